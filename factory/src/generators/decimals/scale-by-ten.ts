import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  onePlaceTooFar,
  onePlaceTooFew,
  pointMovedTheOtherWay,
  scaled,
  zerosWrittenBehind,
  type Scaling,
} from '@stoa/engine/math/mal-rules/decimals/powers-of-ten';
import { decimalGrouped, decimalTex, decimalText } from '../../wording/decimal-text.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const zeros = (by: number): number => `${by}`.length - 1;
const places = (count: number): string => `${count} place${count === 1 ? '' : 's'}`;
const sides = { '×': 'left', '÷': 'right' } as const;
const signs = { '×': '\\times', '÷': '\\div' } as const;

/** 1: × 10. 2: × or ÷ 10 or 100. 3: × 100 and 1000 past the last digit. 4: ÷ with zeros in front. 5: any, three places. */
function drawScaling(chance: Chance, difficulty: Difficulty): { a: Rational } & Scaling {
  const sign = difficulty === 1 || difficulty === 3 ? '×' : difficulty === 4 ? '÷' : chance.pick(['×', '÷'] as const);
  const by = chance.pick({ 1: [10], 2: [10, 100], 3: [100, 1000], 4: [100, 1000], 5: [100, 1000] }[difficulty]);
  const digits = { 1: 2, 2: chance.int(1, 2), 3: 1, 4: 1, 5: 3 }[difficulty];
  const units = drawUntil(
    () => chance.int(12, 10 ** (digits + (difficulty === 4 ? 1 : 2)) - 1),
    (n) => n % 10 !== 0 && n > 10 ** (digits - 1),
  );
  return { a: decimal(units, digits), by, sign };
}

function wrongScalings(a: Rational, scaling: Scaling, right: string): DraftMisconception[] {
  const written = decimalGrouped(a);
  const { by, sign } = scaling;
  const rule = `To multiply by 10, move every digit one place to the left. To divide by 10, move every digit one place to the right.`;
  const sub = `${grouped(by)} has ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}. Write ${written} in a place-value chart and move each digit ${places(zeros(by))} to the ${sides[sign]}.`;
  return [
    ...(sign === '×'
      ? held(zerosWrittenBehind, decimalText(zerosWrittenBehind.answer(a)), right, [
          `Does a zero written after the last digit of ${written} change its value?`,
          rule,
          sub,
        ])
      : []),
    ...held(pointMovedTheOtherWay, decimalText(pointMovedTheOtherWay.answer(a, scaling)), right, [
      `Should the result be greater or less than ${written}?`,
      rule,
      sub,
    ]),
    ...held(onePlaceTooFar, decimalText(onePlaceTooFar.answer(a, scaling)), right, [
      `Count the zeros in ${grouped(by)}. How many places did your digits move?`,
      onePlaceTooFar.hints.principle,
      sub,
    ]),
    ...(by > 10
      ? held(onePlaceTooFew, decimalText(onePlaceTooFew.answer(a, scaling)), right, [
          `Count the zeros in ${grouped(by)}. How many places did your digits move?`,
          onePlaceTooFew.hints.principle,
          sub,
        ])
      : []),
  ];
}

function steps(a: Rational, scaling: Scaling) {
  const value = scaled(a, scaling);
  const { by, sign } = scaling;
  return [
    {
      explanation: `${grouped(by)} has ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}, so every digit moves ${places(zeros(by))}.`,
      math: `${tex(by)} = 10^{${zeros(by)}}`,
    },
    {
      explanation:
        sign === '×'
          ? 'Multiplying makes the number greater, so the digits move to the left. Zeros fill empty places to the left of the decimal point.'
          : 'Dividing makes the number less, so the digits move to the right. Zeros fill empty decimal places.',
      math: `${decimalTex(a)} ${signs[sign]} ${tex(by)}`,
    },
    {
      explanation: `The result is ${decimalGrouped(value)}.`,
      math: `${decimalTex(a)} ${signs[sign]} ${tex(by)} = ${decimalTex(value)}`,
    },
  ];
}

const compute: Generator = {
  name: 'dec_scale_ten_compute',
  version: 1,
  skill: 'dec_scale_ten',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, by, sign } = drawScaling(chance, difficulty);
    const value = scaled(a, { by, sign });
    const right = decimalText(value);
    const misconceptions = wrongScalings(a, { by, sign }, right);
    return {
      stem: `Find $${decimalTex(a)} ${signs[sign]} ${tex(by)}$. Give your answer as a decimal or whole number.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(a, { by, sign }),
      ladder: [
        `Should the result be greater or less than ${decimalGrouped(a)}?`,
        'To multiply by 10, move every digit one place to the left. To divide by 10, move every digit one place to the right.',
        `${grouped(by)} has ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}, so move each digit of ${decimalGrouped(a)} ${places(zeros(by))} to the ${sides[sign]}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** The power of ten is asked. Graded as `drawScaling`; at level 1 it is 10 or 100. */
