import { mixedAddsWholeToTop } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { compare, divide, multiply, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  dividesTheOtherWay,
  multipliesInsteadOfDivides,
  operationAsSeen,
  servingsAdded,
} from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { stopsAfterFirstStep } from '@stoa/engine/math/mal-rules/whole-numbers/story-problems';
import { numberDraft } from '../../number-draft.ts';
import { isLowest, mixedTex } from '../../wording/fraction-text.ts';
import { person } from '../../wording/people.ts';
import { quotientStep, quotientSteps, quotientWays } from './divide.ts';
import { mixedInMath, mixedValue, type Mixed } from './mixed-sums-drawn.ts';
import { mixedProductLadder, mixedProductSteps, mixedProductWays } from './multiply.ts';
import { valueTexOf, written, type Fraction } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';

/** What a recipe makes, and what it takes. */
const dishes = [
  { dish: 'bread', what: 'flour', unit: 'cups' },
  { dish: 'pancakes', what: 'milk', unit: 'cups' },
  { dish: 'granola', what: 'oats', unit: 'cups' },
  { dish: 'vegetable soup', what: 'carrots', unit: 'pounds' },
  { dish: 'jam', what: 'berries', unit: 'pounds' },
] as const;

const drawMixed = (chance: Chance, most: number): Mixed =>
  drawUntil(() => {
    const bottom = chance.pick([2, 3, 4, 8]);
    return { whole: chance.int(1, most), top: chance.int(1, bottom - 1), bottom };
  }, isLowest);

const wholeNumber = (whole: number): Mixed => ({ whole, top: 0, bottom: 1 });
const asFraction = (m: Mixed): Fraction => ({ top: m.whole * m.bottom + m.top, bottom: m.bottom });
const tex = (value: Rational): string => `$${valueTexOf(value)}$`;

/** 1: the recipe several times. 2: a part of it. 3: how many times it can be made. 4: what is missing for several times. 5: for another number of people. */
const recipe: Generator = {
  name: 'frac_story_recipe',
  version: 1,
  skill: 'frac_word_problems',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const name = person(chance);
    const kind = chance.pick(dishes);
    return [severalTimes, partOfIt, howOften, whatIsMissing, otherPeople][difficulty - 1]!(chance, name, kind);
  },
};

type Kind = (typeof dishes)[number];
type Draft = ReturnType<typeof numberDraft>;

function severalTimes(chance: Chance, name: string, { dish, what, unit }: Kind): Draft {
  const { n, m } = drawUntil(
    () => ({ n: chance.int(2, 7), m: drawMixed(chance, 3) }),
    (d) => multiply(rational(d.n), mixedValue(d.m)).d !== 1n && d.n !== d.m.whole,
  );
  return numberDraft({
    stem: chance.pick([
      `A recipe for ${dish} needs ${mixedInMath(m)} ${unit} of ${what}. ${name} makes the recipe ${n} times. How many ${unit} of ${what} does ${name} need?`,
      `${name} makes ${dish} on ${n} days and uses ${mixedInMath(m)} ${unit} of ${what} each day. How many ${unit} of ${what} does ${name} use in all?`,
    ]),
    right: multiply(rational(n), mixedValue(m)),
    inputType: 'fraction',
    steps: [['The same amount repeats, so multiply.', `${n} \\times ${mixedTex(m)}`], ...mixedProductSteps(wholeNumber(n), m)],
    ladder: mixedProductLadder(wholeNumber(n), m, 'What amount repeats? How many times?'),
    ways: mixedProductWays(wholeNumber(n), m),
  });
}

