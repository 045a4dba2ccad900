import { addDenominators, largerBottomIsLarger } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { describe, expect, it } from 'vitest';
import type { BankedProblem } from '@stoa/schema/problem';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { SkillId } from '@stoa/schema/skill';
import { allGenerators } from './all-generators.ts';
import { familyRecord } from './family-record.ts';
import type { Generator, ProblemDraft } from './generator.ts';
import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { writeProblem } from './write-problem.ts';

const now = new Date('2026-01-05T08:00:00Z');

/** 3/8 + 1/8 in lowest terms: a valid problem until a test breaks it. */
const sound: ProblemDraft = {
  stem: 'Add, and write the sum in lowest terms: $\\frac{3}{8} + \\frac{1}{8}$',
  answer: '1/2',
  inputType: 'fraction',
  form: 'reduced_fraction',
  steps: [
    { explanation: 'Eighths and eighths: add the numerators.', math: '\\frac{3 + 1}{8} = \\frac{4}{8}' },
    { explanation: 'Divide both numbers by 4.', math: '\\frac{4}{8} = \\frac{1}{2}' },
  ],
  ladder: [
    'Which sum do you need to find? Look at the two denominators first.',
    'Parts of the same size are counted together, and their size stays.',
    'Write the two numerators over one denominator: $\\frac{3 + 1}{8}$.',
  ],
  misconceptions: [
    {
      rule: addDenominators,
      answer: '4/16',
      hints: [
        'Look at the size of the parts.',
        'Parts of one size are counted; their size stays.',
        'Count the eighths: how many are 3 and 1?',
      ],
    },
  ],
  wrong: '9/7',
};

const writtenFrom = (draft: ProblemDraft): BankedProblem => {
  const generator: Generator = {
    name: 'of_this_test',
    version: 1,
    skill: 'frac_add_like',
    difficulties: [1],
    draft: () => draft,
  };
  return writeProblem(generator, 1, 1, { now });
};
const graph = { version: '1.0.0', nodes: [{ id: 'frac_add_like' }, { id: 'quad_formula' }] };
const families = familyRecord(allGenerators);
const verify = (problem: BankedProblem) => verifyProblem(problem, { now, graph, families, policy: openVerificationPolicy() });

/** Changes one part inside a problem, and leaves the rest as it was written. */
function broken(change: (problem: BankedProblem) => void, draft = sound): BankedProblem {
  const copy = structuredClone(writtenFrom(draft));
  change(copy);
  return copy;
}

/** The zero shows the place that was rounded to. */
const rounding: ProblemDraft = {
  stem: 'Round $48.5953$ to the nearest **hundredth**.',
  answer: '48.60',
  inputType: 'decimal',
  steps: [{ explanation: 'The next digit is 5 or more, so we round up.', math: '48.5953 \\approx 48.60' }],
  misconceptions: [],
  wrong: '48.59',
};

const choosing: ProblemDraft = {
  stem: 'Which is greater?',
  answer: '$\\frac{1}{2}$',
  inputType: 'multiple_choice',
  choices: { right: '$\\frac{1}{2}$', distractors: ['$\\frac{1}{3}$'] },
  steps: [{ explanation: 'Halves are larger parts than thirds.', math: '\\frac{1}{2}' }],
  misconceptions: [
    {
      rule: largerBottomIsLarger,
      answer: '$\\frac{1}{3}$',
      hints: [
        'What does the lower number count?',
        'More parts of one whole are smaller parts.',
        'Cut a bar in 2 equal parts, and another one in 3.',
      ],
    },
  ],
  wrong: 'B',
};

/** 2x + 3 = 11, and an equation with two solutions. */
const equation: ProblemDraft = {
  stem: 'Solve the equation.\n\n$2x + 3 = 11$',
  answer: '4',
  inputType: 'integer',
  variables: { x: 'the unknown' },
  steps: [
    { explanation: 'Subtract 3 from both sides.', math: '2x = 8' },
    { explanation: 'Divide both sides by 2.', math: 'x = 4' },
  ],
  misconceptions: [],
  wrong: '70',
};
const two: ProblemDraft = {
  stem: 'Find all solutions. Write them as a set, for example $\\{1, 2\\}$.\n\n$x^2 = 9$',
  answer: '{-3, 3}',
  inputType: 'set',
  variables: { x: 'the unknown' },
  steps: [{ explanation: 'Two numbers have the square 9.', math: 'x = 3, \\quad x = -3' }],
  misconceptions: [],
  wrong: '{70}',
};

const solveTo =
  (answer: string) =>
  ({ item, tests }: BankedProblem): void => {
    item.solution_logic.final_answer_canonical = answer;
    item.solution_logic.steps.at(-1)!.math = `x = ${answer}`;
    tests.find(({ kind }) => kind === 'correct')!.answer = answer;
  };
