import { greatestDivisor, leastMultiple } from '@stoa/engine/math/exact/divisors';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance } from '../../generator.ts';
import { byDifficulty } from '../../by-difficulty.ts';
import { fracTex, isLowest, lowest, lowestTex, mixedOf, mixedTex } from '../../wording/fraction-text.ts';

export type Fraction = { readonly top: number; readonly bottom: number };

export const valueOf = ({ top, bottom }: Fraction): Rational => rational(top, bottom);
/** Returns the same value with a given multiple of the denominator. */
export const scaledTo = ({ top, bottom }: Fraction, common: number): Fraction => ({
  top: top * (common / bottom),
  bottom: common,
});
export const inMath = (f: Fraction): string => `$${fracTex(f)}$`;
const everydayBottoms = new Set([2, 3, 4, 5, 6, 8, 10, 12]);
/** True if people measure in such parts: nobody pours sevenths of a cup. */
export const isEveryday = ({ bottom }: Fraction): boolean => everydayBottoms.has(bottom);
/** Returns a Rational as a fraction to write. */
export const written = ({ n, d }: Rational): Fraction => ({ top: Number(n), bottom: Number(d) });

/** Returns a value as it is written in a formula: '3\frac{1}{4}', '\frac{2}{3}', '5'. */
export const valueTexOf = (value: Rational): string => mixedTex(mixedOf(written(value)));

/** Pairs of denominators by how they are related, from easy to hard. */
const bottomPairs = {
  multiple: [[2, 4], [2, 6], [2, 8], [3, 6], [4, 8], [5, 10], [3, 9], [2, 10], [4, 12], [3, 12], [6, 12]],
  coprime: [[2, 3], [2, 5], [3, 4], [3, 5], [4, 5], [2, 7], [3, 7], [5, 6], [3, 8], [4, 7]],
  shared: [[4, 6], [6, 8], [6, 9], [4, 10], [6, 10], [8, 12], [9, 12], [10, 15], [8, 10], [12, 18]],
} as const; // prettier-ignore

/**
 * Draws two proper fractions in simplest form with different denominators. 1 and 2: one denominator is a multiple of the
 * other. 3: no common factor. 4 and 5: a common factor, so that the product of the denominators is not the least common one.
 */
export function drawUnlikePair(
  chance: Chance,
  difficulty: Difficulty,
  fits: (a: Fraction, b: Fraction) => boolean,
): [Fraction, Fraction] {
  const kind = byDifficulty(difficulty, ['multiple', 'multiple', 'coprime', 'shared', 'shared'] as const);
  return drawUntil(
    (): [Fraction, Fraction] => {
      const bottoms: readonly number[] = chance.pick<readonly [number, number]>(bottomPairs[kind]);
      const [p, q] = chance.shuffle(bottoms) as [number, number];
      return [
        { top: chance.int(1, p - 1), bottom: p },
        { top: chance.int(1, q - 1), bottom: q },
      ];
    },
    ([a, b]) => isLowest(a) && isLowest(b) && fits(a, b),
  );
}

/** Returns the steps of a sum or difference of fractions, from the common denominator to simplest form. */
export function commonBottomSteps(parts: readonly Fraction[], sign: 1 | -1): (readonly [string, string])[] {
  const common = parts.map(({ bottom }) => bottom).reduce(leastMultiple);
  const scaled = parts.map((f) => scaledTo(f, common));
  const [first, ...others] = scaled.map(({ top }) => top);
  const top = others.reduce((sum, next) => sum + sign * next, first!);
  const joint = sign === 1 ? ' + ' : ' - ';
  const result = { top, bottom: common };
  const changed = parts.flatMap((f, i) => (f.bottom === common ? [] : [`${fracTex(f)} = ${fracTex(scaled[i]!)}`]));
  const reduces = greatestDivisor(top, common) > 1;
  const lower = lowest(result);
  return [
    [
      `The parts are different sizes, so find a common denominator. The least common multiple of ${listedBottoms(parts)} is ${common}.`,
      changed.join(',\\quad '),
    ],
    [
      `Now the parts are the same size. ${sign === 1 ? 'Add' : 'Subtract'} the numerators, and keep the denominator.`,
      `${scaled.map(fracTex).join(joint)} = ${fracTex(result)}`,
    ],
    ...(reduces
      ? [
          [
            lower.bottom === 1
              ? `Divide ${top} by ${common}.`
              : `Divide the numerator and denominator by ${greatestDivisor(top, common)} to simplify.`,
            `${fracTex(result)} = ${lowestTex(result)}`,
          ] as const,
        ]
      : []),
  ];
}

/** Returns a hint's step: the common denominator, and the first fraction that has to be rewritten with it. */
export function rewriteStep(parts: readonly Fraction[]): string {
  const common = parts.map(({ bottom }) => bottom).reduce(leastMultiple);
  const changing = parts.find(({ bottom }) => bottom !== common) ?? parts[0]!;
  return `Use ${common} as the common denominator. For ${inMath(changing)}, multiply the numerator and denominator by ${common / changing.bottom}.`;
}

const listedBottoms = (parts: readonly Fraction[]): string => {
  const bottoms = [...new Set(parts.map(({ bottom }) => bottom))];
  return bottoms.length === 2 ? bottoms.join(' and ') : `${bottoms.slice(0, -1).join(', ')}, and ${bottoms.at(-1)}`;
};
