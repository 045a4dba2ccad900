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
import { decimalText } from '../../wording/decimal-text.ts';
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
  const written = decimalText(a);
  const { by, sign } = scaling;
  const rule = `Times 10, every digit moves one place to the left and is worth ten times as much; divided by 10, one place to the right.`;
  const sub = `${by} has ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}. Write ${written} in a place-value chart and move each digit ${places(zeros(by))} to the ${sides[sign]}.`;
  return [
    ...(sign === '×'
      ? held(zerosWrittenBehind, decimalText(zerosWrittenBehind.answer(a)), right, [
          `Does a zero written after the last digit of ${written} change its value?`,
          rule,
          sub,
        ])
      : []),
    ...held(pointMovedTheOtherWay, decimalText(pointMovedTheOtherWay.answer(a, scaling)), right, [
      `Should the result be larger or smaller than ${written}?`,
      rule,
      sub,
    ]),
    ...held(onePlaceTooFar, decimalText(onePlaceTooFar.answer(a, scaling)), right, [
      `Count the zeros of ${by}, and how many places your digits moved.`,
      onePlaceTooFar.hints.principle,
      sub,
    ]),
    ...(by > 10
      ? held(onePlaceTooFew, decimalText(onePlaceTooFew.answer(a, scaling)), right, [
          `Count the zeros of ${by}, and how many places your digits moved.`,
          onePlaceTooFew.hints.principle,
          sub,
        ])
      : []),
  ];
}

function steps(a: Rational, scaling: Scaling, right: string, unit = '') {
  const { by, sign } = scaling;
  return [
    {
      explanation: `${by} has ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}, so every digit moves ${places(zeros(by))}.`,
      math: `${by} = 10^{${zeros(by)}}`,
    },
    {
      explanation:
        sign === '×'
          ? 'Multiplying makes the number larger: the digits move to the left. Zeros fill empty places before the point.'
          : 'Dividing makes the number smaller: the digits move to the right. Zeros fill empty places after the point.',
      math: `${decimalText(a)} ${signs[sign]} ${by}`,
    },
    { explanation: `The result is ${right}${unit}.`, math: `${decimalText(a)} ${signs[sign]} ${by} = ${right}` },
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
      stem: `Work out $${decimalText(a)} ${signs[sign]} ${by}$. Give your answer as a decimal or whole number.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: steps(a, { by, sign }, right),
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
    const [written, result] = [decimalText(a), decimalText(scaled(a, { by, sign }))];
    const rule = 'The digits move one place for each zero of the power of ten.';
    const sub = `Follow the first digit of ${written}: in which place does it stand, and in which place of ${result}?`;
    const misconceptions = [
      ...held(onePlaceTooFew, `${by / 10}`, `${by}`, [
        `Count how many places the digits of ${written} moved to give ${result}.`,
        rule,
        sub,
      ]),
      ...held(onePlaceTooFar, `${by * 10}`, `${by}`, [
        `Count how many places the digits of ${written} moved to give ${result}.`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `Which number belongs in the box? $${written} ${signs[sign]} \\square = ${result}$`,
      answer: `${by}`,
      inputType: 'integer',
      steps: [
        {
          explanation: `The digits are the same, only their places changed. Compare where the first digit stands: it moved ${places(zeros(by))} to the ${sides[sign]}.`,
          math: `${written} \\to ${result}`,
        },
        {
          explanation: `One zero for each place: ${zeros(by)} zero${zeros(by) === 1 ? '' : 's'}.`,
          math: `\\square = ${by}`,
        },
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
      stem: `${c.what} $${decimalText(a)}$ ${smaller ? c.from : c.to}${c.tail}. How many **${name}** is that? ($1$ ${c.from} $= ${c.by}$ ${c.to})`,
      answer: right,
      inputType: 'decimal',
      unit,
      steps: [
        {
          explanation: smaller
            ? `It takes ${c.by} ${c.to} to make 1 ${c.from}, so there are more of them: multiply by ${c.by}.`
            : `${c.by} ${c.to} make only 1 ${c.from}, so there are fewer of them: divide by ${c.by}.`,
          math: `1 \\text{ ${c.from}} = ${c.by} \\text{ ${c.to}}`,
        },
        ...steps(a, scaling, right, ` ${unit}`).slice(0, 1),
        { explanation: `So it is ${right} ${unit}.`, math: `${decimalText(a)} ${signs[scaling.sign]} ${c.by} = ${right}` },
      ],
      misconceptions: misconceptions.filter(({ answer }) => placesIn(answer) <= 6),
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

export const scaleByTenGenerators: readonly Generator[] = [compute, whichPower, convertUnits];
