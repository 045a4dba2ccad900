import { finiteDecimal, rational } from '@stoa/engine/math/exact/rational';
import { exponentAsFactor, signInsidePower } from '@stoa/engine/math/mal-rules/algebra/exponents';
import {
  barDividesByFirstTerm,
  barDividesLastTerm,
  productSignSlip,
  quotientSignSlip,
  signFollowsNoRule,
  signOutsideSquare,
} from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import {
  bracketsIgnored,
  orderOfOperationsLeftToRight,
  type Operation,
} from '@stoa/engine/math/mal-rules/whole-numbers/order-of-operations';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, often, range, type Step, type Way } from '../../family.ts';
import type { Difficulty, Generator, Ladder } from '../../generator.ts';
import { byShape } from '../../by-shape.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { withSign } from '../../with-sign.ts';
import { ledTo, ruled } from '../../ruled.ts';

const ratios = (numbers: readonly number[]) => numbers.map((n) => rational(n));
const orderRule = 'Do parentheses first, then exponents. Then multiply and divide, and add and subtract, from left to right.';

const ladderFrom = (first: string): Ladder => ['Which operations do you see? Which one comes first?', orderRule, first];

// A wrong order may not give a whole number, so its result is written as a decimal.
const leftToRight = (numbers: readonly number[], signs: readonly Operation[], first: string): Way => {
  const to = orderOfOperationsLeftToRight.answer(ratios(numbers), signs);
  return { rule: orderOfOperationsLeftToRight, to: to && finiteDecimal(to), hints: ladderFrom(first) };
};

const withoutBrackets = (numbers: readonly number[], signs: readonly Operation[], first: string): Way => ({
  rule: bracketsIgnored,
  to: bracketsIgnored.answer(ratios(numbers), signs),
  hints: [bracketsIgnored.hints.look, orderRule, first],
});

const signSlip = (to: number, factors: string, first: string): Way => ({
  rule: productSignSlip,
  to,
  hints: [`Look at the signs of ${factors}.`, productSignSlip.hints.principle, first],
});

const isLarge = (value: number): boolean => Math.abs(value) > 12;
const haveOneSize = (a: number, b: number): boolean => Math.abs(a) === Math.abs(b);

const told = { name: 'int_order_operations_compute', version: 1, skill: 'int_order_operations' };

const sumWithProduct = family(
  { ...told, difficulties: [1] },
  {
    levels: { a: always(withSign(2, 12)), b: always(withSign(2, 9)), c: always(withSign(2, 9)), plus: always(often) },
    where: ({ a, b, c, plus }) => (b < 0 || c < 0) && isLarge(plus ? a + b * c : a - b * c),
    derived: ({ a, b, c, plus }) => ({
      sign: plus ? ('+' as const) : ('-' as const),
      value: plus ? a + b * c : a - b * c,
      first: `Find ${b} × ${inBrackets(c)} first.`,
      product: `${inBrackets(b)} \\times ${inBrackets(c)}`,
    }),
    given: ({ a, sign, product, value }) => ({ stem: `Find $${a} ${sign} ${product}$.`, right: value }),
    steps: ({ a, b, c, sign, product, value }) => [
      ['Multiply first.', `${product} = ${b * c}`],
      [sign === '+' ? 'Then add.' : 'Then subtract.', `${a} ${sign} ${inBrackets(b * c)} = ${value}`],
    ],
    ladder: ({ first }) => ladderFrom(first),
    ways: ({ a, b, c, sign, value, first }) => [
      leftToRight([a, b, c], [sign, '*'], first),
      signSlip(2 * a - value, `${b} and ${c}`, first),
    ],
    belowZero: true,
  },
);

