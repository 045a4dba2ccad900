import { parseRational, type Rational } from '@stoa/engine/math/exact/rational';
import type { ProblemDraft } from '../generator.ts';
import { misconceptionsOf, type WrongWay } from '../wrong-way.ts';
import { plainlyWrong } from './plainly-wrong.ts';

/** A number rounded to so many decimal places, with the zeros that show them. */
export const rounded = (value: number, places: number): string => value.toFixed(places);

/**
 * Whether rounding is safe: far enough from the middle of two neighbors that a value of π or of a ratio cut off at four digits rounds alike, and
 * not zero.
 */
export function roundsSafely(value: number, places: number): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return scaled >= 1 && Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.04;
}

type Told = Omit<ProblemDraft, 'answer' | 'inputType' | 'steps' | 'misconceptions' | 'wrong'> & {
  right: number;
  places: number;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly WrongWay<Rational | number>[];
};

/** The draft of a problem that a rounded decimal answers. Wrong answers are rounded alike; those of zero or less nobody would write down. */
export function roundedDraft({ right, places, steps, ways, ...rest }: Told): ProblemDraft {
  const answer = rounded(right, places);
  const misconceptions = misconceptionsOf(ways, (to) =>
    typeof to !== 'number' || !Number.isFinite(to) || to <= 0 || to > 100_000 || rounded(to, places) === answer
      ? null
      : rounded(to, places),
  );
  return {
    ...rest,
    answer,
    inputType: places === 0 ? 'integer' : 'decimal',
    steps: steps.map(([explanation, math]) => ({ explanation, math })),
    misconceptions,
    wrong: plainlyWrong(parseRational(answer)!, misconceptions),
  };
}

/** A multiple of π as it is typed: 36π. */
export const timesPi = (of: number): string => (of === 1 ? 'π' : `${of}π`);
