import { fractionWay } from '../../wording/fraction-way.ts';
import { mixedSubtractsSmallerFraction, type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, oneOf, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { wholeNumberForgotten } from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import {
  knownPartRepeated,
  lastPartForgotten,
  otherOperation,
  restInsteadOfPart,
  totalForPart,
  wholeAsOnePart,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { fracPlain, fracTex, isLowest, mixedOf, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import {
  bottomDroppedWay,
  differenceWays,
  resultSteps,
  twoLike,
  twoReducing,
  twoSmall,
  unreducedWay,
  type Like,
} from './like-denominators.ts';
import { inMath, isEveryday, valueOf } from './unlike-fractions.ts';

/** A whole number, a fraction, or both, and the numerators subtracted from it, all over one denominator. */
type Difference = { readonly whole: number; readonly top: number; readonly taken: readonly number[]; readonly bottom: number };

const fromFraction =
  (two: (chance: Chance) => Like) =>
  (chance: Chance): Difference => {
    const { tops, bottom } = two(chance);
    return { whole: 0, top: tops[0], taken: [tops[1]], bottom };
  };
const fromMixed = (chance: Chance): Difference => ({ ...fromFraction(twoLike)(chance), whole: 1 });
const fromWhole =
  (whole: (chance: Chance) => number, times: 1 | 2) =>
  (chance: Chance): Difference => {
    const { tops, bottom } = twoLike(chance);
    return { whole: whole(chance), top: 0, taken: tops.slice(0, times), bottom };
  };

const all = (taken: readonly number[]): number => taken.reduce((sum, top) => sum + top);
const startOf = ({ whole, top, bottom }: Difference): WrittenFraction => ({ top: whole * bottom + top, bottom });
const leftOf = (difference: Difference): WrittenFraction => {
  const { top, bottom } = startOf(difference);
  return { top: top - all(difference.taken), bottom };
};

/** 1: in simplest form at once. 2: can be simplified. 3: more than one part is taken. 4: can be simplified. 5: more than one is left. */
function fits(difference: Difference, difficulty: Difficulty): boolean {
  const left = leftOf(difference);
  const [reduces, mixed] = [!isLowest(left), left.top > left.bottom && left.top % left.bottom !== 0];
  return left.top > 0 && byDifficulty(difficulty, [!reduces, reduces, all(difference.taken) > 1, reduces, mixed]);
}

/** Returns what follows from a difference: the start and the rest in parts, as the question and as the work. */
function workOf(difference: Difference) {
  const { taken, bottom } = difference;
  const from = startOf(difference);
  const parts = taken.map((top) => fracTex({ top, bottom }));
  const start = mixedTex(difference);
  return {
    from,
    left: leftOf(difference),
    start,
    work: [start, ...parts].join(' - '),
    inParts: [fracTex(from), ...parts].join(' - '),
    tops: [from.top, ...taken].join(' - '),
  };
}

/** Returns how a difference of like fractions goes wrong: see differenceWays. */
const likeWays = (difference: Difference) => {
  const { whole, top, taken, bottom } = difference;
  return differenceWays(startOf(difference), { top: all(taken), bottom }, top === 0 ? whole : null);
};

/** 1: in simplest form at once. 2: the difference can be simplified. 3: from a whole number. 4: from a mixed number. 5: two are taken from a whole number. */
const compute = family(
  { name: 'frac_sub_like_compute', version: 2, skill: 'frac_sub_like' },
  {
    levels: {
      difference: [
        fromFraction(twoSmall),
        fromFraction(twoReducing),
        fromWhole(range(1, 3), 1),
        fromMixed,
        fromWhole(range(2, 3), 2),
      ],
    },
    where: ({ difference }, difficulty) =>
      fits(difference, difficulty) && (difficulty !== 4 || difference.top < all(difference.taken)),
    derived: ({ difference, difficulty }) => ({
      ...workOf(difference),
      form: byDifficulty(difficulty, ['any', 'any', 'any', 'reduced_fraction', 'mixed_number'] as const),
    }),
    phrasing: (chance, { work }) => ({
      ask: chance.pick([`Subtract: $${work}$.`, `Find $${work}$.`, `Find the difference $${work}$.`]),
    }),
    given: ({ left, form, ask }) => ({
      stem: `${ask}${{ any: '', reduced_fraction: ' Give one fraction in simplest form.', mixed_number: ' Give a mixed number in simplest form.' }[form]}`,
      right: valueOf(left),
      ...(form === 'mixed_number' ? { written: mixedPlain(mixedOf(left)) } : {}),
      inputType: 'fraction',
      form,
      placeholder: form === 'mixed_number' ? 'a mixed number' : 'a fraction, like a/b',
    }),
    steps: ({ difference: { whole, bottom }, from, left, start, inParts }) => [
      ...(whole === 0 ? [] : [[`Write the first number in ${partsName(bottom)}.`, `${start} = ${fracTex(from)}`] as const]),
      ...resultSteps(inParts, left),
    ],
    ladder: ({ difference: { whole, bottom }, from, start, tops }) => [
      'Look at the denominators. Are the parts the same size?',
      whole === 0
        ? 'When the denominators are the same, subtract the numerators. The denominator stays.'
        : 'Write the first number in the same parts. Then subtract the numerators, and keep the denominator.',
      whole === 0
        ? `Subtract the numerators: $${tops}$. The parts are still ${partsName(bottom)}.`
        : `Write $${start}$ as $${fracTex(from)}$. Then subtract the numerators: $${tops}$.`,
    ],
    ways: ({ difference, from, left, form }) => {
      const { whole, top, taken, bottom } = difference;
      const [first, second] = [{ top: taken[0]!, bottom }, taken[1]];
      return [
        ...(form === 'any' ? [] : [unreducedWay(left)]),
        {
          rule: mixedSubtractsSmallerFraction,
          to: whole > 0 && top > 0 ? mixedSubtractsSmallerFraction.answer(difference, { whole: 0, ...first }) : null,
          hints: [
            `Which is more, ${fracPlain({ top, bottom })} or ${fracPlain(first)}? Which one did you take from which?`,
            'There are not enough parts to subtract from, so regroup 1 whole. Do not switch the numerators.',
            `Write the mixed number in ${partsName(bottom)}. One whole is ${bottom} of them.`,
          ],
        },
        fractionWay(lastPartForgotten, second === undefined ? null : lastPartForgotten.answer(from.top - first.top, bottom), [
          'How many fractions do you subtract? Did you use them all?',
          'Two minus signs mean you subtract both fractions.',
          `You subtracted ${fracPlain(first)}. Now subtract what comes after it.`,
        ]),
        ...likeWays(difference).slice(0, form === 'any' ? 4 : 3),
      ];
    },
  },
);

/**
 * 2: a numerator is missing. 3: the first number is missing. 4: what is subtracted from 1. 5: the first number, with a
 * difference of more than one.
 */
const missing = family(
  { name: 'frac_sub_like_missing', version: 1, skill: 'frac_sub_like', difficulties: [2, 3, 4, 5] },
  {
    levels: { like: always(twoLike) },
    where: ({ like: { tops, bottom } }, difficulty) => {
      const [a, b] = tops;
      const distinct = a + b !== bottom && a !== 2 * b && b !== 2 * a;
      return distinct && byDifficulty(difficulty, [false, a > b, a + b < bottom, a > 1, true]);
    },
    derived: ({ like: { tops, bottom }, difficulty }) => {
      const [a, b] = tops;
      const startMissing = difficulty === 3 || difficulty === 5;
      const left = difficulty === 5 ? bottom + b : b;
      const start = startMissing ? a + left : difficulty === 4 ? bottom : a;
      const taken = start - left;
      return { bottom, start, taken, left, startMissing, gap: startMissing ? start : taken };
    },
    phrasing: (chance, { bottom, start, taken, left, startMissing, difficulty }) => {
      const box = difficulty === 2 ? `\\frac{\\square}{${bottom}}` : '\\square';
      const f = (top: number): string => fracTex({ top, bottom });
      const shownLeft = difficulty === 5 ? mixedTex({ whole: 1, top: left - bottom, bottom }) : f(left);
      const equation = startMissing
        ? `${box} - ${f(taken)} = ${shownLeft}`
        : `${difficulty === 4 ? '1' : f(start)} - ${box} = ${shownLeft}`;
      const wanted = startMissing || difficulty === 2 ? 'number' : 'fraction';
      const stem = chance.pick([
        `What ${wanted} makes the equation true? $${equation}$`,
        `Find the missing ${wanted}: $${equation}$`,
      ]);
      return { stem, shownLeft };
    },
    given: ({ bottom, gap, stem, difficulty }) =>
      difficulty === 2
        ? { stem, right: gap }
        : {
            stem,
            right: rational(gap, bottom),
            inputType: 'fraction',
            placeholder: difficulty === 5 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
          },
    steps: ({ bottom, start, taken, left, startMissing, gap, shownLeft, difficulty }) => [
      ...(difficulty === 4 ? [[`Write 1 in ${partsName(bottom)}.`, `1 = ${fracTex({ top: bottom, bottom })}`] as const] : []),
      ...(difficulty === 5
        ? [[`Write the difference in ${partsName(bottom)}.`, `${shownLeft} = ${fracTex({ top: left, bottom })}`] as const]
        : []),
      startMissing
        ? ['Add what was subtracted and what is left to find the starting number.', `${taken} + ${left} = ${gap}`]
        : ['Subtract what is left from the start to find what was taken away.', `${start} - ${left} = ${gap}`],
      difficulty === 2
        ? [`The box is ${gap}.`, `\\square = ${gap}`]
        : [`The box is ${gap} ${partsName(bottom, gap !== 1)}.`, `\\square = ${fracTex({ top: gap, bottom })}`],
    ],
    ladder: ({ bottom, start, taken, left, startMissing }) => [
      'What does the box stand for: the start, or what is subtracted?',
      startMissing
        ? 'To find the starting number, add what was subtracted and what is left.'
        : 'To find what was subtracted, subtract what is left from the starting number.',
      startMissing
        ? `Add ${taken} and ${left} ${partsName(bottom)}.`
        : `Start with ${start} ${partsName(bottom)}, and subtract the ${left} that ${left === 1 ? 'is' : 'are'} left.`,
    ],
    ways: ({ bottom, start, taken, left, startMissing, gap, shownLeft, difficulty }) => {
      const answer = (top: number): WrittenFraction => ({ top, bottom: difficulty === 2 ? 1 : bottom });
      const counted = (top: number): string => `${top} ${partsName(bottom, top !== 1)}`;
      return [
        fractionWay(
          otherOperation,
          answer(startMissing ? Math.abs(left - taken) : start + left),
          startMissing
            ? [
                'Is the box more or less than what is left?',
                'The box is the starting number. Something is subtracted from it.',
                `Tell a story: you had some, gave ${counted(taken)} away, and some are left.`,
              ]
            : [
                'Can more be taken away than was there?',
                'The box is the part that is subtracted, so it is less than the starting number.',
                `Tell a story: you had ${counted(start)}, gave some away, and have ${counted(left)} left.`,
              ],
        ),
        fractionWay(knownPartRepeated, answer(knownPartRepeated.answer({ top: left, bottom }).top), [
          knownPartRepeated.hints.look,
          knownPartRepeated.hints.principle,
          startMissing
            ? `Before ${inMath({ top: taken, bottom })} was subtracted, there was more. Add it back.`
            : `What is left, $${shownLeft}$, and what was subtracted make up the starting number.`,
        ]),
        fractionWay(totalForPart, startMissing ? null : answer(totalForPart.answer({ top: start, bottom }).top), [
          'Write your number in the box. What would be left?',
          'If you subtract everything, nothing is left.',
          `At the end, ${counted(left)} ${left === 1 ? 'is' : 'are'} left. How many are gone?`,
        ]),
        fractionWay(wholeNumberForgotten, difficulty === 5 ? wholeNumberForgotten.answer(start - bottom, bottom) : null, [
          'Look at the number after the equals sign. Did you use all of it?',
          'A mixed number is a whole number **and** a fraction.',
          `Write the mixed number in ${partsName(bottom)} first. One whole is ${bottom} ${partsName(bottom)}.`,
        ]),
        fractionWay(wholeAsOnePart, difficulty === 4 ? wholeAsOnePart.answer(1, left, bottom) : null, [
          `How many ${partsName(bottom)} is one whole?`,
          `A whole counts as ${bottom} ${partsName(bottom)}, not as one of them.`,
          `Write the 1 in ${partsName(bottom)} first.`,
        ]),
        ...(difficulty === 2 ? [] : [bottomDroppedWay(gap, bottom)]),
      ];
    },
  },
);

type Told = { readonly who: string; readonly other: string; readonly a: string; readonly b: string };
const leftOfAPart = oneOf<(told: Told) => string>(
  ({ who, a, b }) => `${who} has ${a} cup of milk and uses ${b} cup in a recipe. How many cups of milk are left?`,
  ({ who, a, b }) => `${who} has ${a} yard of ribbon and cuts off ${b} yard. How many yards of ribbon are left?`,
  ({ who, a, b }) => `${who} lives ${a} mile from school and has walked ${b} mile so far. How many miles are left to walk?`,
  ({ who, a, b }) => `${who} starts a trip with ${a} of a tank of gas and uses ${b} of a tank. What fraction of a tank is left?`,
  ({ who, a, b }) => `${who} has ${a} of a pizza and eats ${b} of the whole pizza. What fraction of the pizza is left?`,
  ({ who, a, b }) => `${who} has ${a} hour of free time and reads for ${b} hour. How many hours of free time are left?`,
);
const howMuchMore = oneOf<(told: Told) => string>(
  ({ who, other, a, b }) => `${who} jogs ${a} mile, and ${other} jogs ${b} mile. How much farther does ${who} jog, in miles?`,
  ({ who, other, a, b }) =>
    `${who}'s plant grew ${a} foot, and ${other}'s plant grew ${b} foot. How much more did ${who}'s plant grow, in feet?`,
  ({ who, other, a, b }) =>
    `${who}'s bottle holds ${a} liter, and ${other}'s bottle holds ${b} liter. How much more does ${who}'s bottle hold, in liters?`,
);

/** What is left of a whole number of units after some is used, on one day or on two. */
type Used = { readonly who: string; readonly had: (unit: string) => string; readonly used: (unit: string) => string };
const leftOfWholes = oneOf<(told: Used) => string>(
  ({ who, had, used }) => `${who} buys ${had('pound')} of rice and cooks ${used('pound')}. How many pounds are left?`,
  ({ who, had, used }) => `${who} has ${had('meter')} of wire and uses ${used('meter')}. How many meters of wire are left?`,
  ({ who, had, used }) =>
    `${who} fills a watering can with ${had('gallon')} of water and pours out ${used('gallon')}. How many gallons are left in it?`,
  ({ who, had, used }) => `${who} has ${had('quart')} of paint and uses ${used('quart')}. How many quarts of paint are left?`,
);

/** 1 and 2: what is left of a part. 3: what is left of whole ones. 4: how much more. 5: what is left of whole ones after two days. */
const story = family(
  { name: 'frac_sub_like_story', version: 2, skill: 'frac_sub_like' },
  {
    levels: {
      difference: [
        fromFraction(twoSmall),
        fromFraction(twoReducing),
        fromWhole(range(1, 2), 1),
        fromFraction(twoLike),
        fromWhole(range(2, 3), 2),
      ],
    },
    where: ({ difference }, difficulty) => isEveryday(difference) && fits(difference, difficulty),
    derived: ({ difference }) => workOf(difference),
    phrasing: (chance, { difference: { whole, top, taken, bottom }, difficulty }) => {
      const [who, other] = people(chance, 2) as [string, string];
      const [a, b] = taken.map((part) => inMath({ top: part, bottom })) as [string, string?];
      if (whole === 0) {
        const told = { who, other, a: inMath({ top, bottom }), b: a };
        return { told: difficulty === 4 ? howMuchMore(chance)(told) : leftOfAPart(chance)(told) };
      }
      const had = (unit: string): string => `${whole} ${unit}${whole === 1 ? '' : 's'}`;
      const used = (unit: string): string =>
        b === undefined ? `${a} ${unit}` : `${a} ${unit} on one day and ${b} ${unit} on the next day`;
      return { told: leftOfWholes(chance)({ who, had, used }) };
    },
    given: ({ left, told, difficulty }) => ({
      stem: `${told}${byDifficulty(difficulty, ['', '', '', ' Give your answer in simplest form.', ' Write a mixed number in simplest form.'])}`,
      right: valueOf(left),
      ...(difficulty === 4 ? { form: 'reduced_fraction' } : {}),
      ...(difficulty === 5 ? { form: 'mixed_number', written: mixedPlain(mixedOf(left)) } : {}),
      inputType: 'fraction',
      placeholder: difficulty === 3 || difficulty === 5 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
    }),
    steps: ({ difference: { whole, bottom }, from, left, work, inParts, difficulty }) => [
      [difficulty === 4 ? 'To find how much more, subtract.' : 'To find what is left, subtract.', work],
      ...(whole === 0 ? [] : [[`Write ${whole} in ${partsName(bottom)}.`, `${whole} = ${fracTex(from)}`] as const]),
      ...resultSteps(inParts, left),
    ],
    ladder: ({ difference: { whole, bottom }, from, inParts, tops }) => [
      'What does the question ask for? What size are the parts?',
      whole === 0
        ? 'To find what is left or how much more, subtract the numerators. The denominator stays.'
        : 'Write the whole number in the same parts. Then subtract the numerators.',
      whole === 0
        ? `Subtract the numerators: $${tops}$. The parts are still ${partsName(bottom)}.`
        : `Write ${whole} as $${fracTex(from)}$. Then subtract: $${inParts}$.`,
    ],
    ways: ({ difference, from, left, difficulty }) => {
      const { whole, taken, bottom } = difference;
      const first = { top: taken[0]!, bottom };
      return [
        fractionWay(lastPartForgotten, taken.length > 1 ? lastPartForgotten.answer(from.top - first.top, bottom) : null, [
          'How many amounts does the story take away?',
          'Subtract the amount of the second day, too.',
          `You subtracted ${fracPlain(first)}. Read on in the story.`,
        ]),
        fractionWay(restInsteadOfPart, whole > 0 ? { ...restInsteadOfPart.answer(left.top, from.top), bottom } : null, [
          'Does your number tell what is gone or what is left?',
          'What is gone and what is left make up the starting amount.',
          `At the start, there were ${from.top} ${partsName(bottom)}. Which of them does the question ask about?`,
        ]),
        ...(difficulty === 4 ? [unreducedWay(left)] : []),
        ...likeWays(difference).slice(0, 4),
      ];
    },
  },
);

export const subtractLikeGenerators: readonly Generator[] = [compute, missing, story];