const productLessQuotient = family(
  { ...told, difficulties: [2] },
  {
    levels: {
      a: always(withSign(2, 9)),
      b: always(withSign(2, 9)),
      quotient: always(withSign(2, 9)),
      divisor: always(withSign(2, 6)),
    },
    where: ({ a, b, quotient, divisor }) => {
      const wrong = finiteDecimal(rational(a * b - quotient * divisor, divisor)); // from left to right
      return (
        [a, b, quotient, divisor].filter((n) => n < 0).length >= 2 &&
        a !== b &&
        isLarge(a * b - quotient) &&
        wrong !== null &&
        wrong.length < 6
      );
    },
    derived: ({ a, b, quotient, divisor }) => {
      const dividend = quotient * divisor;
      return {
        dividend,
        value: a * b - quotient,
        product: `${a} \\times ${inBrackets(b)}`,
        division: `${inBrackets(dividend)} \\div ${inBrackets(divisor)}`,
        first: `Do two operations first: ${a} × ${inBrackets(b)}, and ${dividend} ÷ ${inBrackets(divisor)}.`,
      };
    },
    given: ({ product, division, value }) => ({ stem: `Find $${product} - ${division}$.`, right: value }),
    steps: ({ a, b, quotient, product, division, value }) => [
      ['Multiply and divide first.', `${product} = ${a * b}, \\quad ${division} = ${quotient}`],
      ['Then subtract.', `${a * b} - ${inBrackets(quotient)} = ${value}`],
    ],
    ladder: ({ first }) => ladderFrom(first),
    ways: ({ a, b, quotient, dividend, divisor, first }) => [
      leftToRight([a, b, dividend, divisor], ['*', '-', '/'], first),
      signSlip(a * b + quotient, `${dividend} and ${divisor}, and at the minus sign before them`, first),
    ],
    belowZero: true,
  },
);

const productWithSum = family(
  { ...told, difficulties: [3] },
  {
    levels: { a: always(withSign(2, 9)), b: always(withSign(2, 12)), c: always(withSign(2, 12)) },
    where: ({ a, b, c }) =>
      (a < 0 || b < 0) && (b < 0 || c < 0) && Math.abs(b + c) > 1 && !haveOneSize(b, c) && isLarge(a * (b + c)),
    derived: ({ a, b, c }) => ({
      value: a * (b + c),
      sum: `${b} + ${inBrackets(c)}`,
      first: `Find ${b} + ${inBrackets(c)} in the parentheses first.`,
    }),
    given: ({ a, sum, value }) => ({ stem: `Find $${a} \\times (${sum})$.`, right: value }),
    steps: ({ a, b, c, sum, value }) => [
      ['Do the operations in parentheses first.', `${sum} = ${b + c}`],
      ['Then multiply.', `${a} \\times ${inBrackets(b + c)} = ${value}`],
    ],
    ladder: ({ first }) => ladderFrom(first),
    ways: ({ a, b, c, value, first }) => [
      withoutBrackets([a, b, c], ['*', '+'], first),
      signSlip(-value, `${a} and of the sum in the parentheses`, first),
    ],
    belowZero: true,
  },
);

type Differing = { readonly b: number; readonly c: number; readonly d: number };

/** True for a difference with a negative number in it, with different sizes; it is multiplied by b. */
const isNeat = ({ c, d }: Differing): boolean => Math.abs(c - d) > 1 && (c < 0 || d < 0) && !haveOneSize(c, d);
const differenceTex = ({ c, d }: Differing): string => `${c} - ${inBrackets(d)}`;
const multiplied = ({ b, c, d }: Differing): Step => ['Then multiply.', `${b} \\times ${inBrackets(c - d)} = ${b * (c - d)}`];

const lessProduct = family(
  { ...told, difficulties: [4] },
  {
    levels: { a: always(withSign(2, 15)), b: always(range(2, 9)), c: always(withSign(2, 9)), d: always(withSign(2, 9)) },
    where: ({ a, ...rest }) => isNeat(rest) && !haveOneSize(a, rest.b) && isLarge(a - rest.b * (rest.c - rest.d)),
    derived: ({ a, b, c, d }) => ({
      value: a - b * (c - d),
      first: `Find ${c} − ${inBrackets(d)} in the parentheses, then multiply by ${b}. Subtract last.`,
    }),
    given: ({ a, value, ...rest }) => ({ stem: `Find $${a} - ${rest.b} \\times (${differenceTex(rest)})$.`, right: value }),
    steps: ({ a, value, ...rest }) => [
      ['Do the operations in parentheses first.', `${differenceTex(rest)} = ${rest.c - rest.d}`],
      multiplied(rest),
      ['Subtract at the end.', `${a} - ${inBrackets(a - value)} = ${value}`],
    ],
    ladder: ({ first }) => ladderFrom(first),
    ways: ({ a, b, c, d, value, first }) => [
      leftToRight([a, b, c - d], ['-', '*'], first),
      withoutBrackets([a, b, c, d], ['-', '*', '-'], first),
      signSlip(2 * a - value, `the product, and at the minus sign after ${a}`, first),
    ],
    belowZero: true,
  },
);

