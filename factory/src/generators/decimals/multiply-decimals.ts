import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  addedInstead,
  dividedToMakeSmaller,
  pointBroughtDown,
  pointLeftOut,
  zeroDroppedFirst,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { held } from '../../held.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const whole = (a: Rational): string => decimalText(a).replace('.', '').replace(/^0+/, '');
const orNull = (value: Rational | null): string | null => (value === null ? null : decimalText(value));

/** 1: one place × one digit. 2: two places × one digit. 3: tenths × tenths. 4: two places × one place. 5: two places × two places, less than one. */
function drawFactors(chance: Chance, difficulty: Difficulty): [Rational, Rational] {
  const draw = {
    1: () => [decimal(chance.int(12, 99), 1), rational(chance.int(3, 9))],
    2: () => [decimal(chance.int(112, 999), 2), rational(chance.int(3, 9))],
    3: () => [decimal(chance.int(2, 49), 1), decimal(chance.int(2, 19), 1)],
    4: () => [decimal(chance.int(12, 399), 2), decimal(chance.int(2, 39), 1)],
    5: () => [decimal(chance.int(2, 98), 2), decimal(chance.int(2, 49), 2)],
  }[difficulty];
  const asked = { 1: [1, 0], 2: [2, 0], 3: [1, 1], 4: [2, 1], 5: [2, 2] }[difficulty];
  return drawUntil(
    () => draw() as [Rational, Rational],
    ([a, b]) => {
      const [first, second] = [decimalText(a), decimalText(b)];
      return (
        placesIn(first) === asked[0] &&
        placesIn(second) === asked[1] &&
        first !== second &&
        multiply(a, b).d !== 1n &&
        whole(a) !== '1' &&
        whole(b) !== '1'
      );
    },
  );
}

function wrongProducts(a: Rational, b: Rational, right: string): DraftMisconception[] {
  const [first, second] = [decimalText(a), decimalText(b)];
  const places = placesIn(first) + placesIn(second);
  const count = `Multiply ${whole(a)} × ${whole(b)}. Then count the digits after the point in both factors: ${placesIn(first)} and ${placesIn(second)}.`;
  return [
    ...held(pointBroughtDown, decimalText(pointBroughtDown.answer(first, second)), right, [
      `How many digits stand after the points of ${first} and ${second} together?`,
      'In a product the places of both factors are added. Bringing the point straight down belongs to addition.',
      count,
    ]),
    ...held(zeroDroppedFirst, orNull(zeroDroppedFirst.answer(first, second)), right, [
      `Look at the last digit of ${whole(a)} × ${whole(b)}. Did you count it as a place?`,
      zeroDroppedFirst.hints.principle,
      `The product of the whole numbers ends in 0. Keep that 0 until ${places} digits stand after the point.`,
    ]),
    ...held(pointLeftOut, decimalText(pointLeftOut.answer(first, second)), right, [
      `Round ${first} and ${second} to easy numbers. About how large can the product be?`,
      pointLeftOut.hints.principle,
      count,
    ]),
  ];
}

function steps(a: Rational, b: Rational, right: string) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const [p, q] = [placesIn(first), placesIn(second)];
  return [
    {
      explanation: 'Multiply as if there were no points.',
      math: `${whole(a)} \\times ${whole(b)} = ${decimalText(pointLeftOut.answer(first, second))}`,
    },
    {
      explanation: `Count the digits after the points: ${p} in ${first} and ${q} in ${second}, so ${p + q} in the product.`,
      math: `${p} + ${q} = ${p + q}`,
    },
    {
      explanation: `Put the point so that ${p + q} digit${p + q === 1 ? ' stands' : 's stand'} after it.${placesIn(right) < p + q ? ' Zeros at the end may then be dropped.' : ''}`,
      math: `${first} \\times ${second} = ${right}`,
    },
  ];
}

