import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { divide, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { percentMovedOnePlace } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, type Step } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import { following } from '../../wrong-way.ts';
import {
  denominatorAsPercent,
  hundredTwice,
  numeratorAsPercent,
  percentSignOnly,
  timesTenOnly,
  digitsAsPercent,
  overTen,
  oneOverPercent,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalText } from '../../wording/decimal-text.ts';
import { tex } from '../../wording/whole-number-text.ts';

const hundred = rational(100);
const latex = (a: Rational): string => (a.d === 1n ? `${a.n}` : `\\frac{${a.n}}{${a.d}}`);

/** 1: two digits. 2: below 10 or a multiple of ten. 3: over 100. 4: one decimal. 5: one decimal below 10, or below 1. */
function drawPercent(chance: Chance, difficulty: Difficulty): Rational {
  const draw = {
    1: () => rational(chance.int(11, 98)),
    2: () => rational(chance.maybe(0.6) ? chance.int(2, 9) : 10 * chance.int(2, 9)),
    3: () => rational(chance.int(102, 390)),
    4: () => decimal(chance.int(105, 985), 1),
    5: () => decimal(chance.int(2, 98), 1),
  }[difficulty];
  return drawUntil(draw, (p) => (difficulty < 4 ? difficulty === 2 || p.n % 10n !== 0n : p.d !== 1n) && p.n !== 50n);
}

const toDecimal = family(
  { name: 'percent_meaning_to_decimal', version: 1, skill: 'percent_meaning' },
  {
    levels: { percent: graded(drawPercent) },
    derived: ({ percent }) => {
      const value = divide(percent, hundred);
      const [p, right] = [decimalText(percent), decimalText(value)];
      const rule = 'Percent means out of 100, so divide by 100. Every digit moves two places to the right.';
      const sub = `Write ${p}% as a fraction over 100 first. Then divide ${p} by 100.`;
      return { value, p, right, rule, sub };
    },
    given: ({ value, p }) => ({ stem: `Write $${p}\\%$ as a decimal.`, right: value, inputType: 'decimal', form: 'decimal' }),
    steps: ({ p, right }) => [
      ['Percent means out of 100.', `${p}\\% = \\frac{${p}}{100}`],
      ['Divide by 100. The digits move two places to the right.', `${p} \\div 100 = ${right}`],
    ],
    ladder: ({ p }) => [
      'What does percent mean?',
      'Percent means out of 100, so divide by 100.',
      `Divide $${p} \\div 100$. Every digit moves two places to the right.`,
    ],
    ways: ({ percent, p, rule, sub }) => [
      following(
        percentMovedOnePlace,
        [percent],
        [`Is ${p}% more or less than 10%? And 10% is 0.1: is your decimal more or less than that?`, rule, sub],
      ),
      following(percentSignOnly, [percent], [`100% is the whole, which is 1. How does ${p}% compare with that?`, rule, sub]),
      following(hundredTwice, [percent], [`How many places did the digits of ${p} move?`, rule, sub]),
    ],
  },
);

/** Graded like `toDecimal`, with the decimal given. */
const fromDecimal = family(
  { name: 'percent_meaning_from_decimal', version: 1, skill: 'percent_meaning' },
  {
    levels: { percent: graded(drawPercent) },
    derived: ({ percent }) => {
      const value = divide(percent, hundred);
      const [right, given] = [decimalText(percent), decimalText(value)];
      const rule = 'To write a decimal as a percent, multiply by 100. Every digit moves two places to the left.';
      const sub = `Read ${given} as hundredths. How many hundredths is it?`;
      return { value, right, given, rule, sub };
    },
    given: ({ percent, given }) => ({ stem: `Write $${given}$ as a percent.`, right: percent, inputType: 'decimal', unit: '%' }),
    steps: ({ right, given }) => [
      [
        'Percent counts hundredths, so multiply by 100. The digits move two places to the left.',
        `${given} \\times 100 = ${right}`,
      ],
      [`Write it with a percent sign.`, `${given} = ${right}\\%`],
    ],
    ladder: ({ given }) => [
      `How many hundredths is ${given}?`,
      'Percent counts hundredths, so multiply by 100.',
      `Multiply $${given} \\times 100$. Every digit moves two places to the left.`,
    ],
    ways: ({ value, given, rule, sub, difficulty }) => [
      following(timesTenOnly, [value], [`Is ${given} more or less than one tenth? One tenth is ten percent.`, rule, sub]),
      following(percentSignOnly, [value], [`One whole is 1, and 1 is 100%. How does ${given} compare with 1?`, rule, sub]),
      {
        rule: digitsAsPercent,
        to: placesIn(given) === 2 && difficulty !== 2 ? null : digitsAsPercent.answer(given),
        hints: [`Which places are the digits of ${given} in? Percent counts hundredths.`, rule, sub],
      },
    ],
  },
);

