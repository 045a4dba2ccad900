import { add, equals, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { isLowest, mixedTex } from '../../wording/fraction-text.ts';
import { valueOf, type Fraction } from './unlike-fractions.ts';

export type Mixed = { readonly whole: number } & Fraction;

export const mixedValue = (m: Mixed): Rational => add(rational(m.whole), valueOf(m));
export const mixedInMath = (m: Mixed): string => `$${mixedTex(m)}$`;

const bottomPairs = {
  like: [[3, 3], [4, 4], [5, 5], [6, 6], [7, 7], [8, 8], [9, 9]],
  multiple: [[2, 4], [2, 6], [2, 8], [3, 6], [4, 8], [5, 10], [3, 9], [4, 12]],
  coprime: [[2, 3], [2, 5], [3, 4], [3, 5], [4, 5], [2, 7], [5, 6]],
  shared: [[4, 6], [6, 8], [6, 9], [4, 10], [6, 10], [8, 12]],
} as const; // prettier-ignore

export type BottomKind = keyof typeof bottomPairs;

/** Two mixed numbers with wholes up to `most`, their fraction parts in simplest form. */
export const drawMixedPair = (
  chance: Chance,
  kind: BottomKind,
  most: number,
  fits: (a: Mixed, b: Mixed) => boolean,
): [Mixed, Mixed] =>
  drawUntil(
    (): [Mixed, Mixed] => {
      const bottoms: readonly number[] = chance.pick<readonly [number, number]>(bottomPairs[kind]);
      const [p, q] = chance.shuffle(bottoms) as [number, number];
      return [
        { whole: chance.int(1, most), top: chance.int(1, p - 1), bottom: p },
        { whole: chance.int(1, most), top: chance.int(1, q - 1), bottom: q },
      ];
    },
    ([a, b]) => isLowest(a) && isLowest(b) && fits(a, b),
  );

/** Returns the sum of the two values. */
export const partsTogether = (a: Mixed, b: Mixed): Rational => add(valueOf(a), valueOf(b));
export const partsApart = (a: Mixed, b: Mixed): Rational => subtract(valueOf(a), valueOf(b));

/**
 * Keeps the ways to a wrong value. If a form is asked for, a rule that leads to the right value explains nothing, unless it
 * says in which form.
 */
export const leadingAstray = (ways: readonly NumberWay[], right: Rational): NumberWay[] =>
  ways.filter(({ to, written: form }) => form !== undefined || to === null || typeof to === 'number' || !equals(to, right));
