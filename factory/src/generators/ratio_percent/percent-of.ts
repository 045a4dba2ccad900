import { restForPart } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  divideByPercent,
  percentIsTheAnswer,
  percentMovedOnePlace,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, oneOf, type Step } from '../../family.ts';
import { percentBar, pictured } from '../../wording/number-picture.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import type { NumberWay } from '../../number-draft.ts';
import { percentOfTheRest } from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalGrouped, decimalTex, decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';

const hundred = rational(100);
const partOf = (percent: Rational, of: Rational): Rational => divide(multiply(percent, of), hundred);

/** 1: 10, 20, 25, 50, 75 %. 2: multiples of five. 3: any whole percent. 4: over 100, or less than ten. 5: a decimal percent or amount. */
function drawPart(chance: Chance, difficulty: Difficulty, wholePart: boolean): { percent: Rational; of: Rational } {
  const percent = () =>
    ({
      1: rational(chance.pick([10, 20, 25, 50, 75])),
      2: rational(5 * chance.int(3, 19)),
      3: rational(chance.int(11, 96)),
      4: rational(chance.maybe(0.5) && !wholePart ? chance.int(105, 180) : chance.int(2, 9)),
      5: decimal(chance.int(15, 995), 1),
    })[difficulty];
  const of = () =>
    rational(
      {
        1: 4 * chance.int(5, 40),
        2: 4 * chance.int(8, 90),
        3: chance.int(24, 450),
        4: chance.int(40, 950),
        5: 4 * chance.int(15, 300),
      }[difficulty],
    );
  return drawUntil(
    () => ({ percent: percent(), of: of() }),
    ({ percent: p, of: whole }) => {
      const part = partOf(p, whole);
      if (compare(p, whole) === 0 || part.n === p.n || compare(part, rational(2)) < 0 || whole.n === 100n) return false;
      if (difficulty === 5 && p.d === 1n) return false;
      return wholePart ? part.d === 1n : placesIn(decimalText(part)) <= (difficulty < 3 ? 1 : 2);
    },
  );
}

function wrongParts(percent: Rational, of: Rational): NumberWay[] {
  const [p, whole] = [decimalText(percent), decimalGrouped(of)];
  const rule = 'Percent means "out of 100", and "of" means times: write the percent as a decimal and multiply.';
  const divided = divideByPercent.answer(percent, of);
  const moved = multiply(percentMovedOnePlace.answer(percent), of);
  return [
    {
      rule: percentMovedOnePlace,
      to: moved,
      hints: [
        `10% of ${whole} is a tenth of it. Is ${p}% more or less than that, and does your answer agree?`,
        'To write a percent as a decimal, divide by 100. The digits move two places.',
        `Find 1% of ${whole} first. Divide by 100.`,
      ],
    },
    {
      rule: divideByPercent,
      to: divided,
      hints: [
        `Think of 50% of ${whole}. Would dividing by 50 give one half of it?`,
        rule,
        `Find 1% of ${whole} first. Then multiply by ${p}.`,
      ],
    },
    {
      rule: restForPart,
      to: compare(percent, hundred) < 0 ? percentOfTheRest(percent, of) : null,
      hints: [
        `Does the question ask for the ${p}% or for what is left?`,
        rule,
        `Find 1% of ${whole}, and multiply by ${p}. Do not subtract it from ${whole}.`,
      ],
    },
    {
      rule: percentIsTheAnswer,
      to: percentIsTheAnswer.answer(percent),
      hints: [`${p}% of 100 would be ${p}. Is ${whole} equal to 100?`, rule, `Find 1% of ${whole} first. Divide by 100.`],
      says: percentIsTheAnswer.told(percent),
    },
  ];
}

/** The ladder for a percent of an amount. */
const partLadder = (percent: Rational, of: Rational): Ladder => [
  `What is the whole? Is ${decimalText(percent)}% more or less than half of it?`,
  'Percent means out of 100, and "of" means multiply. Write the percent as a decimal, and multiply.',
  `Write ${decimalText(percent)}% as a decimal: $${decimalText(percent)} \\div 100$. Then multiply by ${decimalGrouped(of)}.`,
];

function steps(percent: Rational, of: Rational): Step[] {
  const [p, whole, rate] = [decimalText(percent), decimalTex(of), decimalText(divide(percent, hundred))];
  return [
    ['Write the percent as a decimal. Divide by 100.', `${p}\\% = ${rate}`],
    ['"Of" means multiply.', `${rate} \\times ${whole}`],
    ['Multiply.', `${rate} \\times ${whole} = ${decimalTex(divide(multiply(percent, of), hundred))}`],
  ];
}

const compute = family(
  { name: 'percent_of_compute', version: 1, skill: 'percent_of' },
  {
    levels: { drawn: graded((chance, difficulty) => drawPart(chance, difficulty, false)) },
    given: ({ drawn: { percent, of } }) => ({
      stem: `What is $${decimalText(percent)}\\%$ of $${decimalTex(of)}$?`,
      ...pictured(percentBar(percent, decimalGrouped(of))),
      right: partOf(percent, of),
      inputType: 'decimal',
    }),
    steps: ({ drawn: { percent, of } }) => steps(percent, of),
    ladder: ({ drawn: { percent, of } }) => partLadder(percent, of),
    ways: ({ drawn: { percent, of } }) => wrongParts(percent, of),
  },
);

