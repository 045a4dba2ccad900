import {
  absolute,
  add,
  compare,
  equals,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '@stoa/engine/math/exact/rational';
import { addMagnitudesKeepSign, subtractedANegativeAsNegative } from '@stoa/engine/math/mal-rules/integers/integers';
import {
  movedTheOtherWay,
  pointOnePlaceOff,
  signLost,
  signOfResultLost,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { always, family, often, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { byShape } from '../../by-shape.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { following } from '../../wrong-way.ts';
import { hundredths, negated, ofEitherSign, tenths, wholes } from '../../exact-draws.ts';

const boxed = (a: Rational): string => (a.n < 0n ? `(${decimalText(a)})` : decimalText(a));
const sizeText = (a: Rational): string => decimalText(absolute(a));

/**
 * True if the result is not whole and its size differs from that of every number; the first two numbers must differ in size
 * too.
 */
const areTold = (used: readonly [Rational, Rational, Rational?], result: Rational): boolean => {
  const [a, b] = used;
  const isNew = used.every((one) => one === undefined || !equals(absolute(one), absolute(result)));
  return used.some((one) => one !== undefined && one.n < 0n) && result.d !== 1n && isNew && !equals(absolute(a), absolute(b));
};

const told = { name: 'int_rational_ops_decimals', version: 2, skill: 'int_rational_ops' };
const minusNegative = 'Subtracting a negative number is the same as adding its positive.';
const look = 'Which operation do you see? What are the signs?';

const page = (shown: string, right: Rational) =>
  ({ stem: `Find $${shown}$. Give your answer as a decimal.`, right, inputType: 'decimal', form: 'decimal' }) as const;
const lookAtSigns = (a: Rational, b: Rational, c?: Rational): string =>
  c === undefined
    ? `Look at the signs of ${decimalText(a)} and ${decimalText(b)}.`
    : `Look at the signs of ${decimalText(a)}, ${decimalText(b)}, and ${decimalText(c)}.`;
const signFound = (shown: string, value: Rational): Step => [
  `Find the sign. The result is ${value.n < 0n ? 'negative' : 'positive'}.`,
  `${shown} = ${decimalText(value)}`,
];

/** Two numbers with different signs are added. */
const sum = family(
  { ...told, difficulties: [1] },
  {
    levels: { a: always(ofEitherSign(tenths(11, 99))), b: always(ofEitherSign(tenths(11, 99))) },
    where: ({ a, b }) => a.n < 0n !== b.n < 0n && areTold([a, b], add(a, b)),
    derived: ({ a, b }) => ({
      shown: `${decimalText(a)} + ${boxed(b)}`,
      value: add(a, b),
      rule: 'With different signs, subtract the absolute values. Use the sign of the number farther from 0.',
      begin: `Compare the absolute values of ${decimalText(a)} and ${decimalText(b)}: which is farther from zero?`,
    }),
    given: ({ shown, value }) => page(shown, value),
    steps: ({ a, b, shown, value }) => {
      const [greater, less] = [a, b]
        .map(absolute)
        .toSorted((x, y) => compare(y, x))
        .map(decimalText);
      return [
        ['The signs are different, so subtract the absolute values.', `${greater} - ${less} = ${sizeText(value)}`],
        signFound(shown, value),
      ];
    },
    ladder: ({ rule, begin }) => [look, rule, begin],
    ways: ({ a, b, value, rule, begin }) => [
      following(addMagnitudesKeepSign, [a, b], [lookAtSigns(a, b), rule, begin]),
      following(signOfResultLost, [value], [signOfResultLost.hints.look, rule, begin]),
    ],
    belowZero: true,
  },
);

/** A number below zero is subtracted. */
const difference = family(
  { ...told, difficulties: [2] },
  {
    levels: { a: always(ofEitherSign(tenths(12, 239))), b: always(negated(hundredths(105, 999))) },
    where: ({ a, b }) => areTold([a, b], subtract(a, b)),
    derived: ({ a, b }) => ({
      shown: `${decimalText(a)} - ${boxed(b)}`,
      value: subtract(a, b),
      begin: `Rewrite the problem as a sum: ${decimalText(a)} plus what number?`,
    }),
    given: ({ shown, value }) => page(shown, value),
    steps: ({ a, b, shown, value }) => [
      ['To subtract a negative, add its opposite.', `${shown} = ${decimalText(a)} + ${decimalText(negate(b))}`],
      signFound(shown, value),
    ],
    ladder: ({ begin }) => [look, minusNegative, begin],
    ways: ({ a, b, value, begin }) => [
      { rule: subtractedANegativeAsNegative, to: add(a, b), hints: [lookAtSigns(a, b), minusNegative, begin] },
      following(signOfResultLost, [value], [signOfResultLost.hints.look, minusNegative, begin]),
    ],
    belowZero: true,
  },
);

const product = family(
  { ...told, difficulties: [3] },
  {
    levels: { a: always(ofEitherSign(tenths(11, 75))), b: always(ofEitherSign(wholes(2, 9))) },
    where: ({ a, b }) => areTold([a, b], multiply(a, b)),
    derived: ({ a, b }) => ({
      shown: `${decimalText(a)} \\times ${boxed(b)}`,
      value: multiply(a, b),
      rule: 'Like signs make a product positive, different signs make it negative.',
      begin: `Multiply ${sizeText(a)} by ${sizeText(b)} first. Then find the sign.`,
    }),
    given: ({ shown, value }) => page(shown, value),
    steps: ({ a, b, shown, value }) => [
      ['Multiply the absolute values.', `${sizeText(a)} \\times ${sizeText(b)} = ${sizeText(value)}`],
      signFound(shown, value),
    ],
    ladder: ({ rule, begin }) => [look, rule, begin],
    ways: ({ a, b, value, rule, begin }) => [
      following(signLost, [value], [lookAtSigns(a, b), rule, begin]),
      following(
        pointOnePlaceOff,
        [value],
        [pointOnePlaceOff.hints.look, 'The product has as many decimal places as both factors together.', begin],
      ),
    ],
    belowZero: true,
  },
);

/** The quotient is drawn, so that the division ends. */
const quotient = family(
  { ...told, difficulties: [4] },
  {
    levels: { value: always(ofEitherSign(tenths(2, 49))), b: always(ofEitherSign(tenths(2, 12))) },
    where: ({ value, b }) => areTold([multiply(value, b), b], value),
    derived: ({ value, b }) => {
      const a = multiply(value, b);
      return {
        a,
        shown: `${decimalText(a)} \\div ${boxed(b)}`,
        rule: 'Like signs make a quotient positive, different signs make it negative.',
        begin: `Divide the absolute values first. Multiply both ${sizeText(a)} and ${sizeText(b)} by 10, so that the divisor is a whole number.`,
      };
    },
    given: ({ shown, value }) => page(shown, value),
    steps: ({ a, b, shown, value }) => [
      ['Divide the absolute values.', `${sizeText(a)} \\div ${sizeText(b)} = ${sizeText(value)}`],
      signFound(shown, value),
    ],
    ladder: ({ rule, begin }) => [look, rule, begin],
    ways: ({ a, b, value, rule, begin }) => [
      following(signLost, [value], [lookAtSigns(a, b), rule, begin]),
      following(
        pointOnePlaceOff,
        [value],
        [
          pointOnePlaceOff.hints.look,
          'Move both decimal points the same number of places, so that the divisor is a whole number.',
          begin,
        ],
      ),
    ],
    belowZero: true,
  },
);

/** A product, from which a negative number is subtracted. */
const productLessNegative = family(
  { ...told, difficulties: [5] },
  {
    levels: {
      a: always(ofEitherSign(tenths(11, 60))),
      b: always(ofEitherSign(wholes(2, 9))),
      c: always(negated(tenths(11, 89))),
    },
    where: ({ a, b, c }) => areTold([a, b, c], subtract(multiply(a, b), c)),
    derived: ({ a, b, c }) => {
      const times = `${decimalText(a)} \\times ${boxed(b)}`;
      return {
        times,
        multiplied: multiply(a, b),
        shown: `${times} - ${boxed(c)}`,
        value: subtract(multiply(a, b), c),
        rule: `Multiply first. ${minusNegative}`,
        begin: `Find ${decimalText(a)} × ${boxed(b)} first, with its sign.`,
      };
    },
    given: ({ shown, value }) => page(shown, value),
    steps: ({ c, times, multiplied, shown, value }) => [
      ['Multiply first.', `${times} = ${decimalText(multiplied)}`],
      [
        'To subtract a negative, add its opposite.',
        `${decimalText(multiplied)} - ${boxed(c)} = ${decimalText(multiplied)} + ${decimalText(negate(c))}`,
      ],
      signFound(shown, value),
    ],
    ladder: ({ rule, begin }) => [look, rule, begin],
    ways: ({ a, b, c, multiplied, value, rule, begin }) => [
      {
        rule: subtractedANegativeAsNegative,
        to: add(multiplied, c),
        hints: [lookAtSigns(a, b, c), rule, begin],
      },
      following(signOfResultLost, [value], [signOfResultLost.hints.look, rule, begin]),
    ],
    belowZero: true,
  },
);

const decimals = byShape(sum, difference, product, quotient, productLessNegative);

const scenes = [
  {
    tell: (a: string, b: string) =>
      `At noon the temperature was $${a}$°C. By midnight it had dropped $${b}$ degrees. What was the temperature at midnight, in °C?`,
    down: true,
    unit: '°C',
  },
  {
    tell: (a: string, b: string) =>
      `At night the temperature was $${a}$°C. By noon it had risen $${b}$ degrees. What was the temperature at noon, in °C?`,
    down: false,
    unit: '°C',
  },
  {
    tell: (a: string, b: string) =>
      `A submarine's elevation is $${a}$ meters. It goes down $${b}$ meters. What is its new elevation, in meters?`,
    down: true,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A submarine's elevation is $${a}$ meters. It rises $${b}$ meters. What is its new elevation, in meters?`,
    down: false,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A diver is at $${a}$ meters. The diver swims up $${b}$ meters. What is the diver's new elevation, in meters?`,
    down: false,
    unit: 'm',
  },
  {
    tell: (a: string, b: string) =>
      `A science class cools a liquid. It starts at $${a}$°C and drops $${b}$ degrees. What is its temperature now, in °C?`,
    down: true,
    unit: '°C',
  },
] as const;

type Sizes = readonly [start: (chance: Chance) => Rational, change: (chance: Chance) => Rational];

/** A scene with its numbers: at sea they may be larger than for temperatures. */
const sceneWith =
  (atSea: Sizes, inAir = atSea) =>
  (chance: Chance) => {
    const scene = chance.pick(scenes);
    const [start, change] = scene.unit === 'm' ? atSea : inAir;
    return { scene, size: start(chance), b: change(chance) };
  };

type Drawn = { readonly told: ReturnType<ReturnType<typeof sceneWith>>; readonly fromAbove: boolean };

/** Starts below zero; some falling temperatures start above zero and fall below it. */
function movement({ told: { scene, size, b }, fromAbove }: Drawn) {
  const start = scene.down && scene.unit !== 'm' && fromAbove ? size : negate(size);
  return {
    start,
    value: scene.down ? subtract(start, b) : add(start, b),
    other: scene.down ? add(start, b) : subtract(start, b),
  };
}

/** 1 and 2: tenths. 3: one place and two. 4 and 5: larger, two places. */
const story = family(
  { name: 'int_rational_ops_story', version: 3, skill: 'int_rational_ops' },
  {
    levels: {
      told: [
        sceneWith([tenths(11, 89), tenths(11, 89)]),
        sceneWith([tenths(11, 119), tenths(11, 119)]),
        sceneWith([tenths(11, 119), hundredths(101, 1199)]),
        sceneWith([hundredths(101, 14_999), hundredths(101, 14_999)], [hundredths(101, 1199), hundredths(101, 1199)]),
        sceneWith([hundredths(101, 39_999), hundredths(101, 39_999)], [hundredths(101, 1499), hundredths(101, 1499)]),
      ],
      fromAbove: always(often),
    },
    where: (drawn) => {
      const { scene, size, b } = drawn.told;
      const { start, value } = movement(drawn);
      return (
        value.d !== 1n &&
        (scene.unit === 'm' ? value.n < 0n : compare(value, rational(-25)) > 0) &&
        (start.n < 0n || value.n < 0n) &&
        !equals(absolute(value), size) &&
        !equals(absolute(value), b)
      );
    },
    derived: (drawn) => {
      const { scene, b } = drawn.told;
      const { start, value, other } = movement(drawn);
      return {
        scene,
        value,
        other,
        from: decimalText(start),
        by: decimalText(b),
        shown: `${decimalText(start)} ${scene.down ? '-' : '+'} ${decimalText(b)}`,
        rule: scene.down ? 'To go down, subtract.' : 'To go up, add.',
      };
    },
    given: ({ scene, from, by, value }) => ({
      stem: scene.tell(from, by),
      right: value,
      inputType: 'decimal',
      unit: scene.unit,
    }),
    steps: ({ scene, shown, value }) => [
      [scene.down ? 'It goes down, so subtract.' : 'It goes up, so add.', shown],
      ['Compare the absolute values, and find the sign.', `${shown} = ${decimalText(value)}`],
    ],
    ladder: ({ rule, shown }) => [
      'Where does it start? Does it go up or down?',
      `${rule} Then compare the absolute values to find the sign.`,
      `Find $${shown}$. Does it pass zero?`,
    ],
    ways: ({ scene, from, by, value, other }) => {
      const walk = `Draw a number line. Mark 0 and ${from}, and move ${by} ${scene.down ? 'down' : 'up'} from there. Do you pass zero?`;
      return [
        {
          rule: movedTheOtherWay,
          to: other,
          hints: [`Which way does it go from ${from}?`, 'To go up, add. To go down, subtract.', walk],
        },
        following(
          signLost,
          [value],
          [
            'Is the result above or below zero?',
            'Numbers below zero are negative. With different signs, use the sign of the number farther from 0.',
            walk,
          ],
        ),
      ];
    },
    belowZero: true,
  },
);

export const signedDecimalsGenerators: readonly Generator[] = [decimals, story];
