import { SkillId } from '@stoa/schema/skill';
import { Guideline, type PlanQuestion, type Probe } from '@stoa/schema/study-plan';
import type { LessonSession } from '../state/lesson-session.ts';
import { freshSession } from '../start-lesson.ts';
import type { Topic } from '../state/topic.ts';

type SampleProbe = Partial<Probe> & { text: string };

type QuestionSample = {
  id: string;
  concept: string;
  text: string;
  answer: { input_type: PlanQuestion['answer']['input_type']; expected: string; accepted_forms?: string[]; choices?: string[] };
  probe: SampleProbe;
  hint: string;
  solution: [string, string][];
  wrong?: { answer: string; misconception: string; probe: SampleProbe }[];
};

const question = ({ id, concept, text, answer, probe, hint, solution, wrong = [] }: QuestionSample) => ({
  id,
  concept,
  text,
  answer,
  wrong_answers: wrong,
  probe,
  hint,
  solution: solution.map(([explanation, math], index) => ({ step_index: index + 1, explanation, math })),
});

const pizza = question({
  id: 'pizza',
  concept: 'equal-parts',
  text: 'A pizza is cut into 8 equal parts, and 5 of them are eaten. What fraction of the pizza is left?',
  answer: { input_type: 'fraction', expected: '3/8', accepted_forms: ['411/1096'] },
  wrong: [
    {
      answer: '5/8',
      misconception: 'counted-the-rest',
      probe: {
        text: 'Is that the part that is left, or the part that was eaten?',
        expected: ['the part that was eaten', 'eaten'],
        wrong: [{ answer: 'left', says: 'The 5 parts are in somebody’s stomach.' }],
        bridge: 'And how many parts are left?',
      },
    },
  ],
  probe: {
    text: 'How many parts does the whole pizza have?',
    expected: ['8 parts'],
    wrong: [{ answer: '5', says: 'That is how many were eaten.' }],
    bridge: 'So which number goes on the bottom?',
  },
  hint: 'Count the parts that nobody ate, and write them above all the parts.',
  solution: [
    ['The pizza has 8 equal parts, so 8 stands below.', '\\frac{\\square}{8}'],
    ['Of the 8 parts 5 are gone, and what is left goes to the top.', '8 - 5 = 3, \\frac{3}{8}'],
  ],
});
const missing = question({
  id: 'missing',
  concept: 'same-amount',
  text: 'Which number makes $\\frac{7}{9} = \\frac{\\square}{72}$ true?',
  answer: { input_type: 'integer', expected: '56', accepted_forms: ['448/8'] },
  wrong: [
    {
      answer: '70',
      misconception: 'added-the-same',
      probe: {
        text: 'You added the same to both. What was the 9 multiplied by to give 72?',
        expected: ['8', 'times 8'],
        wrong: [{ answer: '63', says: 'That is what was added to the 9. Look for a times fact.' }],
        bridge: 'So what happens to the 7?',
      },
    },
  ],
  probe: {
    text: 'What was the 9 multiplied by?',
    expected: ['8', 'times 8'],
    bridge: 'So what happens to the 7?',
  },
  hint: 'Find what the bottom was multiplied by. The top goes the same way.',
  solution: [
    ['The bottom was multiplied by 8.', '9 \\times 8 = 72'],
    ['So the top is multiplied by 8, too.', '7 \\times 8 = 56'],
  ],
});
const same = question({
  id: 'same',
  concept: 'same-amount',
  text: 'True or false: $\\frac{2}{3}$ and $\\frac{8}{12}$ are the same amount.',
  answer: { input_type: 'boolean', expected: 'true' },
  probe: {
    text: 'What would you multiply the 3 by to get 12?',
    expected: ['4', 'times 4'],
    bridge: 'Does the same work for the 2?',
  },
  hint: 'Look at the tops and at the bottoms by themselves, and compare what happened to them.',
  solution: [
    ['From 3 to 12 the bottom grows by a factor.', '3 \\times 4 = 12'],
    ['The top grows by the same factor, so the statement holds.', '2 \\times 4 = 8'],
  ],
});
const larger = question({
  id: 'larger',
  concept: 'same-amount',
  text: 'Nora eats $\\frac{1}{3}$ of a bar. Ben eats 5 of the 12 squares of the same kind of bar. Who eats more?',
  answer: { input_type: 'multiple_choice', expected: 'B', choices: ['Nora', 'Ben', 'They eat the same amount'] },
  probe: {
    text: 'If Nora cut her bar into 12 squares, how many would be hers?',
    expected: ['4 squares'],
    bridge: 'Now compare that with what Ben has.',
  },
  hint: 'Share 12 squares fairly into 3 groups and compare one group with what Ben has.',
  solution: [
    ['A third of 12 squares is one of three equal groups.', '12 \\div 3 = 4'],
    ['Ben has more squares than that.', '5 > 4'],
  ],
});
const solve = question({
  id: 'solve',
  concept: 'same-amount',
  text: 'Solve $3x + 4 = 31$.',
  answer: { input_type: 'integer', expected: '9', accepted_forms: ['x = 81/9'] },
  probe: { text: 'What was added to $3x$?', expected: ['4'], bridge: 'How do you undo that?' },
  hint: 'Take 4 away on both sides first.',
  solution: [
    ['Take 4 away on both sides.', '3x = 27'],
    ['Then divide both sides by 3.', 'x = 27 \\div 3 = 9'],
  ],
});
const example = {
  stem: 'Which number makes $\\frac{2}{5} = \\frac{\\square}{30}$ true?',
  steps: [
    { step_index: 1, explanation: 'The bottom was multiplied by 6.', math: '5 \\times 6 = 30' },
    { step_index: 2, explanation: 'So the top is multiplied by 6 as well.', math: '2 \\times 6 = 12' },
  ],
  answer: '$12$',
};

