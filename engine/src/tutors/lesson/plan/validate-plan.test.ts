import { Guideline, type StudyPlanStep } from '@stoa/schema/study-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { validatePlan } from './validate-plan.ts';

const graph = indexGraph(sampleGraph({ id: 'whole_add' }));

const more = {
  text: 'Should the result be more or less than what you began with?',
  expected: ['more'],
  wrong: [{ answer: 'less', says: 'You put something to it.' }],
  bridge: 'Is your number?',
};

/** Makes the question "What is 12 + 5?", with everything that belongs to it. */
const sum = (id: string, a: number, b: number) => ({
  id,
  concept: 'sums',
  text: `What is $${a} + ${b}$?`,
  answer: { input_type: 'integer', expected: String(a + b) },
  wrong_answers: [
    { answer: String(a - b), misconception: 'took-away', probe: more },
    {
      answer: String(a + b - 1),
      misconception: 'counted-first',
      probe: {
        text: 'Did you say the number you began with once more?',
        expected: ['yes'],
        wrong: [{ answer: 'no', says: 'Count on your fingers.' }],
        bridge: 'Begin with the next one.',
      },
    },
  ],
  probe: {
    text: 'Which number did you begin with?',
    expected: [String(a)],
    wrong: [{ answer: String(b), says: 'That is the other one.' }],
    bridge: 'Now count the other one on.',
  },
  hint: 'Begin with the larger number and count on.',
  solution: [
    { step_index: 1, explanation: 'Begin with the larger number.', math: `${a}` },
    { step_index: 2, explanation: 'Count on from there.', math: `${a} + ${b} = ${a + b}` },
  ],
});

const sample = () =>
  Guideline.parse({
    guideline_id: 'sums',
    title: 'Sums',
    summary: 'Put two amounts together.',
    syllabus: 'Grade 1',
    subject: 'integers',
    strand: 'whole_numbers',
    grade: 1,
    guidelines: {
      learning_objectives: ['I can add two numbers.'],
      prerequisites: ['I can count.'],
      misconceptions: [
        { id: 'took-away', description: 'Takes away.', correction: 'Adding makes more.' },
        { id: 'counted-first', description: 'Counts the first number again.', correction: 'Begin with the next number.' },
      ],
      teaching_approach: 'Count real things first.',
    },
    plan: {
      concepts: [{ id: 'sums', name: 'Adding', skill_id: 'whole_add' }],
      opening: sum('opening', 21, 1),
      steps: [
        {
          type: 'explain',
          step: 1,
          title: 'Counting on',
          concept: 'sums',
          content_hint: 'Count on from the larger number.',
          explanation: 'Adding puts two heaps together. Begin with one heap and count the other one on.',
          another_way: ['On a number line, adding is a jump to the right.', 'Put two heaps together and count them all.'],
          worked_example: {
            stem: 'What is $40 + 3$?',
            steps: [{ step_index: 1, explanation: 'Count three on.', math: '40 + 3 = 43' }],
            answer: '$43$',
          },
          questions: [sum('a', 12, 5), sum('b', 31, 6), sum('c', 52, 4)],
        },
        {
          type: 'check',
          step: 2,
          title: 'Sums',
          concept: 'sums',
          content_hint: 'Sums.',
          questions: [sum('d', 62, 7), sum('e', 71, 8), sum('f', 80, 9)],
        },
        ...[3, 4, 5, 6].map((step) => ({
          type: 'practice',
          step,
          title: 'Sums',
          concept: 'sums',
          content_hint: 'Sums.',
          skill_id: 'whole_add',
          difficulties: [1],
          right_needed: 2,
        })),
      ],
      wrap_up: 'Adding puts heaps together.',
    },
  });

/** Replaces the part of the sample at a place; `undefined` removes it. */
function changed(at: string, value: unknown): Guideline {
  const guideline = sample();
  const keys = at.split('.');
  let part = (keys[0]! in guideline ? guideline : guideline.plan) as unknown as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[keys.at(-1)!] = value;
  return guideline;
}

const numberLine = (jumps: { from: number; to: number; label: string | null }[]) => ({
  kind: 'number_line',
  scale: { from: 0, to: 20, step: 10 },
  parts: 10,
  jumps,
});
const question = 'steps.0.questions.0';
const answer = `${question}.answer`;
const wrong = `${question}.wrong_answers`;
const takes = (text: string, probe = more) => ({ answer: text, misconception: 'took-away', probe });

