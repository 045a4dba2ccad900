import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  onePlaceTooFar,
  onePlaceTooFew,
  pointMovedTheOtherWay,
  scaled,
  zerosWrittenBehind,
  type Scaling,
} from '@stoa/engine/math/mal-rules/decimals/powers-of-ten';
import { family, oneOf, only, range, type Step, type Way } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { following } from '../../wrong-way.ts';
import { hundredths, tenths, thousandths } from '../../exact-draws.ts';

type Scaled = Scaling & { readonly a: Rational };

const places = (by: number): string => `${zeros(by)} place${zeros(by) === 1 ? '' : 's'}`;
const zeros = (by: number): number => `${by}`.length - 1;
const zerosOf = (by: number): string => `${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}`;
const sides = { '×': 'left', '÷': 'right' } as const;
const signs = { '×': '\\times', '÷': '\\div' } as const;
const shownAs = ({ a, by, sign }: Scaled): string => `${decimalText(a)} ${signs[sign]} ${by}`;

const times = (): '×' => '×';
const dividedBy = (): '÷' => '÷';
const timesOrDividedBy = oneOf<'×' | '÷'>('×', '÷');
const tenthsOrHundredths = (chance: Chance): Rational => chance.pick([tenths(12, 999), hundredths(12, 9999)])(chance);

/** 1: × 10. 2: × or ÷ 10 or 100. 3: × 100 and 1000 past the last digit. 4: ÷ with zeros in front. 5: any, three places. */
const levels = {
  sign: [times, timesOrDividedBy, times, dividedBy, timesOrDividedBy],
  by: [only(10), oneOf<number>(10, 100), oneOf<number>(100, 1000), oneOf<number>(100, 1000), oneOf<number>(100, 1000)],
  a: [hundredths(12, 9999), tenthsOrHundredths, tenths(12, 999), tenths(12, 99), thousandths(101, 99_999)],
} as const;

const moving =
  'To multiply by 10, move every digit one place to the left. To divide by 10, move every digit one place to the right.';

function scalingWays({ a, by, sign }: Scaled): Way[] {
  const written = decimalText(a);
  const sub = `${by} has ${zerosOf(by)}. Write ${written} in a place-value chart and move each digit ${places(by)} to the ${sides[sign]}.`;
  const count = `Count the zeros in ${by}. How many places did your digits move?`;
  return [
    {
      rule: zerosWrittenBehind,
      to: sign === '×' ? zerosWrittenBehind.answer(a) : null,
      hints: [`Does a zero written after the last digit of ${written} change its value?`, moving, sub],
    },
    following(pointMovedTheOtherWay, [a, { by, sign }], [`Should the result be greater or less than ${written}?`, moving, sub]),
    following(onePlaceTooFar, [a, { by, sign }], [count, onePlaceTooFar.hints.principle, sub]),
    {
      rule: onePlaceTooFew,
      to: by > 10 ? onePlaceTooFew.answer(a, { by, sign }) : null,
      hints: [count, onePlaceTooFew.hints.principle, sub],
    },
  ];
}

const zerosCounted = (by: number): Step => [
  `${by} has ${zerosOf(by)}, so every digit moves ${places(by)}.`,
  `${by} = 10^{${zeros(by)}}`,
];

