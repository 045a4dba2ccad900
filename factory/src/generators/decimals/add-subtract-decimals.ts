import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator, Ladder } from '../../generator.ts';
import {
  carryForgotten,
  lastDigitsLinedUp,
  carriedOut,
  sidesAddedApart,
  smallerFromLarger,
  secondPriceForgotten,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { held } from '../../held.ts';
import { decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

type Sum = { a: Rational; b: Rational; sign: '+' | '-' };

const result = ({ a, b, sign }: Sum): Rational => (sign === '+' ? add(a, b) : subtract(a, b));
const orNull = (value: Rational | null): string | null => (value === null ? null : decimalText(value));

/** 1: tenths. 2: two places each. 3: one place and two. 4: one place and three, or a whole number less a decimal. 5: three places, larger. */
function drawSum(chance: Chance, difficulty: Difficulty): Sum {
  const [p, q] = { 1: [1, 1], 2: [2, 2], 3: [1, 2], 4: chance.maybe(0.5) ? [0, 2] : [1, 3], 5: [2, 3] }[difficulty] as [
    number,
    number,
  ];
  const sign = chance.maybe(0.5) ? '+' : '-';
  const size = { 1: 9, 2: 20, 3: 30, 4: 60, 5: 120 }[difficulty];
  const one = (places: number) => decimal(chance.int(10 ** places + 1, size * 10 ** places), places);
  return drawUntil(
    () => {
      const [a, b] = sign === '+' && chance.maybe(0.5) ? [one(q), one(p)] : [one(p), one(q)];
      return { a, b, sign };
    },
    ({ a, b }) => {
      const [first, second] = [decimalText(a), decimalText(b)];
      const longer = Math.max(placesIn(first), placesIn(second));
      if (longer !== Math.max(p, q) || Math.min(placesIn(first), placesIn(second)) !== Math.min(p, q)) return false;
      const right = result({ a, b, sign });
      if (right.d === 1n || compare(right, rational(1)) <= 0 || first === second) return false;
      // Something must be at stake: a carry or a borrow, or places that must be lined up.
      const careless = sign === '+' ? carryForgotten.answer(first, second) : smallerFromLarger.answer(first, second);
      return p !== q || compare(careless, right) !== 0;
    },
  );
}

function wrongSums({ a, b, sign }: Sum, right: string): DraftMisconception[] {
  const [first, second] = [decimalText(a), decimalText(b)];
  const places = Math.max(placesIn(first), placesIn(second));
  const lined = `Line up the decimal points. Write ${first} and ${second} with ${places} decimal place${places === 1 ? '' : 's'}.`;
  return [
    ...held(lastDigitsLinedUp, orNull(lastDigitsLinedUp.answer(first, second, sign)), right, [
      `Look at how you lined up ${first} and ${second}. Are tenths under tenths?`,
      lastDigitsLinedUp.hints.principle,
      lined,
    ]),
    ...(sign === '+'
      ? [
          ...held(sidesAddedApart, decimalText(sidesAddedApart.answer(first, second)), right, [
            `Look at the tenths of ${first} and ${second}. How many tenths make one whole?`,
            sidesAddedApart.hints.principle,
            `Add only the decimal parts of ${first} and ${second} first. Is the sum 1 or more?`,
          ]),
          ...held(carryForgotten, decimalText(carryForgotten.answer(first, second)), right, [
            `In ${first} + ${second}, look for a column whose digits add up to 10 or more.`,
            'When a column adds up to 10 or more, carry 1 to the column on its left.',
            lined,
          ]),
        ]
      : held(smallerFromLarger, decimalText(smallerFromLarger.answer(first, second)), right, [
          `In ${first} − ${second}, find a column where the top digit is less than the bottom digit.`,
          'When the top digit is too small, regroup from the place to its left. Do not switch the digits.',
          lined,
        ])),
  ];
}

/** The way in to a written sum or difference. */
function sumLadder(sum: Sum, look: string): Ladder {
  const [first, second] = [decimalText(sum.a), decimalText(sum.b)];
  const places = Math.max(placesIn(first), placesIn(second));
  const pad = (text: string) => `${text}${placesIn(text) === 0 && places > 0 ? '.' : ''}${'0'.repeat(places - placesIn(text))}`;
  return [
    look,
    `Line up the decimal points, so that each place is under the same place. ${sum.sign === '+' ? 'Add' : 'Subtract'} from right to left.`,
    `Write both with ${places} decimal place${places === 1 ? '' : 's'}: $${pad(first)}$ and $${pad(second)}$. Start with the digits on the right, $${pad(first).at(-1)}$ and $${pad(second).at(-1)}$.`,
  ];
}

function steps(sum: Sum, unit = '') {
  const [first, second] = [decimalText(sum.a), decimalText(sum.b)];
  const places = Math.max(placesIn(first), placesIn(second));
  const pad = (text: string) => `${text}${placesIn(text) === 0 && places > 0 ? '.' : ''}${'0'.repeat(places - placesIn(text))}`;
  const column = `\\begin{array}{r} ${pad(first)} \\\\ ${sum.sign} \\; ${pad(second)} \\\\ \\hline \\end{array}`;
  const value = decimalText(result(sum));
  return [
    {
      explanation:
        placesIn(first) === placesIn(second)
          ? 'Line up the decimal points.'
          : 'Line up the decimal points. Write zeros so both numbers have the same number of decimal places.',
      math: column,
    },
    {
      explanation: `${sum.sign === '+' ? 'Add' : 'Subtract'} from right to left, ${sum.sign === '+' ? 'and regroup when a column makes 10 or more' : 'and regroup when the top digit is too small'}. Keep the decimal point in line.`,
      math: `${pad(first)} ${sum.sign} ${pad(second)} = ${value}`,
    },
    ...(placesIn(first) === placesIn(second)
      ? []
      : [
          {
            explanation: `The ${sum.sign === '+' ? 'sum' : 'difference'} is ${value}${unit}.`,
            math: `${first} ${sum.sign} ${second} = ${value}`,
          },
        ]),
  ];
}

const compute: Generator = {
  name: 'dec_add_sub_compute',
  version: 1,
  skill: 'dec_add_sub',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const sum = drawSum(chance, difficulty);
    const right = decimalText(result(sum));
    const misconceptions = wrongSums(sum, right);
    return {
      stem: `Find $${decimalText(sum.a)} ${sum.sign} ${decimalText(sum.b)}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(sum),
      ladder: sumLadder(sum, `Should the ${sum.sign === '+' ? 'sum' : 'difference'} be more or less than ${decimalText(sum.a)}?`),
      misconceptions,
      wrong: plainlyWrong(result(sum), misconceptions),
    };
  },
};

type Scene = { readonly unit: string; readonly tell: (who: string, a: string, b: string) => string };

const scenes: Record<'+' | '-', readonly Scene[]> = {
  '+': [
    {
      unit: 'mi',
      tell: (who, a, b) =>
        `${who} biked $${a}$ miles in the morning and $${b}$ miles in the afternoon. How many miles did ${who} bike in all?`,
    },
    {
      unit: 'lb',
      tell: (who, a, b) =>
        `One box weighs $${a}$ pounds, and another box weighs $${b}$ pounds. How many pounds do they weigh together?`,
    },
    {
      unit: 'm',
      tell: (who, a, b) =>
        `${who} ties two ropes end to end. One is $${a}$ meters long, and the other is $${b}$ meters long. How many meters of rope are there in all?`,
    },
    {
      unit: 'L',
      tell: (who, a, b) =>
        `A factory mixes $${a}$ liters of juice and $${b}$ liters of water in a tank. How many liters are in the tank?`,
    },
  ],
  '-': [
    {
      unit: 'mi',
      tell: (who, a, b) => `A trail is $${a}$ miles long. ${who} has biked $${b}$ miles of it. How many miles are left?`,
    },
    {
      unit: 'm',
      tell: (who, a, b) => `A spool holds $${a}$ meters of cable. A worker cuts off $${b}$ meters. How many meters are left?`,
    },
    {
      unit: 'gal',
      tell: (who, a, b) =>
        `A tank holds $${a}$ gallons of water. ${who} uses $${b}$ gallons. How many gallons are left in the tank?`,
    },
    {
      unit: 'lb',
      tell: (who, a, b) =>
        `A basket of apples weighs $${a}$ pounds. ${who} takes out $${b}$ pounds of apples. How many pounds does it weigh now?`,
    },
  ],
};

/** Graded as `drawSum`. */
const story: Generator = {
  name: 'dec_add_sub_story',
  version: 1,
  skill: 'dec_add_sub',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const sum = drawSum(chance, difficulty);
    const scene = chance.pick(scenes[sum.sign]);
    const right = decimalText(result(sum));
    const misconceptions = wrongSums(sum, right);
    return {
      stem: scene.tell(person(chance), decimalText(sum.a), decimalText(sum.b)),
      answer: right,
      inputType: 'decimal',
      unit: scene.unit,
      steps: steps(sum, ` ${scene.unit}`),
      ladder: sumLadder(sum, 'What does the question ask for: a total, or what is left?'),
      misconceptions,
      wrong: plainlyWrong(result(sum), misconceptions),
    };
  },
};

const cheap = ['a notebook', 'a sandwich', 'a book', 'a ball', 'a poster', 'a cap', 'a kite', 'a puzzle'] as const;

const dear = ['a board game', 'a backpack', 'a lamp', 'a soccer ball', 'a pair of shoes', 'a chess set'] as const;

/** 1: one price in tens of cents from $10. 2: any price from $10. 3: from $20. 4: two prices from $20. 5: two prices from $50. */
const change: Generator = {
  name: 'dec_add_sub_change',
  version: 1,
  skill: 'dec_add_sub',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const bill = rational({ 1: 10, 2: 10, 3: 20, 4: 20, 5: 50 }[difficulty]);
    const [low, high] = ({ 1: [110, 890], 2: [125, 895], 3: [725, 1895], 4: [225, 1195], 5: [825, 2695] } as const)[difficulty];
    const price = () => decimal(difficulty === 1 ? chance.int(low / 10, high / 10) * 10 : chance.int(low, high), 2);
    const [first, second] = chance.shuffle(difficulty >= 3 && difficulty !== 4 ? dear : cheap);
    const two = difficulty >= 4;
    const [p, q] = drawUntil(
      () => [price(), two ? price() : rational(0)] as const,
      ([x, y]) =>
        x.d !== 1n && (!two || (y.d !== 1n && compare(x, y) !== 0)) && compare(add(x, y), bill) < 0 && add(x, y).d !== 1n,
    );
    const [cost, who] = [add(p, q), person(chance)];
    const back = subtract(bill, cost);
    const right = moneyText(back);
    const [paid, spent] = [moneyText(bill), moneyText(cost)];
    const misconceptions = [
      ...held(smallerFromLarger, moneyText(smallerFromLarger.answer(`${paid}.00`, spent)), right, [
        `Write ${paid} with cents, as ${paid}.00. Which of its digits are too small to subtract from?`,
        'When the top digit is too small, regroup from the place to its left.',
        `Count up instead. How many cents is it from ${dollars(cost)} to the next whole dollar?`,
      ]),
      ...(two
        ? held(secondPriceForgotten, moneyText(secondPriceForgotten.answer(bill, p)), right, [
            `How many things did ${who} buy?`,
            secondPriceForgotten.hints.principle,
            `First add the two prices, $${moneyText(p)}$ and $${moneyText(q)}$.`,
          ])
        : []),
      ...held(operationAsSeen, moneyText(carriedOut(bill, cost, '+')), right, [
        `Is the change more or less than ${dollars(bill)}?`,
        'Change is what is left, so subtract.',
        `Start with ${paid}.00, and subtract the cost.`,
      ]),
    ];
    return {
      stem: `${who} buys ${first} for ${dollars(p)}${two ? ` and ${second} for ${dollars(q)}` : ''} and pays with a ${dollars(bill)} bill. How much change does ${who} get, in dollars?`,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        ...(two ? [{ explanation: 'Add the prices.', math: `${moneyText(p)} + ${moneyText(q)} = ${spent}` }] : []),
        { explanation: 'Subtract the cost from the amount paid. Write the bill with cents.', math: `${paid}.00 - ${spent}` },
        { explanation: `The change is ${dollars(back)}.`, math: `${paid}.00 - ${spent} = ${right}` },
      ],
      ladder: [
        two ? 'What do the two things cost together? How much is paid?' : 'What is the price? How much is paid?',
        two ? 'Add the prices. Change is the amount paid minus the total.' : 'Change is the amount paid minus the price.',
        two
          ? `Add $${moneyText(p)} + ${moneyText(q)}$. Then subtract the sum from $${paid}.00$.`
          : `Subtract $${paid}.00 - ${spent}$. Line up the decimal points.`,
      ],
      misconceptions,
      wrong: plainlyWrong(back, misconceptions),
    };
  },
};

/** The places are those of `drawSum`; the unknown is the first number in a difference or either in a sum. */
const missing: Generator = {
  name: 'dec_add_sub_missing',
  version: 1,
  skill: 'dec_add_sub',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, sign } = drawSum(chance, difficulty);
    // a + b = c with one of them hidden is worked out as c − b; a − b = c with a hidden as c + b.
    const total = result({ a, b, sign });
    const solved: Sum = { a: total, b, sign: sign === '+' ? '-' : '+' };
    const [right, c, known] = [decimalText(a), decimalText(total), decimalText(b)];
    const first = sign === '-' || chance.maybe(0.5);
    const shown = first ? `\\square ${sign} ${known} = ${c}` : `${known} + \\square = ${c}`;
    const misconceptions = [
      ...held(operationAsSeen, decimalText(carriedOut(total, b, sign)), right, [
        `Write your number in the box. Does the left side equal ${c}?`,
        sign === '+'
          ? 'To find a missing part, subtract the part you know from the total.'
          : 'To find the starting number, add back what was subtracted.',
        sign === '+' ? `Start with ${c}, and subtract ${known}.` : `Start with ${c}, and add ${known} back.`,
      ]),
      ...wrongSums(solved, right),
    ];
    return {
      stem: `Find the missing number: $${shown}$`,
      answer: right,
      inputType: 'decimal',
      steps: [
        {
          explanation: sign === '+' ? 'Subtract the number you know from the total.' : 'To undo subtraction, add.',
          math: `\\square = ${c} ${solved.sign} ${known}`,
        },
        ...steps(solved).slice(0, 2),
        {
          explanation: `The missing number is ${right}.`,
          math: `\\square = ${right}`,
        },
      ],
      ladder: [
        'What do you know: a part, the total, or what is left?',
        sign === '+'
          ? 'To find a missing part, subtract the part you know from the total.'
          : 'To find the starting number, add back what was subtracted.',
        `Find $${c} ${solved.sign} ${known}$. Line up the decimal points.`,
      ],
      misconceptions,
      wrong: plainlyWrong(a, misconceptions),
    };
  },
};

export const addSubtractDecimalsGenerators: readonly Generator[] = [compute, story, change, missing];
