import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import {
  crossMultiplyForProduct,
  keepDenominatorInProduct,
  mixedAddsWholeToTop,
  mixedPartsMultipliedApart,
} from '@stoa/engine/math/mal-rules/fractions/fractions';
import { equals, multiply, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, oneOf } from '../../family.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import {
  addsInsteadOfMultiplies,
  dividesTheOtherWay,
  onlyWholePartMultiplied,
  operationAsSeen,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, isLowest, mixedTex } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { mixedInMath, mixedValue, type Mixed } from './mixed-sums-drawn.ts';
import { inMath, valueOf, valueTexOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

const cancels = (a: Fraction, b: Fraction): boolean =>
  greatestDivisor(a.top, b.bottom) > 1 || greatestDivisor(b.top, a.bottom) > 1;

/**
 * 1: one of them is a unit fraction, with small numbers of parts. 2: nothing cancels. 3 and above: something cancels. The two
 * are never equal, and the product is never whole.
 */
export const drawFactors = (chance: Chance, difficulty: Difficulty): [Fraction, Fraction] =>
  drawUntil(
    (): [Fraction, Fraction] => {
      const most = byDifficulty(difficulty, [6, 8, 10, 10, 12]);
      const [p, q] = [chance.int(2, most), chance.int(2, most)];
      const a = { top: chance.int(1, p - 1), bottom: p };
      return [a, { top: difficulty === 1 ? 1 : chance.int(1, q - 1), bottom: q }];
    },
    ([a, b]) =>
      isLowest(a) &&
      isLowest(b) &&
      (difficulty === 1 || (a.top > 1 && b.top > 1)) &&
      !(a.top === b.top && a.bottom === b.bottom) &&
      cancels(a, b) === difficulty >= 3,
  );

/** Returns the steps to a product of two fractions: multiply across, then simplify. */
export function productSteps(a: Fraction, b: Fraction): (readonly [string, string])[] {
  const product = productOf(a, b);
  const reduces = !isLowest(product);
  const value = valueTexOf(valueOf(product));
  const result = reduces || product.top < product.bottom ? fracTex(product) : `${fracTex(product)} = ${value}`;
  return [
    [
      'Multiply the numerators, and multiply the denominators.',
      `${fracTex(a)} \\times ${fracTex(b)} = \\frac{${a.top} \\times ${b.top}}{${a.bottom} \\times ${b.bottom}}`,
    ],
    ['Find both products.', `\\frac{${a.top} \\times ${b.top}}{${a.bottom} \\times ${b.bottom}} = ${result}`],
    ...(reduces
      ? [
          [
            `Divide the numerator and denominator by ${greatestDivisor(product.top, product.bottom)}. You can also simplify before you multiply.`,
            `${fracTex(product)} = ${value}`,
          ] as const,
        ]
      : []),
  ];
}

/** Returns the ladder for a product of two fractions. */
export const productLadder = (a: Fraction, b: Fraction): Ladder => [
  `What does ${inMath(a)} of ${inMath(b)} mean? Will it be more or less than ${inMath(b)}?`,
  'To multiply fractions, multiply the numerators, and multiply the denominators.',
  `Multiply the numerators, $${a.top} \\times ${b.top}$, and the denominators, $${a.bottom} \\times ${b.bottom}$.`,
];

/** Returns the ladder for a product whose second factor is, or both factors are, mixed numbers. */
export const mixedProductLadder = (a: Mixed, b: Mixed, look = 'Which of the numbers are mixed numbers?'): Ladder => [
  look,
  'Write each mixed number as an improper fraction. Then multiply the numerators, and multiply the denominators.',
  `Change ${mixedInMath(b)} to an improper fraction: the numerator is $${b.whole} \\times ${b.bottom} + ${b.top}$.${a.whole > 0 && a.top > 0 ? ` Do the same for ${mixedInMath(a)}.` : ''}`,
];

/** Returns what the known mistakes lead to in a product of two fractions. */
export function productWays(a: Fraction, b: Fraction): NumberWay[] {
  const tops = `Multiply the numerators: ${a.top} × ${b.top}. Then multiply the denominators.`;
  return [
    ruled(keepDenominatorInProduct, [a, b], tops),
    ruled(crossMultiplyForProduct, [a, b], tops),
    following(
      addsInsteadOfMultiplies,
      [valueOf(a), valueOf(b)],
      [
        `Should ${inMath(a)} of ${inMath(b)} be more or less than ${inMath(b)}?`,
        'The × sign between fractions means "of": a part of a part.',
        tops,
      ],
    ),
  ];
}

const asFraction = (m: Mixed): Fraction => ({ top: m.whole * m.bottom + m.top, bottom: m.bottom });
const isWhole = (m: Mixed): boolean => m.top === 0;

/**
 * Returns the steps if the second factor is, or both factors are, mixed numbers. A whole number is a mixed one without parts,
 * 3 0/1.
 */
export function mixedProductSteps(a: Mixed, b: Mixed): (readonly [string, string])[] {
  const changed = [a, b].filter((m) => m.whole > 0 && !isWhole(m));
  return [
    [
      changed.length === 1 ? 'Write the mixed number as a fraction.' : 'Write both mixed numbers as fractions.',
      changed
        .map((m) => `${mixedTex(m)} = \\frac{${m.whole} \\times ${m.bottom} + ${m.top}}{${m.bottom}} = ${fracTex(asFraction(m))}`)
        .join(',\\quad '),
    ],
    ...productSteps(asFraction(a), asFraction(b)),
  ];
}

/** Returns what the known mistakes lead to if the second factor is, or both factors are, mixed numbers. */
export function mixedProductWays(a: Mixed, b: Mixed): NumberWay[] {
  const change = `Write ${mixedInMath(b)} as a fraction. How many ${b.bottom === 2 ? 'halves' : `parts of size $\\frac{1}{${b.bottom}}$`} are in ${b.whole}? Then add ${b.top}.`;
  const both = a.whole > 0 && !isWhole(a);
  return [
    ledTo(mixedPartsMultipliedApart, both ? mixedPartsMultipliedApart.answer(a, b) : null, change),
    {
      rule: onlyWholePartMultiplied,
      to: both ? null : onlyWholePartMultiplied.answer(mixedValue(a), b),
      hints: [
        `What happened to the ${inMath(b)} in ${mixedInMath(b)}? Did you multiply it, too?`,
        onlyWholePartMultiplied.hints.principle,
        change,
      ],
    },
    {
      rule: mixedAddsWholeToTop,
      to: multiply(both ? mixedAddsWholeToTop.answer(a) : mixedValue(a), mixedAddsWholeToTop.answer(b)),
      hints: [
        `Look at the fraction you wrote for ${mixedInMath(b)}. Is it more than ${b.whole}?`,
        mixedAddsWholeToTop.hints.principle,
        change,
      ],
    },
    following(
      addsInsteadOfMultiplies,
      [mixedValue(a), mixedValue(b)],
      [
        addsInsteadOfMultiplies.hints.look,
        'Multiplying means that many groups of the second number. It is not adding the two.',
        change,
      ],
    ),
  ];
}

/** A mixed number and another factor. 4: a whole number or a proper fraction times a mixed number. 5: two mixed numbers, and something cancels. */
export const drawMixedFactors = (chance: Chance, difficulty: Difficulty): [Mixed, Mixed] =>
  drawUntil(
    (): [Mixed, Mixed] => {
      const mixed = (): Mixed => {
        const bottom = chance.pick([2, 3, 4, 5, 6, 8]);
        return { whole: chance.int(1, 4), top: chance.int(1, bottom - 1), bottom };
      };
      if (difficulty === 5) return [mixed(), mixed()];
      const other = chance.maybe(0.5) ? { whole: chance.int(2, 7), top: 0, bottom: 1 } : { ...mixed(), whole: 0 };
      return [other, mixed()];
    },
    ([a, b]) => {
      const product = multiply(mixedValue(a), mixedValue(b));
      if ((!isWhole(a) && !isLowest(a)) || !isLowest(b) || equals(mixedValue(a), mixedValue(b))) return false;
      if (equals(product, valueOf(b)) || equals(product, valueOf({ top: 1, bottom: b.bottom }))) return false; // the hints mention these
      return product.d !== 1n && product.d <= 40n && (difficulty !== 5 || cancels(asFraction(a), asFraction(b)));
    },
  );

/** Two fractions, or a mixed number and another factor. */
type Factors =
  | { readonly kind: 'fractions'; readonly pair: [Fraction, Fraction] }
  | { readonly kind: 'mixed'; readonly pair: [Mixed, Mixed] };

const drawPair = (chance: Chance, difficulty: Difficulty): Factors =>
  difficulty >= 4
    ? { kind: 'mixed', pair: drawMixedFactors(chance, difficulty) }
    : { kind: 'fractions', pair: drawFactors(chance, difficulty) };

const shownProduct = ({ kind, pair }: Factors): string =>
  `$${(kind === 'mixed' ? pair.map(mixedTex) : pair.map(fracTex)).join(' \\times ')}$`;
const valuesOf = ({ kind, pair }: Factors): [Rational, Rational] =>
  kind === 'mixed' ? [mixedValue(pair[0]), mixedValue(pair[1])] : [valueOf(pair[0]), valueOf(pair[1])];

type Asking = (factors: Factors) => string;
const multiplyOrWorkOut: readonly [Asking, Asking] = [
  (factors) => `Multiply ${shownProduct(factors)}.`,
  (factors) => `Find ${shownProduct(factors)}.`,
];
const bareProduct = oneOf<Asking>(...multiplyOrWorkOut);
const inWords = oneOf<Asking>(
  ...multiplyOrWorkOut,
  (factors) => (factors.kind === 'mixed' ? '' : `What is ${factors.pair.map(inMath).join(' of ')}?`),
  (factors) => (factors.kind === 'mixed' ? '' : `Find the product of ${factors.pair.map(inMath).join(' and ')}.`),
);

/**
 * 1: one factor is a unit fraction. 2: nothing cancels. 3: something cancels, in simplest form. 4: a mixed number. 5: two
 * mixed numbers, in simplest form.
 */
const compute = family(
  { name: 'frac_mult_compute', version: 1, skill: 'frac_mult' },
  {
    levels: {
      factors: graded(drawPair),
      ask: [inWords, inWords, inWords, bareProduct, bareProduct],
      inLowestTerms: graded((_chance, difficulty) => difficulty === 3 || difficulty === 5),
    },
    given: ({ factors, ask, inLowestTerms }) => ({
      stem: `${ask(factors)}${inLowestTerms ? ' Give your answer in simplest form.' : ''}`,
      right: multiply(...valuesOf(factors)),
      inputType: 'fraction',
      ...(inLowestTerms ? { form: 'simplified' } : {}),
    }),
    steps: ({ factors }) => (factors.kind === 'mixed' ? mixedProductSteps(...factors.pair) : productSteps(...factors.pair)),
    ladder: ({ factors }) => (factors.kind === 'mixed' ? mixedProductLadder(...factors.pair) : productLadder(...factors.pair)),
    ways: ({ factors }) => (factors.kind === 'mixed' ? mixedProductWays(...factors.pair) : productWays(...factors.pair)),
  },
);

/** A known and a missing factor, with nothing to cancel; at 5 the known one is above one. */
const drawMissing = (chance: Chance, difficulty: Difficulty): readonly [Fraction, Fraction] => {
  const [a, b] = drawFactors(chance, 2);
  return [difficulty === 5 ? { top: a.bottom, bottom: a.top } : a, b];
};

type Times = (known: Fraction, product: Fraction, name: string) => string;
const missingBox = oneOf<Times>(
  (known, product) => `What fraction makes the equation true?\n\n$${fracTex(known)} \\times \\square = ${fracTex(product)}$`,
  (known, product) => `What fraction makes the equation true?\n\n$\\square \\times ${fracTex(known)} = ${fracTex(product)}$`,
  (known, product, name) =>
    `${name} multiplies a fraction by ${inMath(known)} and gets ${inMath(product)}. What was the fraction?`,
);

/**
 * In reverse: a missing factor, found by looking at numerators and denominators separately. 3: small numbers. 4: larger ones.
 * 5: the known factor is above one.
 */
const missingFactor = family(
  { name: 'frac_mult_missing_factor', version: 1, skill: 'frac_mult', difficulties: [3, 4, 5] },
  {
    levels: { factors: graded(drawMissing) },
    where: ({ factors: [known, missing] }, difficulty) => {
      const product = productOf(known, missing);
      const sized = byDifficulty(difficulty, [true, true, product.bottom <= 42, product.bottom > 30, true]);
      return sized && known.bottom > 1 && isLowest(product) && known.bottom !== missing.bottom && known.top !== missing.top;
    },
    derived: ({ factors: [known, missing] }) => ({ known, missing, product: productOf(known, missing) }),
    phrasing: (chance) => ({ name: person(chance), ask: missingBox(chance) }),
    given: ({ known, missing, product, name, ask }) => ({
      stem: ask(known, product, name),
      right: valueOf(missing),
      inputType: 'fraction',
    }),
    steps: ({ known, missing, product }) => [
      [
        `Look at the numerators: ${known.top} times what number is ${product.top}?`,
        `${known.top} \\times ${missing.top} = ${product.top}`,
      ],
      [
        `Look at the denominators: ${known.bottom} times what number is ${product.bottom}?`,
        `${known.bottom} \\times ${missing.bottom} = ${product.bottom}`,
      ],
      [
        'Write the missing fraction.',
        `${fracTex(known)} \\times ${fracTex(missing)} = ${fracTex(product)},\\quad ${fracTex(missing)}`,
      ],
    ],
    ladder: ({ known, product }) => [
      'What do you know: a factor or the product?',
      'Find the missing numerator and the missing denominator, each by itself.',
      `Start with the numerators: ${known.top} times what number is ${product.top}? Then do the same with ${known.bottom} and ${product.bottom}.`,
    ],
    ways: ({ known, product }) => [
      following(
        operationAsSeen,
        [valueOf(product), valueOf(known), '×'],
        [
          `Write your fraction in the box, and multiply. Do you get ${inMath(product)}?`,
          `You know the product, and a factor is missing. What do you multiply ${inMath(known)} by?`,
          `Start with the numerators: ${known.top} times what number equals ${product.top}?`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [valueOf(product), valueOf(known)],
        [
          `Which of the two known fractions is the product, and which is a factor?`,
          'Multiply the factor you know by the missing factor to get the product, not the other way.',
          `Look at the denominators: ${known.bottom} times what number equals ${product.bottom}?`,
        ],
      ),
    ],
  },
);

const productOf = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });

export const multiplyGenerators: readonly Generator[] = [compute, missingFactor];
