import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { mixedAddsWholeToTop, mixedForgetsTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { add, compare, one, type Rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { family, graded, oneOf } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  carryDropped,
  fractionPartLeftImproper,
  mixedPartsUnscaled,
  mixedTopsAndBottomsApart,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, lowestTex, mixedOf, mixedPlain, mixedTex } from '../../wording/fraction-text.ts';
import { drawMixedPair, leadingAstray, mixedInMath, mixedValue, partsTogether, type Mixed } from './mixed-sums-drawn.ts';
import { inMath, rewriteStep, scaledTo, valueOf, valueTexOf, written } from './unlike-fractions.ts';
import { ruled } from '../../ruled.ts';

/** The difficulty decides whether the fraction parts make a whole: see `compute`. Their sum is never a whole number. */
export const drawMixedSum = (chance: Chance, difficulty: Difficulty): [Mixed, Mixed] =>
  drawMixedPair(
    chance,
    byDifficulty(difficulty, ['like', 'like', 'multiple', 'coprime', 'shared'] as const),
    byDifficulty(difficulty, [5, 6, 8, 9, 12]),
    (a, b) => {
      const parts = partsTogether(a, b);
      const carries = compare(parts, one) > 0;
      return parts.d !== 1n && a.whole !== b.whole && carries === (difficulty !== 1 && difficulty !== 3);
    },
  );

/**
 * Returns the steps of a sum of mixed numbers: a common denominator, wholes and parts separately, then a whole made from the
 * parts if there are enough.
 */
export function mixedSumSteps(a: Mixed, b: Mixed): (readonly [string, string])[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const [x, y] = [scaledTo(a, common), scaledTo(b, common)];
  const parts = { top: x.top + y.top, bottom: common };
  const changed = [a, b].flatMap((m, i) => (m.bottom === common ? [] : [`${fracTex(m)} = ${fracTex([x, y][i]!)}`]));
  const sum = add(mixedValue(a), mixedValue(b));
  return [
    ...(changed.length === 0
      ? []
      : [[`Rewrite the fraction parts with common denominator ${common}.`, changed.join(',\\quad ')] as const]),
    ['Add the whole numbers.', `${a.whole} + ${b.whole} = ${a.whole + b.whole}`],
    ['Add the fraction parts.', `${fracTex(x)} + ${fracTex(y)} = ${fracTex(parts)}`],
    ...(parts.top > common
      ? [
          [
            `The fraction is more than 1, so write it as a mixed number.`,
            `${fracTex(parts)} = ${valueTexOf(valueOf(parts))}`,
          ] as const,
        ]
      : []),
    [
      'Add the whole number and the fraction part.',
      `${a.whole + b.whole} + ${lowestMixedTex(valueOf(parts))} = ${valueTexOf(sum)}`,
    ],
  ];
}

const lowestMixedTex = (value: Rational): string => (compare(value, one) > 0 ? valueTexOf(value) : lowestTex(written(value)));

export function mixedSumWays(a: Mixed, b: Mixed, formJudged: boolean): NumberWay[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const right = add(mixedValue(a), mixedValue(b));
  const changing = a.bottom === common ? b : a;
  const improper = formJudged ? fractionPartLeftImproper.answer(a, b) : null;
  const like = a.bottom === b.bottom;
  const sizes = like
    ? `Add only the numerators ${a.top} and ${b.top}. What size are the parts of the sum?`
    : `Write ${inMath(changing)} with denominator ${common} before you add the fraction parts.`;
  const ways: NumberWay[] = [
    ...(improper === null
      ? []
      : [
          {
            rule: fractionPartLeftImproper,
            to: right,
            written: improper,
            hints: [
              'Look at the fraction part of your answer. Is it more than 1?',
              'In a mixed number, the fraction part is less than 1. Move each full whole to the whole-number part.',
              `How many parts of size $\\frac{1}{${common}}$ make one whole? Take so many out of your fraction part.`,
            ] as const satisfies NumberWay['hints'],
          },
        ]),
    ruled(
      carryDropped,
      [a, b],
      `Add ${a.whole} and ${b.whole}. Then see how many wholes ${inMath(a)} and ${inMath(b)} make together.`,
    ),
    ruled(mixedTopsAndBottomsApart, [a, b], sizes),
    {
      rule: mixedPartsUnscaled,
      to: like ? null : mixedPartsUnscaled.answer(a, b),
      hints: [
        `Look at the numerators over ${common}. Is the new fraction equal to ${inMath(changing)}?`,
        mixedPartsUnscaled.hints.principle,
        `From ${changing.bottom} to ${common} you multiply by ${common / changing.bottom}. Do that with the numerator of ${inMath(changing)}, too.`,
      ],
    },
    {
      rule: mixedForgetsTop,
      to: like && compare(partsTogether(a, b), one) < 0 ? add(mixedForgetsTop.answer(a), mixedForgetsTop.answer(b)) : null,
      hints: [
        'Are the fraction parts in your answer?',
        'A mixed number is a whole number and a fraction. Add both parts of both numbers.',
        sizes,
      ],
    },
    {
      rule: mixedAddsWholeToTop,
      to: like ? add(mixedAddsWholeToTop.answer(a), mixedAddsWholeToTop.answer(b)) : null,
      hints: [
        `Your sum should be more than ${Math.max(a.whole, b.whole)}. Is it?`,
        `Each whole holds ${a.bottom} parts, not one. So you can't just add the whole number to the numerator.`,
        `Keep the mixed numbers. Add the whole numbers ${a.whole} and ${b.whole} first.`,
      ],
    },
  ];
  return leadingAstray(ways, right);
}

/** Returns the first step of a sum of mixed numbers: a common denominator, or the whole numbers if there is one already. */
export function mixedSumStep(a: Mixed, b: Mixed): string {
  return a.bottom === b.bottom
    ? `Add the whole numbers, $${a.whole} + ${b.whole}$, and the fraction parts, $${fracTex(a)} + ${fracTex(b)}$.`
    : `For the fraction parts: ${rewriteStep([a, b])} The whole numbers are ${a.whole} and ${b.whole}.`;
}

type Asking = (a: Mixed, b: Mixed) => string;
const plainly = oneOf<Asking>(
  (a, b) => `Add $${mixedTex(a)} + ${mixedTex(b)}$.`,
  (a, b) => `Find $${mixedTex(a)} + ${mixedTex(b)}$.`,
  (a, b) => `What is the sum of ${mixedInMath(a)} and ${mixedInMath(b)}?`,
);
const asMixed = oneOf<Asking>(
  (a, b) => `Add $${mixedTex(a)} + ${mixedTex(b)}$. Write the sum as a mixed number in simplest form.`,
  (a, b) => `Find $${mixedTex(a)} + ${mixedTex(b)}$. Write your answer as a mixed number in simplest form.`,
);

/** 1: like denominators, the parts stay below a whole. 2: they pass it. 3: one denominator a multiple, below a whole. 4: no common factor, past a whole. 5: a common factor, past a whole. */
const compute = family(
  { name: 'frac_mixed_sum', version: 1, skill: 'frac_add_sub_mixed' },
  {
    levels: { addends: graded(drawMixedSum) },
    derived: ({ addends: [a, b], difficulty }) => ({ sum: add(mixedValue(a), mixedValue(b)), formJudged: difficulty >= 3 }),
    phrasing: (chance, { formJudged }) => ({ ask: (formJudged ? asMixed : plainly)(chance) }),
    given: ({ addends, sum, formJudged, ask }) => ({
      stem: ask(...addends),
      right: sum,
      inputType: 'fraction',
      ...(formJudged ? { form: 'mixed_number', written: mixedPlain(mixedOf(written(sum))) } : {}),
    }),
    steps: ({ addends }) => mixedSumSteps(...addends),
    ladder: ({ addends }) => [
      'What are the whole numbers, and what are the fraction parts?',
      'Add the fraction parts with a common denominator. Add the whole numbers. If the fraction is more than 1, regroup.',
      mixedSumStep(...addends),
    ],
    ways: ({ addends: [a, b], formJudged }) => mixedSumWays(a, b, formJudged),
  },
);

export const mixedSumGenerators: readonly Generator[] = [compute];
