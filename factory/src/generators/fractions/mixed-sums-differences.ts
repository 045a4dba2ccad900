import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import {
  mixedAddsWholeToTop,
  mixedForgetsTop,
  mixedSubtractsSmallerFraction,
} from '@stoa/engine/math/mal-rules/fractions/fractions';
import { add, rational, subtract } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, oneOf } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  borrowedWholeKept,
  borrowsTen,
  fractionBroughtDown,
  mixedPartsUnscaled,
  oneTopUnscaled,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, isLowest, mixedOf, mixedPlain, mixedTex } from '../../wording/fraction-text.ts';
import {
  drawMixedPair,
  leadingAstray,
  mixedInMath,
  mixedValue,
  partsApart,
  type BottomKind,
  type Mixed,
} from './mixed-sums-drawn.ts';
import { inMath, rewriteStep, scaledTo, valueTexOf, written } from './unlike-fractions.ts';
import { ledTo } from '../../ruled.ts';

/** A whole number has no fraction part: 0/1, which can be cut into any kind of parts. */
const wholeNumber = (whole: number): Mixed => ({ whole, top: 0, bottom: 1 });

/** A whole number, and a mixed number that is at least two less. */
const drawFromWhole = (chance: Chance): [Mixed, Mixed] =>
  drawUntil(
    (): [Mixed, Mixed] => {
      const bottom = chance.int(3, 9);
      return [wholeNumber(chance.int(4, 12)), { whole: chance.int(1, 8), top: chance.int(1, bottom - 1), bottom }];
    },
    ([a, b]) => isLowest(b) && a.whole - b.whole >= 2 && 2 * b.top !== b.bottom,
  );

const drawFromMixed = (chance: Chance, most: number, regroups: boolean, ...kinds: readonly BottomKind[]): [Mixed, Mixed] =>
  drawMixedPair(chance, chance.pick(kinds), most, (a, b) => {
    const parts = partsApart(a, b);
    if (a.whole - b.whole < 2 || parts.d === 2n) return false; // with a half, two of the mistakes would give the same answer
    return regroups ? parts.n < 0n : parts.n > 0n && a.top > b.top;
  });

/** The difficulty decides whether a whole has to be regrouped: see `compute`. At least one whole is left. */
export const drawMixedDifference = (chance: Chance, difficulty: Difficulty): [Mixed, Mixed] =>
  byDifficulty(difficulty, [
    () => drawFromMixed(chance, 7, false, 'like'),
    () => drawFromWhole(chance),
    () => drawFromMixed(chance, 11, false, 'multiple', 'coprime'),
    () => drawFromMixed(chance, 11, true, 'like', 'multiple'),
    () => drawFromMixed(chance, 11, true, 'coprime', 'shared'),
  ])();

/**
 * Returns the steps of a difference of mixed numbers: a common denominator, regrouping a whole if there aren't enough parts,
 * then wholes and parts separately.
 */
export function mixedDifferenceSteps(a: Mixed, b: Mixed): (readonly [string, string])[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const [x, y] = [scaledTo(a, common), scaledTo(b, common)];
  const changed = [a, b].flatMap((m, i) =>
    m.bottom === common || m.top === 0 ? [] : [`${fracTex(m)} = ${fracTex([x, y][i]!)}`],
  );
  const regroups = x.top < y.top;
  const whole = regroups ? a.whole - 1 : a.whole;
  const top = regroups ? x.top + common : x.top;
  const parts = { top: top - y.top, bottom: common };
  const result = subtract(mixedValue(a), mixedValue(b));
  return [
    ...(changed.length === 0
      ? []
      : [[`Rewrite the fraction parts with common denominator ${common}.`, changed.join(',\\quad ')] as const]),
    ...(regroups
      ? [
          [
            x.top === 0
              ? `There is no fraction part to subtract from, so regroup 1 whole as $\\frac{${common}}{${common}}$.`
              : `${inMath(x)} is less than ${inMath(y)}, so regroup 1 whole as $\\frac{${common}}{${common}}$.`,
            `${mixedTex({ whole: a.whole, ...x })} = ${whole} + ${fracTex({ top, bottom: common })}`,
          ] as const,
        ]
      : []),
    ['Subtract the fraction parts.', `${fracTex({ top, bottom: common })} - ${fracTex(y)} = ${fracTex(parts)}`],
    ['Subtract the whole numbers.', `${whole} - ${b.whole} = ${whole - b.whole}`],
    ['Write the mixed number in simplest form.', `${mixedTex(a)} - ${mixedTex(b)} = ${valueTexOf(result)}`],
  ];
}

