import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, equals, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator, Ladder } from '../../generator.ts';
import {
  bothPointsLeftOut,
  dividedTheOtherWay,
  divisorAsWhole,
  multipliedInstead,
  placesAddedInQuotient,
  zeroInQuotientSkipped,
} from '@stoa/engine/math/mal-rules/decimals/decimal-operations';
import { held } from '../../held.ts';
import { decimalTex, decimalText, dollars, moneyText } from '../../wording/decimal-text.ts';
import { person } from '../../wording/people.ts';
import { grouped, inWords, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const finite = (value: Rational | null): string | null => (value === null ? null : finiteDecimal(value));

/** 1: tenths ÷ a digit. 2: hundredths ÷ a digit. 3: ÷ tenths. 4: ÷ hundredths. 5: ÷ hundredths with more places in the dividend, or a quotient below one. */
function drawDivision(chance: Chance, difficulty: Difficulty): [Rational, Rational] {
  const draw = {
    1: () => [decimal(chance.int(12, 99), 1), rational(chance.int(3, 9))],
    2: () => [
      chance.maybe(0.4) ? decimal(chance.int(1, 9) * 100 + chance.int(2, 9), 2) : decimal(chance.int(112, 899), 2),
      rational(chance.int(3, 9)),
    ],
    3: () => [decimal(chance.int(12, 129), 1), decimal(chance.int(2, 15), 1)],
    4: () => [chance.maybe(0.5) ? rational(chance.int(3, 60)) : decimal(chance.int(12, 300), 1), decimal(chance.int(2, 45), 2)],
    5: () => [decimal(chance.int(2, 299), 3 - chance.int(0, 1)), decimal(chance.int(12, 96), chance.int(1, 2))],
  }[difficulty];
  // The quotient is drawn and multiplied back, so that every division comes out.
  return drawUntil(
    () => {
      const [quotient, divisor] = draw() as [Rational, Rational];
      return [multiply(quotient, divisor), divisor];
    },
    ([dividend, divisor]) => {
      const quotient = divide(dividend, divisor);
      const [places, by] = [placesIn(decimalText(dividend)), placesIn(decimalText(divisor))];
      if (
        dividend.n === divisor.n ||
        equals(quotient, rational(1)) ||
        [quotient, divisor].some((x) => /^1(0*)$/.test(decimalText(x).replace(/^0\.0*/, '')))
      )
        return false;
      if (compare(quotient, rational(400)) > 0 || decimalText(quotient).replace('.', '').length > 4) return false;
      return {
        1: places === 1 && by === 0,
        2: places === 2 && by === 0,
        3: places >= 1 && places <= 2 && by === 1,
        4: by === 2 && places <= 2,
        5: by >= 1 && places >= 3,
      }[difficulty];
    },
  );
}

function wrongQuotients(a: Rational, b: Rational, right: string): DraftMisconception[] {
  const [first, second] = [decimalText(a), decimalText(b)];
  const [p, q] = [placesIn(first), placesIn(second)];
  const factor = 10 ** q;
  const move: [string, string] = [
    'Multiply both numbers by the same power of 10, so that the divisor is a whole number. The quotient stays the same.',
    q === 0
      ? `Divide digit by digit, and place the decimal point of the quotient above the decimal point of ${first}.`
      : `Multiply both ${first} and ${second} by ${grouped(factor)} first. What division do you get?`,
  ];
  return [
    ...(q > 0
      ? held(divisorAsWhole, finite(divisorAsWhole.answer(first, second)), right, [
          `Look at the divisor, ${second}. Did you change it, and did ${first} change with it?`,
          ...move,
        ])
      : []),
    ...(p !== q
      ? held(bothPointsLeftOut, finite(bothPointsLeftOut.answer(first, second)), right, [
          `Count the places of ${first} and of ${second}. Did you move both decimal points the same number of places?`,
          q === 0 ? 'The decimal point of the quotient goes right above the decimal point of the dividend.' : move[0],
          move[1],
        ])
      : []),
    ...held(dividedTheOtherWay, finite(dividedTheOtherWay.answer(a, b)), right, [
      `Which number do you divide, ${first} or ${second}?`,
      'In a ÷ b, divide a by b, even when a is less than b.',
      `How many ${second}s are in ${first}?`,
    ]),
    ...held(zeroInQuotientSkipped, finite(zeroInQuotientSkipped.answer(right)), right, [
      `Divide ${first} digit by digit. Is there a place where the divisor is too large?`,
      'When the divisor is too large, write 0 in the quotient before you go on to the next digit.',
      `Multiply your quotient by ${second}. Do you get ${first}?`,
    ]),
  ];
}

/** The way in to a quotient of decimals. */
function quotientLadder(a: Rational, b: Rational, look: string): Ladder {
  const [first, second] = [decimalText(a), decimalText(b)];
  const q = placesIn(second);
  return [
    look,
    q === 0
      ? 'Divide as with whole numbers. The decimal point of the quotient goes above the decimal point of the dividend.'
      : 'Multiply both numbers by the same power of 10, so that the divisor is a whole number. The quotient stays the same.',
    q === 0
      ? `Divide $${first} \\div ${second}$ digit by digit, and place the decimal point above the one in ${first}.`
      : `Multiply both ${first} and ${second} by ${grouped(10 ** q)}. Then divide.`,
  ];
}

function steps(a: Rational, b: Rational, right: string) {
  const [first, second] = [decimalText(a), decimalText(b)];
  const q = placesIn(second);
  const factor = 10n ** BigInt(q);
  const [wideA, wideB] = [decimalTex(multiply(a, rational(factor))), decimalTex(multiply(b, rational(factor)))];
  return [
    ...(q === 0
      ? [
          {
            explanation: `Divide as with whole numbers. Place the decimal point of the quotient above the decimal point of ${first}.`,
            math: `${first} \\div ${second}`,
          },
        ]
      : [
          {
            explanation: `Multiply both numbers by ${grouped(Number(factor))}, so that the divisor is a whole number. The quotient does not change.`,
            math: `${first} \\div ${second} = ${wideA} \\div ${wideB}`,
          },
        ]),
    { explanation: 'Now divide place by place.', math: `${wideA} \\div ${wideB} = ${right}` },
    ...(q === 0
      ? []
      : [
          {
            explanation: `The quotient is ${right}. Check: ${right} × ${second} = ${first}.`,
            math: `${first} \\div ${second} = ${right}`,
          },
        ]),
  ];
}

const compute: Generator = {
  name: 'dec_div_compute',
  version: 1,
  skill: 'dec_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [a, b] = drawDivision(chance, difficulty);
    const right = decimalText(divide(a, b));
    const misconceptions = wrongQuotients(a, b, right);
    return {
      stem: `Find $${decimalText(a)} \\div ${decimalText(b)}$. Give your answer as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(a, b, right),
      ladder: quotientLadder(a, b, 'Which number do you divide by? About how large is the quotient?'),
      misconceptions,
      wrong: plainlyWrong(divide(a, b), misconceptions),
    };
  },
};

const shared = ['taxi ride', 'pizza dinner', 'gift', 'boat rental', 'bowling game', 'birthday cake'] as const;
const cut = [
  { whole: 'A roll of ribbon', piece: 'pieces', unit: 'meters' },
  { whole: 'A rope', piece: 'pieces', unit: 'feet' },
  { whole: 'A pipe', piece: 'sections', unit: 'feet' },
] as const;
const filled = [
  { whole: 'A pitcher holds', of: 'lemonade', into: 'glasses' },
  { whole: 'A pot holds', of: 'soup', into: 'bowls' },
  { whole: 'A jug holds', of: 'juice', into: 'bottles' },
] as const;

/** 1: money in tens of cents shared by few. 2: any money shared. 3: pieces of tenths. 4: portions of hundredths. 5: portions of three places. */
const story: Generator = {
  name: 'dec_div_story',
  version: 1,
  skill: 'dec_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    if (difficulty === 1 || difficulty === 2) {
      const friends = chance.int(3, difficulty === 1 ? 6 : 8);
      const each = drawUntil(
        () => (difficulty === 1 ? decimal(chance.int(12, 95), 1) : decimal(chance.int(215, 1895), 2)),
        (x) => x.d !== 1n && multiply(x, rational(friends)).d !== 1n && x.n !== BigInt(friends),
      );
      const total = multiply(each, rational(friends));
      const right = moneyText(each);
      const misconceptions = [
        ...held(bothPointsLeftOut, finite(bothPointsLeftOut.answer(moneyText(total), `${friends}`)), right, [
          `About how much is ${dollars(total)} divided by ${friends}? Compare with your answer.`,
          bothPointsLeftOut.hints.principle,
          `Divide the whole dollars first. How many ${friends}s are in ${total.n / total.d}?`,
        ]),
        ...held(multipliedInstead, moneyText(multipliedInstead.answer(total, rational(friends))), right, [
          multipliedInstead.hints.look,
          'Sharing equally means dividing by the number of people.',
          `Think of ${friends} equal parts that make ${moneyText(total)} together.`,
        ]),
        ...held(zeroInQuotientSkipped, finite(zeroInQuotientSkipped.answer(right)), right, [
          `Divide ${moneyText(total)} digit by digit. Is there a place where ${friends} is too large?`,
          'When the divisor is too large, write 0 in the quotient before you go on.',
          `Multiply your number by ${friends}. Do you get ${moneyText(total)}?`,
        ]),
      ];
      const count = inWords(friends).replace(/^./, (first) => first.toUpperCase());
      return {
        stem: chance.pick([
          `${count} friends split the cost of a ${dollars(total)} ${chance.pick(shared)} equally. How much does each friend pay, in dollars?`,
          `A ${chance.pick(shared)} costs ${dollars(total)}. ${count} friends share the cost equally. How much does each friend pay, in dollars?`,
        ]),
        answer: right,
        inputType: 'decimal',
        unit: '$',
        steps: [
          { explanation: 'Sharing equally means dividing.', math: `${moneyText(total)} \\div ${friends}` },
          {
            explanation: 'Divide place by place. Keep the decimal point in line.',
            math: `${moneyText(total)} \\div ${friends} = ${right}`,
          },
          {
            explanation: `Each friend pays ${dollars(each)}. Check by multiplying.`,
            math: `${friends} \\times ${right} = ${moneyText(total)}, \\quad ${right}`,
          },
        ],
        ladder: quotientLadder(total, rational(friends), 'What is the total? How many people share it?'),
        misconceptions,
        wrong: plainlyWrong(each, misconceptions),
      };
    }
    const places = difficulty === 5 ? 3 : difficulty === 4 ? 2 : 1;
    const [low, high] = ({ 3: [3, 25], 4: [12, 85], 5: [125, 875] } as const)[difficulty];
    const [count, size] = drawUntil(
      () => [chance.int(6, 40), decimal(chance.int(low, high), places)] as const,
      ([n, s]) => placesIn(decimalText(s)) === places && n % 10 !== 0 && multiply(rational(n), s).d !== 1n,
    );
    const total = multiply(rational(count), size);
    const [all, one, right] = [decimalText(total), decimalText(size), `${count}`];
    const misconceptions = [
      ...held(multipliedInstead, decimalText(multipliedInstead.answer(total, size)), right, [
        `The question asks "how many". Does a small size like ${one} give few or many?`,
        'To find how many equal parts are in a whole, divide the whole by the size of one part.',
        `Try it: how much do 2 of them make, with ${one} each? And 10 of them?`,
      ]),
      ...wrongQuotients(total, size, right),
    ];
    const scene = chance.pick(cut);
    const pour = chance.pick(filled);
    return {
      stem:
        difficulty === 3
          ? `${scene.whole} is $${all}$ ${scene.unit} long. ${person(chance)} cuts all of it into ${scene.piece} $${one}$ ${scene.unit} long. How many ${scene.piece} are there?`
          : `${pour.whole} $${all}$ liters of ${pour.of}. ${person(chance)} pours all of it into ${pour.into} that hold $${one}$ liter each. How many ${pour.into} are filled?`,
      answer: right,
      inputType: 'integer',
      steps: [
        { explanation: 'To find how many parts are in the whole, divide.', math: `${all} \\div ${one}` },
        ...steps(total, size, right),
      ],
      ladder: quotientLadder(total, size, 'What is the whole amount, and how large is one part?'),
      misconceptions,
      wrong: plainlyWrong(rational(count), misconceptions),
    };
  },
};

/** A division of whole numbers is given. 1: only the dividend is changed. 2: both by one place. 3: both, unequally. 4: three places against one. 5: quotient below one or large. */
const fromKnown: Generator = {
  name: 'dec_div_from_known',
  version: 1,
  skill: 'dec_div',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [p, q] = { 1: [chance.int(1, 2), 0], 2: [2, 1], 3: [1, 2], 4: [3, 1], 5: chance.maybe(0.5) ? [0, 2] : [4, 1] }[
      difficulty
    ] as [number, number];
    const [m, n] = drawUntil(
      () => [chance.int(12, 39), chance.int(12, 29)] as const,
      ([x, y]) => x !== y && x % 10 !== 0 && y % 10 !== 0 && (x * y) % 10 !== 0,
    );
    const [a, b] = [decimal(m * n, p), decimal(n, q)];
    const right = decimalText(divide(a, b));
    const misconceptions = [
      ...wrongQuotients(a, b, right),
      ...(p > 0 && q > 0
        ? held(placesAddedInQuotient, decimalText(placesAddedInQuotient.answer(m, p, q)), right, [
            `The dividend ${decimalText(a)} and the divisor ${decimalText(b)} both changed. Do both changes make the quotient smaller?`,
            placesAddedInQuotient.hints.principle,
            `Change only the dividend first: ${decimalText(a)} ÷ ${n}. Then think what the smaller divisor ${decimalText(b)} does.`,
          ])
        : []),
    ];
    return {
      stem: `Use $${tex(m * n)} \\div ${n} = ${m}$ to find $${decimalText(a)} \\div ${decimalText(b)}$.`,
      answer: right,
      inputType: 'decimal',
      steps: [
        ...(q === 0
          ? []
          : [
              {
                explanation: `Multiply both numbers by ${10 ** q} to make the divisor ${n}.`,
                math: `${decimalText(a)} \\div ${decimalText(b)} = ${decimalTex(multiply(a, rational(10 ** q)))} \\div ${n}`,
              },
            ]),
        {
          explanation: 'Compare the dividend with the one you know. Place the decimal point in the quotient the same way.',
          math: `${tex(m * n)} \\div ${n} = ${m}`,
        },
        {
          explanation: 'The digits stay the same. Only the decimal point moves.',
          math: `${decimalText(a)} \\div ${decimalText(b)} = ${decimalTex(divide(a, b))}`,
        },
      ],
      ladder: [
        'What is the same in the two divisions? What is different?',
        'Make the divisors the same: multiply both numbers by the same power of 10. Then compare the dividends.',
        q === 0
          ? `The divisor is ${n} in both. Compare ${decimalText(a)} with ${grouped(m * n)}: how many places does the decimal point move?`
          : `Multiply both ${decimalText(a)} and ${decimalText(b)} by ${10 ** q}, so that the divisor is ${n}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(divide(a, b), misconceptions),
    };
  },
};

export const divideDecimalsGenerators: readonly Generator[] = [compute, story, fromKnown];
