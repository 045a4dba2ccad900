import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { invertFirstFraction, mixedAddsWholeToTop, multiplyWhenDividing } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { divide, equals, one, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { bothTurnedOver } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, isLowest, mixedOf, mixedTex } from '../../wording/fraction-text.ts';
import { inMath, valueOf, valueTexOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/**
 * Writes a whole number without its denominator of 1 (6/1 → '6'), and anything else as a fraction or, above one, as a mixed
 * number.
 */
export const quantityTex = (f: Fraction): string =>
  f.bottom === 1 ? `${f.top}` : f.top > f.bottom ? mixedTex(mixedOf(f)) : fracTex(f);
export const quantityInMath = (f: Fraction): string => `$${quantityTex(f)}$`;
const isMixed = (f: Fraction): boolean => f.bottom > 1 && f.top > f.bottom;
const turnedOver = ({ top, bottom }: Fraction): Fraction => ({ top: bottom, bottom: top });

/**
 * 1: a whole number divided by a unit fraction, or a unit fraction by a whole number. 2: one of the two is a whole number. 3:
 * nothing cancels. 4: something cancels. 5: the first, or both, above one.
 */
export const drawQuotient = (chance: Chance, difficulty: Difficulty): [Fraction, Fraction] =>
  drawUntil(
    (): [Fraction, Fraction] => {
      const bottom = chance.int(2, byDifficulty(difficulty, [8, 8, 7, 12, 8]));
      const other = chance.int(2, byDifficulty(difficulty, [8, 8, 7, 12, 6]));
      const whole: Fraction = { top: chance.int(2, 9), bottom: 1 };
      const proper: Fraction = { top: difficulty === 1 ? 1 : chance.int(1, bottom - 1), bottom };
      if (difficulty <= 2) return chance.maybe(difficulty === 1 ? 0.6 : 0.4) ? [whole, proper] : [proper, whole];
      if (difficulty <= 4) return [proper, { top: chance.int(1, other - 1), bottom: other }];
      const above = (parts: number): Fraction => ({ top: parts * chance.int(1, 4) + chance.int(1, parts - 1), bottom: parts });
      return [above(bottom), chance.maybe(0.5) ? above(other) : { top: chance.int(1, other - 1), bottom: other }];
    },
    ([a, b]) => {
      const quotient = divide(valueOf(a), valueOf(b));
      const cancels = greatestDivisor(a.top, b.top) > 1 || greatestDivisor(a.bottom, b.bottom) > 1;
      if (!isLowest(a) || !isLowest(b) || equals(quotient, one) || equals(quotient, valueOf(turnedOver(b)))) return false;
      if (difficulty === 1) return Math.max(a.top, a.bottom) !== Math.max(b.top, b.bottom);
      if (difficulty === 2) return a.top > 1 && b.top > 1 && a.top !== b.bottom;
      if (difficulty === 5 && quotient.d === 1n) return false;
      if (quotient.d > 40n || quotient.n > 60n || a.top === 1 || b.top === 1) return false;
      return difficulty === 3 ? !cancels : cancels;
    },
  );

/** Returns the steps of a division: mixed numbers are written as fractions first, then multiplied by the reciprocal. */
export function quotientSteps(a: Fraction, b: Fraction): (readonly [string, string])[] {
  const turned = turnedOver(b);
  const product: Fraction = { top: a.top * turned.top, bottom: a.bottom * turned.bottom };
  const quotient = valueOf(product);
  const changed = [a, b].filter(isMixed);
  return [
    ...(changed.length === 0
      ? []
      : [
          [
            `Write the mixed number${changed.length > 1 ? 's as fractions' : ' as a fraction'}.`,
            changed.map((f) => `${mixedTex(mixedOf(f))} = ${fracTex(f)}`).join(',\\quad '),
          ] as const,
        ]),
    [
      `Dividing by a number is the same as multiplying by its reciprocal. The reciprocal of ${b.bottom === 1 ? `$${b.top}$` : inMath(b)} is ${turned.bottom === 1 ? `$${turned.top}$` : inMath(turned)}.`,
      `${plainTex(a)} \\div ${plainTex(b)} = ${plainTex(a)} \\times ${plainTex(turned)}`,
    ],
    [
      isLowest(product) && product.bottom > 1 && product.top < product.bottom
        ? 'Multiply the numerators, and multiply the denominators.'
        : 'Multiply, and write the result in simplest form.',
      `\\frac{${a.top} \\times ${turned.top}}{${a.bottom} \\times ${turned.bottom}} = ${fracTex(product)}${
        isLowest(product) && product.bottom > 1 && product.top < product.bottom ? '' : ` = ${valueTexOf(quotient)}`
      }`,
    ],
  ];
}

const plainTex = (f: Fraction): string => (f.bottom === 1 ? `${f.top}` : fracTex(f));

/** Returns the first step of a division: mixed numbers written as fractions, or else the reciprocal. */
export function quotientStep(a: Fraction, b: Fraction): string {
  const mixed = [a, b].filter(isMixed).map((f) => quantityInMath(f));
  return `${mixed.length === 0 ? '' : `Write ${mixed.join(' and ')} as ${mixed.length === 1 ? 'an improper fraction' : 'improper fractions'} first. `}Keep ${quantityInMath(a)}. Multiply it by the reciprocal of ${quantityInMath(b)}.`;
}

/** Returns what the known mistakes lead to in a division. */
export function quotientWays(a: Fraction, b: Fraction): NumberWay[] {
  const first = quantityInMath(a);
  const second = quantityInMath(b);
  const partsInWhole = `How many ${second}s are in 1 whole? Then how many are in ${first}?`;
  const turn = `Keep ${first}. What is the reciprocal of ${second}?`;
  const mixed = [a, b].filter(isMixed);
  return [
    following(
      multiplyWhenDividing,
      [a, b],
      [
        `Does the problem say to multiply or divide? What did you do with ${second}?`,
        b.bottom === 1
          ? 'Dividing by a whole number makes the parts smaller. Multiply by its reciprocal.'
          : 'To divide by a fraction, multiply by its reciprocal.',
        b.top === 1 ? partsInWhole : turn,
      ],
    ),
    ruled(invertFirstFraction, [a, b], b.top === 1 ? partsInWhole : turn),
    following(
      bothTurnedOver,
      [a, b],
      [
        `Did ${first} stay the same?`,
        bothTurnedOver.hints.principle,
        `Write ${first} without any change, and then a × sign. What comes next?`,
      ],
    ),
    ...(mixed.length === 0
      ? []
      : [
          {
            rule: mixedAddsWholeToTop,
            to: divide(
              ...([a, b].map((f) => (isMixed(f) ? mixedAddsWholeToTop.answer(mixedOf(f)) : valueOf(f))) as [Rational, Rational]),
            ),
            hints: [
              `Look at the fraction you wrote for ${quantityInMath(mixed[0]!)}. Is it large enough?`,
              'Multiply the whole number by the denominator, and add the numerator.',
              `How many parts of size $\\frac{1}{${mixed[0]!.bottom}}$ are in ${mixedOf(mixed[0]!).whole === 1 ? 'one whole' : `${mixedOf(mixed[0]!).whole} wholes`}?`,
            ] as [string, string, string],
            says: mixedAddsWholeToTop.told(mixedOf(mixed[0]!)),
          },
        ]),
  ];
}

/** 1 and 2: with a whole number. 3: two fractions, nothing cancels. 4: something cancels, in simplest form. 5: mixed numbers, in simplest form. */
const compute = family(
  { name: 'frac_div_compute', version: 1, skill: 'frac_div' },
  {
    levels: { numbers: graded(drawQuotient) },
    derived: ({ numbers: [a, b], difficulty }) => ({
      quotient: divide(valueOf(a), valueOf(b)),
      inLowestTerms: difficulty >= 4,
    }),
    phrasing: (chance, { numbers: [a, b], quotient }) => ({
      ask: chance.pick([
        `Divide $${quantityTex(a)} \\div ${quantityTex(b)}$.`,
        `Find $${quantityTex(a)} \\div ${quantityTex(b)}$.`,
        `What is ${quantityInMath(a)} divided by ${quantityInMath(b)}?`,
        ...(quotient.d === 1n ? [`How many ${quantityInMath(b)}s are in ${quantityInMath(a)}?`] : []),
      ]),
    }),
    given: ({ quotient, inLowestTerms, ask }) => ({
      stem: `${ask}${inLowestTerms ? ' Give your answer in simplest form.' : ''}`,
      right: quotient,
      inputType: 'fraction',
      ...(inLowestTerms ? { form: 'simplified' } : {}),
    }),
    steps: ({ numbers }) => quotientSteps(...numbers),
    ladder: ({ numbers }) => [
      'Which number do you divide, and which number do you divide by?',
      'To divide by a number, multiply by its reciprocal. Keep the first number as it is.',
      quotientStep(...numbers),
    ],
    ways: ({ numbers }) => quotientWays(...numbers),
  },
);

export const divideGenerators: readonly Generator[] = [compute];
