import { operationAsSeen } from '@stoa/engine/math/mal-rules/fractions/fraction-operations';
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { add, compare, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
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
  const lined = `Write ${first} and ${second} one below the other with the points in one column, and add zeros until both have ${places} digit${places === 1 ? '' : 's'} after the point.`;
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
            `Add only the parts after the point first, with their places lined up: is it one whole or more?`,
          ]),
          ...held(carryForgotten, decimalText(carryForgotten.answer(first, second)), right, [
            `In ${first} + ${second}, look for a column whose digits add up to 10 or more.`,
            'When a column adds up to 10 or more, carry 1 to the column on its left.',
            lined,
          ]),
        ]
      : held(smallerFromLarger, decimalText(smallerFromLarger.answer(first, second)), right, [
          `In ${first} − ${second}, find a column where the upper digit is smaller than the lower one.`,
          'When the upper digit is too small, take one from the place on its left; it becomes ten here. The digits never change places.',
          lined,
        ])),
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
          : 'Line up the decimal points; zeros at the end fill the empty places.',
      math: column,
    },
    {
      explanation: `${sum.sign === '+' ? 'Add' : 'Subtract'} column by column from the right, ${sum.sign === '+' ? 'carrying when a column reaches 10' : 'taking one from the left where the upper digit is too small'}. The point stays in its column.`,
      math: `${pad(first)} ${sum.sign} ${pad(second)} = ${value}`,
    },
    {
      explanation: `The ${sum.sign === '+' ? 'sum' : 'difference'} is ${value}${unit}.`,
      math: `${first} ${sum.sign} ${second} = ${value}`,
    },
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
      stem: `Work out $${decimalText(sum.a)} ${sum.sign} ${decimalText(sum.b)}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(sum),
      misconceptions,
      wrong: plainlyWrong(result(sum), misconceptions),
    };
  },
};

const scenes = {
  '+': [
    {
      unit: 'km',
      tell: (who: string, a: string, b: string) =>
        `${who} walked $${a}$ km in the morning and $${b}$ km in the afternoon. How many kilometers did ${who} walk altogether?`,
    },
    {
      unit: 'kg',
      tell: (who: string, a: string, b: string) =>
        `${who}'s suitcase weighs $${a}$ kg and the backpack weighs $${b}$ kg. How many kilograms do they weigh together?`,
    },
    {
      unit: 'm',
      tell: (who: string, a: string, b: string) =>
        `${who} tapes two ropes end to end. One is $${a}$ m long, the other $${b}$ m. How many meters long are they together?`,
    },
    {
      unit: 'L',
      tell: (who: string, a: string, b: string) =>
        `${who} pours $${a}$ L of juice and $${b}$ L of water into one big bowl. How many liters are in the bowl?`,
    },
  ],
  '-': [
    {
      unit: 'km',
      tell: (who: string, a: string, b: string) =>
        `A trail is $${a}$ km long. ${who} has walked $${b}$ km of it. How many kilometers are left?`,
    },
    {
      unit: 'm',
      tell: (who: string, a: string, b: string) =>
        `${who} cuts a piece of $${b}$ m off a ribbon that is $${a}$ m long. How many meters of ribbon are left?`,
    },
    {
      unit: 'L',
      tell: (who: string, a: string, b: string) =>
        `A tank holds $${a}$ L of water. ${who} takes out $${b}$ L. How many liters are left in the tank?`,
    },
    {
      unit: 'kg',
      tell: (who: string, a: string, b: string) =>
        `A full basket weighs $${a}$ kg. ${who} takes out $${b}$ kg of apples. How many kilograms does the basket weigh now?`,
    },
  ],
} as const;

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
      misconceptions,
      wrong: plainlyWrong(result(sum), misconceptions),
    };
  },
};

const cheap = ['a notebook', 'a sandwich', 'a book', 'a ball', 'a poster', 'a cap', 'a kite', 'a puzzle'] as const;

const dear = ['a board game', 'a backpack', 'a lamp', 'a football', 'a pair of shoes', 'a chess set'] as const;

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
        `Write ${paid} with cents, as ${paid}.00. Which of its digits are too small to take from?`,
        'When the upper digit is too small, take one from the place on its left.',
        `Count up instead: how many cents lead from the cost to the next whole dollar?`,
      ]),
      ...(two
        ? held(secondPriceForgotten, moneyText(secondPriceForgotten.answer(bill, p)), right, [
            `How many things did ${who} buy?`,
            secondPriceForgotten.hints.principle,
            `First add the two prices, $${moneyText(p)}$ and $${moneyText(q)}$.`,
          ])
        : []),
      ...held(operationAsSeen, moneyText(carriedOut(bill, cost, '+')), right, [
        `Does ${who} get back more or less than the ${paid} dollars that were handed over?`,
        'Change is what is left, so it is found by subtracting.',
        `Start from ${paid}.00 and take away the cost.`,
      ]),
    ];
    return {
      stem: `${who} buys ${first} for ${dollars(p)}${two ? ` and ${second} for ${dollars(q)}` : ''} and pays with a ${dollars(bill)} bill. How much change does ${who} get, in dollars?`,
      answer: right,
      inputType: 'decimal',
      unit: '$',
      steps: [
        ...(two ? [{ explanation: 'Add the prices.', math: `${moneyText(p)} + ${moneyText(q)} = ${spent}` }] : []),
        { explanation: 'Change is what is left of the bill. Write the bill with cents.', math: `${paid}.00 - ${spent}` },
        { explanation: `The change is ${dollars(back)}.`, math: `${paid}.00 - ${spent} = ${right}` },
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
        `Put your number into the box. Does the left side really give ${c}?`,
        sign === '+'
          ? 'A missing part of a sum is found by subtracting the known part from the total.'
          : 'The number you subtract from is found by adding back what was taken away.',
        sign === '+' ? `Start from ${c} and take ${known} away.` : `Start from ${c} and put ${known} back.`,
      ]),
      ...wrongSums(solved, right),
    ];
    return {
      stem: `Find the missing number: $${shown}$`,
      answer: right,
      inputType: 'decimal',
      steps: [
        {
          explanation:
            sign === '+'
              ? 'The box and the known number make the total, so subtract the known number from the total.'
              : 'Taking away is undone by adding back.',
          math: `\\square = ${c} ${solved.sign} ${known}`,
        },
        ...steps(solved).slice(0, 2),
        {
          explanation: `The missing number is ${right}. Put it into the box to check.`,
          math: `\\square = ${right}`,
        },
      ],
      misconceptions,
      wrong: plainlyWrong(a, misconceptions),
    };
  },
};

export const addSubtractDecimalsGenerators: readonly Generator[] = [compute, story, change, missing];
