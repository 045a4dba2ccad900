import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { commonDenominatorWithoutScaling, subtractDenominators } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { compare, equals, one, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, oneOf } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex } from '../../wording/fraction-text.ts';
import { pictured, strips } from '../../wording/number-picture.ts';
import { people, person } from '../../wording/people.ts';
import {
  commonBottomSteps,
  drawUnlikePair,
  inMath,
  isEveryday,
  rewriteStep,
  scaledTo,
  valueOf,
  type Fraction,
} from './unlike-fractions.ts';
import { unlikeWays } from './unlike-wrong-ways.ts';
import { following } from '../../wrong-way.ts';

const differenceOf = (parts: readonly Fraction[]) => parts.map(valueOf).reduce(subtract);

/**
 * Draws the larger one first, with different numerators, so that the mistakes show; their difference equals neither. The
 * denominators: see drawUnlikePair.
 */
const drawLargerFirst = (chance: Chance, difficulty: Difficulty): [Fraction, Fraction] =>
  drawUnlikePair(chance, difficulty, (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    return a.top !== b.top && compare(x, y) > 0 && !equals(subtract(x, y), y);
  });

/** One and two fractions to subtract from it: 1 − a − b, with something left. */
const drawFromOne = (chance: Chance): [Fraction, Fraction, Fraction] =>
  drawUntil(
    (): [Fraction, Fraction, Fraction] => [{ top: 1, bottom: 1 }, ...drawUnlikePair(chance, chance.pick([3, 4]), () => true)],
    (parts) => {
      const left = differenceOf(parts);
      return (
        left.n > 0n &&
        !parts.some((f) => equals(valueOf(f), left)) &&
        parts.map(({ bottom }) => bottom).reduce(leastMultiple) <= 40
      );
    },
  );

/** Returns the wrong answers to 1 − a − b: the wrong sums a + b, subtracted from one. */
function fromOneWays([, a, b]: readonly [Fraction, Fraction, Fraction]): NumberWay[] {
  const common = leastMultiple(a.bottom, b.bottom);
  const apart: Fraction = { top: a.top + b.top, bottom: a.bottom + b.bottom };
  const unscaled: Fraction = { top: a.top + b.top, bottom: common };
  const whole: Fraction = { top: 1, bottom: 1 };
  return [
    {
      rule: subtractDenominators,
      to: differenceOf([whole, apart]),
      hints: [
        `What did you do with the denominators ${a.bottom} and ${b.bottom}?`,
        subtractDenominators.hints.principle,
        `A whole is $\\frac{${common}}{${common}}$. Write ${inMath(a)} and ${inMath(b)} with this denominator, too.`,
      ],
    },
    {
      rule: commonDenominatorWithoutScaling,
      to: differenceOf([whole, unscaled]),
      hints: [
        `Look at the numerators over ${common}. Are the new fractions equal to ${inMath(a)} and ${inMath(b)}?`,
        'Multiply the numerator and denominator by the same number.',
        a.bottom === common
          ? `What do you multiply ${b.bottom} by to get ${common}? Do that with the numerator ${b.top}, too.`
          : `The first fraction becomes ${inMath(scaledTo(a, common))}. Change ${inMath(b)} in the same way.`,
      ],
    },
    {
      rule: stopsAfterFirstStep,
      to: subtract(one, valueOf(a)),
      hints: [
        'Did you subtract both fractions?',
        'Subtract both fractions from the whole, one after the other.',
        `You have $1 - ${fracTex(a)}$. Subtract ${inMath(b)} from that, too.`,
      ],
    },
  ];
}

/** Two fractions, or two that are subtracted from one. */
type Difference =
  | { readonly from: 'fraction'; readonly parts: [Fraction, Fraction] }
  | { readonly from: 'whole'; readonly parts: [Fraction, Fraction, Fraction] };

const drawDifference = (chance: Chance, difficulty: Difficulty): Difference =>
  difficulty === 5
    ? { from: 'whole', parts: drawFromOne(chance) }
    : { from: 'fraction', parts: drawLargerFirst(chance, difficulty) };

/** Writes the difference as it is worked out, with the whole as a plain 1. */
const shownDifference = (parts: readonly Fraction[]): string =>
  parts.map((f) => (f.bottom === 1 ? `${f.top}` : fracTex(f))).join(' - ');

