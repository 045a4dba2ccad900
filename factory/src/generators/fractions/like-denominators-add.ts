import { type WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { fractionWay } from '../../wording/fraction-way.ts';
import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, oneOf } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  otherOperation,
  repeatedPartOnce,
  stoppedAtOneWhole,
  totalForPart,
  wholeAsOnePart,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { fracPlain, fracTex, isLowest, mixedOf, mixedPlain, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import {
  bottomDroppedWay,
  resultSteps,
  sumOf,
  sumWays,
  threeLike,
  twoLike,
  twoReducing,
  twoSmall,
  unreducedWay,
  type Like,
} from './like-denominators.ts';
import { inMath, isEveryday, valueOf } from './unlike-fractions.ts';

const workOf = ({ tops, bottom }: Like): string => tops.map((top) => fracTex({ top, bottom })).join(' + ');

type Asking = (work: string) => string;
const plainly = oneOf<Asking>(
  (work) => `Add: $${work}$`,
  (work) => `Find $${work}$.`,
  (work) => `What is $${work}$?`,
);
const ofTheSum = oneOf<Asking>(
  (work) => `Add: $${work}$`,
  (work) => `Find $${work}$.`,
  (work) => `Find the sum $${work}$.`,
);
const asFraction = oneOf<Asking>(
  (work) => `Add, and write the sum as one fraction in simplest form: $${work}$`,
  (work) => `Find $${work}$. Give one fraction in simplest form.`,
);
const asMixed = oneOf<Asking>(
  (work) => `Add, and write the sum as a mixed number in simplest form: $${work}$`,
  (work) => `Find $${work}$. Give a mixed number in simplest form.`,
);

/** 1: below one. 2: the sum can be simplified. 3: above one. 4: above one and in simplest form. 5: three fractions, as a mixed number. */
const compute = family(
  { name: 'frac_add_like_compute', version: 2, skill: 'frac_add_like' },
  {
    levels: { like: [twoSmall, twoReducing, twoLike, twoLike, threeLike] },
    where: ({ like }, difficulty) => {
      const sum = sumOf(like);
      const [below, above, reduces] = [sum.top < sum.bottom, sum.top > sum.bottom, !isLowest(sum)];
      const fits = [below && !reduces, below && reduces, above, above && reduces, above && reduces] as const;
      return byDifficulty(difficulty, fits) && sum.top % sum.bottom !== 0;
    },
    derived: ({ like, difficulty }) => ({
      sum: sumOf(like),
      work: workOf(like),
      form: byDifficulty(difficulty, ['any', 'any', 'any', 'reduced_fraction', 'mixed_number'] as const),
    }),
    phrasing: (chance, { difficulty }) => ({
      ask: byDifficulty(difficulty, [plainly, plainly, ofTheSum, asFraction, asMixed])(chance),
    }),
    given: ({ sum, work, form, ask }) => ({
      stem: ask(work),
      right: valueOf(sum),
      ...(form === 'mixed_number' ? { written: mixedPlain(mixedOf(sum)) } : {}),
      inputType: 'fraction',
      form,
      placeholder: form === 'mixed_number' ? 'a mixed number' : 'a fraction, like a/b',
    }),
    steps: ({ work, sum }) => resultSteps(work, sum),
    ladder: ({ like: { tops, bottom } }) => [
      'Look at the denominators. Are the parts the same size?',
      'When the denominators are the same, add the numerators. The denominator stays.',
      `Add the numerators: $${tops.join(' + ')}$. The parts are still ${partsName(bottom)}.`,
    ],
    ways: ({ like: { tops, bottom }, sum, form }) =>
      form === 'any' ? sumWays(tops, bottom).slice(0, 5) : [unreducedWay(sum), ...sumWays(tops, bottom).slice(0, 4)],
  },
);

/** 2: a numerator is missing. 3: a fraction is missing. 4: up to one. 5: up to a mixed number. */
const missing = family(
  { name: 'frac_add_like_missing', version: 1, skill: 'frac_add_like', difficulties: [2, 3, 4, 5] },
  {
    levels: { like: always(twoLike) },
    where: ({ like }, difficulty) => {
      const { top, bottom } = sumOf(like);
      return byDifficulty(difficulty, [false, top < bottom, top < bottom, top === bottom, top > bottom + 1]);
    },
    derived: ({ like, difficulty }) => {
      const sum = sumOf(like);
      const over = sum.top - sum.bottom; // the parts beyond a whole
      return {
        known: like.tops[0],
        gap: like.tops[1],
        sum,
        over,
        total: over < 0 ? fracTex(sum) : mixedTex({ whole: 1, top: over, bottom: sum.bottom }),
        asksTop: difficulty === 2,
      };
    },
    phrasing: (chance, { like: { bottom }, known, total, asksTop }) => {
      const box = asksTop ? `\\frac{\\square}{${bottom}}` : '\\square';
      const f = fracTex({ top: known, bottom });
      const equation = chance.maybe(0.5) ? `${box} + ${f} = ${total}` : `${f} + ${box} = ${total}`;
      const wanted = asksTop ? 'number' : 'fraction';
      return {
        stem: chance.pick([`What ${wanted} makes the equation true? $${equation}$`, `Find the missing ${wanted}: $${equation}$`]),
      };
    },
    given: ({ like: { bottom }, gap, asksTop, stem }) =>
      asksTop
        ? { stem, right: gap }
        : { stem, right: rational(gap, bottom), inputType: 'fraction', placeholder: 'a fraction, like a/b' },
    steps: ({ like: { bottom }, known, gap, sum, over, total, asksTop }) => [
      ...(over < 0 ? [] : [[`Write the sum in ${partsName(bottom)}.`, `${total} = ${fracTex(sum)}`] as const]),
      [`Find how many more you need to get from ${known} to ${sum.top}.`, `${sum.top} - ${known} = ${gap}`],
      [
        `The missing part is ${gap} ${partsName(bottom, gap !== 1)}.`,
        `\\square = ${asksTop ? gap : fracTex({ top: gap, bottom })}`,
      ],
    ],
    ladder: ({ like: { bottom }, known, sum }) => [
      'What do you know: the parts or the sum?',
      'To find a missing part, subtract the part you know from the sum.',
      `You have ${known} ${partsName(bottom)}. Find how many more ${partsName(bottom)} you need to get to ${sum.top}.`,
    ],
    ways: ({ like: { bottom }, known, gap, sum, over, asksTop }) => {
      const parts = partsName(bottom);
      const answer = (top: number): WrittenFraction => ({ top, bottom: asksTop ? 1 : bottom });
      return [
        fractionWay(otherOperation, answer(sum.top + known), [
          otherOperation.hints.look,
          otherOperation.hints.principle,
          `Start at ${known} ${partsName(bottom, known !== 1)}, and count on until you reach the sum.`,
        ]),
        fractionWay(wholeAsOnePart, over < 0 ? null : wholeAsOnePart.answer(1 + over, known, bottom), [
          `How many ${parts} is one whole?`,
          `A whole counts as ${bottom} ${parts}, not as one of them.`,
          `Write the ${over === 0 ? '1' : 'mixed number'} in ${parts} first. One whole is ${bottom} ${parts}.`,
        ]),
        fractionWay(totalForPart, answer(totalForPart.answer(sum).top), [
          'Write your number in the box, and add. Do you get the number on the right?',
          'Two numbers make the sum. You know one of them.',
          `You already have ${fracPlain({ top: known, bottom })}. Is the box the whole sum?`,
        ]),
        fractionWay(stoppedAtOneWhole, over > 0 ? stoppedAtOneWhole.answer({ top: known, bottom }) : null, [
          stoppedAtOneWhole.hints.look,
          stoppedAtOneWhole.hints.principle,
          `Your fraction and ${fracPlain({ top: known, bottom })} make 1. How much more is the sum?`,
        ]),
        ...(asksTop ? [] : [bottomDroppedWay(gap, bottom)]),
      ];
    },
  },
);

/** What people do to parts of one thing, or with amounts of their own. */
type Errand = { readonly each: (who: string, f: string) => string; readonly ask: string };
const partsOfOne: readonly Errand[] = [
  { each: (who: string, f: string) => `${who} paints ${f} of a fence`, ask: 'What fraction of the fence is painted?' },
  { each: (who: string, f: string) => `${who} eats ${f} of a pizza`, ask: 'What fraction of the pizza is eaten?' },
  { each: (who: string, f: string) => `${who} plants ${f} of a garden bed`, ask: 'What fraction of the garden bed is planted?' },
  {
    each: (who: string, f: string) => `${who} reads ${f} of a chapter aloud`,
    ask: 'What fraction of the chapter is read aloud?',
  },
];
const amounts: readonly Errand[] = [
  { each: (who: string, f: string) => `${who} brings ${f} gallon of juice`, ask: 'How many gallons of juice are there in all?' },
  { each: (who: string, f: string) => `${who} walks ${f} mile`, ask: 'How many miles do they walk in all?' },
  { each: (who: string, f: string) => `${who} uses ${f} cup of sugar`, ask: 'How many cups of sugar are used in all?' },
  { each: (who: string, f: string) => `${who} practices for ${f} hour`, ask: 'How many hours of practice are there in all?' },
  { each: (who: string, f: string) => `${who} picks ${f} pound of berries`, ask: 'How many pounds of berries are there in all?' },
];

/** Two fractions, with the first added twice. */
const firstTwice = (chance: Chance): Like => {
  const { bottom, tops } = twoLike(chance);
  return { bottom, tops: [tops[0], ...tops] };
};

/**
 * 1 and 2: two parts of one thing. 3: two amounts above one. 4: three amounts. 5: one amount twice plus another one, as a
 * mixed number.
 */
const story = family(
  { name: 'frac_add_like_story', version: 1, skill: 'frac_add_like' },
  {
    setting: (chance, difficulty) => ({ scene: chance.pick(difficulty < 3 ? partsOfOne : amounts) }),
    levels: { like: [twoSmall, twoReducing, twoLike, threeLike, firstTwice] },
    where: ({ like }, difficulty) => {
      const sum = sumOf(like);
      const [below, above, reduces] = [sum.top < sum.bottom, sum.top > sum.bottom, !isLowest(sum)];
      const fits = [below && !reduces && like.tops.every((top) => top > 1), below && reduces, above, above, above] as const;
      return isEveryday(sum) && sum.top % sum.bottom !== 0 && byDifficulty(difficulty, fits);
    },
    derived: ({ like, difficulty }) => ({ sum: sumOf(like), work: workOf(like), twice: difficulty === 5 }),
    phrasing: (chance) => ({ who: people(chance, 3) as [string, string, string] }),
    given: ({ scene, like: { tops, bottom }, sum, twice, who, difficulty }) => {
      const told = tops.map((top, i) => scene.each(who[twice ? 0 : i]!, inMath({ top, bottom })));
      return {
        stem: twice
          ? `On Monday and again on Tuesday, ${told[0]}. On Wednesday, ${told[2]}. ${scene.ask.replace('do they walk', `does ${who[0]} walk`)} Write a mixed number in simplest form.`
          : `${told.slice(0, -1).join(', ')}, and ${told.at(-1)}. ${scene.ask}`,
        right: valueOf(sum),
        ...(twice ? { written: mixedPlain(mixedOf(sum)), form: 'mixed_number' } : {}),
        inputType: 'fraction',
        placeholder: difficulty > 2 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      };
    },
    steps: ({ work, sum }) => [['The question asks for the total, so add.', work], ...resultSteps(work, sum)],
    ladder: ({ like: { tops, bottom } }) => [
      'What does the question ask for? What size are the parts?',
      'To find the total, add. When the denominators are the same, add the numerators and keep the denominator.',
      `Add the numerators: $${tops.join(' + ')}$. The parts are still ${partsName(bottom)}.`,
    ],
    ways: ({ like: { tops, bottom }, sum, twice }) => {
      const [monday, tuesday, wednesday] = tops.map((top) => inMath({ top, bottom }));
      return [
        fractionWay(repeatedPartOnce, twice ? repeatedPartOnce.answer(sum.top - tops[0], bottom) : null, [
          repeatedPartOnce.hints.look,
          repeatedPartOnce.hints.principle,
          `List the amount for each day: ${monday}, ${tuesday}, and ${wednesday}. Then add.`,
        ]),
        ...sumWays(tops, bottom).slice(0, 4),
      ];
    },
  },
);

export const addLikeGenerators: readonly Generator[] = [compute, missing, story];
