import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, type AnswerQuestion } from '../check-answer.ts';

const question = (expected: string): AnswerQuestion => ({
  expected,
  accepted_forms: [],
  input_type: 'expression',
  tolerance: null,
  choices: [],
  judging: { form: 'any', variables: [], unit: '' },
});

/** Expressions whose values soon go beyond the size of school numbers. */
const expressions = [
  'e^(8y)',
  'e^(-8y)',
  '2^(5y)+1',
  'y^30',
  '(1+y^2)^(-20)',
  'sin(y)e^(3y)',
  'ln(1+y^2)',
  '√(y^4+1)',
  '1/(e^y+e^(-y))',
  'cosh(3y)',
  '|y|e^(y)',
  'arctan(e^y)',
];

type Noise = (x: string, c: string) => string;
/** Changes that leave a value the same wherever the changed expression has one. */
const noises: readonly Noise[] = [
  (x, c) => `((${x})+(${c})-(${c}))`,
  (x, c) => `((${c})-((${c})-(${x})))`,
  (x, c) => `((${x})*(${c})/(${c}))`,
  (x, c) => `(((${x})*(${c})-(${c}))/(${c})+1)`,
  (x, c) => `(1/(1/(${x})+(${c})-(${c})))`,
  (x, c) => `ln(e^((${x})+(${c})-(${c})))`,
  (x, c) => `√((${x})^2+(${c})-(${c}))*((${x})/|${x}|)`,
  (x, c) => `((${x})+sin(${c})^2+cos(${c})^2-1)`,
  (x, c) => `e^(ln(|${x}|+(${c})-(${c})))*((${x})/|${x}|)`,
  (x, c) => `1/(e^(-ln|${x}|)+(${c})-(${c}))*((${x})/|${x}|)`,
];
const constants = ['3', '10^20', 'e^50', 'e^y', 'e^(20y)', 'y^40+1', 'π^30', '√2', 'e^(y^2)', '1/7'];

const draw = <T>(list: readonly T[]) => fc.constantFrom(...list);

describe('an expression with added terms that cancel out', () => {
  it('is never called a different value', () => {
    fc.assert(
      fc.property(draw(expressions), draw(noises), draw(constants), draw(noises), draw(constants), (x, one, c, two, d) => {
        for (const answer of [one(x, c), two(one(x, c), d)]) {
          expect(`${answer}: ${checkAnswer(question(x), answer).reason}`).not.toMatch(/different_value$/);
        }
      }),
      { seed: 20_261_121, numRuns: 120 },
    );
  });

  it.each([
    ['1/(e^(-(8y+2-2))+3-3)', 'e^(8y)'],
    ['1/(e^(-8y)+π-π)', 'e^(8y)'],
    ['1/(e^(-200)+√2-√2)', 'e^200'],
    ['ln(e^(-30y)+3-3)', '-30y'],
  ])('%s is %s or undecided', (answer, expected) => {
    expect(checkAnswer(question(expected), answer).reason).toMatch(/^(equal|undecided)$/);
  });

  it.each([
    ['5+e^(-e^(y^2+6))', '5'],
    ['√2+10^(-70)', '√2'],
    ['sinh(100)', 'cosh(100)'],
    ['|tanh(1000y)|', '1'],
    ['cos(10^(-40))', '1'],
    ['e^(e^(-300))', '1'],
    ['arctan(e^300)', 'π/2'],
    ['√2+tanh(90)', '√2+1'],
  ])('%s is not accepted for %s, however close', (answer, expected) => {
    expect(checkAnswer(question(expected), answer).reason).not.toBe('equal');
  });

  it.each([
    ['e^(8y)+e^(-40)', 'e^(8y)'],
    ['1/(e^(-8y)+10^(-30))', 'e^(8y)'],
    ['(1+10^(-25))y', 'y'],
    ['sin(y)+10^(-20)', 'sin(y)'],
  ])('%s is a different value from %s, though only slightly', (answer, expected) => {
    expect(checkAnswer(question(expected), answer).reason).toBe('different_value');
  });
});