type Asking = (parts: readonly Fraction[]) => string;
const ofTwo = oneOf<Asking>(
  (parts) => `Subtract $${shownDifference(parts)}$.`,
  (parts) => `Find $${shownDifference(parts)}$.`,
  (parts) => `What is the difference of ${parts.map(inMath).join(' and ')}?`,
  (parts) => `How much greater is ${parts.map(inMath).join(' than ')}?`,
);
const ofWhole = oneOf<Asking>(
  (parts) => `Find $${shownDifference(parts)}$. Give your answer in simplest form.`,
  ([, ...taken]) => `Subtract ${taken.map(inMath).join(' and then ')} from $1$. Write your answer in simplest form.`,
);

/**
 * 1 and 2: one denominator is a multiple (2: the smaller parts may come second). 3: no common factor. 4: a common factor. 5:
 * two fractions from one, in simplest form.
 */
const compute = family(
  { name: 'frac_sub_unlike_compute', version: 1, skill: 'frac_sub_unlike' },
  {
    levels: { difference: graded(drawDifference), ask: [ofTwo, ofTwo, ofTwo, ofTwo, ofWhole] },
    given: ({ difference: { from, parts }, ask }) => ({
      stem: ask(parts),
      ...pictured(strips(parts)),
      right: differenceOf(parts),
      inputType: 'fraction',
      ...(from === 'whole' ? { form: 'simplified' } : {}),
    }),
    steps: ({ difference: { from, parts } }) => (from === 'whole' ? fromOneSteps(parts) : commonBottomSteps(parts, -1)),
    ladder: ({ difference: { parts } }) => [
      'Look at the denominators. Are the parts the same size?',
      'Rewrite the fractions with a common denominator. Then subtract the numerators, and keep the denominator.',
      rewriteStep(parts),
    ],
    ways: ({ difference: { from, parts } }) => (from === 'whole' ? fromOneWays(parts) : unlikeWays(...parts, -1)),
  },
);

/** Returns the steps; the 1 is first written as a fraction. */
function fromOneSteps(parts: readonly Fraction[]): (readonly [string, string])[] {
  const common = parts.map(({ bottom }) => bottom).reduce(leastMultiple);
  const [, a, b] = parts as [Fraction, Fraction, Fraction];
  const [, ...rest] = commonBottomSteps(parts, -1);
  const scaled = [a, b].map((f) => `${fracTex(f)} = ${fracTex(scaledTo(f, common))}`);
  return [
    [
      `Use the common denominator ${common} for both fractions and for the whole.`,
      [`1 = \\frac{${common}}{${common}}`, ...scaled].join(',\\quad '),
    ],
    ...rest,
  ];
}

type Tale = (a: string, b: string, names: readonly string[]) => string;
/** Stories that compare two amounts, or take one from the other. */
const moreAndLess = oneOf<Tale>(
  (more, less, [one, other]) =>
    `${one} runs ${more} mile, and ${other} runs ${less} mile. How much farther does ${one} run, in miles?`,
  (more, less, [one]) => `${one} has ${more} yard of ribbon and uses ${less} yard of it. How many yards of ribbon are left?`,
  (more, less, [one]) =>
    `A jug holds ${more} gallon of milk. ${one} pours out ${less} gallon. How many gallons of milk are left in the jug?`,
  (more, less, [one, other]) =>
    `${one} has filled ${more} of a bucket with berries, and ${other} has filled ${less} of a bucket of the same size. What fraction of a bucket more does ${one} have?`,
  (more, less, [one]) =>
    `A cake recipe needs ${more} cup of sugar. ${one} has only ${less} cup. What fraction of a cup does ${one} still need?`,
);
const restOfAWhole = oneOf<Tale>(
  (a, b, [one, other]) => `${one} eats ${a} of a pie, and ${other} eats ${b} of the same pie. What fraction of the pie is left?`,
  (a, b, [one]) =>
    `${one} plants ${a} of a garden with beans and ${b} of it with carrots. The rest is grass. What fraction of the garden is grass?`,
  (a, b, [one]) =>
    `${one} spends ${a} of this week's allowance on a book and ${b} of it on a gift. What fraction of the allowance is left?`,
);

