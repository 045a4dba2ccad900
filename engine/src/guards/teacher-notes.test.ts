import { describe, expect, it } from 'vitest';
import { leaksTeacherNotes } from './teacher-notes.ts';

describe('leaksTeacherNotes', () => {
  it.each([
    "The student's answer shows a sign error.",
    'The student seems confused by the bottom number.',
    'The learner has understood equal parts.',
    'This pupil wrote 3/8.',
    'Ask the student what the 8 tells.',
    'Student is struggling with fractions.',
    'Assessment: good grasp of halves.',
    'Good.\nAssessment: partial.',
    'Reasoning: she added the tops.',
    'Next: probe the bottom number.',
    'Next step: explain.',
    'Next: ask about the bottom.',
    'We come to a check step now.',
    'Let us look at step 3 of the plan.',
    'The study plan says we do thirds now.',
    'I will advance to step 4.',
    'Your mastery is growing.',
    'You are ready to skip to step 5.',
    'This is the hint phase, so here is a hint.',
    'You show a common misconception.',
    'Misconception detected: adds the bottoms.',
    'The expected answer has an 8 below.',
    'The checker says no.',
    'That was your second wrong answer.',
    'Let me give you some scaffolding.',
    '{"response": "Look again."}',
    'Look again. answer_correct: false',
    'I am in simplify mode now.',
    'Here is a probing question.',
    'The learning objective is to compare fractions.',
  ])('objects to %j', (text) => {
    expect(leaksTeacherNotes(text)).toMatchObject({ guard: 'teacher_notes' });
  });

  it.each([
    'You wrote $\\frac{3}{8}$. What does the 8 tell you?',
    'There are 30 students in a class, and half of them walk.',
    'Each student gets 3 pencils.',
    'A student who runs 5 km a day runs 35 km a week.',
    'Do this step first, then the next one.',
    'Step 2 is to divide both sides.',
    'Plan how you would cut the cake.',
    'Extend the line to the left.',
    'Simplify the fraction.',
    'Next step: divide both sides by 3.',
    'Check step 2 of your work again.',
    'Next, look at the bottom number.',
    'Keep a steady pace: one line at a time.',
    'Practice makes this easier.',
    'Check your answer by putting it back.',
    'Write it as a ratio, 3:4.',
    'Remember: the bottom number counts all the parts.',
    'Here is the rule: same number above and below.',
    'A phase of the moon lasts about a week.',
    'What is next to the 8?',
    'Explain to yourself what the 3 counts.',
  ])('lets %j pass', (text) => {
    expect(leaksTeacherNotes(text)).toBeNull();
  });

  it('allows the words of the question itself', () => {
    const ours = ['The student got 12 of 20 questions right. What percent is that?'];
    expect(leaksTeacherNotes('The student got 12 of 20. Think of 20 as the whole.', ours)).toBeNull();
    expect(leaksTeacherNotes('The student got it wrong.', [])).not.toBeNull();
  });
});