export function mixedDifferenceWays(a: Mixed, b: Mixed): NumberWay[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const [x, y] = [scaledTo(a, common), scaledTo(b, common)];
  const regroups = x.top < y.top;
  const like = a.bottom === b.bottom;
  const changing = a.bottom === common ? b : a;
  const cut = `Regroup 1 of the ${a.whole} wholes into parts of size $\\frac{1}{${common}}$. How many of those make 1 whole?`;
  const ways: NumberWay[] = [
    {
      rule: fractionBroughtDown,
      to: a.top === 0 ? fractionBroughtDown.answer(a.whole, b) : null,
      hints: [`What happened to ${inMath(b)}? Did you subtract it or copy it?`, fractionBroughtDown.hints.principle, cut],
    },
    {
      rule: mixedSubtractsSmallerFraction,
      to: regroups && a.top > 0 ? mixedSubtractsSmallerFraction.answer(a, b) : null,
      hints: [
        mixedSubtractsSmallerFraction.hints.look,
        'Subtract the second fraction part from the first. If the first is too small, regroup 1 whole.',
        cut,
      ],
    },
    {
      rule: borrowedWholeKept,
      to: regroups ? borrowedWholeKept.answer(a, b) : null,
      hints: [
        `You regrouped 1 whole. How many of the ${a.whole} wholes are left?`,
        borrowedWholeKept.hints.principle,
        a.top === 0
          ? `${a.whole} is the same as $${a.whole - 1}\\frac{${common}}{${common}}$. Now subtract the whole numbers and the fraction parts.`
          : `After regrouping there are ${a.whole - 1} wholes. Subtract ${b.whole} from those.`,
      ],
    },
    ledTo(borrowsTen, regroups && a.top > 0 && common !== 10 ? borrowsTen.answer(a, b) : null, cut),
    {
      rule: mixedPartsUnscaled,
      to: like || a.top === 0 || regroups ? null : mixedPartsUnscaled.answer(a, b, -1),
      hints: [
        `Look at the numerators over ${common}. Is the new fraction equal to ${inMath(changing)}?`,
        mixedPartsUnscaled.hints.principle,
        `From ${changing.bottom} to ${common} you multiply by ${common / changing.bottom}. Do that with the numerator of ${inMath(changing)}, too.`,
      ],
    },
    {
      rule: oneTopUnscaled,
      to: like || a.top === 0 || regroups ? null : add(rational(a.whole - b.whole), oneTopUnscaled.answer(a, b, -1)),
      hints: [
        `Check each new fraction part with denominator ${common}. Is it equal to the original?`,
        oneTopUnscaled.hints.principle,
        `From ${b.bottom} to ${common} you multiply by ${common / b.bottom}. What happens to the numerator ${b.top}?`,
      ],
      says: oneTopUnscaled.told(a, b),
    },
    {
      rule: mixedForgetsTop,
      to: regroups ? null : rational(a.whole - b.whole),
      hints: [
        'Where are the fraction parts in your answer?',
        'A mixed number is a whole number and a fraction. Subtract both parts.',
        like
          ? `Subtract the numerators: ${a.top} − ${b.top}. What size are the parts?`
          : `Write ${inMath(changing)} with denominator ${common}, then subtract the fraction parts.`,
      ],
    },
    {
      rule: mixedAddsWholeToTop,
      to: like ? subtract(mixedAddsWholeToTop.answer(a), mixedAddsWholeToTop.answer(b)) : null,
      hints: [
        `Estimate: about ${a.whole} minus about ${b.whole}. Is your answer close to that?`,
        `Each whole holds ${a.bottom} parts, not one. So you can't just add the whole number to the numerator.`,
        `Keep the mixed numbers. Start with the fraction parts ${inMath(a)} and ${inMath(b)} first.`,
      ],
    },
  ];
  return leadingAstray(ways, subtract(mixedValue(a), mixedValue(b)));
}

/**
 * Returns the first step of a difference of mixed numbers: a common denominator, a whole to regroup, or the fraction parts as
 * they are.
 */
export function mixedDifferenceStep(a: Mixed, b: Mixed): string {
  const common = leastMultiple(a.bottom, b.bottom);
  const [x, y] = [scaledTo(a, common), scaledTo(b, common)];
  if (a.bottom !== b.bottom && a.top > 0) return `For the fraction parts: ${rewriteStep([a, b])} Then compare the two.`;
  return x.top < y.top
    ? `There ${x.top === 0 ? 'is no fraction part' : 'are not enough parts'} to subtract $${fracTex(y)}$ from. Regroup 1 of the ${a.whole} wholes as $\\frac{${common}}{${common}}$.`
    : `Subtract the fraction parts: $${fracTex(a)} - ${fracTex(b)}$. Then subtract the whole numbers ${a.whole} and ${b.whole}.`;
}

type Asking = (a: Mixed, b: Mixed) => string;
const plainly = oneOf<Asking>(
  (a, b) => `Subtract $${mixedTex(a)} - ${mixedTex(b)}$.`,
  (a, b) => `Find $${mixedTex(a)} - ${mixedTex(b)}$.`,
  (a, b) => `What is ${mixedInMath(a)} minus ${mixedInMath(b)}?`,
);
const asMixed = oneOf<Asking>(
  (a, b) => `Subtract $${mixedTex(a)} - ${mixedTex(b)}$. Write the difference as a mixed number in simplest form.`,
  (a, b) => `Find $${mixedTex(a)} - ${mixedTex(b)}$. Write your answer as a mixed number in simplest form.`,
);

/** 1: like denominators, no regrouping. 2: from a whole number. 3: unlike, no regrouping. 4: regrouping, one denominator a multiple. 5: regrouping, unlike throughout. */
const compute = family(
  { name: 'frac_mixed_difference', version: 1, skill: 'frac_add_sub_mixed' },
  {
    levels: { numbers: graded(drawMixedDifference) },
    derived: ({ numbers: [a, b], difficulty }) => ({
      difference: subtract(mixedValue(a), mixedValue(b)),
      formJudged: difficulty >= 3,
    }),
    phrasing: (chance, { formJudged }) => ({ ask: (formJudged ? asMixed : plainly)(chance) }),
    given: ({ numbers, difference, formJudged, ask }) => ({
      stem: ask(...numbers),
      right: difference,
      inputType: 'fraction',
      ...(formJudged ? { form: 'mixed_number', written: mixedPlain(mixedOf(written(difference))) } : {}),
    }),
    steps: ({ numbers }) => mixedDifferenceSteps(...numbers),
    ladder: ({ numbers }) => [
      'Can you subtract the fraction parts as they are?',
      'Use a common denominator. If the first fraction part is too small, regroup 1 whole. Then subtract both parts.',
      mixedDifferenceStep(...numbers),
    ],
    ways: ({ numbers }) => mixedDifferenceWays(...numbers),
  },
);

export const mixedDifferenceGenerators: readonly Generator[] = [compute];