describe('validatePlan', () => {
  it('finds nothing in a sound plan', () => {
    expect(validatePlan(sample(), graph)).toEqual([]);
  });

  it.each([
    ['is labeled with it', numberLine([{ from: 0, to: 12, label: '17' }]), 'labeled with the answer "17"'],
    ['names it', numberLine([{ from: 12, to: 17, label: '+5' }]), 'The picture gives the answer away'],
  ])('finds a picture beside a question that gives its answer away: it %s', (_, figure, says) => {
    const found = validatePlan(changed(`${question}.figure`, figure), graph);
    expect(found).toEqual([{ at: `${question}.figure`, severity: 'error', says: expect.stringContaining(says) as string }]);
  });

  it.each(['figure', 'worked_example.figure'])('finds a picture in an explanation that answers a later question: %s', (place) => {
    const told = validatePlan(changed(`steps.0.${place}`, numberLine([{ from: 0, to: 17, label: null }])), graph);
    expect(told[0]).toMatchObject({ at: `steps.0.${place}`, severity: 'error' });
    expect(validatePlan(changed(`steps.0.${place}`, numberLine([{ from: 0, to: 3, label: '+3' }])), graph)).toEqual([]);
  });

  it('allows a picture to show what its question says', () => {
    expect(validatePlan(changed(`${question}.figure`, numberLine([{ from: 0, to: 12, label: '12' }])), graph)).toEqual([]);
  });

  it.each([
    ['a step out of number', 'steps.1.step', 5, 'steps.1.step', 'step 2 by its place'],
    [
      'practice before anything is taught',
      'steps.0',
      { ...sample().plan.steps[2], step: 1 },
      'steps.0',
      'teaches before it practices',
    ],
    ['a step of an unknown concept', 'steps.1.concept', 'times', 'steps.1.concept', 'no concept "times"'],
    ['a question of an unknown concept', `${question}.concept`, 'times', `${question}.concept`, 'no concept "times"'],
    [
      'a concept named twice',
      'concepts',
      [0, 0].map(() => sample().plan.concepts[0]),
      'concepts',
      '"sums" stands there more than once',
    ],
    ['a question named twice', `${question}.id`, 'opening', `${question}.id`, '"opening" stands there more than once'],
    [
      'a question asked twice',
      `steps.1.questions.0.text`,
      'What is $12 +  5$?',
      'steps.1.questions.0.text',
      'the same as question 1 of step 1',
    ],
    [
      'a question asked twice in another case and with another mark',
      `steps.1.questions.0.text`,
      'WHAT is $12+5$',
      'steps.1.questions.0.text',
      'the same as question 1 of step 1',
    ],
    ['a skill that is not in the graph', 'concepts.0.skill_id', 'whole_sum', 'concepts.0.skill_id', 'no skill "whole_sum"'],
    ['practice of a skill that is not there', 'steps.2.skill_id', 'whole_sum', 'steps.2.skill_id', 'no skill "whole_sum"'],
  ])('finds %s', (_what, at, value, where, says) => {
    expect(validatePlan(changed(at, value), graph)).toContainEqual({
      at: where,
      says: expect.stringContaining(says),
      severity: 'error',
    });
  });

  it.each([
    ['a key that cannot be read', `${answer}.expected`, '17 +', `${answer}.expected`, 'cannot be read'],
    [
      'a key that breaks its own form',
      `${answer}`,
      {
        ...sum('a', 1, 1).answer,
        input_type: 'fraction',
        expected: '2/4',
        tolerance: null,
        accepted_forms: [],
        choices: [],
        judging: { form: 'reduced_fraction', variables: [], unit: null },
      },
      `${answer}.expected`,
      'itself judged incorrect',
    ],
    [
      'a key that is no choice',
      answer,
      {
        input_type: 'multiple_choice',
        expected: 'C',
        tolerance: null,
        accepted_forms: [],
        choices: ['1', '2'],
        judging: { form: 'any', variables: [], unit: null },
      },
      `${answer}.expected`,
      'cannot be read',
    ],
    [
      'one choice alone',
      answer,
      {
        input_type: 'multiple_choice',
        expected: 'A',
        tolerance: null,
        accepted_forms: [],
        choices: ['1'],
        judging: { form: 'any', variables: [], unit: null },
      },
      `${answer}.choices`,
      'two choices or more',
    ],
    [
      'the same choice twice',
      answer,
      {
        input_type: 'multiple_choice',
        expected: 'A',
        tolerance: null,
        accepted_forms: [],
        choices: ['$1$', '1', '2'],
        judging: { form: 'any', variables: [], unit: null },
      },
      `${answer}.choices`,
      'twice',
    ],
    [
      'a question that its own formula answers',
      `${question}.text`,
      'Write $17$ in another way.',
      `${question}.text`,
      'copied from the question',
    ],
    [
      'an undescribed misconception',
      `${wrong}.0.misconception`,
      'forgot',
      `${wrong}.0.misconception`,
      'no misconception "forgot"',
    ],
    ['a wrong answer that is right', `${wrong}.0.answer`, '17.0', `${wrong}.0.answer`, 'is judged correct'],
    ['a wrong answer that cannot be read', `${wrong}.0.answer`, 'seventy +', `${wrong}.0.answer`, 'is judged unreadable'],
    ['two wrong answers worth the same', wrong, [takes('7'), takes('7.0')], `${wrong}.1.answer`, 'worth the same'],
    ['a probe that tells', `${question}.probe.text`, 'Is it 17?', `${question}.probe.text`, 'gives the answer away'],
    [
      'a suited probe that tells',
      `${wrong}.0.probe.text`,
      'Why is it not seventeen?',
      `${wrong}.0.probe.text`,
      'gives the answer away',
    ],
    ['an idea said in too few ways', 'steps.0.another_way', ['Jump to the right.'], 'steps.0.another_way', 'two other ways'],
    [
      'a long first explanation',
      'steps.0.explanation',
      'One. Two. Three. Four. Five.',
      'steps.0.explanation',
      'at most 4 sentences',
    ],
    [
      'the numbers of another question',
      'steps.1.questions.0.text',
      'Put 5 to 12. How many is that?',
      'steps.1.questions.0.text',
      'those of question 1 of step 1',
    ],
    [
      'an example with the numbers of a question',
      'steps.0.worked_example.stem',
      'What is $5 + 12$?',
      'steps.0.worked_example.stem',
      'those of question 1 of step 1',
    ],
    ['a probe whose reply cannot be judged', `${question}.probe.expected`, [], `${question}.probe.expected`, 'No reply to it'],
    [
      'a reply that is not judged right',
      `${question}.probe.expected`,
      ['12', 'why?'],
      `${question}.probe.expected.1`,
      'is not judged right',
    ],
    [
      'a reply that answers the question',
      `${question}.probe.expected`,
      ['17'],
      `${question}.probe.expected.0`,
      'answers the question itself',
    ],
    [
      'a wrong reply that is right',
      `${question}.probe.wrong`,
      [{ answer: 'twelve', says: 'No.' }],
      `${question}.probe.wrong.0.answer`,
      'as neither',
    ],
    [
      'help with a reply that tells',
      `${question}.probe.wrong.0.says`,
      'You get 17.',
      `${question}.probe.wrong.0.says`,
      'gives the answer away',
    ],
    ['a bridge that tells', `${question}.probe.bridge`, 'So it is 17.', `${question}.probe.bridge`, 'gives the answer away'],
    ['a reply that leads nowhere', `${question}.probe.bridge`, null, `${question}.probe.bridge`, 'leads from a right reply'],
    ['a probe that asks nothing', `${question}.probe.text`, 'Begin with one of them.', `${question}.probe.text`, 'asks nothing'],
    ['a hint that tells', `${question}.hint`, 'You get 17.', `${question}.hint`, 'gives the answer away'],
    [
      'a solution that tells too early',
      `${question}.solution.0.math`,
      '12 + 5 = 17',
      `${question}.solution.0`,
      'gives the answer away',
    ],
    ['a solution that ends elsewhere', `${question}.solution.1.math`, '12 + 5 = 18', `${question}.solution.1`, 'does not arrive'],
    [
      'an explanation that answers the question',
      'steps.0.explanation',
      'Twelve and five are 17 in all.',
      'steps.0.explanation',
      'answers the question "a"',
    ],
    [
      'another way that answers the next step',
      'steps.0.another_way.0',
      'See: $62 + 7 = 69$.',
      'steps.0.another_way.0',
      'answers the question "d"',
    ],
    [
      'an explanation that answers the opening',
      'steps.0.explanation',
      'See: $21 + 1 = 22$.',
      'steps.0.explanation',
      'answers the question "opening"',
    ],
    [
      'an example that is the question',
      'steps.0.worked_example.stem',
      'What is $12+5$?',
      'steps.0.worked_example',
      'is the question "a" itself',
    ],
  ])('finds %s', (_what, at, value, where, says) => {
    expect(validatePlan(changed(at, value), graph)).toContainEqual({
      at: where,
      says: expect.stringContaining(says),
      severity: 'error',
    });
  });

  it.each([
    ['two questions in one', `${question}.text`, 'What is $12 + 5$? And why?', 'Two questions'],
    ['a probe that asks twice', `${question}.probe.text`, 'Why? How?', 'Two questions'],
    ['an explanation that asks', 'steps.0.explanation', 'What are two heaps together?', 'asks nothing'],
    ['an open dollar sign', 'steps.0.explanation', 'A pen for $5 and another one.', 'A dollar sign opens'],
    ['braces that do not pair', `${question}.hint`, 'Look at $\\frac{1}{2$.', 'do not pair'],
    ['a fraction with one number', `${question}.hint`, 'Look at $\\frac{1}$.', 'lacks one of its numbers'],
    ['half a pair of tall brackets', `${question}.hint`, 'Look at $\\left(1 + 2)$.', 'do not pair'],
    ['a dollar sign in a line of mathematics', `${question}.solution.0.math`, '$12$', 'mathematics already'],
    ['a value that failed to print', 'wrap_up', 'Now $NaN$.', 'left unfilled'],
    ['unkind words', `${question}.probe.text`, 'Are you blind?', 'holds an insult'],
    ['a link', 'guidelines.teaching_approach', 'See www.example.org for more.', 'holds a link'],
    ['words about the machine', 'steps.0.explanation', 'I am a language model and adding is easy.', 'speaks of'],
  ])('finds %s', (_what, at, value, says) => {
    expect(validatePlan(changed(at, value), graph)).toContainEqual({
      at,
      says: expect.stringContaining(says),
      severity: 'error',
    });
  });

  it.each([
    [
      'a choice',
      `${answer}`,
      {
        input_type: 'multiple_choice',
        expected: 'A',
        tolerance: null,
        accepted_forms: [],
        choices: ['1', 'x'.repeat(121)],
        judging: { form: 'any', variables: [], unit: null },
      },
      `${answer}.choices.1`,
      '121 characters',
    ],
    [
      'a step of a solution',
      `${question}.solution.0.explanation`,
      'Count. '.repeat(50),
      `${question}.solution.0.explanation`,
      '350 characters',
    ],
    ['what the schema bounds', `${question}.hint`, 'Count. '.repeat(50), `${question}.hint`, 'That’s too long'],
  ])('finds that %s is too long', (_what, at, value, where, says) => {
    expect(validatePlan(changed(at, value), graph)).toContainEqual({
      at: where,
      says: expect.stringContaining(says),
      severity: 'error',
    });
  });

  const checks = `${question}.self_check`;
  it.each([
    ['tells the answer', 'See whether your number is 17.', 'gives the answer away'],
    ['works the question out', 'See whether $12 + 5$ comes out as your number: $12 + 5 = 17$.', 'gives the answer away'],
    ['names a number that only the right answer leads to', 'Add 3 to your number. See whether you get 20.', 'has no 3'],
    ['names such a number in a word', 'Add three to your number, and see whether it ends in a zero.', 'has no 3'],
    ['is a paragraph', 'Take your number. Take 5 away. See whether 12 is left.', 'one or two sentences'],
    ['asks', 'Take 5 away from your number. Is 12 left?', 'asks nothing'],
    ['is longer than it is read', 'Take away. '.repeat(19), 'That’s too long'],
    ['is empty', '', 'Please fill in this field.'],
  ])('rejects a way to check that %s', (_what, text, says) => {
    expect(validatePlan(changed(checks, text), graph)).toContainEqual({
      at: checks,
      says: expect.stringContaining(says),
      severity: 'error',
    });
  });

  it.each([
    ['none', undefined],
    ['the numbers of the question', 'Take 5 away from your number. See whether you are back at 12.'],
    ['its numbers in words', 'Take five away from your number, and see whether twelve is left.'],
    ['what belongs to the matter', 'Your number has to be more than each of the 2 numbers, with 1 ten in front.'],
  ])('accepts a way to check with %s', (_what, text) => {
    expect(validatePlan(changed(checks, text), graph)).toEqual([]);
  });

  it('warns about practice that is never checked, and about a plan that is too short or too long', () => {
    const unchecked = changed('steps.1', { ...sample().plan.steps[0], step: 2 });
    expect(validatePlan(unchecked, graph)).toContainEqual({
      at: 'steps.2',
      says: expect.stringContaining('Nothing checks "sums"'),
      severity: 'warning',
    });
    const short = changed('steps', sample().plan.steps.slice(0, 5));
    expect(validatePlan(short, graph)).toEqual([
      { at: 'steps', says: expect.stringContaining('5 steps are short'), severity: 'warning' },
    ]);
  });

  it('finds a step whose other way of explaining answers a later check', () => {
    const { steps } = sample().plan;
    const between = { ...steps[2]!, step: 2 };
    const late = changed('steps', [steps[0], between, { ...steps[1]!, step: 3 }, ...steps.slice(3)]);
    expect(validatePlan(late, graph).filter(({ severity }) => severity === 'error')).toEqual([]);
    const told = { ...late.plan.steps[0]!, another_way: ['See: $71 + 8 = 79$.'] } as StudyPlanStep;
    late.plan.steps[0] = told;
    expect(validatePlan(late, graph)).toContainEqual({
      at: 'steps.0.another_way.0',
      says: expect.stringContaining('answers the question "e"'),
      severity: 'error',
    });
  });

  it('rejects the name of an unknown mal-rule', () => {
    const [first, ...others] = sample().guidelines.misconceptions;
    const linked = (rule: string) => validatePlan(changed('guidelines.misconceptions', [{ ...first!, rule }, ...others]), graph);
    expect(linked('add_denominators')).toEqual([]);
    expect(linked('no_such_rule')).toContainEqual({
      at: 'guidelines.misconceptions.0.rule',
      says: expect.stringContaining('no_such_rule'),
      severity: 'error',
    });
  });

  it('warns about a misconception that no known wrong answer leads to', () => {
    const unmet = [...sample().guidelines.misconceptions, { id: 'guessed', description: 'Guesses.', correction: 'Count.' }];
    expect(validatePlan(changed('guidelines.misconceptions', unmet), graph)).toEqual([
      { at: 'guidelines.misconceptions.2', says: expect.stringContaining('"guessed"'), severity: 'warning' },
    ]);
  });

  it('allows dollar amounts in a text, and a solution that ends in words for a boolean or a choice', () => {
    const { solution } = sample().plan.opening;
    const ends = (explanation: string) => [solution[0]!, { step_index: 2, explanation, math: '12' }];
    const truth = {
      ...sum('a', 1, 1).answer,
      tolerance: null,
      accepted_forms: [],
      choices: [],
      judging: { form: 'any', variables: [], unit: null },
    };
    const said = (input_type: string, expected: string, choices: string[], explanation: string, given: string) => ({
      ...sample().plan.opening,
      id: 'a',
      text: 'True or false: a pen for \\$5 costs more than one for \\$4.',
      answer: { ...truth, input_type, expected, choices },
      wrong_answers: [takes(given)],
      solution: ends(explanation),
    });
    for (const right of [
      said('boolean', 'true', [], 'So it is true.', 'false'),
      said('multiple_choice', 'B', ['the second', 'the first one'], 'So it must be the first one.', 'A'),
    ])
      expect(validatePlan(changed(question, right), graph)).toEqual([]);
  });

  it('looks up no skills without a graph', () => {
    expect(validatePlan(changed('concepts.0.skill_id', 'whole_sum'), null)).toEqual([]);
  });

  it('returns findings for any draft at all', () => {
    const places = [
      'title',
      'concepts',
      'opening',
      'steps.0.questions',
      `${answer}.expected`,
      `${question}.text`,
      `${wrong}.0.answer`,
      'steps.1.step',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (at, value) => {
        for (const finding of validatePlan(changed(at, value), graph)) expect(finding.says).not.toBe('');
      }),
      { numRuns: 60 },
    );
  });
});