const compute: Generator = {
  name: 'dec_mult_compute',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawFactors(chance, difficulty);
    const right = decimalText(multiply(a, b));
    const misconceptions = wrongProducts(a, b, right);
    const shown = chance.maybe(0.5)
      ? `${decimalText(a)} \\times ${decimalText(b)}`
      : `${decimalText(b)} \\times ${decimalText(a)}`;
    return {
      stem: `Work out $${shown}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(a, b, right),
      misconceptions,
      wrong: plainlyWrong(multiply(a, b), misconceptions),
    };
  },
};

const goods = ['cheese', 'grapes', 'nuts', 'cherries', 'salmon', 'rice'] as const;

/** 1: whole kilograms, price in tens of cents. 2: any price. 3: tenths of a kilogram. 4: less than a kilogram. 5: hundredths of a kilogram. */
const price: Generator = {
  name: 'dec_mult_price',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const weight = () =>
      ({
        1: rational(chance.int(3, 9)),
        2: rational(chance.int(3, 9)),
        3: decimal(chance.int(11, 49), 1),
        4: decimal(chance.int(2, 9), 1),
        5: decimal(chance.int(12, 295), 2),
      })[difficulty];
    const perKilo = () =>
      difficulty === 2
        ? decimal(chance.int(105, 1295), 2)
        : difficulty === 5
          ? rational(chance.int(4, 24))
          : decimal(chance.int(12, 159), 1);
    const [w, p] = drawUntil(
      () => [weight(), perKilo()] as const,
      ([x, y]) => {
        const cost = multiply(x, y);
        return (
          cost.d !== 1n &&
          100n % cost.d === 0n &&
          x.d === { 1: 1n, 2: 1n, 3: x.d, 4: x.d, 5: x.d }[difficulty] &&
          (difficulty < 3 || x.d !== 1n) &&
          compare(x, y) !== 0 &&
          (difficulty === 5 || y.d !== 1n)
        );
      },
    );
    const cost = multiply(w, p);
    const right = moneyText(cost);
    const [kilos, rate] = [decimalText(w), decimalText(p)];
    const misconceptions = [
      ...held(pointBroughtDown, decimalText(pointBroughtDown.answer(kilos, rate)), right, [
        `About how much should ${kilos} kg cost at ${moneyText(p)} dollars a kilogram? Compare with your answer.`,
        'In a product the places of both factors are added.',
        `Multiply ${whole(w)} × ${whole(p)} first, then count the digits after the point in ${kilos} and in ${rate}.`,
      ]),
      ...held(addedInstead, decimalText(addedInstead.answer(w, p)), right, [
        `What does "${moneyText(p)} dollars per kilogram" say about one kilogram?`,
        addedInstead.hints.principle,
        'Find what 1 kg costs, then what 2 kg cost. What do you do each time?',
      ]),
      ...held(pointLeftOut, decimalText(pointLeftOut.answer(kilos, rate)), right, [
        `About how much should ${kilos} kg cost at ${moneyText(p)} dollars a kilogram? Compare with your answer.`,
        pointLeftOut.hints.principle,
        `Count the digits after the point in ${kilos} and in ${rate}.`,
      ]),
      ...(compare(w, rational(1)) < 0 && 100n % dividedToMakeSmaller.answer(p, w).d === 0n
        ? held(dividedToMakeSmaller, decimalText(dividedToMakeSmaller.answer(p, w)), right, [
            `Is ${kilos} kg more or less than one kilogram? Should it cost more or less?`,
            'Price per kilogram times kilograms gives the cost, also for less than one kilogram. Multiplying by less than 1 makes a number smaller.',
            `Work out the price of 0.1 kg first, then of ${kilos} kg.`,
          ])
        : []),
    ];
    return {
      stem: `A shop sells ${chance.pick(goods)} at ${dollars(p)} per kilogram. ${person(chance)} buys $${kilos}$ kg. What is the cost, in dollars?`,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        {
          explanation: 'Every kilogram costs the same, so multiply the price by the number of kilograms.',
          math: `${kilos} \\times ${rate}`,
        },
        ...steps(w, p, decimalText(cost)).slice(0, 2),
        { explanation: `The cost is ${dollars(cost)}.`, math: `${kilos} \\times ${rate} = ${right}` },
      ],
      misconceptions,
      wrong: plainlyWrong(cost, misconceptions),
    };
  },
};

/** The whole-number product is given; only the point is to be placed. 1: 1 place in all. 2: 2. 3: 3. 4: 3, one factor below one. 5: 4, zeros in front. */
const placePoint: Generator = {
  name: 'dec_mult_place_point',
  version: 1,
  skill: 'dec_mult',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [p, q] = ({ 1: [1, 0], 2: [1, 1], 3: [2, 1], 4: [2, 1], 5: [2, 2] } as const)[difficulty];
    const [m, n] = drawUntil(
      () => [
        difficulty >= 4 ? chance.int(12, 89) : chance.int(12, difficulty === 3 ? 395 : 95),
        difficulty === 5 ? chance.int(2, 9) : chance.int(12, 48),
      ],
      ([x, y]) =>
        x! % 10 !== 0 && y! % 10 !== 0 && x !== y && (difficulty !== 2 || (x! * y!) % 10 !== 0) && (difficulty !== 3 || x! > 100),
    ) as [number, number];
    const [a, b] = [decimal(m, p), decimal(n, q)];
    const value = multiply(a, b);
    const right = decimalText(value);
    const misconceptions = wrongProducts(a, b, right);
    return {
      stem: `$${m} \\times ${n} = ${m * n}$. Use this to find $${decimalText(a)} \\times ${decimalText(b)}$.`,
      answer: right,
      inputType: 'decimal',
      steps: [
        {
          explanation: `The digits are the same, so the product has the digits of ${m * n}. Only the point has to be placed.`,
          math: `${m} \\times ${n} = ${m * n}`,
        },
        ...steps(a, b, right).slice(1),
      ],
      misconceptions,
      wrong: plainlyWrong(add(value, rational(1)), misconceptions),
    };
  },
};

export const multiplyDecimalsGenerators: readonly Generator[] = [compute, price, placePoint];