const compute = family(
  { name: 'dec_scale_ten_compute', version: 3, skill: 'dec_scale_ten' },
  {
    levels,
    phrasing: (chance) => ({ ask: chance.pick(['Find', 'What is the value of']) }),
    given: (of) => ({
      stem: `${of.ask} $${shownAs(of)}$${of.ask === 'Find' ? '.' : '?'} Give your answer as a decimal or whole number.`,
      right: scaled(of.a, of),
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: (of) => [
      zerosCounted(of.by),
      [
        of.sign === '×'
          ? 'Multiplying makes the number greater, so the digits move to the left. Zeros fill empty places to the left of the decimal point.'
          : 'Dividing makes the number less, so the digits move to the right. Zeros fill empty decimal places.',
        shownAs(of),
      ],
      [`The result is ${decimalText(scaled(of.a, of))}.`, `${shownAs(of)} = ${decimalText(scaled(of.a, of))}`],
    ],
    ladder: ({ a, by, sign }) => [
      `Should the result be greater or less than ${decimalText(a)}?`,
      moving,
      `${by} has ${zerosOf(by)}, so move each digit of ${decimalText(a)} ${places(by)} to the ${sides[sign]}.`,
    ],
    ways: scalingWays,
  },
);

/** The power of ten is asked for; at level 1 it is 10 or 100. */
const whichPower = family(
  { name: 'dec_scale_ten_which_power', version: 2, skill: 'dec_scale_ten' },
  {
    levels: { ...levels, by: [oneOf<number>(10, 100), levels.by[1], levels.by[2], levels.by[3], levels.by[4]] },
    derived: ({ a, by, sign }) => ({ written: decimalText(a), result: decimalText(scaled(a, { by, sign })) }),
    given: ({ written, result, by, sign }) => ({
      stem: `What number makes the equation true? $${written} ${signs[sign]} \\square = ${result}$`,
      right: by,
    }),
    steps: ({ written, result, by, sign }) => [
      [
        `The digits are the same, but their places are different. The first digit moved ${places(by)} to the ${sides[sign]}.`,
        `${written} \\to ${result}`,
      ],
      [`One zero for each place: ${zerosOf(by)}.`, `\\square = ${by}`],
    ],
    ladder: ({ written, result }) => [
      `Which way do the digits move from ${written} to ${result}?`,
      'The digits move one place for each zero in the power of 10.',
      `Follow the first digit from ${written} to ${result}. Count the places it moves. Write 1 and that many zeros.`,
    ],
    ways: ({ written, result, by }) =>
      (
        [
          [onePlaceTooFew, by > 10 ? by / 10 : null], // multiplying by 1 moves no digits, so nobody answers it
          [onePlaceTooFar, by * 10],
        ] as const
      ).map(([rule, to]) => ({
        rule,
        to,
        hints: [
          `Count how many places the digits of ${written} moved to get ${result}.`,
          'The digits move one place for each zero in the power of 10.',
          `Look at the first digit of ${written}. What place is it in? What place is it in ${result}?`,
        ],
      })),
  },
);

const conversions = [
  { from: 'm', fromName: 'meters', to: 'cm', toName: 'centimeters', by: 100, what: 'A ribbon is', tail: ' long', ask: 'long is it' },
  { from: 'cm', fromName: 'centimeters', to: 'mm', toName: 'millimeters', by: 10, what: 'A stick is', tail: ' long', ask: 'long is it' },
  { from: 'km', fromName: 'kilometers', to: 'm', toName: 'meters', by: 1000, what: 'A path is', tail: ' long', ask: 'long is it' },
  { from: 'kg', fromName: 'kilograms', to: 'g', toName: 'grams', by: 1000, what: 'A package weighs', tail: '', ask: 'does it weigh' },
  { from: 'L', fromName: 'liters', to: 'mL', toName: 'milliliters', by: 1000, what: 'A jug holds', tail: '', ask: 'does it hold' },
] as const; // prettier-ignore

/** 1: by 10 or 100 to the smaller unit. 2: by 100 or 1000 to the smaller. 3: to the larger by 10 or 100. 4: to the larger by 1000. 5: either way, three places. */
const convertUnits = family(
  { name: 'dec_scale_ten_convert_units', version: 2, skill: 'dec_scale_ten' },
  {
    setting: (chance, difficulty) => ({
      units: chance.pick(
        conversions.filter(({ by }) => [by <= 100, by >= 100, by <= 100, by === 1000, by >= 100][difficulty - 1]),
      ),
    }),
    levels: {
      sign: [times, times, dividedBy, dividedBy, timesOrDividedBy],
      // Tenths of the larger unit for 1 and 2, else the smaller unit.
      count: [range(12, 95), range(12, 98), range(12, 398), range(105, 4995), range(12, 999)],
    },
    where: ({ units: { by }, count }, difficulty) =>
      count % 10 !== 0 && (difficulty < 3 || count % by !== 0) && (difficulty < 5 || count < by),
    derived: ({ units, sign, count, difficulty }) => {
      const little = rational(difficulty < 3 ? (count * units.by) / 10 : count);
      const a = sign === '×' ? scaled(little, { by: units.by, sign: '÷' }) : little;
      return {
        scaling: { a, by: units.by, sign },
        value: scaled(a, { by: units.by, sign }),
        rate: `There are ${units.by} ${units.to} in 1 ${units.from}.`,
        ...(sign === '×'
          ? { told: units.fromName, unit: units.to, asked: units.toName, verb: 'Multiply', towards: 'smaller' }
          : { told: units.toName, unit: units.from, asked: units.fromName, verb: 'Divide', towards: 'larger' }),
      };
    },
    given: ({ units: { what, tail, ask, from, to, by }, scaling: { a }, told, asked, unit, value }) => ({
      stem: `${what} $${decimalText(a)}$ ${told}${tail}. How many **${asked}** ${ask}? ($1$ ${from} $= ${by}$ ${to})`,
      right: value,
      inputType: 'decimal',
      unit,
    }),
    steps: ({ units: { from, to, by }, rate, towards, verb, scaling, value, unit }) => [
      [`${rate} To change to a ${towards} unit, ${verb.toLowerCase()}.`, `1 \\text{ ${from}} = ${by} \\text{ ${to}}`],
      zerosCounted(by),
      [`The result is ${decimalText(value)} ${unit}.`, `${shownAs(scaling)} = ${decimalText(value)}`],
    ],
    ladder: ({ rate, verb, scaling: { a, by } }) => [
      'Do you change to a larger unit or to a smaller unit?',
      'To change to a smaller unit, multiply. To change to a larger unit, divide.',
      `${rate} ${verb} ${decimalText(a)} by ${by}.`,
    ],
    ways: ({ scaling }) => scalingWays(scaling),
  },
);

export const scaleByTenGenerators: readonly Generator[] = [compute, whichPower, convertUnits];