const squareLessProduct = family(
  { ...told, difficulties: [5] },
  {
    levels: { a: always(range(2, 7)), b: always(range(2, 6)), c: always(withSign(2, 9)), d: always(withSign(2, 9)) },
    where: ({ a, ...rest }) => isNeat(rest) && isLarge(a * a - rest.b * (rest.c - rest.d)),
    derived: ({ a, b, c, d }) => ({
      square: a * a,
      value: a * a - b * (c - d),
      first: `Do the operations in parentheses ${c} − ${inBrackets(d)} and the power first.`,
    }),
    given: ({ a, value, ...rest }) => ({
      stem: `Find $(-${a})^2 - ${rest.b} \\times (${differenceTex(rest)})$.`,
      right: value,
    }),
    steps: ({ a, square, value, ...rest }) => [
      ['Do the operations in parentheses.', `${differenceTex(rest)} = ${rest.c - rest.d}`],
      [
        'Then the exponent. The negative sign is inside the parentheses, so square it, too.',
        `(-${a})^2 = (-${a}) \\times (-${a}) = ${square}`,
      ],
      multiplied(rest),
      ['Subtract at the end.', `${square} - ${inBrackets(square - value)} = ${value}`],
    ],
    ladder: ({ first }) => ladderFrom(first),
    ways: ({ a, b, c, d, square, value, first }) => [
      {
        rule: signOutsideSquare,
        to: signOutsideSquare.answer(a, 2) - b * (c - d),
        hints: [`What is squared in (−${a})²?`, signOutsideSquare.hints.principle, `Write (−${a})² as (−${a}) × (−${a}).`],
      },
      leftToRight([square, b, c - d], ['-', '*'], first),
      signSlip(2 * square - value, 'the product, and at the minus sign after the power', first),
    ],
    belowZero: true,
  },
);

const compute = byShape(sumWithProduct, productLessQuotient, productWithSum, lessProduct, squareLessProduct);

/** times × power + rest. The power is (−a)^exponent with the sign in brackets, or −a^exponent without brackets. */
type Powered = { tex: string; line: string; exponent: 2 | 3; inBrackets: boolean; times: number; rest: number };

const repeated = (factor: string, exponent: 2 | 3): string => Array(exponent).fill(factor).join(' \\times ');

