import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StudentProblem, type BankedProblem } from '@stoa/schema/problem';
import { sampleProblem } from './sample-problems.ts';
import { studentProblem } from './student-problem.ts';

const text = fc.string({ minLength: 1, maxLength: 30 });

/** Everything that a student must not see, with arbitrary values. */
const secrets = fc.record({
  answer: text,
  accepted: fc.array(text),
  tolerance: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  steps: fc.array(fc.record({ explanation: text, math: text }), { minLength: 1, maxLength: 4 }),
  misconception: fc.record({ id: text, value: text, rung: text }),
  test: text,
  seed: fc.nat(),
  generator: text,
  reviser: text,
});
type Secrets = typeof secrets extends fc.Arbitrary<infer T> ? T : never;

const holding = (problem: BankedProblem, secret: Secrets): BankedProblem => ({
  ...problem,
  item: {
    ...problem.item,
    meta: { ...problem.item.meta, provenance: { ...problem.item.meta.provenance, generator_model: secret.reviser } },
    answer_spec: { ...problem.item.answer_spec, accepted_forms: secret.accepted, tolerance: secret.tolerance },
    solution_logic: {
      final_answer_canonical: secret.answer,
      final_answer_type: 'numeric',
      steps: secret.steps.map((step, at) => ({ step_index: at + 1, ...step })),
    },
    misconceptions: [
      {
        id: secret.misconception.id,
        error_tag: 'sign_error',
        trigger: { kind: 'exact_answer', value: secret.misconception.value },
        hint_ladder: [secret.misconception.rung],
      },
    ],
  },
  tests: [...problem.tests, { kind: 'correct', answer: secret.test }],
  origin: { ...problem.origin, seed: secret.seed, generator: secret.generator, family: secret.generator },
});

describe('studentProblem', () => {
  const problem = sampleProblem({ input: 'multiple_choice', choices: ['1', '2'], answer: 'A', form: 'any' });

  it('is a StudentProblem and nothing more', () => {
    expect(StudentProblem.parse(studentProblem(problem))).toEqual(studentProblem(problem));
  });

  it('is the same for two problems that differ only in what is secret', () => {
    fc.assert(
      fc.property(secrets, secrets, (one, other) => {
        expect(studentProblem(holding(problem, one))).toEqual(studentProblem(holding(problem, other)));
      }),
    );
  });

  it.each([
    ['any', null],
    ['reduced_fraction', 'as a fraction in simplest form'],
    ['factored', 'factored'],
  ] as const)('says which form is asked for: %s', (form, said) => {
    expect(studentProblem(sampleProblem({ form })).asked_form).toBe(said);
  });

  it.each([
    ['for example 1/2', null],
    ['a fraction, like a/b', 'a fraction, like a/b'],
    ['x^2 + … = 0', 'x^2 + … = 0'],
  ])('never shows example numbers in a placeholder, even if an older bank has them: %s', (kept, shown) => {
    const problem = sampleProblem({});
    problem.item.answer_spec.ui.placeholder = kept;
    expect(studentProblem(problem).placeholder).toBe(shown);
  });

  it('asks for a ratio in simplest form if the field takes a ratio', () => {
    const ratio = sampleProblem({ form: 'reduced_fraction' });
    ratio.item.answer_spec.ui.placeholder = 'a:b';
    expect(studentProblem(ratio).asked_form).toBe('in simplest form, as a ratio or a fraction');
  });
});