/** Turns it into 3/8 + 1/8 = 5/6, in every place that has the answer. */
const anotherSum = ({ item, tests }: BankedProblem): void => {
  item.solution_logic.final_answer_canonical = '5/6';
  item.solution_logic.steps = [{ step_index: 1, explanation: 'Add.', math: '\\frac{5}{6}' }];
  tests.find(({ kind }) => kind === 'correct')!.answer = '5/6';
};
const relabelled = ({ item, origin }: BankedProblem): void => {
  origin.generator = 'frac_add_like_compute';
  item.meta.skill_id = SkillId.parse('quad_formula');
  item.meta.difficulty = 5;
};

describe('verifyProblem', () => {
  it('passes a sound problem and says who verified it', () => {
    const { kind, problem, events } = verify(writtenFrom(sound));
    expect(kind).toBe('verified');
    expect(problem.item.meta).toMatchObject({
      status: 'VERIFIED',
      verified_at: now.toISOString(),
      provenance: { verifier: { passed: true, tool: 'stoa' } },
      verification_report: { issues: [], rubric_scores: { solvability: 1 } },
    });
    expect(events).toMatchObject([{ type: 'verification_approved', problem_id: problem.item.meta.id }]);
  });

  it('is named as critic if it worked out the answer from the stem alone, and not if it couldn’t read the stem', () => {
    const criticOf = (draft: ProblemDraft) => verify(writtenFrom(draft)).problem.item.meta.provenance;
    expect(criticOf(sound)).toMatchObject({ critic_model: 'stoa-stem@2', judge_model: expect.stringMatching(/^stoa-math@/) });
    expect(criticOf(rounding)).toMatchObject({ critic_model: 'none', judge_model: 'none' });
  });

  it.each([equation, two])('passes an equation that it solves itself: $answer', (draft) =>
    expect(verify(writtenFrom(draft)).kind).toBe('verified'),
  );

  it('passes a rounded decimal with the zeros that show its place', () => {
    const problem = writtenFrom(rounding);
    expect(problem.item.solution_logic.final_answer_canonical).toBe('48.60');
    expect(verify(problem).kind).toBe('verified');
  });

  it('passes a sound multiple-choice problem', () => expect(verify(writtenFrom(choosing)).kind).toBe('verified'));

  // Each row breaks one thing that the named check must find.
  it.each<[check: string, what: string, problem: () => BankedProblem]>([
    ['schema', 'a difficulty beyond the scale', () => broken(({ item }) => void (item.meta.difficulty = 6 as 5))],
    [
      'answer is correct',
      'an accepted form that is not the answer',
      () => broken(({ item }) => void item.answer_spec.accepted_forms.push('3/4')),
    ],
    [
      'answer is canonical',
      'an answer that is not in normal form',
      () => broken(({ item }) => void (item.solution_logic.final_answer_canonical = '4/8')),
    ],
    [
      'answer is canonical',
      'zeros at the end of a decimal that was not rounded',
      () => broken(({ item }) => void (item.problem_content.stem = 'Add $48 + 0.6$.'), rounding),
    ],
    ['texts are whole', 'a formula that never closes', () => broken(({ item }) => void (item.problem_content.stem += ' $3 + 4'))],
    [
      'texts are whole',
      'a brace too many',
      () => broken(({ item }) => void (item.solution_logic.steps[0]!.math = '\\frac{3}{8}}')),
    ],
    ['texts are whole', 'a number that did not print', () => broken(({ item }) => void (item.problem_content.stem += ' NaN'))],
    [
      'form is asked for',
      'a form that the stem keeps to itself',
      () => broken(({ item }) => void (item.problem_content.stem = 'Add $\\frac{3}{8} + \\frac{1}{8}$.')),
    ],
    [
      'steps arrive',
      'a solution that ends elsewhere',
      () => broken(({ item }) => void (item.solution_logic.steps.at(-1)!.math = '\\frac{4}{8} = \\frac{1}{4}')),
    ],
    [
      'steps are true',
      'a step that does not hold, though the last one arrives',
      () => broken(({ item }) => void (item.solution_logic.steps[0]!.math = '\\frac{3}{8} + \\frac{1}{8} = \\frac{5}{8}')),
    ],
    [
      'steps are true',
      'a hint that reckons wrongly',
      () => broken(({ item }) => void (item.misconceptions[0]!.hint_ladder[2] = 'Remember that 3 times 7 is 24.')),
    ],
    [
      'answer follows from the stem',
      'an answer to another sum, with steps and tests to go with it',
      () => writtenFrom({ ...sound, stem: sound.stem.replace('{3}', '{1}') }),
    ],
    [
      'own tests pass',
      'a right answer that is not',
      () => broken(({ tests }) => void tests.push({ kind: 'correct', answer: '2/3' })),
    ],
    [
      'own tests pass',
      'an error with another name',
      () => broken(({ tests }) => void tests.push({ kind: 'misconception', answer: '4/16', error_tag: 'sign_error' })),
    ],
    [
      'own tests pass',
      'unreadable input that can be read',
      () => broken(({ tests }) => void tests.push({ kind: 'invalid', answer: '7' })),
    ],
    [
      'own tests pass',
      'a wrong answer that a rule explains',
      () => broken(({ tests }) => void tests.push({ kind: 'wrong', answer: '4/16' })),
    ],
    [
      'own tests pass',
      'no test of a wrong answer',
      () => broken((one) => void (one.tests = one.tests.map((test) => (test.kind === 'wrong' ? one.tests[0]! : test)))),
    ],
    [
      'own tests pass',
      'a misconception that nobody tested',
      () => broken((one) => void (one.item.misconceptions[0]!.trigger.value = '4/15')),
    ],
    ['ladders have three rungs', 'a ladder of two', () => broken(({ item }) => void item.misconceptions[0]!.hint_ladder.pop())],
    [
      'ladders have three rungs',
      'a rung said twice',
      () => broken(({ item }) => void (item.misconceptions[0]!.hint_ladder[1] = item.misconceptions[0]!.hint_ladder[0]!)),
    ],
    [
      'third hints are steps',
      'a third hint without a number of the problem',
      () => broken(({ item }) => void (item.misconceptions[0]!.hint_ladder[2] = 'Check it once more.')),
    ],
    [
      'hints keep the answer',
      'a hint that says it',
      () => broken(({ item }) => void (item.misconceptions[0]!.hint_ladder[2] = 'You should get 1/2.')),
    ],
    [
      'hints keep the answer',
      'a hint that says its worth',
      () => broken(({ item }) => void (item.misconceptions[0]!.hint_ladder[2] = 'The sum is 0.5.')),
    ],
    [
      'third hints are steps',
      'a ladder of the problem that ends without its numbers',
      () => broken((problem) => void (problem.ladder![2] = 'Add the numerators.')),
    ],
    [
      'hints keep the answer',
      'a ladder of the problem that tells its answer',
      () => broken((problem) => void (problem.ladder![2] = 'Simplify 4/8 to 1/2.')),
    ],
    [
      'choices are unique',
      'a choice that stands twice',
      () => broken(({ item }) => void item.answer_spec.ui.choices.push('$\\frac{1}{3}$'), choosing),
    ],
    [
      'choices are unique',
      'choices where none are chosen from',
      () => broken(({ item }) => void item.answer_spec.ui.choices.push('1/2')),
    ],
    [
      'choices come from mal-rules',
      'two choices worth the same',
      () => broken(({ item }) => void item.answer_spec.ui.choices.push('$\\frac{2}{6}$'), choosing),
    ],
    [
      'choices come from mal-rules',
      'a choice out of thin air',
      () => broken(({ item }) => void item.answer_spec.ui.choices.push('$\\frac{1}{7}$'), choosing),
    ],
    [
      'stem gives something',
      'a stem without anything to work out',
      () => broken(({ item }) => void (item.problem_content.stem = 'Work it out.')),
    ],
    ['answer follows from the stem', 'another sum than its own', () => broken(anotherSum)],
    ['answer follows from the stem', 'a solution of another equation', () => broken(solveTo('6'), equation)],
    [
      'answer follows from the stem',
      'one solution of two',
      () => broken(({ item }) => void (item.solution_logic.final_answer_canonical = '{3}'), two),
    ],
    [
      'steps are true',
      'a step that is false',
      () => broken(({ item }) => void (item.solution_logic.steps[0]!.math = '\\frac{3 + 1}{8} = \\frac{5}{8}')),
    ],
    [
      'steps are true',
      'a step that no solution makes true',
      () => broken(({ item }) => void (item.solution_logic.steps[0]!.math = '2x = 14'), equation),
    ],
    [
      'skill is served',
      'a skill that nobody knows',
      () => broken(({ item }) => void (item.meta.skill_id = SkillId.parse('no_such_skill'))),
    ],
    ['skill is served', 'a sum relabelled as a quadratic equation', () => broken(relabelled)],
  ])('%s: refuses %s', (check, _, problem) => {
    const verification = verify(problem());
    expect(verification.kind).toBe('rejected');
    if (verification.kind !== 'rejected') return;
    expect(verification.issues.map((issue) => issue.check)).toContain(check);
    expect(verification.problem.item.meta).toMatchObject({ status: 'REJECTED', verified_at: null });
    expect(verification.events).toMatchObject([{ type: 'verification_rejected' }]);
  });

  it('finds nothing to compare if the stem asks for more than the value of its formula', () => {
    const remainder = { ...sound, stem: 'Find the remainder of $17 \\div 5$.', answer: '2', form: 'any', wrong: '9' } as const;
    const steps = [{ explanation: 'Three fives are 15, and 2 are left.', math: '17 = 3 \\cdot 5 + 2' }];
    const verification = verify(writtenFrom({ ...remainder, inputType: 'integer', misconceptions: [], steps }));
    expect(verification.problem.item.meta.verification_report.issues.join()).not.toContain('answer follows');
  });

  it('passes an accepted form that breaks the judged form, because the author lists it', () => {
    const lenient = broken(({ item, judging }) => {
      judging.form = 'reduced_fraction';
      item.answer_spec.accepted_forms.push('2/4');
    });
    expect(verify(lenient).kind).toBe('verified'); // the author explicitly accepts 2/4
  });
});
