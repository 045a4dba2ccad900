import { parseRational, type Rational } from '@stoa/engine/math/exact/rational';
import { rounded } from '../../wording/rounded-text.ts';
import type { WrongWay } from '../../wrong-way.ts';

/** Returns a rounded number as the answer of a family, with the zeros that show its places. */
export const roundedAnswer = (value: number, places: number) => ({
  right: parseRational(rounded(value, places))!,
  written: rounded(value, places),
  inputType: places === 0 ? ('integer' as const) : ('decimal' as const),
});

/** Rounds what wrong ways lead to, as the answer is rounded. Drops ways to zero or less, which nobody would write down. */
export const roundedWays = (ways: readonly WrongWay<Rational | number>[], places: number): WrongWay<Rational>[] =>
  ways.flatMap(({ to, ...way }) => {
    if (typeof to !== 'number' || !Number.isFinite(to) || to <= 0 || to > 100_000) return [];
    const written = rounded(to, places);
    return [{ ...way, to: parseRational(written), written }];
  });