const whichPower: Generator = {
  name: 'dec_scale_ten_which_power',
  version: 1,
  skill: 'dec_scale_ten',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const drawn = drawScaling(chance, difficulty);
    const by = difficulty === 1 ? chance.pick([10, 100]) : drawn.by;
    const { a, sign } = drawn;
    const [written, result] = [decimalGrouped(a), decimalGrouped(scaled(a, { by, sign }))];
    const [writtenTex, resultTex] = [decimalTex(a), decimalTex(scaled(a, { by, sign }))];
    const rule = 'The digits move one place for each zero in the power of 10.';
    const sub = `Look at the first digit of ${written}. What place is it in? What place is it in ${result}?`;
    const misconceptions = [
      ...held(onePlaceTooFew, `${by / 10}`, `${by}`, [
        `Count how many places the digits of ${written} moved to get ${result}.`,
        rule,
        sub,
      ]),
      ...held(onePlaceTooFar, `${by * 10}`, `${by}`, [
        `Count how many places the digits of ${written} moved to get ${result}.`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `What number makes the equation true? $${writtenTex} ${signs[sign]} \\square = ${resultTex}$`,
      answer: `${by}`,
      inputType: 'integer',
      steps: [
        {
          explanation: `The digits are the same, but their places are different. The first digit moved ${places(zeros(by))} to the ${sides[sign]}.`,
          math: `${writtenTex} \\to ${resultTex}`,
        },
        {
          explanation: `One zero for each place: ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}.`,
          math: `\\square = ${tex(by)}`,
        },
      ],
      ladder: [
        `Which way do the digits move from ${written} to ${result}?`,
        'The digits move one place for each zero in the power of 10.',
        `Follow the first digit from ${written} to ${result}. Count the places it moves. Write 1 and that many zeros.`,
      ],
      misconceptions,
      wrong: plainlyWrong(rational(by), misconceptions),
    };
  },
};

const conversions = [
  { from: 'm', fromName: 'meters', to: 'cm', toName: 'centimeters', by: 100, what: 'A ribbon is', tail: ' long' },
  { from: 'cm', fromName: 'centimeters', to: 'mm', toName: 'millimeters', by: 10, what: 'A stick is', tail: ' long' },
  { from: 'km', fromName: 'kilometers', to: 'm', toName: 'meters', by: 1000, what: 'A path is', tail: ' long' },
  { from: 'kg', fromName: 'kilograms', to: 'g', toName: 'grams', by: 1000, what: 'A package weighs', tail: '' },
  { from: 'L', fromName: 'liters', to: 'mL', toName: 'milliliters', by: 1000, what: 'A jug holds', tail: '' },
] as const;

/** 1: by 10 or 100 to the smaller unit. 2: by 100 or 1000 to the smaller. 3: to the larger by 10 or 100. 4: to the larger by 1000. 5: either way, three places. */
const convertUnits: Generator = {
  name: 'dec_scale_ten_convert_units',
  version: 1,
  skill: 'dec_scale_ten',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const fit = conversions.filter(
      ({ by }) => ({ 1: by <= 100, 2: by >= 100, 3: by <= 100, 4: by === 1000, 5: by >= 100 })[difficulty],
    );
    const c = chance.pick(fit);
    const smaller = difficulty <= 2 || (difficulty === 5 && chance.maybe(0.5));
    const draw = {
      1: () => chance.int(12, 95) * (c.by / 10),
      2: () => chance.int(12, 98) * (c.by / 10),
      3: () => chance.int(12, 398),
      4: () => chance.int(105, 4995),
      5: () => chance.int(12, c.by - 1),
    }[difficulty];
    const small = drawUntil(draw, (n) => n % c.by !== 0 && (difficulty < 3 || n % 10 !== 0));
    const [big, little] = [rational(small, c.by), rational(small)];
    const [a, value] = smaller ? [big, little] : [little, big];
    const scaling: Scaling = { by: c.by, sign: smaller ? '×' : '÷' };
    const [unit, name] = smaller ? [c.to, c.toName] : [c.from, c.fromName];
    const right = decimalText(value);
    const misconceptions = wrongScalings(a, scaling, right);
    return {
      stem: `${c.what} $${decimalTex(a)}$ ${smaller ? c.fromName : c.toName}${c.tail}. How many **${name}** ${c.what.endsWith('is') ? 'long is it' : c.what.endsWith('weighs') ? 'does it weigh' : 'does it hold'}? ($1$ ${c.from} $= ${tex(c.by)}$ ${c.to})`,
      answer: right,
      inputType: 'decimal',
      unit,
      steps: [
        {
          explanation: smaller
            ? `There are ${grouped(c.by)} ${c.to} in 1 ${c.from}. To change to a smaller unit, multiply.`
            : `There are ${grouped(c.by)} ${c.to} in 1 ${c.from}. To change to a larger unit, divide.`,
          math: `1 \\text{ ${c.from}} = ${tex(c.by)} \\text{ ${c.to}}`,
        },
        ...steps(a, scaling).slice(0, 1),
        {
          explanation: `The result is ${decimalGrouped(value)} ${unit}.`,
          math: `${decimalTex(a)} ${signs[scaling.sign]} ${tex(c.by)} = ${decimalTex(value)}`,
        },
      ],
      ladder: [
        'Do you change to a larger unit or to a smaller unit?',
        'To change to a smaller unit, multiply. To change to a larger unit, divide.',
        `There are ${grouped(c.by)} ${c.to} in 1 ${c.from}. ${smaller ? 'Multiply' : 'Divide'} ${decimalGrouped(a)} by ${grouped(c.by)}.`,
      ],
      misconceptions: misconceptions.filter(({ answer }) => placesIn(answer) <= 6),
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

export const scaleByTenGenerators: readonly Generator[] = [compute, whichPower, convertUnits];