/** 1: −a² or (−a)². 2: a cube too. 3: a number in front, or a sum. 4: −a² and (−b)² together. 5: with a factor and a cube. */
function powers(a: number, b: number, k: number): readonly (readonly Powered[])[] {
  const [square, cube] = [a * a, a ** 3];
  const bare = (exponent: 2 | 3): Powered => ({
    tex: `-${a}^${exponent}`,
    line: `-${a}^${exponent} = -(${repeated(`${a}`, exponent)})`,
    exponent,
    inBrackets: false,
    times: 1,
    rest: 0,
  });
  const bracketed = (exponent: 2 | 3): Powered => ({
    tex: `(-${a})^${exponent}`,
    line: `(-${a})^${exponent} = ${repeated(`(-${a})`, exponent)}`,
    exponent,
    inBrackets: true,
    times: 1,
    rest: 0,
  });
  const [squaredAlone, squaredWithSign] = [bare(2), { ...bracketed(2), line: `(-${a})^2 = ${square}` }];
  return [
    [bare(2), bracketed(2)],
    [
      bracketed(3),
      bare(3),
      {
        ...bracketed(2),
        tex: `-(-${a})^2`,
        line: `-(-${a})^2 = -\\left(${repeated(`(-${a})`, 2)}\\right)`,
        times: -1,
      },
    ],
    [
      { ...squaredAlone, tex: `${b} - ${a}^2`, line: `${a}^2 = ${square}`, rest: b },
      { ...squaredAlone, tex: `-${a}^2 + ${b}`, line: `-${a}^2 = -${square}`, rest: b },
      { ...squaredWithSign, tex: `${k} \\times (-${a})^2`, times: k },
    ],
    [
      {
        ...squaredWithSign,
        tex: `-${b}^2 + (-${a})^2`,
        line: `-${b}^2 = -${b * b}, \\quad (-${a})^2 = ${square}`,
        rest: -b * b,
      },
      {
        ...squaredAlone,
        tex: `(-${b})^2 - ${a}^2`,
        line: `(-${b})^2 = ${b * b}, \\quad ${a}^2 = ${square}`,
        rest: b * b,
      },
    ],
    [
      {
        ...bracketed(3),
        tex: `${k} \\times (-${a})^3 - ${b}^2`,
        line: `(-${a})^3 = ${-cube}, \\quad ${b}^2 = ${b * b}`,
        times: k,
        rest: -b * b,
      },
      {
        ...squaredWithSign,
        tex: `-${k} \\times (-${a})^2 + (-${b})^2`,
        line: `(-${a})^2 = ${square}, \\quad (-${b})^2 = ${b * b}`,
        times: -k,
        rest: b * b,
      },
    ],
  ];
}

const powerSign = family(
  { name: 'int_order_operations_power_sign', version: 1, skill: 'int_order_operations' },
  {
    levels: {
      a: [range(3, 12), range(2, 10), range(2, 9), range(2, 9), range(2, 6)],
      b: always(range(3, 9)),
      k: always(range(2, 9)),
    },
    where: ({ a, b, k }) => new Set([a, b, k]).size === 3 && a !== 2,
    phrasing: (chance, { a, b, k, difficulty }) => {
      const shape = chance.pick(powers(a, b, k)[difficulty - 1]!);
      const { exponent, times, rest } = shape;
      return {
        shape,
        work: (power: number) => times * power + rest,
        first: shape.inBrackets
          ? `Write (−${a}) as a factor ${exponent} times.`
          : `Find ${a} to the power ${exponent} first. Then put the negative sign in front.`,
      };
    },
    given: ({ a, shape: { tex, exponent, inBrackets: inside }, work }) => ({
      stem: `Find $${tex}$.`,
      right: work(inside ? (-a) ** exponent : -(a ** exponent)),
    }),
    steps: ({ a, shape: { tex, line, exponent, inBrackets: inside }, work, difficulty }) => {
      const equation = `${tex} = ${work(inside ? (-a) ** exponent : -(a ** exponent))}`;
      return difficulty < 3
        ? [
            [
              `The exponent applies ${inside ? 'to everything in the parentheses' : `only to the ${a}. The negative sign stays in front`}.`,
              line,
            ],
            ['Multiply.', equation],
          ]
        : [
            ['Exponents come first. The exponent applies to the negative sign only if it is inside the parentheses.', line],
            ['Then multiply. Add and subtract last.', equation],
          ];
    },
    ladder: ({ first }) => [
      'Is the negative sign inside parentheses or not?',
      'The exponent applies to the negative sign only if the sign is inside the parentheses.',
      first,
    ],
    ways: ({ a, shape: { exponent, inBrackets: inside }, work, first }) => {
      const hints: Ladder = [
        `Are there parentheses around −${a}? Does the exponent apply to the negative sign?`,
        'The exponent applies to the negative sign only if the sign is inside the parentheses.',
        first,
      ];
      const times = Number(exponentAsFactor.answer(rational(a), exponent).n);
      return [
        inside
          ? { rule: signOutsideSquare, to: work(signOutsideSquare.answer(a, exponent)), hints }
          : { rule: signInsidePower, to: work(Number(signInsidePower.answer(rational(a), exponent).n)), hints },
        ledTo(signFollowsNoRule, exponent === 3 ? work(signFollowsNoRule.answer(a, 3)) : null, first),
        {
          rule: exponentAsFactor,
          to: work(inside && exponent === 2 ? times : -times),
          hints: [
            `What does the exponent ${exponent} tell you to do with ${a}?`,
            `An exponent tells how many times the number is a factor. It does not multiply the number by ${exponent}.`,
            first,
          ],
        },
      ];
    },
    belowZero: true,
  },
);