/** 1: multiples of ten. 2: multiples of five. 3: others that simplify. 4: over 100. 5: halves of a percent. */
const toFraction = family(
  { name: 'percent_meaning_to_fraction', version: 2, skill: 'percent_meaning' },
  {
    levels: {
      percent: [
        (chance) => rational(10 * chance.int(1, 9)),
        (chance) => rational(5 * chance.int(1, 19)),
        (chance) => rational(chance.int(2, 98)),
        (chance) => rational(chance.int(104, 275)),
        (chance) => decimal(5 * chance.int(1, 195), 1),
      ],
    },
    where: ({ percent: p }, difficulty) =>
      difficulty === 5
        ? p.d !== 1n
        : divide(p, hundred).d < 100n && p.n !== 100n && p.n !== 200n && (difficulty < 3 || p.n % 5n !== 0n),
    derived: ({ percent }) => {
      const value = divide(percent, hundred);
      const p = decimalText(percent);
      const rule = 'Percent means out of 100. Write the number over 100, and simplify.';
      const sub =
        percent.d === 1n
          ? `Start from ${p}/100. What number divides both?`
          : `Start from ${p}/100 and multiply the numerator and denominator by 10 to clear the decimal.`;
      const start = percent.d === 1n ? { n: percent.n, d: 100n } : { n: multiply(percent, rational(10)).n, d: 1000n };
      return { value, p, rule, sub, start };
    },
    given: ({ value, p }) => ({
      stem: `Write $${p}\\%$ as a fraction in simplest form.`,
      right: value,
      inputType: 'fraction',
      form: 'reduced_fraction',
    }),
    steps: ({ percent, value, p, start }) => [
      ['Percent means out of 100.', `${p}\\% = \\frac{${p}}{100}`],
      ...(percent.d === 1n
        ? []
        : [
            [
              'Multiply the numerator and denominator by 10, so that the numerator is whole.',
              `\\frac{${p}}{100} = \\frac{${start.n}}{${tex(Number(start.d))}}`,
            ] satisfies Step,
          ]),
      [
        `Divide the numerator and denominator by ${start.d / value.d} to simplify.`,
        `\\frac{${start.n}}{${tex(Number(start.d))}} = ${latex(value)}`,
      ],
    ],
    ladder: ({ percent, p }) => [
      'What does percent mean?',
      'Percent means out of 100. Write the number over 100, and simplify.',
      percent.d === 1n
        ? `Start with $\\frac{${p}}{100}$. What number divides both ${p} and 100?`
        : `Start with $\\frac{${p}}{100}$. Multiply both numbers by 10 to clear the decimal.`,
    ],
    ways: ({ percent, p, rule, sub }) => [
      following(
        overTen,
        [percent],
        [`Percent means out of what number? Compare with the denominator you used for ${p}.`, rule, sub],
      ),
      {
        rule: oneOverPercent,
        to: percent.d === 1n ? divide(rational(1), percent) : null,
        hints: [`Does ${p}% mean ${p} parts, or one of ${p} parts?`, rule, sub],
      },
      following(percentSignOnly, [percent], [`100% is one whole. Can ${p}% be ${p} wholes?`, rule, sub]),
    ],
  },
);

function drawFraction(chance: Chance, difficulty: Difficulty): [n: number, d: number] {
  const d = chance.pick({ 1: [4, 5, 10], 2: [20, 25], 3: [50, 20, 4], 4: [8, 40], 5: [16, 80, 125] }[difficulty]);
  const n = drawUntil(
    () => chance.int(1, difficulty === 3 && d < 50 ? 2 * d - 1 : d - 1),
    (x) => rational(x, d).d === BigInt(d) && 100 * x !== d * d && (difficulty !== 3 || d === 50 || x > d),
  );
  return [n, d];
}

/** 1: over 2, 4, 5, 10. 2: over 20, 25. 3: over 50, or more than one whole. 4: over 40 or 8. 5: over 16, 80, 125. */
const fromFraction = family(
  { name: 'percent_meaning_from_fraction', version: 1, skill: 'percent_meaning' },
  {
    levels: { drawn: graded(drawFraction) },
    derived: ({ drawn: [n, d] }) => {
      const percent = multiply(rational(n, d), hundred);
      const right = decimalText(percent);
      const fraction = `\\frac{${n}}{${d}}`;
      const times = 100 % d === 0 ? 100 / d : null;
      const rule = 'Percent means out of 100. Write an equal fraction with denominator 100, or multiply the fraction by 100.';
      const sub =
        times === null
          ? `Divide ${n} by ${d} to get a decimal, then multiply by 100.`
          : `What number times ${d} equals 100? Multiply ${n} by the same number.`;
      return { percent, right, fraction, times, rule, sub };
    },
    given: ({ percent, fraction }) => ({
      stem: `Write $${fraction}$ as a percent.`,
      right: percent,
      inputType: 'decimal',
      unit: '%',
    }),
    steps: ({ drawn: [n, d], right, fraction, times }) => [
      times === null
        ? [`Divide ${n} by ${d} to get a decimal.`, `${n} \\div ${d} = ${decimalText(rational(n, d))}`]
        : [
            `${d} × ${times} = 100, so multiply the numerator and denominator by ${times}.`,
            `${fraction} = \\frac{${n} \\times ${times}}{${d} \\times ${times}} = \\frac{${right}}{100}`,
          ],
      times === null
        ? ['Multiply by 100.', `${decimalText(rational(n, d))} \\times 100 = ${right}`]
        : ['The numerator over 100 is the percent.', `\\frac{${right}}{100} = ${right}\\%`],
    ],
    ladder: ({ drawn: [n, d], sub }) => [
      `How can you write ${n}/${d} as a number out of 100?`,
      'Percent means out of 100. Write an equal fraction with denominator 100, or divide and multiply by 100.',
      sub,
    ],
    ways: ({ drawn: [n, d], rule, sub }) => [
      following(numeratorAsPercent, [n], [`The ${n} counts parts out of ${d}. Percent counts parts out of what?`, rule, sub]),
      following(denominatorAsPercent, [d], [`What do the ${n} and the ${d} stand for in this fraction?`, rule, sub]),
      following(
        percentSignOnly,
        [rational(n, d)],
        [`One whole is 100%. Is ${n}/${d} of it really less than ${n > d ? 'ten' : 'one'} percent?`, rule, sub],
      ),
    ],
  },
);

export const percentMeaningGenerators: readonly Generator[] = [toDecimal, fromDecimal, toFraction, fromFraction];
