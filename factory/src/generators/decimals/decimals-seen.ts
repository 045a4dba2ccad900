import { rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import {
  digitOneTooFar,
  digitWithoutRest,
  pastTheUpperEnd,
  longerIsLarger,
} from '@stoa/engine/math/mal-rules/decimals/decimal-comparison';
import { barAsPoint, numeratorBehindPoint } from '@stoa/engine/math/mal-rules/decimals/decimal-fractions';
import { withoutPoint } from '@stoa/engine/math/mal-rules/decimals/decimal-place-value';
import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { startCountedAsOne } from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import { always, choiceFamily, family, graded, often, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { following } from '../../wrong-way.ts';

const letters = ['A', 'B', 'P', 'Q', 'R'] as const;

/** 1: tenths from 0 to 1. 2: tenths past a whole number. 3: hundredths between two tenths from 0. 4 and 5: hundredths and thousandths farther up. */
function drawPlace(chance: Chance, difficulty: Difficulty): { from: number; places: number; steps: number } {
  const from = { 1: 0, 2: chance.int(1, 9), 3: chance.int(1, 8), 4: chance.int(11, 98), 5: chance.int(101, 987) }[difficulty];
  return { from, places: { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 }[difficulty], steps: chance.int(1, 9) };
}

const parts = ['', 'tenth', 'hundredth', 'thousandth'] as const;

/** What decimal a point of the number line shows: ten parts between two neighboring labels. */
const pointOnLine = family(
  { name: 'dec_place_value_point', version: 1, skill: 'dec_place_value' },
  {
    setting: (chance) => ({ point: chance.pick(letters) }),
    levels: { place: graded(drawPlace) },
    where: ({ place: { steps } }) => steps !== 5,
    derived: ({ place: { from, places, steps } }) => ({
      low: decimal(from, places - 1),
      high: decimal(from + 1, places - 1),
      right: decimal(from * 10 + steps, places),
    }),
    given: ({ low, high, right, point }) => ({
      stem: `What decimal does point ${point} stand for? It is between ${decimalText(low)} and ${decimalText(high)}.`,
      figure: {
        kind: 'number_line',
        scale: { from: number(low), to: number(high), step: number(subtract(high, low)) },
        parts: 10,
        labels: 'ends',
        points: [{ at: number(right), label: point }],
      },
      readFromFigure: true,
      right,
      inputType: 'decimal',
    }),
    steps: ({ place: { places, steps }, low, high, right, point }) => [
      [
        `The space between the labels is cut into 10 equal parts, so each part is one ${parts[places]}.`,
        `(${decimalText(high)} - ${decimalText(low)}) \\div 10 = ${decimalText(decimal(1, places))}`,
      ],
      [
        `Point ${point} is ${steps} ${steps === 1 ? 'part' : 'parts'} past ${decimalText(low)}.`,
        `${decimalText(low)} + ${decimalText(decimal(steps, places))} = ${decimalText(right)}`,
      ],
    ],
    ladder: ({ place: { places }, low, high, point }) => [
      `Between which two labels is point ${point}? How many equal parts are there between them?`,
      'Ten equal parts of a unit are tenths. Ten equal parts of a tenth are hundredths, and so on.',
      `From ${decimalText(low)} to ${decimalText(high)} there are 10 parts, so each is one ${parts[places]}. Count the parts up to the point.`,
    ],
    ways: ({ place: { from, places, steps }, low, point }) => [
      {
        rule: startCountedAsOne,
        to: decimal(from * 10 + steps + 1, places),
        hints: [
          `Where did you start to count?`,
          'The starting point is not a step. Count the spaces, not the marks.',
          `Start at ${decimalText(low)}, and count each space up to point ${point}.`,
        ],
      },
      {
        rule: withoutPoint,
        to: places === 1 && from > 0 ? rational(from * 10 + steps) : null,
        hints: [
          `Is your number between the labels?`,
          withoutPoint.hints.principle,
          `Start with ${decimalText(low)}. In which place do you write the number of parts?`,
        ],
      },
    ],
  },
);

const number = (a: Rational): number => Number(decimalText(a));

/** The greatest or the least digit that keeps a comparison true. 1: tenths. 2 and 3: hundredths. 4 and 5: thousandths. */
const digitInBox = family(
  { name: 'dec_compare_digit', version: 1, skill: 'dec_compare' },
  {
    levels: {
      whole: [range(0, 0), range(0, 0), range(1, 9), range(0, 9), range(10, 40)],
      shared: [range(0, 0), range(1, 9), range(1, 9), range(10, 99), range(10, 99)],
      digit: always(range(2, 7)),
      rest: always(range(1, 9)),
      less: always(often),
    },
    // On one side a digit follows the box, so the digit in the box may equal the digit it is compared with.
    derived: ({ whole, shared, digit, rest, less, difficulty }) => {
      const front = `${whole}.${difficulty === 1 ? '' : shared}`;
      const limit = `${front}${digit}${less ? '' : rest}`;
      const open = `${front}\\square${less ? rest : ''}`;
      // less: □r < d leaves d − 1; greater: □ > dr leaves d + 1
      return { front, limit, open, right: less ? digit - 1 : digit + 1, want: less ? 'greatest' : 'least' };
    },
    given: ({ limit, open, less, want, right }) => ({
      stem: `What is the ${want} digit that makes the statement true?\n\n$${open} ${less ? '<' : '>'} ${limit}$`,
      right,
    }),
    steps: ({ front, limit, less, digit, rest, right }) => [
      [
        `Try ${digit}, the same digit as on the other side. It does not work.`,
        less ? `${front}${digit}${rest} > ${limit}` : `${front}${digit} < ${limit}`,
      ],
      [
        `So take the next ${less ? 'lesser' : 'greater'} digit.`,
        `${front}${right}${less ? rest : ''} ${less ? '<' : '>'} ${limit} \\; \\to \\; ${right}`,
      ],
    ],
    ladder: ({ limit, want, less, rest }) => [
      `Which digits of the two numbers are in the same place as the box?`,
      'Compare place by place from the left. If two digits are the same, the next place decides.',
      `The digit in the box has to work together with ${less ? `the ${rest} after it` : `all the digits of ${limit}`}. Try one digit after another to find the ${want} one.`,
    ],
    ways: ({ digit, limit, less, right }) => [
      following(
        digitWithoutRest,
        [digit],
        [
          `Write your digit in the box. Is the statement true?`,
          'When the digits are the same, look at the next place.',
          `Compare place by place with ${limit}. What decides if the digit in the box is ${digit}?`,
        ],
      ),
      following(
        digitOneTooFar,
        [right, less ? -1 : 1],
        [
          'Your digit works. Is there another one that works, too?',
          `Look for the digit that is as close as possible to the limit.`,
          `Try the digits near ${digit}, one after the other.`,
        ],
      ),
    ],
  },
);

/** A number between two neighbors needs one more decimal place: tenths, and from 3 on hundredths. */
const betweenTwo = choiceFamily(
  { name: 'dec_compare_between', version: 1, skill: 'dec_compare' },
  {
    levels: {
      tenths: [range(2, 7), range(2, 7), range(11, 38), range(11, 78), range(11, 98)],
      past: always(range(1, 4)),
      more: always(range(1, 5)),
    },
    derived: ({ tenths, past, more }) => {
      const places = tenths < 10 ? 1 : 2;
      const [low, high] = [decimal(tenths, places), decimal(tenths + 1, places)];
      const right = decimal(tenths * 10 + past + more, places + 1);
      // Longer, but below the labels; shorter, and above them; the digits of the right one in other places.
      const below = decimalText(decimal((tenths - 1) * 100 + 93 + more, places + 2));
      const above = decimalText(decimal(tenths + 1 + past, places));
      return { low, high, right: decimalText(right), below, above, places };
    },
    given: ({ low, high, right }) => ({
      stem: `Which number is between ${decimalText(low)} and ${decimalText(high)}?`,
      figure: {
        kind: 'number_line',
        scale: { from: number(low), to: number(high), step: number(subtract(high, low)) },
        parts: 10,
        labels: 'ends',
      },
      right: `$${right}$`,
    }),
    steps: ({ low, high, right, places }) => [
      [
        'Write the ends with one more decimal place. That does not change their values.',
        `${decimalText(low)} = ${decimalText(low)}0, \\quad ${decimalText(high)} = ${withPlaces(high, places)}0`,
      ],
      [`Only ${right} is between them.`, `${decimalText(low)}0 < ${right} < ${withPlaces(high, places)}0`],
      ['This is the number.', right],
    ],
    ladder: ({ low, high, places }) => [
      'What do the marks between the two labels stand for?',
      'Compare place by place from the left. More decimal places do not make a number greater.',
      `Write the ends as ${decimalText(low)}0 and ${withPlaces(high, places)}0. Which choice is greater than the first and less than the second?`,
    ],
    ways: ({ below, above, low, high }) => [
      {
        rule: longerIsLarger,
        to: `$${below}$`,
        hints: [
          `Compare your number with ${decimalText(low)}, place by place.`,
          'More decimal places do not make a number greater.',
          `Look at the digits from the left. Where is the first one that differs from ${decimalText(low)}?`,
        ],
      },
      {
        rule: pastTheUpperEnd,
        to: `$${above}$`,
        hints: [
          `Is your number greater than ${decimalText(high)}?`,
          'A number between two decimals is greater than one of them and less than the other.',
          `Which numbers come right after ${decimalText(low)} on the number line? They need one more decimal place.`,
        ],
      },
    ],
  },
);

const withPlaces = (a: Rational, places: number): string => {
  const text = decimalText(a);
  const there = text.split('.')[1]?.length ?? 0;
  return there === 0 ? `${text}.${'0'.repeat(places)}` : `${text}${'0'.repeat(places - there)}`;
};

/**
 * What part of a bar is shaded, as a decimal? 1: tenths or fifths. 2: fourths or fifths. 3: twentieths. 4: eighths or
 * twentieths. 5: eighths or sixteenths.
 */
function drawShaded(chance: Chance, difficulty: Difficulty): { cut: number; shaded: number } {
  const cut = { 1: chance.pick([10, 5]), 2: chance.pick([4, 5]), 3: 20, 4: chance.pick([8, 20]), 5: chance.pick([8, 16]) }[
    difficulty
  ];
  return { cut, shaded: chance.int(1, cut - 1) };
}

const shadedBar = family(
  { name: 'dec_frac_convert_bar', version: 1, skill: 'dec_frac_convert' },
  {
    levels: { bar: graded(drawShaded) },
    where: ({ bar: { cut, shaded } }) =>
      (cut <= 5 || shaded > 1) && shaded * 2 !== cut && (cut < 8 || cut === 10 || shaded % 2 === 1),
    derived: ({ bar: { cut, shaded } }) => ({ right: rational(shaded, cut) }),
    given: ({ bar: { cut, shaded }, right }) => ({
      stem: 'What part of the bar is shaded? Write your answer as a decimal.',
      figure: { kind: 'fraction_strips', strips: [{ parts: cut, shaded }] },
      readFromFigure: true,
      right,
      inputType: 'decimal',
    }),
    steps: ({ bar: { cut, shaded }, right }) => {
      const place = [10, 100, 1000, 10_000].find((power) => power % cut === 0)!;
      return [
        [`${shaded} of ${cut} equal parts ${shaded === 1 ? 'is' : 'are'} shaded.`, `\\frac{${shaded}}{${cut}}`],
        place === cut
          ? ['The parts are tenths, so write them in the tenths place.', `\\frac{${shaded}}{${cut}} = ${decimalText(right)}`]
          : [
              `Rewrite the fraction with denominator ${place}. Then write it as a decimal.`,
              `\\frac{${shaded}}{${cut}} = \\frac{${(shaded * place) / cut}}{${place}} = ${decimalText(right)}`,
            ],
      ];
    },
    ladder: ({ bar: { cut } }) => [
      'How many equal parts does the bar have? How many of them are shaded?',
      'Write the shaded part as a fraction first. Tenths, hundredths, and thousandths can be written as decimals.',
      cut === 10
        ? `The bar is cut into 10 equal parts, so each one is a tenth. In which place do you write tenths?`
        : `There are ${cut} equal parts, so ${cut} is the denominator. Multiply to get a denominator of 10, 100, or 1,000, or divide by ${cut}.`,
    ],
    ways: ({ bar: { cut, shaded } }) => [
      following(
        barAsPoint,
        [shaded, cut],
        [
          'What does the bar of a fraction tell you to do?',
          'The fraction bar means division. It is not a decimal point.',
          `Divide the number of shaded parts by ${cut}.`,
        ],
      ),
      following(
        numeratorBehindPoint,
        [shaded],
        [
          `Is each part of this bar a tenth or a hundredth?`,
          'The digits after the decimal point count tenths, hundredths, and so on.',
          `The bar has ${cut} parts. Rewrite the fraction with a denominator of 10, 100, or 1,000.`,
        ],
      ),
    ],
  },
);

export const decimalsSeenGenerators: readonly Generator[] = [pointOnLine, digitInBox, betweenTwo, shadedBar];
