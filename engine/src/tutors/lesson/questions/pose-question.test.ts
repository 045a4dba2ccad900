import type { Misconception } from '@stoa/schema/problem';
import { describe, expect, it } from 'vitest';
import { sampleProblem, shelfOf } from '../../../problems/sample-problems.ts';
import { poseBankProblem, studentQuestion } from './pose-question.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';

const mixUp = (answer: string, ...hint_ladder: [string, string]): Misconception => ({
  id: `gives_${answer}`,
  error_tag: 'conceptual',
  trigger: { kind: 'exact_answer', value: answer },
  hint_ladder,
});
const posed = (sample: Parameters<typeof sampleProblem>[0]) =>
  poseBankProblem(sampleProblem({ skill: 'frac_equiv', ...sample }), {
    question_id: 'q1',
    step: 3,
    concept: 'same-amount',
    turn: 0,
  });

describe('a problem from the bank, used in a lesson,', () => {
  it.each([
    {
      what: 'asks what looks at the matter',
      ladder: 'Is a length asked for, or an area?',
      probe: 'Is a length asked for, or an area?',
    },
    {
      what: 'does not suppose what she did',
      ladder: 'Did you add the two?',
      probe: 'Go back over how you found that, one step at a time, and check each step. Then answer again.',
    },
    {
      what: 'is one question',
      ladder: 'Is it one? Or two?',
      probe: 'Go back over how you found that, one step at a time, and check each step. Then answer again.',
    },
    {
      what: 'keeps the answer',
      ladder: 'Is it 22?',
      probe: 'Go back over how you found that, one step at a time, and check each step. Then answer again.',
    },
  ])('has a probe that $what', ({ ladder, probe }) => {
    expect(posed({ misconceptions: [mixUp('5', ladder, 'Add them.')] }).probe.text).toBe(probe);
  });

  it.each([
    { what: 'first step', explanation: 'Add the ones first.', hint: 'Add the ones first.' },
    {
      what: 'rule, where the first step leans on its mathematics',
      explanation: 'They come to this:',
      hint: 'Ones go with ones.',
    },
    { what: 'rule, where the first step tells the answer', explanation: 'The answer is 22.', hint: 'Ones go with ones.' },
  ])('has as its hint the $what', ({ explanation, hint }) => {
    const steps = [
      { explanation, math: '5 + 7 = 12' },
      { explanation: 'And then the tens.', math: '5 + 17 = 22' },
    ];
    expect(posed({ steps, misconceptions: [mixUp('5', 'Did you add?', 'Ones go with ones.')] }).hint).toBe(hint);
  });

  it('corrects a known mistake with its own rule once in a lesson, and after that with the hint', async () => {
    const problems = [1, 2, 3, 4].map((number) =>
      sampleProblem({
        skill: 'frac_equiv',
        number: 10 * number,
        difficulty: 2,
        answer: String(10 * number + 900_017),
        misconceptions: [mixUp('5', 'Did you add?', 'Thousands go with thousands.')],
      }),
    );
    const lesson = await new LessonDriver({ ...sampleLessonWorld, shelf: shelfOf(problems) }).start(sampleTopic);
    while (lesson.session.current_step < 3) await lesson.rightAndOn();
    const twiceWrong = async () => {
      await lesson.answer('5');
      await lesson.answer('5');
      return lesson.reply.message.text;
    };
    expect(await twiceWrong()).toContain('Thousands go with thousands.');
    await lesson.right();
    expect(await twiceWrong()).toContain('Add the ones first.');
    // The step that was the hint isn't repeated, but its mathematics is told.
    await lesson.wish('hint');
    expect(lesson.reply.message.text).toContain('Written down: $');
  });
});

it.each([
  { text: 'Write the ratio $12 : 21$ in simplest form.', says: 'in simplest form, as a ratio or a fraction' },
  { text: 'Write $\\frac{12}{21}$ in simplest form.', says: 'as a fraction in simplest form' },
])('the question says which form is asked for: $says', ({ text, says }) => {
  const question = posed({});
  const answer = { ...question.answer, judging: { ...question.answer.judging, form: 'reduced_fraction' as const } };
  expect(studentQuestion({ ...question, question_text: text, answer }).asked_form).toBe(says);
});
