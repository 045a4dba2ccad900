import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { ProblemDraft } from './generator.ts';
import { plainlyWrong } from './wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from './wrong-way.ts';

/** A wrong way that leads to a number. */
export type NumberWay = WrongWay<Rational | number>;

type NumberInput = 'integer' | 'fraction' | 'decimal';

type NumberProblem = Omit<ProblemDraft, 'answer' | 'inputType' | 'steps' | 'misconceptions' | 'wrong'> & {
  right: Rational | number;
  inputType?: NumberInput;
  written?: string; // the answer as asked for, if that is not the number in lowest terms: '1 3/4'
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly NumberWay[];
};

/** Returns the draft of a problem answered by one number. */
export function numberDraft({ right, inputType = 'integer', written, steps, ways, ...rest }: NumberProblem): ProblemDraft {
  const value = exact(right);
  const misconceptions = misconceptionsOf(ways, typedAs(inputType));
  return {
    ...rest,
    answer: written ?? rationalText(value),
    inputType,
    steps: steps.map(([explanation, math]) => ({ explanation, math })),
    misconceptions,
    wrong: plainlyWrong(value, misconceptions),
  };
}

/**
 * Returns what a student of these grades could have typed: nothing below zero, and whole numbers if a whole number is asked
 * for.
 */
export const typedAs =
  (inputType: NumberInput) =>
  (to: Rational | number): string | null => {
    if (typeof to === 'number' && !Number.isSafeInteger(to)) return null;
    const value = exact(to);
    return value.n < 0n || (inputType === 'integer' && value.d !== 1n) ? null : rationalText(value);
  };

const exact = (value: Rational | number): Rational => (typeof value === 'number' ? rational(value) : value);