const groups = [
  {
    many: 'students',
    tell: (p: string, n: string) =>
      `A school has $${n}$ students, and $${p}\\%$ of them bike to school. How many students bike to school?`,
  },
  {
    many: 'seats',
    tell: (p: string, n: string) => `An auditorium has $${n}$ seats, and $${p}\\%$ of them are taken. How many seats are taken?`,
  },
  {
    many: 'trees',
    tell: (p: string, n: string) =>
      `An orchard has $${n}$ trees. Of these, $${p}\\%$ are apple trees. How many apple trees are there?`,
  },
  {
    many: 'pages',
    tell: (p: string, n: string) =>
      `A book has $${n}$ pages, and $${p}\\%$ of the pages have a picture. How many pages have a picture?`,
  },
  {
    many: 'votes',
    tell: (p: string, n: string) =>
      `In a class election, $${p}\\%$ of the $${n}$ votes go to Maya. How many votes does Maya get?`,
  },
] as const;

/** Graded like `drawPart`; the part is a whole number. */
const story = family(
  { name: 'percent_of_story', version: 1, skill: 'percent_of' },
  {
    levels: {
      drawn: graded((chance, difficulty) => drawPart(chance, difficulty, true)),
      scene: always(oneOf<(typeof groups)[number]>(...groups)),
    },
    derived: ({ drawn: { percent, of } }) => ({ value: partOf(percent, of) }),
    given: ({ drawn: { percent, of }, scene }) => ({
      stem: scene.tell(decimalText(percent), decimalTex(of)),
      ...pictured(percentBar(percent, decimalGrouped(of))),
      right: partOf(percent, of),
    }),
    steps: ({ drawn: { percent, of }, value }) => [
      ...steps(percent, of).slice(0, 2),
      ['Multiply.', `${decimalText(divide(percent, hundred))} \\times ${decimalTex(of)} = ${decimalTex(value)}`],
    ],
    ladder: ({ drawn: { percent, of } }) => partLadder(percent, of),
    ways: ({ drawn: { percent, of } }) => wrongParts(percent, of),
  },
);

/** Money to cents. 1: 10 or 20 % of whole dollars. 2: multiples of five. 3: any percent. 4: prices with tens of cents. 5: prices in cents. */
function drawMoney(chance: Chance, difficulty: Difficulty): { percent: Rational; of: Rational; told: string } {
  const draw = {
    1: () => [rational(chance.pick([10, 20])), rational(chance.int(12, 95))],
    2: () => [rational(5 * chance.int(1, 9)), rational(chance.int(12, 160))],
    3: () => [rational(chance.int(3, 48)), rational(chance.int(14, 240))],
    4: () => [rational(5 * chance.int(1, 9)), decimal(2 * chance.int(62, 480), 1)],
    5: () => [rational(chance.int(3, 24)), decimal(5 * chance.int(205, 1900), 2)],
  }[difficulty];
  const [percent, of] = drawUntil(
    () => draw() as [Rational, Rational],
    ([p, whole]) =>
      100n % partOf(p, whole).d === 0n &&
      compare(p, whole) !== 0 &&
      whole.n !== 100n &&
      (difficulty < 4 || whole.d !== 1n) &&
      compare(partOf(p, whole), p) !== 0,
  );
  const who = person(chance);
  const p = decimalText(percent);
  const told = chance.pick([
    ...(compare(percent, rational(10)) >= 0 && compare(percent, rational(30)) <= 0
      ? [`${who} leaves a $${p}\\%$ tip on a bill of ${dollars(of)}. How much is the tip, in dollars?`]
      : []),
    `${who} earns ${dollars(of)} and saves $${p}\\%$ of it. How much does ${who} save, in dollars?`,
    ...(compare(percent, rational(4)) >= 0 && compare(percent, rational(10)) <= 0
      ? [`The sales tax rate is $${p}\\%$. How much tax does ${who} pay on a ${dollars(of)} purchase, in dollars?`]
      : []),
    `A store takes $${p}\\%$ off a price of ${dollars(of)}. How much does ${who} save, in dollars?`,
    `${who} spends $${p}\\%$ of ${dollars(of)} on school supplies. How much does ${who} spend, in dollars?`,
  ]);
  return { percent, of, told };
}

const money = family(
  { name: 'percent_of_money', version: 1, skill: 'percent_of' },
  {
    levels: { drawn: graded(drawMoney) },
    given: ({ drawn: { percent, of, told } }) => ({ stem: told, right: partOf(percent, of), inputType: 'decimal', unit: '$' }),
    steps: ({ drawn: { percent, of } }) => [
      ...steps(percent, of).slice(0, 2),
      ['Multiply.', `${decimalText(divide(percent, hundred))} \\times ${moneyText(of)} = ${moneyText(partOf(percent, of))}`],
    ],
    ladder: ({ drawn: { percent, of } }) => partLadder(percent, of),
    ways: ({ drawn: { percent, of } }) => wrongParts(percent, of),
  },
);

export const percentOfGenerators: readonly Generator[] = [compute, story, money];
