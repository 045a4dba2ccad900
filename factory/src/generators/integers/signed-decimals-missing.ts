import { add, negate, rational, subtract, absolute } from '@stoa/engine/math/exact/rational';
import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { addedForMissing, distanceBySizes, signOfResultLost } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { family, oneOf, only, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { following } from '../../wrong-way.ts';

const boxed = (text: string): string => (text.startsWith('-') ? `(${text})` : text);

const placed = (known: number, total: number) => (): readonly [number, number] => [known, total];

/** What has to be added? 1 and 2: tenths. 3 and 4: tenths and hundredths. 5: larger hundredths. */
const missingAddend = family(
  { name: 'int_rational_ops_missing', version: 1, skill: 'int_rational_ops' },
  {
    levels: {
      known: [plusMinus(11, 59), plusMinus(21, 129), plusMinus(11, 99), plusMinus(101, 999), plusMinus(1011, 4999)],
      total: [plusMinus(11, 59), plusMinus(21, 129), plusMinus(101, 899), plusMinus(11, 99), plusMinus(1011, 4999)],
      places: [placed(1, 1), placed(1, 1), placed(1, 2), placed(2, 1), placed(2, 2)],
    },
    where: ({ known, total, places: [p, q] }) => {
      const missing = subtract(decimal(total, q), decimal(known, p));
      return (
        (known < 0 || total < 0) &&
        known % 10 !== 0 &&
        total % 10 !== 0 &&
        missing.d !== 1n &&
        Math.abs(known) !== Math.abs(total)
      );
    },
    derived: ({ known, total, places: [p, q] }) => {
      const [a, c] = [decimal(known, p), decimal(total, q)];
      return { a: decimalText(a), c: decimalText(c), right: subtract(c, a), from: c, taken: a };
    },
    phrasing: (chance, { a, c }) => ({
      stem: chance.pick([
        `Find the missing number. Give your answer as a decimal.\n\n$\\square + ${boxed(a)} = ${c}$`,
        `What number do you add to $${a}$ to get $${c}$? Give your answer as a decimal.`,
      ]),
    }),
    given: ({ stem, right }) => ({ stem, right, inputType: 'decimal' }),
    steps: ({ a, c, right }) => [
      [`To undo adding $${a}$, subtract it from the sum.`, `\\square = ${c} - ${boxed(a)}`],
      [
        a.startsWith('-') ? 'Subtracting a negative number is the same as adding its opposite.' : 'Subtract, and find the sign.',
        `${c} - ${boxed(a)} = ${decimalText(right)}`,
      ],
    ],
    ladder: ({ a, c }) => [
      'Which number is the sum, and which number is added?',
      'To find a missing number in a sum, subtract the number you know from the sum.',
      `Find $${c} - ${boxed(a)}$. Where are $${a}$ and $${c}$ on the number line?`,
    ],
    ways: ({ from, taken, right, a, c }) => [
      {
        rule: addedForMissing,
        to: add(from, taken),
        hints: [`Add your number to $${a}$. Do you get $${c}$?`, addedForMissing.hints.principle, `Find $${c} - ${boxed(a)}$.`],
      },
      {
        rule: signOfResultLost,
        to: negate(right),
        hints: [
          `To get from $${a}$ to $${c}$, do you move left or right?`,
          'To move right, add a positive number. To move left, add a negative number.',
          `Mark $${a}$ and $${c}$ on a number line, and look at the direction.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/**
 * How far apart are two points in the picture? 1 and 2: on both sides of zero, in halves and tenths. From 3 on: also on the
 * same side.
 */
const distance = family(
  { name: 'int_rational_ops_distance', version: 1, skill: 'int_rational_ops' },
  {
    levels: {
      parts: [only(2), only(5), only(4), oneOf<number>(5, 10), oneOf<number>(4, 10)],
      a: [range(-7, -1), range(-16, -3), range(-15, -5), range(-19, -6), range(-19, -6)],
      b: [range(1, 7), range(2, 16), range(-4, 12), range(-5, 19), range(-5, 19)],
    },
    where: ({ parts, a, b }) => {
      const most = parts === 10 ? 20 : 4 * parts;
      return (
        (a % parts !== 0 || b % parts !== 0) &&
        b > a + 1 &&
        Math.abs(a) < most &&
        b < most &&
        Math.abs(a) !== Math.abs(b) &&
        (b - a) % parts !== 0
      );
    },
    derived: ({ parts, a, b }) => {
      const [left, right] = [rational(a, parts), rational(b, parts)];
      return { left, right, apart: subtract(right, left), leftText: decimalText(left), rightText: decimalText(right) };
    },
    given: ({ parts, leftText, rightText, apart }) => ({
      stem: 'How far apart are points A and B on the number line? Give your answer as a decimal.',
      figure: {
        kind: 'number_line',
        scale: parts === 10 ? { from: -2, to: 2, step: 1 } : { from: -4, to: 4, step: 1 },
        parts,
        points: [
          { at: Number(leftText), label: 'A' },
          { at: Number(rightText), label: 'B' },
        ],
      },
      readFromFigure: true,
      right: apart,
      inputType: 'decimal',
    }),
    steps: ({ parts, leftText, rightText, apart }) => [
      [
        `Each unit is cut into ${parts} equal spaces. Find what one space is.`,
        `1 \\div ${parts} = ${decimalText(rational(1, parts))}`,
      ],
      ['Read the two points.', `A = ${leftText}, \\quad B = ${rightText}`],
      ['Subtract the lesser number from the greater one.', `${rightText} - (${leftText}) = ${decimalText(apart)}`],
    ],
    ladder: ({ parts }) => [
      'What number does each point stand for?',
      'To find the distance between two points, subtract the lesser number from the greater one.',
      `There are ${parts} small spaces in each unit, so each one is ${decimalText(rational(1, parts))}. Count the spaces from A to B.`,
    ],
    ways: ({ left, right, a, b, parts, leftText, rightText }) => [
      {
        rule: distanceBySizes,
        to: absolute(rational(distanceBySizes.answer(a, b), parts)),
        hints: [
          'On which sides of 0 are the two points?',
          'On different sides of 0, add the two distances from 0. On the same side, subtract them.',
          `A is $${leftText}$ and B is $${rightText}$. How far is each of them from 0?`,
        ],
      },
      following(
        signOfResultLost,
        [subtract(right, left)],
        ['Can a distance be less than 0?', 'A distance is never negative.', `Subtract $${leftText}$ from $${rightText}$.`],
      ),
    ],
    belowZero: true,
  },
);

export const missingSignedDecimalGenerators: readonly Generator[] = [missingAddend, distance];
