import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { equals, multiply, one, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, oneOf } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { partOfTheTaken, subtractsInsteadOfMultiplies } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { fracTex, mixedTex } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { mixedInMath, mixedValue } from './mixed-sums-drawn.ts';
import {
  drawFactors,
  drawMixedFactors,
  mixedProductLadder,
  mixedProductSteps,
  mixedProductWays,
  productSteps,
  productWays,
} from './multiply.ts';
import { inMath, isEveryday, valueOf, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

type Tale = (a: string, b: string, name: string) => string;
/** Stories about a part `a`, and a part `b` of that part. */
const partOfPart = oneOf<Tale>(
  (a, b, name) => `${name} has ${a} of a pizza left and eats ${b} of that. What fraction of a whole pizza does ${name} eat?`,
  (a, b) =>
    `In a garden, ${a} of the space is for vegetables. Beans grow on ${b} of that part. What fraction of the garden has beans?`,
  (a, b) =>
    `In a class, ${a} of the students play an instrument. Of those, ${b} play the guitar. What fraction of the class plays the guitar?`,
  (a, b, name) =>
    `A bottle is ${a} full. ${name} drinks ${b} of the water in it. What fraction of a full bottle does ${name} drink?`,
  (a, b, name) => `${name} lives ${a} mile from school and has walked ${b} of the way. How many miles has ${name} walked?`,
);

/** A square with one fraction shaded along its rows, and the other along its columns. */
const partOfPartModel = (a: Fraction, b: Fraction): WrittenFigure => ({
  kind: 'area_model',
  rows: b.bottom,
  columns: a.bottom,
  shaded_rows: b.top,
  shaded_columns: a.top,
});

const everydayFactors = (chance: Chance, difficulty: Difficulty): [Fraction, Fraction] =>
  drawUntil(
    () => drawFactors(chance, difficulty),
    (drawn) => drawn.every(isEveryday),
  );

/** 1: one of the fractions is a unit fraction. 2: nothing cancels. 3: something cancels, in simplest form. */
const part = family(
  { name: 'frac_mult_part_of_part', version: 1, skill: 'frac_mult', difficulties: [1, 2, 3] },
  {
    levels: { factors: graded(everydayFactors) },
    derived: ({ factors: [b, a], difficulty }) => ({ a, b, inLowestTerms: difficulty === 3 }),
    phrasing: (chance) => ({ tell: partOfPart(chance), name: person(chance) }),
    given: ({ a, b, inLowestTerms, tell, name }) => ({
      stem: `${tell(inMath(a), inMath(b), name)}${inLowestTerms ? ' Give your answer in simplest form.' : ''}`,
      ...(a.bottom * b.bottom <= 48 ? { figure: partOfPartModel(a, b) } : {}),
      right: multiply(valueOf(b), valueOf(a)),
      inputType: 'fraction',
      ...(inLowestTerms ? { form: 'simplified' } : {}),
    }),
    steps: ({ a, b }) => [
      [`Find ${inMath(b)} of ${inMath(a)}. "Of" means multiply.`, `${fracTex(b)} \\times ${fracTex(a)}`],
      ...productSteps(b, a),
    ],
    ladder: ({ a, b }) => [
      `Is ${inMath(b)} a fraction of the whole, or of the ${inMath(a)}?`,
      '"Of" means multiply. Multiply the numerators, and multiply the denominators.',
      `Multiply ${inMath(b)} by ${inMath(a)}: the numerators, $${b.top} \\times ${a.top}$, and the denominators, $${b.bottom} \\times ${a.bottom}$.`,
    ],
    ways: ({ a, b }) => [
      following(
        subtractsInsteadOfMultiplies,
        [valueOf(a), valueOf(b)],
        [
          `Is the ${inMath(b)} a part of the whole, or a part of the ${inMath(a)}?`,
          'To find a fraction of a fraction, multiply. "Of" means multiply.',
          `Draw a bar, shade ${inMath(a)} of it, and cut the shaded piece into ${b.bottom} equal parts.`,
        ],
      ),
      ...productWays(b, a),
    ],
  },
);

const partOfMixed = oneOf<Tale>(
  (part, whole) => `A rectangular flower bed is ${whole} yards long and ${part} yard wide. What is its area, in square yards?`,
  (part, whole, name) => `A bike trail is ${whole} miles long. ${name} rides ${part} of it. How many miles does ${name} ride?`,
  (part, whole, name) =>
    `A recipe needs ${whole} cups of flour. ${name} makes only ${part} of the recipe. How many cups of flour does ${name} need?`,
);
const repeatedMixed = oneOf<Tale>(
  (times, each) => `A rectangular flower bed is ${each} yards long and ${times} yards wide. What is its area, in square yards?`,
  (times, each) => `A boat travels ${each} miles every hour. How many miles does it travel in ${times} hours?`,
  (times, each, name) =>
    `One batch of dough needs ${each} cups of flour. ${name} makes ${times} batches. How many cups of flour does ${name} need?`,
);

/** Mixed numbers: 4: one of them. 5: both. */
const withMixed = family(
  { name: 'frac_mult_mixed_story', version: 1, skill: 'frac_mult', difficulties: [4, 5] },
  {
    levels: { factors: graded(drawMixedFactors) },
    derived: ({ factors: [a, b] }) => ({ a, b, isPart: a.whole === 0 }),
    phrasing: (chance, { isPart }) => ({ name: person(chance), tell: (isPart ? partOfMixed : repeatedMixed)(chance) }),
    given: ({ a, b, name, tell }) => ({
      stem: tell(mixedInMath(a), mixedInMath(b), name),
      right: multiply(mixedValue(a), mixedValue(b)),
      inputType: 'fraction',
    }),
    steps: ({ a, b, isPart }) => [
      [
        isPart ? 'The story asks for a part of an amount, so multiply.' : 'The amount repeats, so multiply.',
        `${mixedTex(a)} \\times ${mixedTex(b)}`,
      ],
      ...mixedProductSteps(a, b),
    ],
    ladder: ({ a, b }) => mixedProductLadder(a, b, 'What does the story ask for? Which two numbers do you multiply?'),
    ways: ({ a, b }) => mixedProductWays(a, b),
  },
);

const ofTheRest = oneOf<Tale>(
  (a, b, name) =>
    `${name} reads ${a} of a book on Monday and ${b} of the rest on Tuesday. What fraction of the book does ${name} read on Tuesday?`,
  (a, b, name) =>
    `${name} spends ${a} of this week's allowance on a game and ${b} of the rest on a snack. What fraction of the allowance is spent on the snack?`,
  (a, b) => `In a park, ${a} of the land is grass. A pond covers ${b} of the rest. What fraction of the park is the pond?`,
  (a, b, name) =>
    `A tank is full of water. ${name} uses ${a} of it in the morning and ${b} of the rest in the afternoon. What fraction of the tank does ${name} use in the afternoon?`,
);

/** Two steps: what remains, and a fraction of it. */
const rest = family(
  { name: 'frac_mult_of_the_rest', version: 1, skill: 'frac_mult', difficulties: [4, 5] },
  {
    levels: { parts: graded((chance, difficulty) => everydayFactors(chance, difficulty === 4 ? 2 : 3)) },
    where: ({ parts: [a, b] }) =>
      2 * a.top !== a.bottom &&
      a.bottom - a.top !== b.bottom - b.top &&
      !equals(partOfTheTaken.answer(a, b), subtract(one, valueOf(a))) &&
      !equals(multiply(subtract(one, valueOf(a)), valueOf(b)), valueOf(a)),
    derived: ({ parts: [a, b] }) => ({ a, b, left: { top: a.bottom - a.top, bottom: a.bottom } }),
    phrasing: (chance) => ({ tell: ofTheRest(chance), name: person(chance) }),
    given: ({ a, b, left, tell, name }) => ({
      stem: tell(inMath(a), inMath(b), name),
      right: multiply(valueOf(left), valueOf(b)),
      inputType: 'fraction',
    }),
    steps: ({ a, b, left }) => [
      ['First find the rest.', `1 - ${fracTex(a)} = ${fracTex(left)}`],
      ['Find the part of the rest. "Of" means multiply.', `${fracTex(b)} \\times ${fracTex(left)}`],
      ...productSteps(b, left),
    ],
    ladder: ({ a, b }) => [
      `Is ${inMath(b)} a fraction of the whole or of what is left?`,
      'Find the rest first. Then find the fraction of the rest. "Of" means multiply.',
      `Find the rest: $1 - ${fracTex(a)}$. Then take ${inMath(b)} of it.`,
    ],
    ways: ({ a, b, left }) => {
      const findRest = `The whole is $\\frac{${a.bottom}}{${a.bottom}}$. What fraction of it is left after ${inMath(a)}?`;
      return [
        following(
          partOfTheTaken,
          [a, b],
          [`Is ${inMath(b)} a fraction of the whole or of the rest?`, partOfTheTaken.hints.principle, findRest],
        ),
        {
          rule: stopsAfterFirstStep,
          to: subtract(one, valueOf(a)),
          hints: [
            'You found the rest. Does the question ask for all of it?',
            'You need two steps: first the rest, and then a part of the rest.',
            `Draw the rest as a bar, and cut it into ${b.bottom} equal parts. How many of those do you need?`,
          ],
        },
        following(
          subtractsInsteadOfMultiplies,
          [valueOf(left), valueOf(b)],
          [
            `Is the ${inMath(b)} a part of the whole, or a part of the rest?`,
            'To find a part of the rest, multiply. "Of" means multiply.',
            findRest,
          ],
        ),
      ];
    },
  },
);

export const multiplyStoryGenerators: readonly Generator[] = [part, withMixed, rest];