function partOfIt(chance: Chance, name: string, { dish, what, unit }: Kind): Draft {
  const { n, m } = drawUntil(
    () => ({ n: chance.int(2, 5), m: drawMixed(chance, 6) }),
    (d) => d.n !== d.m.whole && d.n !== d.m.bottom && d.n !== asFraction(d.m).top,
  );
  const amount = asFraction(m);
  const by: Fraction = { top: n, bottom: 1 };
  return numberDraft({
    stem: chance.pick([
      `A recipe for ${dish} needs ${mixedInMath(m)} ${unit} of ${what}. ${name} makes only $\\frac{1}{${n}}$ of the recipe. How many ${unit} of ${what} does ${name} need?`,
      `${name} divides ${mixedInMath(m)} ${unit} of ${what} for ${dish} equally among ${n} bowls. How many ${unit} of ${what} go into each bowl?`,
    ]),
    right: divide(mixedValue(m), rational(n)),
    inputType: 'fraction',
    steps: [['Find one of several equal parts, so divide.', `${mixedTex(m)} \\div ${n}`], ...quotientSteps(amount, by)],
    ladder: [
      'What amount is split? How many equal parts are there?',
      'To find one of several equal parts, divide.',
      `Divide ${mixedInMath(m)} by ${n}. ${quotientStep(amount, by)}`,
    ],
    ways: quotientWays(amount, by).filter(({ rule }) => rule.name !== 'both_turned_over'),
  });
}

