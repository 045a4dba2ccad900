import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { divide, finiteDecimal, multiply, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { percentMovedOnePlace } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
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
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

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

const toDecimal: Generator = {
  name: 'percent_meaning_to_decimal',
  version: 1,
  skill: 'percent_meaning',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const percent = drawPercent(chance, difficulty);
    const value = divide(percent, hundred);
    const [p, right] = [decimalText(percent), decimalText(value)];
    const rule = 'Percent means out of 100, so divide by 100. Every digit moves two places to the right.';
    const sub = `Write ${p}% as a fraction over 100 first. Then divide ${p} by 100.`;
    const misconceptions = [
      ...held(percentMovedOnePlace, decimalText(percentMovedOnePlace.answer(percent)), right, [
        `Is ${p}% more or less than 10%? And 10% is 0.1: is your decimal more or less than that?`,
        rule,
        sub,
      ]),
      ...held(percentSignOnly, decimalText(percentSignOnly.answer(percent)), right, [
        `100% is the whole, which is 1. How does ${p}% compare with that?`,
        rule,
        sub,
      ]),
      ...held(hundredTwice, decimalText(hundredTwice.answer(percent)), right, [
        `How many places did the digits of ${p} move?`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `Write $${p}\\%$ as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        { explanation: 'Percent means out of 100.', math: `${p}\\% = \\frac{${p}}{100}` },
        { explanation: 'Divide by 100. The digits move two places to the right.', math: `${p} \\div 100 = ${right}` },
      ],
      ladder: [
        'What does percent mean?',
        'Percent means out of 100, so divide by 100.',
        `Divide $${p} \\div 100$. Every digit moves two places to the right.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** Graded as `toDecimal`, the decimal being given. */
const fromDecimal: Generator = {
  name: 'percent_meaning_from_decimal',
  version: 1,
  skill: 'percent_meaning',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const percent = drawPercent(chance, difficulty);
    const value = divide(percent, hundred);
    const [right, given] = [decimalText(percent), decimalText(value)];
    const rule = 'To write a decimal as a percent, multiply by 100. Every digit moves two places to the left.';
    const sub = `Read ${given} as hundredths. How many hundredths is it?`;
    const misconceptions = [
      ...held(timesTenOnly, decimalText(timesTenOnly.answer(value)), right, [
        `Is ${given} more or less than one tenth? One tenth is ten percent.`,
        rule,
        sub,
      ]),
      ...held(percentSignOnly, decimalText(percentSignOnly.answer(value)), right, [
        `One whole is 1, and 1 is 100%. How does ${given} compare with 1?`,
        rule,
        sub,
      ]),
      ...held(digitsAsPercent, placesIn(given) === 2 && difficulty !== 2 ? null : digitsAsPercent.answer(given), right, [
        `Which places are the digits of ${given} in? Percent counts hundredths.`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `Write $${given}$ as a percent.`,
      answer: right,
      inputType: 'decimal',
      unit: '%',
      steps: [
        {
          explanation: 'Percent counts hundredths, so multiply by 100. The digits move two places to the left.',
          math: `${given} \\times 100 = ${right}`,
        },
        { explanation: `Write it with a percent sign.`, math: `${given} = ${right}\\%` },
      ],
      ladder: [
        `How many hundredths is ${given}?`,
        'Percent counts hundredths, so multiply by 100.',
        `Multiply $${given} \\times 100$. Every digit moves two places to the left.`,
      ],
      misconceptions,
      wrong: plainlyWrong(percent, misconceptions),
    };
  },
};

/** 1: multiples of ten. 2: multiples of five. 3: others that simplify. 4: over 100. 5: halves of a percent. */
const toFraction: Generator = {
  name: 'percent_meaning_to_fraction',
  version: 1,
  skill: 'percent_meaning',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const percent = drawUntil(
      () =>
        ({
          1: rational(10 * chance.int(1, 9)),
          2: rational(5 * chance.int(1, 19)),
          3: rational(chance.int(2, 98)),
          4: rational(chance.int(104, 275)),
          5: decimal(5 * chance.int(1, 195), 1),
        })[difficulty],
      (p) =>
        difficulty === 5
          ? p.d !== 1n
          : divide(p, hundred).d < 100n && p.n !== 100n && p.n !== 200n && (difficulty < 3 || p.n % 5n !== 0n),
    );
    const value = divide(percent, hundred);
    const [p, right] = [decimalText(percent), rationalText(value)];
    const rule = 'Percent means out of 100. Write the number over 100, and simplify.';
    const sub =
      percent.d === 1n
        ? `Start from ${p}/100. What number divides both?`
        : `Start from ${p}/100 and multiply the numerator and denominator by 10 to clear the decimal.`;
    const misconceptions = [
      ...held(overTen, rationalText(overTen.answer(percent)), right, [
        `Percent means out of what number? Compare with the denominator you used for ${p}.`,
        rule,
        sub,
      ]),
      ...held(oneOverPercent, percent.d === 1n ? rationalText(divide(rational(1), percent)) : null, right, [
        `Does ${p}% mean ${p} parts, or one of ${p} parts?`,
        rule,
        sub,
      ]),
      ...held(percentSignOnly, rationalText(percentSignOnly.answer(percent)), right, [
        `100% is one whole. Can ${p}% be ${p} wholes?`,
        rule,
        sub,
      ]),
    ];
    const start = percent.d === 1n ? { n: percent.n, d: 100n } : { n: multiply(percent, rational(10)).n, d: 1000n };
    return {
      stem: `Write $${p}\\%$ as a fraction in simplest form.`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      steps: [
        { explanation: 'Percent means out of 100.', math: `${p}\\% = \\frac{${p}}{100}` },
        ...(percent.d === 1n
          ? []
          : [
              {
                explanation: 'Multiply the numerator and denominator by 10, so that the numerator is whole.',
                math: `\\frac{${p}}{100} = \\frac{${start.n}}{${tex(Number(start.d))}}`,
              },
            ]),
        {
          explanation: `Divide the numerator and denominator by ${start.d / value.d} to simplify.`,
          math: `\\frac{${start.n}}{${tex(Number(start.d))}} = ${latex(value)}`,
        },
      ],
      ladder: [
        'What does percent mean?',
        'Percent means out of 100. Write the number over 100, and simplify.',
        percent.d === 1n
          ? `Start with $\\frac{${p}}{100}$. What number divides both ${p} and 100?`
          : `Start with $\\frac{${p}}{100}$. Multiply both numbers by 10 to clear the decimal.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: over 2, 4, 5, 10. 2: over 20, 25. 3: over 50, or more than one whole. 4: over 40 or 8. 5: over 16, 80, 125. */
const fromFraction: Generator = {
  name: 'percent_meaning_from_fraction',
  version: 1,
  skill: 'percent_meaning',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const d = chance.pick({ 1: [4, 5, 10], 2: [20, 25], 3: [50, 20, 4], 4: [8, 40], 5: [16, 80, 125] }[difficulty]);
    const n = drawUntil(
      () => chance.int(1, difficulty === 3 && d < 50 ? 2 * d - 1 : d - 1),
      (x) => rational(x, d).d === BigInt(d) && 100 * x !== d * d && (difficulty !== 3 || d === 50 || x > d),
    );
    const percent = multiply(rational(n, d), hundred);
    const right = decimalText(percent);
    const fraction = `\\frac{${n}}{${d}}`;
    const times = 100 % d === 0 ? 100 / d : null;
    const rule = 'Percent means out of 100. Write an equal fraction with denominator 100, or multiply the fraction by 100.';
    const sub =
      times === null
        ? `Divide ${n} by ${d} to get a decimal, then multiply by 100.`
        : `What number times ${d} equals 100? Multiply ${n} by the same number.`;
    const misconceptions: DraftMisconception[] = [
      ...held(numeratorAsPercent, decimalText(numeratorAsPercent.answer(n)), right, [
        `The ${n} counts parts out of ${d}. Percent counts parts out of what?`,
        rule,
        sub,
      ]),
      ...held(denominatorAsPercent, decimalText(denominatorAsPercent.answer(d)), right, [
        `What do the ${n} and the ${d} stand for in this fraction?`,
        rule,
        sub,
      ]),
      ...held(percentSignOnly, finiteDecimal(percentSignOnly.answer(rational(n, d))), right, [
        `One whole is 100%. Is ${n}/${d} of it really less than ${n > d ? 'ten' : 'one'} percent?`,
        rule,
        sub,
      ]),
    ];
    return {
      stem: `Write $${fraction}$ as a percent.`,
      answer: right,
      inputType: 'decimal',
      unit: '%',
      steps: [
        times === null
          ? { explanation: `Divide ${n} by ${d} to get a decimal.`, math: `${n} \\div ${d} = ${decimalText(rational(n, d))}` }
          : {
              explanation: `${d} × ${times} = 100, so multiply the numerator and denominator by ${times}.`,
              math: `${fraction} = \\frac{${n} \\times ${times}}{${d} \\times ${times}} = \\frac{${right}}{100}`,
            },
        times === null
          ? { explanation: 'Multiply by 100.', math: `${decimalText(rational(n, d))} \\times 100 = ${right}` }
          : { explanation: 'The numerator over 100 is the percent.', math: `\\frac{${right}}{100} = ${right}\\%` },
      ],
      ladder: [
        `How can you write ${n}/${d} as a number out of 100?`,
        'Percent means out of 100. Write an equal fraction with denominator 100, or divide and multiply by 100.',
        sub,
      ],
      misconceptions,
      wrong: plainlyWrong(percent, misconceptions),
    };
  },
};

export const percentMeaningGenerators: readonly Generator[] = [toDecimal, fromDecimal, toFraction, fromFraction];