type BarNumbers = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** Builds (first + last) over bottom. All three have numbers above and below the bar that the page shows. */
function overBar({ a, b, c, d }: BarNumbers, difficulty: Difficulty) {
  const first = byDifficulty(difficulty, [a, a, a, a * c, c * c]);
  const last = byDifficulty(difficulty, [b, -b, -b, b, b]);
  const bottom = difficulty < 3 ? d : c + d;
  return { first, last, top: first + last, bottom, value: (first + last) / bottom };
}

/**
 * A fraction bar acts as brackets. 1 and 2: sums above and a number below. 3: sums above and below. 4: a product above. 5: a
 * power above.
 */
const fractionBar = family(
  { name: 'int_order_operations_fraction_bar', version: 1, skill: 'int_order_operations' },
  {
    levels: {
      a: [withSign(2, 15), withSign(2, 30), withSign(2, 30), withSign(2, 30), withSign(2, 30)],
      b: [withSign(2, 15), withSign(2, 30), withSign(2, 30), withSign(2, 30), withSign(2, 30)],
      c: always(withSign(2, 9)),
      d: always(withSign(2, 9)),
    },
    where: (of, difficulty) => {
      const { first, last, top, bottom, value } = overBar(of, difficulty);
      return (
        Math.abs(bottom) > 1 &&
        Number.isInteger(value) &&
        Math.abs(value) > 1 &&
        Math.abs(value) < 40 &&
        (top < 0 || bottom < 0) &&
        (difficulty < 3 || !haveOneSize(of.c, of.d)) &&
        !haveOneSize(first, last)
      );
    },
    derived: ({ a, b, c, d, difficulty }) => {
      const topTex = byDifficulty(difficulty, [
        `${a} + ${inBrackets(b)}`,
        `${a} - ${inBrackets(b)}`,
        `${a} - ${inBrackets(b)}`,
        `${a} \\times ${inBrackets(c)} + ${inBrackets(b)}`,
        `(-${Math.abs(c)})^2 + ${inBrackets(b)}`,
      ]);
      const bottomTex = difficulty < 3 ? `${d}` : `${c} + ${inBrackets(d)}`;
      const begin =
        difficulty < 3
          ? `Find $${topTex}$ first. Then divide by ${d}.`
          : `Find $${topTex}$ and $${bottomTex}$ first. Then divide.`;
      return { topTex, bottomTex, begin, ...overBar({ a, b, c, d }, difficulty) };
    },
    given: ({ topTex, bottomTex, value }) => ({ stem: `Find $\\frac{${topTex}}{${bottomTex}}$.`, right: value }),
    steps: ({ topTex, bottomTex, top, bottom, value, difficulty }) => [
      ['A fraction bar groups like parentheses. Find the numerator.', `${topTex} = ${top}`],
      ...(difficulty < 3 ? [] : [['Find the denominator.', `${bottomTex} = ${bottom}`] satisfies Step]),
      ['Divide. Check the sign.', `\\frac{${top}}{${bottom}} = ${value}`],
    ],
    ladder: ({ begin }) => [
      'What is above the fraction bar? What is below it?',
      'A fraction bar groups like parentheses. Find the numerator and the denominator first. Then divide.',
      begin,
    ],
    ways: ({ c, d, first, last, top, bottom, value, begin, difficulty }) => [
      ledTo(barDividesLastTerm, finiteDecimal(barDividesLastTerm.answer(first, last, bottom)), begin),
      ruled(quotientSignSlip, [value], begin),
      ledTo(barDividesByFirstTerm, difficulty < 3 ? null : finiteDecimal(barDividesByFirstTerm.answer(top, c, d)), begin),
    ],
    belowZero: true,
  },
);

export const orderOfOperationsIntegersGenerators: readonly Generator[] = [compute, powerSign, fractionBar];
