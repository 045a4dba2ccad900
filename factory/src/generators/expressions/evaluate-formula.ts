import { coefficientSquaredToo } from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import { stoppedBeforeDividing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { signLost } from '@stoa/engine/math/mal-rules/integers/signed-numbers';
import { rational } from '@stoa/engine/math/exact/rational';
import { exponentAsFactor } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { substituteBeside } from '@stoa/engine/math/mal-rules/algebra/expressions';
import { always, family, range } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import {
  addedInside,
  addedBeforeMultiplying,
  leftToRight,
  halfLeftOut,
} from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import { ledTo } from '../../ruled.ts';
import type { WrongWay } from '../../wrong-way.ts';

type Numbers = { a: number; b: number; v: number };

/** A formula in one letter, and the question about it. */
type Formula = {
  letter: string;
  value: number;
  tell: string;
  ask: string;
  unit?: string;
  /** The formula with the number in place of the letter, and its value. */
  tex: string;
  right: number;
  slips: readonly WrongWay<number>[];
};

const product = 'A number beside a variable is multiplied by it.';
const put = (letter: string): string => `Write the formula again with the number in the place of $${letter}$.`;

const formulas: Record<Difficulty, (of: Numbers) => Formula> = {
  1: ({ a, b, v }) => ({
    letter: 'm',
    value: v,
    tell: `A taxi ride of $m$ miles costs $${a} + ${b}m$ dollars.`,
    ask: `How much does a ${v}-mile ride cost, in dollars?`,
    unit: '$',
    tex: `${a} + ${b} \\cdot ${v}`,
    right: a + b * v,
    slips: [
      {
        rule: substituteBeside,
        to: a + substituteBeside.answer(b, v),
        hints: ['What does it mean that a number is right beside the variable $m$?', product, put('m')],
      },
      {
        rule: addedBeforeMultiplying,
        to: addedBeforeMultiplying.answer(a, b, v),
        hints: [`Which comes first in $${a} + ${b}m$, the sum or the product?`, addedBeforeMultiplying.hints.principle, put('m')],
      },
    ],
  }),
  2: ({ a, v }) => ({
    letter: 'w',
    value: v,
    tell: `The perimeter of a rectangle that is $w$ cm wide and ${a} cm long is $2w + 2 \\cdot ${a}$.`,
    ask: `What is the perimeter, in centimeters, when $w = ${v}$?`,
    unit: 'cm',
    tex: `2 \\cdot ${v} + 2 \\cdot ${a}`,
    right: 2 * v + 2 * a,
    slips: [
      {
        rule: substituteBeside,
        to: substituteBeside.answer(2, v) + 2 * a,
        hints: ['What does $2w$ mean?', product, put('w')],
      },
      ledTo(leftToRight, leftToRight.answer(v, a), put('w')),
    ],
  }),
  3: ({ a, v }) => ({
    letter: 'h',
    value: v,
    tell: `The area of a triangle with base ${2 * a} cm and height $h$ cm is $\\frac{1}{2} \\cdot ${2 * a} \\cdot h$.`,
    ask: `What is the area, in square centimeters, when $h = ${v}$?`,
    tex: `\\frac{1}{2} \\cdot ${2 * a} \\cdot ${v}`,
    right: a * v,
    slips: [ledTo(halfLeftOut, halfLeftOut.answer(2 * a, v), put('h')), ledTo(addedInside, addedInside.answer(a, v), put('h'))],
  }),
  4: ({ v }) => ({
    letter: 's',
    value: v,
    tell: `A cube with edge length $s$ cm has a surface area of $6s^2$ square centimeters.`,
    ask: `What is the surface area, in square centimeters, when $s = ${v}$?`,
    tex: `6 \\cdot ${v}^2`,
    right: 6 * v * v,
    slips: [
      {
        rule: coefficientSquaredToo,
        to: coefficientSquaredToo.answer(6, v, 0),
        hints: ['What does the exponent in $6s^2$ belong to?', coefficientSquaredToo.hints.principle, put('s')],
      },
      {
        rule: exponentAsFactor,
        to: 6 * Number(exponentAsFactor.answer(rational(v), 2).n),
        hints: ['What does the small 2 in $s^2$ tell you to do?', exponentAsFactor.hints.principle, put('s')],
      },
    ],
  }),
  5: ({ v }) => {
    const nines = v - 9; // every 9 degrees Fahrenheit are 5 degrees Celsius
    const degrees = 32 + 9 * nines;
    return {
      letter: 'F',
      value: degrees,
      tell: 'To change degrees Fahrenheit to degrees Celsius, use the formula $C = \\frac{5(F - 32)}{9}$.',
      ask: `What is ${degrees} degrees Fahrenheit in degrees Celsius?`,
      tex: `\\frac{5(${degrees} - 32)}{9}`,
      right: 5 * nines,
      slips: [
        {
          rule: signLost,
          to: -5 * nines,
          hints: [`Is ${degrees} above or below 32?`, 'Find the parentheses first, with their sign.', put('F')],
        },
        {
          rule: stoppedBeforeDividing,
          to: 45 * nines,
          hints: ['Is everything above the bar divided?', 'A fraction bar means dividing all that is above it.', put('F')],
        },
      ],
    };
  },
};

/** True if the value is none of the numbers on the page, and no two rules lead to the same answer. */
function tellsApart({ tell, ask, right, slips }: Formula): boolean {
  const shown = [...`${tell}${ask}`.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return !shown.includes(Math.abs(right)) && Math.abs(right) > 9 && new Set([right, ...slips.map(({ to }) => to)]).size === 3;
}

/** 1: a start and a rate. 2: a perimeter. 3: an area of a triangle. 4: a surface. 5: degrees Fahrenheit to Celsius. */
const formula = family(
  { name: 'expr_evaluate_formula', version: 1, skill: 'expr_evaluate' },
  {
    levels: {
      a: always(range(4, 20)),
      b: always(range(2, 9)),
      v: [range(3, 15), range(3, 15), range(3, 15), range(3, 12), range(3, 15)],
    },
    where: (of, difficulty) => tellsApart(formulas[difficulty](of)),
    derived: (of) => formulas[of.difficulty](of),
    given: ({ tell, ask, unit, right }) => ({
      stem: `${tell} ${ask}`,
      right,
      ...(unit === undefined ? {} : { unit }),
    }),
    ladder: ({ letter, value }) => [
      `What number do you know for $${letter}$?`,
      'Substitute the number for the variable. Then find parentheses and powers first, products next, sums last.',
      `Write the formula again with ${value} in place of $${letter}$. Which operation comes first?`,
    ],
    steps: ({ letter, value, tex, right }) => [
      [`Substitute ${value} for $${letter}$.`, tex],
      ['Find it: parentheses and powers, then products, then sums.', `${tex} = ${right}`],
    ],
    ways: ({ slips }) => slips,
    belowZero: true,
  },
);

export const evaluateFormulaGenerators: readonly Generator[] = [formula];