/** 2 to 4: two amounts as in drawUnlikePair. 5: what two parts leave of a whole. */
const story = family(
  { name: 'frac_sub_unlike_story', version: 1, skill: 'frac_sub_unlike', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => ({ names: people(chance, 2) }),
    levels: { difference: graded(drawDifference) },
    where: ({ difference: { from, parts } }) => from === 'whole' || parts.every(isEveryday),
    phrasing: (chance, { difference: { from } }) => ({ tell: (from === 'whole' ? restOfAWhole : moreAndLess)(chance) }),
    given: ({ difference: { parts }, tell, names }) => {
      const [a, b] = parts.slice(-2).map(inMath) as [string, string];
      return { stem: tell(a, b, names), right: differenceOf(parts), inputType: 'fraction' };
    },
    steps: ({ difference: { from, parts } }) =>
      from === 'whole'
        ? [['The whole is 1. Subtract both parts from it.', shownDifference(parts)], ...fromOneSteps(parts)]
        : [['The question asks for a difference, so subtract.', shownDifference(parts)], ...commonBottomSteps(parts, -1)],
    ladder: ({ difference: { from, parts } }) => [
      `What does the question ask for? ${from === 'whole' ? 'What is the whole?' : 'Are the parts the same size?'}`,
      from === 'whole'
        ? 'The whole is 1. Rewrite it and both fractions with a common denominator, and subtract both parts.'
        : 'To find what is left or how much more, subtract. Rewrite the fractions with a common denominator first.',
      rewriteStep(parts),
    ],
    ways: ({ difference: { from, parts } }) => (from === 'whole' ? fromOneWays(parts) : unlikeWays(...parts, -1)),
  },
);

type Adding = (name: string, total: Fraction, part: Fraction) => string;
const toANumber = oneOf<Adding>(
  (_name, total, part) => `What number makes the equation true?\n\n$\\square + ${fracTex(part)} = ${fracTex(total)}$`,
  (_name, total, part) => `What number makes the equation true?\n\n$${fracTex(part)} + \\square = ${fracTex(total)}$`,
  (name, total, part) => `${name} adds ${inMath(part)} to a number and gets ${inMath(total)}. What is the number?`,
);
const toAnAmount = oneOf<Adding>(
  (name, total, part) =>
    `Yesterday and today, ${name} practiced the violin for ${inMath(total)} hour in all. Today, ${name} practiced for ${inMath(part)} hour. What fraction of an hour did ${name} practice yesterday?`,
  (_name, total, part) =>
    `A bowl of rice weighs ${inMath(total)} pound. The empty bowl weighs ${inMath(part)} pound. How many pounds does the rice weigh?`,
  (name, total, part) =>
    `${name} adds water to ${inMath(part)} cup of lemon juice to make ${inMath(total)} cup of lemonade. How many cups of water does ${name} add?`,
);

/** In reverse: a missing part of a sum. 3: no common factor. 4: a common factor. 5: in a story, with a common factor. */
const missingPart = family(
  { name: 'frac_sub_unlike_missing_part', version: 2, skill: 'frac_sub_unlike', difficulties: [3, 4, 5] },
  {
    levels: { parts: graded(drawLargerFirst) },
    where: ({ parts }, difficulty) => difficulty < 5 || parts.every(isEveryday),
    phrasing: (chance, { difficulty }) => ({
      name: person(chance),
      ask: (difficulty < 5 ? toANumber : toAnAmount)(chance),
    }),
    given: ({ parts, name, ask }) => ({ stem: ask(name, ...parts), right: differenceOf(parts), inputType: 'fraction' }),
    steps: ({ parts }) => [
      ['Undo the addition. Subtract the part you know from the sum.', shownDifference(parts)],
      ...commonBottomSteps(parts, -1),
    ],
    ladder: ({ parts: [total, part] }) => [
      'What do you know: the sum or the parts?',
      'To find a missing part, subtract the part you know from the sum. Use a common denominator.',
      `Subtract ${inMath(part)} from ${inMath(total)}. ${rewriteStep([total, part])}`,
    ],
    ways: ({ parts: [total, part] }) => [
      following(
        operationAsSeen,
        [valueOf(total), valueOf(part), '+'],
        [
          `Which of the numbers is the whole sum, and which is only a part of it? Can the other part be greater than the sum?`,
          'Subtraction undoes addition: the sum minus the part you know is the missing part.',
          `Both parts together make ${inMath(total)}. Before you subtract ${inMath(part)}, rewrite both with a common denominator.`,
        ],
      ),
      ...unlikeWays(total, part, -1).slice(0, 3),
    ],
  },
);

export const subtractUnlikeGenerators: readonly Generator[] = [compute, story, missingPart];