/**
 * A small but complete guideline for tests, with all kinds of steps and answers. It's parsed, so that it's one that an author
 * could have stored.
 */
export const sampleGuideline: Guideline = Guideline.parse({
  guideline_id: 'names-of-fractions',
  title: 'Names of fractions',
  summary: 'One amount has many names.',
  syllabus: 'Grade 4 fractions',
  subject: 'fractions',
  strand: 'fractions',
  grade: 4,
  guidelines: {
    learning_objectives: ['I can say what the two numbers of a fraction mean.', 'I can find another name for a fraction.'],
    prerequisites: ['I know my multiplication facts.'],
    misconceptions: [
      { id: 'counted-the-rest', description: 'Compares the share with the rest.', correction: 'The bottom counts all parts.' },
      {
        id: 'added-the-same',
        description: 'Adds the same number above and below.',
        correction: 'Cutting again multiplies both.',
        note: 'You added the same number above and below.',
      },
    ],
    glossary: [
      {
        words: ['numerator', 'top number'],
        meaning: 'The numerator is the number on top of a fraction. It counts the parts that are meant.',
        example: 'In $\\frac{2}{9}$ it is 2, for two parts.',
      },
      {
        words: ['denominator', 'bottom number'],
        meaning: 'The denominator is the number at the bottom of a fraction. It tells how many equal parts the whole has.',
      },
    ],
    teaching_approach: 'Begin with one thing that is cut again, and let the child see that nothing was added.',
  },
  plan: {
    concepts: [
      { id: 'equal-parts', name: 'Equal parts', skill_id: 'frac_parts' },
      { id: 'same-amount', name: 'Multiplying both numbers', skill_id: 'frac_equiv' },
    ],
    opening: pizza,
    steps: [
      {
        type: 'explain',
        step: 1,
        title: 'One amount, many names',
        concept: 'same-amount',
        content_hint: 'Cutting every part again changes the name and not the amount.',
        explanation:
          'Take a bar with 2 big pieces and eat 1 of them. Now cut every piece in two: the bar has 4 pieces, and your share is 2 of them. It is the same chocolate, so $\\frac{1}{2}$ and $\\frac{2}{4}$ are two names for one amount.',
        another_way: [
          'Fold a strip of paper in the middle and color one side. Fold it once more: nothing new is colored, and only the name has changed.',
          'Think of a ruler. One point on it can have many names.',
        ],
        worked_example: example,
        questions: [missing, same],
      },
      {
        type: 'check',
        step: 2,
        title: 'Do you see the same amount?',
        concept: 'same-amount',
        content_hint: 'The idea, without a rule.',
        questions: [larger, { ...missing, id: 'missing-again' }, solve],
      },
      {
        type: 'practice',
        step: 3,
        title: 'Practice with names',
        concept: 'same-amount',
        content_hint: 'Problems of the bank.',
        skill_id: 'frac_equiv',
        difficulties: [2, 3],
        right_needed: 2,
      },
    ],
    wrap_up: 'Multiply or divide both numbers of a fraction by the same number, and the amount stays as it is.',
  },
});

export const sampleQuestions: readonly PlanQuestion[] = [
  sampleGuideline.plan.opening,
  ...sampleGuideline.plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions)),
];

const bkt = { p_init: 0.3, p_transit: 0.1, p_slip: 0.1, p_guess: 0.2 };

export const sampleTopic: Topic = {
  topic_id: sampleGuideline.guideline_id,
  plan_version: 1,
  title: sampleGuideline.title,
  subject: sampleGuideline.subject,
  syllabus: sampleGuideline.syllabus,
  grade: sampleGuideline.grade,
  guidelines: sampleGuideline.guidelines,
  plan: sampleGuideline.plan,
  skills: { [SkillId.parse('frac_equiv')]: { name: 'Equivalent fractions', bkt } } as Topic['skills'],
};

/** Returns a lesson on it that has just begun. */
export const sampleSession = (change: Partial<LessonSession> = {}): LessonSession => ({
  ...freshSession(
    {
      session_id: 'lesson-1',
      topic: sampleTopic,
      student_context: { grade: 4, board: null, language_level: 'simple' },
      pace_preference: 'normal',
      allow_extension: true,
    },
    { now: new Date('2026-01-01T00:00:00.000Z') },
  ),
  version: 1,
  ...change,
});
