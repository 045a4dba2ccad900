import { gcd, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
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
import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { drawUntil } from '../../draw-until.ts';
import { choiceFamily, family, type Step } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { decimalText } from '../../wording/decimal-text.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { hundredths, tenths, thousandths } from '../../exact-draws.ts';

const latex = (a: Rational): string => (a.d === 1n ? `${a.n}` : `\\frac{${a.n}}{${a.d}}`);
const partNames = ['', 'tenths', 'hundredths', 'thousandths'] as const;

/** 15, 25, 35 … hundredths. */
const oddFives =
  (low: number, high: number) =>
  (chance: Chance): Rational =>
    decimal(10 * chance.int(low, high) + 5, 2);

/** Returns how a decimal is written and read: 0.35 is 35 hundredths, 35 over 100, both divided by 5. */
function read(value: Rational) {
  const written = decimalText(value);
  const places = placesIn(written);
  const below = 10 ** places;
  const over = Number((value.n * BigInt(below)) / value.d);
  const name = partNames[places]!;
  return { written, places, name, over, below, shown: `\\frac{${over}}{${tex(below)}}`, common: below / Number(value.d) };
}

function fractionWays(value: Rational): WrongWay<Rational>[] {
  const { written, places, name } = read(value);
  const aloud = `Read ${written} aloud with its place name: the last digit is in the ${name} place.`;
  return [
    {
      rule: alwaysTenths,
      to: places > 1 ? alwaysTenths.answer(written) : null,
      hints: [
        `What place is the last digit of ${written} in?`,
        'The last place names the denominator: 10 for tenths, 100 for hundredths, and 1,000 for thousandths.',
        `${aloud} Write that as a fraction before you simplify.`,
      ],
    },
    following(
      oneOver,
      [written],
      [`Is ${written} more or less than one half? Check your fraction the same way.`, oneOver.hints.principle, aloud],
    ),
    following(
      digitOverDigit,
      [written],
      [
        `What place is the last digit of ${written} in?`,
        'The digits to the right of the decimal point are the numerator. The denominator is 10, 100, or 1,000.',
        `${aloud} So what is the denominator?`,
      ],
    ),
    following(
      oneZeroTooMany,
      [written],
      [
        `Count the digits to the right of the decimal point in ${written}, and the zeros in your denominator.`,
        oneZeroTooMany.hints.principle,
        aloud,
      ],
    ),
  ];
}

/** 1: tenths. 2: two places that simplify well. 3: any two places. 4: a zero to the right of the decimal point. 5: three places. */
const toFraction = family(
  { name: 'dec_frac_convert_to_fraction', version: 2, skill: 'dec_frac_convert' },
  {
    levels: {
      value: [
        tenths(1, 9),
        oddFives(1, 9),
        hundredths(12, 98),
        (chance) => chance.pick([hundredths(2, 9), thousandths(2, 98)])(chance),
        thousandths(104, 996),
      ],
    },
    where: ({ value }, difficulty) => {
      const { common } = read(value);
      return (difficulty === 1 || common > 1) && (difficulty < 5 || common % 4 === 0 || common % 25 === 0);
    },
    derived: ({ value }) => read(value),
    given: ({ value, written }) => ({
      stem: `Write $${written}$ as a fraction in simplest form.`,
      right: value,
      inputType: 'fraction',
      form: 'reduced_fraction',
    }),
    steps: ({ value, written, name, over, below, common, shown }) => [
      [`The last digit is in the ${name} place, so ${written} is ${over} ${name}.`, `${written} = ${shown}`],
      ...(common === 1
        ? [
            [
              `The only common factor of ${over} and ${grouped(below)} is 1, so the fraction is in simplest form.`,
              `\\gcd(${over}, ${tex(below)}) = 1, \\quad ${latex(value)}`,
            ] satisfies Step,
          ]
        : [
            [
              `Divide the numerator and denominator by their greatest common factor, ${common}.`,
              `\\frac{${over} \\div ${common}}{${tex(below)} \\div ${common}} = ${latex(value)}`,
            ] satisfies Step,
            ['That is the fraction in simplest form.', `${written} = ${latex(value)}`] satisfies Step,
          ]),
    ],
    ladder: ({ written, name, below }) => [
      `What place is the last digit of ${written} in?`,
      'The last place names the denominator. The digits to the right of the decimal point are the numerator. Then simplify.',
      `The last digit of ${written} is in the ${name} place, so start with denominator ${grouped(below)}. What is the numerator?`,
    ],
    ways: ({ value }) => fractionWays(value),
  },
);

type Fraction = readonly [n: number, d: number];

/** A fraction in simplest form, less than `wholes` wholes, with a numerator of at least `least`. */
const over =
  (denominators: readonly number[], least = 1, wholes = 1) =>
  (chance: Chance): Fraction => {
    const d = chance.pick(denominators);
    const n = drawUntil(
      () => chance.int(least, wholes * d - 1),
      (one) => gcd(BigInt(one), BigInt(d)) === 1n,
    );
    return [n, d];
  };

/** 1: over 10 or 100, fifths. 2: quarters, fifths, twentieths. 3: over 20, 25, 50. 4: eighths, fortieths and more than one. 5: sixteenths and others. */
const toDecimal = family(
  { name: 'dec_frac_convert_to_decimal', version: 2, skill: 'dec_frac_convert' },
  {
    levels: {
      fraction: [
        over([10, 5, 100]),
        over([4, 5, 20]),
        over([20, 25, 50], 3),
        over([8, 40, 25], 3, 2),
        over([16, 40, 80, 125], 3),
      ],
    },
    derived: ({ fraction: [n, d] }) => {
      const right = rational(n, d);
      const { written, places, name, below } = read(right);
      return { n, d, right, written, places, name, below, times: below / d, shown: `\\frac{${n}}{${d}}` };
    },
    phrasing: (chance, { shown }) => ({
      asked: chance.pick([`Write $${shown}$ as a decimal.`, `What decimal is equal to $${shown}$?`]),
    }),
    given: ({ asked, right }) => ({
      stem: asked,
      right,
      inputType: 'decimal',
      form: 'decimal',
    }),
    steps: ({ n, d, written, places, name, below, times, shown }) => [
      times === 1
        ? [`The denominator is already ${d}, so the fraction counts ${name}.`, shown]
        : [
            `${d} × ${times} = ${grouped(below)}, so multiply the numerator and denominator by ${times}.`,
            `${shown} = \\frac{${n} \\times ${times}}{${d} \\times ${times}} = \\frac{${n * times}}{${tex(below)}}`,
          ],
      [
        `A denominator of ${grouped(below)} means ${places} digit${places === 1 ? '' : 's'} to the right of the decimal point.`,
        `${shown} = ${written}`,
      ],
    ],
    ladder: ({ n, d, times, name }) => [
      'Can you write the fraction with denominator 10, 100, or 1,000?',
      'A denominator of 10, 100, or 1,000 names the last decimal place. Multiply both numbers to get one.',
      times === 1
        ? `${n}/${d} has denominator ${d} already. Write ${n} so that its last digit is in the ${name} place.`
        : `Multiply the numerator and denominator of ${n}/${d} by ${times}.`,
    ],
    ways: ({ n, d, times, below }) => {
      const rule = 'Make the denominator 10, 100, or 1,000, or divide the numerator by the denominator.';
      const begin =
        times === 1
          ? `${n}/${d} has the denominator ${grouped(below)}. What place does the last digit go in?`
          : `What number times ${d} equals ${grouped(below)}? Multiply ${n} by the same number.`;
      const compare = `Is ${n}/${d} more or less than 1? Compare with your decimal.`;
      return [
        following(barAsPoint, [n, d], [compare, rule, begin]),
        following(
          bothBehindPoint,
          [n, d],
          [`What does the ${d} in ${n}/${d} tell you: how many parts, or how large they are?`, rule, begin],
        ),
        following(numeratorBehindPoint, [n], [`Does your decimal use the ${d} in ${n}/${d}?`, rule, begin]),
        following(dividedUpsideDown, [n, d], [compare, dividedUpsideDown.hints.principle, begin]),
      ];
    },
  },
);

/** Returns the wrong fractions to choose from, no two of them equal. */
const wrongChoices = (value: Rational): WrongWay<string>[] => {
  const fractions = fractionWays(value).flatMap(({ to, ...way }) =>
    to === null || to.d === 1n || rationalText(to) === rationalText(value) ? [] : [{ ...way, to: `$${latex(to)}$` }],
  );
  return fractions.filter(({ to }, i) => fractions.findIndex((other) => other.to === to) === i).slice(0, 3);
};

/** 1: tenths. 2: two places that simplify. 3: any two places. 4: a zero to the right of the decimal point. 5: three places. */
const whichFraction = choiceFamily(
  { name: 'dec_frac_convert_which_fraction', version: 2, skill: 'dec_frac_convert' },
  {
    levels: {
      value: [tenths(2, 9), oddFives(1, 9), hundredths(12, 98), hundredths(2, 9), thousandths(104, 996)],
    },
    where: ({ value }) => wrongChoices(value).length > 1,
    derived: ({ value }) => read(value),
    given: ({ value, written }) => ({ stem: `Which fraction is equal to $${written}$?`, right: `$${latex(value)}$` }),
    steps: ({ value, written, name, over, shown, common }) => [
      [`Read the decimal with its place name: ${over} ${name}.`, `${written} = ${shown}`],
      common === 1 ? ['This fraction is already in simplest form.', latex(value)] : ['Simplify.', `${written} = ${latex(value)}`],
    ],
    ladder: ({ written, name, below }) => [
      `What place is the last digit of ${written} in?`,
      'The last place names the denominator. Write the digits over it, and simplify.',
      `The last digit of ${written} is in the ${name} place, so start with denominator ${grouped(below)}.`,
    ],
    ways: ({ value }) => wrongChoices(value),
  },
);

export const convertFractionsDecimalsGenerators: readonly Generator[] = [toFraction, toDecimal, whichFraction];
