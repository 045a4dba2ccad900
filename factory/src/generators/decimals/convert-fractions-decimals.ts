import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { equals, gcd, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import {
  alwaysTenths,
  barAsPoint,
  bothBehindPoint,
  digitOverDigit,
  dividedUpsideDown,
  numeratorBehindPoint,
  oneOver,
  oneZeroTooMany,
} from '@stoa/engine/math/mal-rules/decimals/decimal-fractions';
import { held } from '../../held.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

const fractionOrNull = (value: Rational | null): string | null => (value === null ? null : rationalText(value));
const latex = (a: Rational): string => (a.d === 1n ? `${a.n}` : `\\frac{${a.n}}{${a.d}}`);
const partNames = ['', 'tenths', 'hundredths', 'thousandths'] as const;

function wrongFractions(written: string, right: string): DraftMisconception[] {
  const places = placesIn(written);
  const name = partNames[places]!;
  const read = `Read ${written} aloud with its place name: the last digit is in the ${name} place.`;
  return [
    ...(places > 1
      ? held(alwaysTenths, rationalText(alwaysTenths.answer(written)), right, [
          `What place is the last digit of ${written} in?`,
          'The last place names the denominator: 10 for tenths, 100 for hundredths, and 1,000 for thousandths.',
          `${read} Write that as a fraction before you simplify.`,
        ])
      : []),
    ...held(oneOver, fractionOrNull(oneOver.answer(written)), right, [
      `Is ${written} more or less than one half? Check your fraction the same way.`,
      oneOver.hints.principle,
      read,
    ]),
    ...held(digitOverDigit, fractionOrNull(digitOverDigit.answer(written)), right, [
      `What place is the last digit of ${written} in?`,
      'The digits to the right of the decimal point are the numerator. The denominator is 10, 100, or 1,000.',
      `${read} So what is the denominator?`,
    ]),
    ...held(oneZeroTooMany, rationalText(oneZeroTooMany.answer(written)), right, [
      `Count the digits to the right of the decimal point in ${written}, and the zeros in your denominator.`,
      oneZeroTooMany.hints.principle,
      read,
    ]),
  ];
}

/** 1: tenths. 2: two places that simplify well. 3: any two places. 4: a zero to the right of the decimal point, or three places. 5: three places. */
const toFraction: Generator = {
  name: 'dec_frac_convert_to_fraction',
  version: 1,
  skill: 'dec_frac_convert',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const places = { 1: 1, 2: 2, 3: 2, 4: chance.int(2, 3), 5: 3 }[difficulty];
    const units = drawUntil(
      () =>
        ({
          1: chance.int(1, 9),
          2: chance.int(2, 19) * 5,
          3: chance.int(12, 98),
          4: places === 2 ? chance.int(2, 9) : chance.int(2, 98),
          5: chance.int(104, 996),
        })[difficulty],
      (n) =>
        n % 10 !== 0 &&
        (difficulty === 1 || gcd(BigInt(n), 10n ** BigInt(places)) > 1n) &&
        (difficulty !== 5 || n % 4 === 0 || n % 25 === 0),
    );
    const value = decimal(units, places);
    const [written, right] = [decimalText(value), rationalText(value)];
    const misconceptions = wrongFractions(written, right);
    const below = 10 ** places;
    const common = gcd(BigInt(units), BigInt(below));
    return {
      stem: `Write $${written}$ as a fraction in simplest form.`,
      answer: right,
      inputType: 'fraction',
      form: 'reduced_fraction',
      steps: [
        {
          explanation: `The last digit is in the ${partNames[places]} place, so ${written} is ${units} ${partNames[places]}.`,
          math: `${written} = \\frac{${units}}{${tex(below)}}`,
        },
        common === 1n
          ? {
              explanation: `The only common factor of ${units} and ${grouped(below)} is 1, so the fraction is in simplest form.`,
              math: `\\gcd(${units}, ${tex(below)}) = 1, \\quad ${latex(value)}`,
            }
          : {
              explanation: `Divide the numerator and denominator by their greatest common factor, ${common}.`,
              math: `\\frac{${units} \\div ${common}}{${tex(below)} \\div ${common}} = ${latex(value)}`,
            },
        ...(common === 1n
          ? []
          : [{ explanation: 'That is the fraction in simplest form.', math: `${written} = ${latex(value)}` }]),
      ],
      ladder: [
        `What place is the last digit of ${written} in?`,
        'The last place names the denominator. The digits to the right of the decimal point are the numerator. Then simplify.',
        `The last digit of ${written} is in the ${partNames[places]} place, so start with denominator ${grouped(below)}. What is the numerator?`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: over 10 or 100, halves, fifths. 2: quarters, fifths, twentieths. 3: over 20, 25, 50. 4: eighths, fortieths and more than one. 5: sixteenths and others. */
const toDecimal: Generator = {
  name: 'dec_frac_convert_to_decimal',
  version: 1,
  skill: 'dec_frac_convert',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const denominators = { 1: [10, 5, 100], 2: [4, 5, 20], 3: [20, 25, 50], 4: [8, 40, 25], 5: [16, 40, 80, 125] }[difficulty];
    const d = chance.pick(denominators);
    const n = drawUntil(
      () => chance.int(difficulty <= 2 ? 1 : 3, difficulty === 4 ? 2 * d - 1 : d - 1),
      (x) => x > 0 && gcd(BigInt(x), BigInt(d)) === 1n,
    );
    const value = rational(n, d);
    const right = decimalText(value);
    const fraction = `\\frac{${n}}{${d}}`;
    const below = 10 ** placesIn(right);
    const times = below / d;
    const rule: [string, string] = [
      'Make the denominator 10, 100, or 1,000, or divide the numerator by the denominator.',
      times === 1
        ? `${n}/${d} has the denominator ${grouped(below)}. What place does the last digit go in?`
        : `What number times ${d} equals ${grouped(below)}? Multiply ${n} by the same number.`,
    ];
    const misconceptions = [
      ...held(barAsPoint, decimalText(barAsPoint.answer(n, d)), right, [
        `Is ${n}/${d} more or less than 1? Compare with your decimal.`,
        ...rule,
      ]),
      ...held(bothBehindPoint, decimalText(bothBehindPoint.answer(n, d)), right, [
        `What does the ${d} in ${n}/${d} tell you: how many parts, or how large they are?`,
        ...rule,
      ]),
      ...held(numeratorBehindPoint, decimalText(numeratorBehindPoint.answer(n)), right, [
        `Does your decimal use the ${d} in ${n}/${d}?`,
        ...rule,
      ]),
      ...held(
        dividedUpsideDown,
        dividedUpsideDown.answer(n, d) === null ? null : decimalText(dividedUpsideDown.answer(n, d)!),
        right,
        [`Is ${n}/${d} more or less than 1? Compare with your decimal.`, dividedUpsideDown.hints.principle, rule[1]],
      ),
    ];
    return {
      stem: `Write $${fraction}$ as a decimal.`,
      answer: right,
      inputType: 'decimal',
      form: 'decimal',
      steps: [
        times === 1
          ? {
              explanation: `The denominator is already ${d}, so the fraction counts ${partNames[placesIn(right)]}.`,
              math: fraction,
            }
          : {
              explanation: `${d} × ${times} = ${grouped(below)}, so multiply the numerator and denominator by ${times}.`,
              math: `${fraction} = \\frac{${n} \\times ${times}}{${d} \\times ${times}} = \\frac{${n * times}}{${tex(below)}}`,
            },
        {
          explanation: `A denominator of ${grouped(below)} means ${placesIn(right)} digit${placesIn(right) === 1 ? '' : 's'} to the right of the decimal point.`,
          math: `${fraction} = ${right}`,
        },
      ],
      ladder: [
        'Can you write the fraction with denominator 10, 100, or 1,000?',
        'A denominator of 10, 100, or 1,000 names the last decimal place. Multiply both numbers to get one.',
        times === 1
          ? `${n}/${d} has denominator ${d} already. Write ${n} so that its last digit is in the ${partNames[placesIn(right)]} place.`
          : `Multiply the numerator and denominator of ${n}/${d} by ${times}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(value, misconceptions),
    };
  },
};

/** 1: tenths. 2: two places that simplify. 3: any two places. 4: a zero to the right of the decimal point. 5: three places. */
const whichFraction: Generator = {
  name: 'dec_frac_convert_which_fraction',
  version: 1,
  skill: 'dec_frac_convert',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const places = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3 }[difficulty];
    const options = (written: string) => {
      const right = rationalText(decimal(Number(written.split('.')[1]), places));
      const found = wrongFractions(written, right);
      return found
        .filter(({ answer }, i) => answer.includes('/') && found.findIndex((other) => other.answer === answer) === i)
        .slice(0, 3);
    };
    const written = drawUntil(
      () => {
        const units = {
          1: chance.int(2, 9),
          2: chance.int(3, 19) * 5,
          3: chance.int(12, 98),
          4: chance.int(2, 9),
          5: chance.int(104, 996),
        }[difficulty];
        return decimalText(decimal(units, places));
      },
      (text) => placesIn(text) === places && options(text).length >= 2,
    );
    const value = decimal(Number(written.split('.')[1]), places);
    const right = `$${latex(value)}$`;
    const misconceptions = options(written).map((m) => {
      const [n, d] = m.answer.split('/');
      return { ...m, answer: `$${latex(rational(BigInt(n!), BigInt(d!)))}$` };
    });
    return {
      stem: `Which fraction is equal to $${written}$?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        {
          explanation: `Read the decimal with its place name: ${Number(written.split('.')[1])} ${partNames[places]}.`,
          math: `${written} = \\frac{${Number(written.split('.')[1])}}{${tex(10 ** places)}}`,
        },
        {
          explanation: equals(rational(10 ** places), rational(value.d))
            ? 'This fraction is already in simplest form.'
            : 'Simplify.',
          math: equals(rational(10 ** places), rational(value.d)) ? latex(value) : `${written} = ${latex(value)}`,
        },
      ],
      ladder: [
        `What place is the last digit of ${written} in?`,
        'The last place names the denominator. Write the digits over it, and simplify.',
        `The last digit of ${written} is in the ${partNames[places]} place, so start with denominator ${grouped(10 ** places)}.`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const convertFractionsDecimalsGenerators: readonly Generator[] = [toFraction, toDecimal, whichFraction];