function howOften(chance: Chance, name: string, { dish, what, unit }: Kind): Draft {
  const { each, times } = drawUntil(
    () => ({ each: drawMixed(chance, 2), times: chance.int(3, 9) }),
    (d) => d.times !== d.each.whole && d.times !== d.each.bottom && d.times !== d.each.top,
  );
  const total = multiply(mixedValue(each), rational(times));
  return numberDraft({
    stem: chance.pick([
      `${name} has ${tex(total)} ${unit} of ${what}. One batch of ${dish} takes ${mixedInMath(each)} ${unit}. How many batches can ${name} make?`,
      `A kitchen has ${tex(total)} ${unit} of ${what}. It uses ${mixedInMath(each)} ${unit} a day for ${dish}. How many days will the ${what} last?`,
    ]),
    right: times,
    inputType: 'fraction',
    steps: [
      ['To find how many times one amount goes into the other, divide.', `${valueTexOf(total)} \\div ${mixedTex(each)}`],
      ...quotientSteps(written(total), asFraction(each)),
    ],
    ladder: [
      'What is the whole supply? How much does one batch or one day take?',
      'To find how many times one amount goes into another, divide.',
      `Divide ${tex(total)} by ${mixedInMath(each)}. ${quotientStep(written(total), asFraction(each))}`,
    ],
    ways: [
      following(
        multipliesInsteadOfDivides,
        [total, mixedValue(each)],
        [
          `Each time uses more than 1 of the ${tex(total)} ${unit}. Can the answer be greater than that?`,
          'To find how many times one amount goes into another, divide.',
          `Write ${mixedInMath(each)} as a fraction and find its reciprocal.`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [total, mixedValue(each)],
        [
          'Which amount is the whole supply, and which is the amount for one time?',
          'Divide the whole supply by the amount for one time.',
          `How much is 2 times ${mixedInMath(each)}? Compare it with ${tex(total)}.`,
        ],
      ),
      {
        rule: mixedAddsWholeToTop,
        to: divide(total, mixedAddsWholeToTop.answer(each)),
        hints: [
          `Look at the fraction you wrote for ${mixedInMath(each)}. Is it large enough?`,
          mixedAddsWholeToTop.hints.principle,
          `How many parts of size $\\frac{1}{${each.bottom}}$ are in ${mixedInMath(each)}?`,
        ],
        says: mixedAddsWholeToTop.told(each),
      },
    ],
  });
}

function whatIsMissing(chance: Chance, name: string, { dish, what, unit }: Kind): Draft {
  const { n, m, have } = drawUntil(
    () => ({ n: chance.int(3, 6), m: drawMixed(chance, 3), have: drawMixed(chance, 9) }),
    (d) => {
      const need = multiply(rational(d.n), mixedValue(d.m));
      const missing = subtract(need, mixedValue(d.have));
      return (
        need.d !== 1n &&
        missing.n > 0n &&
        missing.d !== 1n &&
        d.m.bottom !== d.have.bottom &&
        compare(mixedValue(d.have), mixedValue(d.m)) > 0
      );
    },
  );
  const need = multiply(rational(n), mixedValue(m));
  const missing = subtract(need, mixedValue(have));
  return numberDraft({
    stem: `A recipe for ${dish} needs ${mixedInMath(m)} ${unit} of ${what}. ${name} wants to make it ${n} times and has ${mixedInMath(have)} ${unit} of ${what}. How many more ${unit} of ${what} does ${name} need?`,
    right: missing,
    inputType: 'fraction',
    steps: [
      ...mixedProductSteps(wholeNumber(n), m),
      ['Subtract what is already there.', `${valueTexOf(need)} - ${mixedTex(have)} = ${valueTexOf(missing)}`],
    ],
    ladder: [
      `How much does ${name} need in all? How much is there already?`,
      'Find the total first: multiply. Then subtract what is there already.',
      `Find ${n} times ${mixedInMath(m)}. Change ${mixedInMath(m)} to an improper fraction first. Then subtract ${mixedInMath(have)}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: need,
        hints: [
          `Does ${name} start with nothing?`,
          'The question asks how much more, so subtract what is already there.',
          `You know how much ${name} needs for ${n} times. Now use the ${mixedInMath(have)}.`,
        ],
      },
      following(
        operationAsSeen,
        [need, mixedValue(have), '+'],
        [
          'Does the amount that is there already make the answer greater or less?',
          '"How many more" does not always mean add. Compare what you need with what you have.',
          `Find ${n} × ${mixedInMath(m)} first. Is it more or less than ${mixedInMath(have)}?`,
        ],
      ),
      ...mixedProductWays(wholeNumber(n), m)
        .filter(({ rule }) => rule.name === 'only_whole_part_multiplied')
        .map((way) => ({ ...way, to: subtract(way.to as Rational, mixedValue(have)) })),
    ],
  });
}

function otherPeople(chance: Chance, name: string, { dish, what, unit }: Kind): Draft {
  const { m, from, to } = drawUntil(
    () => ({ m: drawMixed(chance, 4), from: chance.pick([2, 3, 4, 6, 8]), to: chance.int(3, 12) }),
    (d) => {
      const scaled = divide(multiply(mixedValue(d.m), rational(d.to)), rational(d.from));
      return (
        d.from !== d.to &&
        d.to % d.from !== 0 &&
        scaled.d !== 1n &&
        scaled.d <= 16n &&
        d.m.whole !== d.from &&
        compare(servingsAdded.answer(mixedValue(d.m), d.from, d.to), rational(0)) > 0
      );
    },
  );
  const forOne = divide(mixedValue(m), rational(from));
  const right = multiply(forOne, rational(to));
  return numberDraft({
    stem: `A recipe for ${dish} for ${from} people needs ${mixedInMath(m)} ${unit} of ${what}. ${name} cooks for ${to} people. How many ${unit} of ${what} does ${name} need?`,
    right,
    inputType: 'fraction',
    steps: [
      ['Find how much one person needs.', `${mixedTex(m)} \\div ${from} = ${valueTexOf(forOne)}`],
      [`Multiply by the ${to} people.`, `${valueTexOf(forOne)} \\times ${to} = ${valueTexOf(right)}`],
    ],
    ladder: [
      `How many people is the recipe for? How many does ${name} cook for?`,
      'Find the amount for one person first. Then multiply by the number of people.',
      `For one person, divide ${mixedInMath(m)} by ${from}. Then multiply by ${to}.`,
    ],
    ways: [
      {
        rule: stopsAfterFirstStep,
        to: forOne,
        hints: [
          'You found the amount for one person. Does the question ask for that?',
          'The amount for one person is one step. Then find the amount for everyone.',
          `Multiply the amount for one person by ${to} people.`,
        ],
      },
      following(
        servingsAdded,
        [mixedValue(m), from, to],
        [
          `Does each extra person need 1 more ${unit.slice(0, -1)}?`,
          servingsAdded.hints.principle,
          `How much does one of the ${from} people need?`,
        ],
      ),
      following(
        operationAsSeen,
        [mixedValue(m), rational(to), '×'],
        [
          `Are the ${mixedInMath(m)} ${unit} for one person?`,
          'Before you multiply by a number of people, you need the amount for one of them.',
          `How much does one of the ${from} people need?`,
        ],
      ),
      following(
        dividesTheOtherWay,
        [rational(to), multiply(mixedValue(m), rational(from))],
        [
          `${to} people instead of ${from}: should the amount get larger or smaller?`,
          'Divide by the number of people in the recipe, and multiply by the number of people you cook for.',
          `How much does one of the ${from} people need?`,
        ],
      ),
    ],
  });
}

export const fractionRecipeStoryGenerators: readonly Generator[] = [recipe];
