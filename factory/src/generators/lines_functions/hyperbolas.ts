import {
  asymptoteAddedBack,
  asymptoteIgnored,
  hyperbolaInterceptSign,
  multipliedByInput,
  quotientTurnedForIntercept,
  shiftDividedToo,
} from '@stoa/engine/math/mal-rules/functions-and-lines/curves';
import { rational } from '@stoa/engine/math/exact/rational';
import { family, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { tail } from '../../wording/line-text.ts';
import { asymptoteOf, signed } from './horizontal-asymptote.ts';
import { ledTo, ruled } from '../../ruled.ts';

/** a/x + q, as LaTeX. */
const hyperbola = (a: number, q: number): string => `${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{x}${tail(q)}`;

/** The value of y = a/x + q. 1: positive. 2: moved down. 3: at a negative x. 4: with a negative a. 5: the value is a fraction. */
const hyperbolaValue = family(
  { name: 'func_hyperbola_value', version: 1, skill: 'func_hyperbola' },
  {
    levels: {
      x: [range(2, 6), range(2, 6), range(-9, -2), plusMinus(2, 9), plusMinus(2, 9)],
      times: [range(2, 6), range(2, 6), range(2, 6), range(-6, -2), range(2, 6)],
      more: [range(0, 0), range(0, 0), range(0, 0), range(0, 0), range(1, 8)],
      q: [range(1, 9), range(-9, -1), plusMinus(1, 9), plusMinus(1, 9), plusMinus(1, 9)],
    },
    where: ({ x, times, more, q }) => {
      const a = x * times + more;
      const y = times + q;
      return (
        a !== 0 && Math.abs(a) > 1 && (more === 0 || a % x !== 0) && ![a, x, q, 0].includes(y) && Math.abs(a) !== Math.abs(x)
      );
    },
    given: ({ x, times, more, q }) => ({
      stem: `A hyperbola has the equation $y = ${hyperbola(x * times + more, q)}$. Find $y$ for $x = ${x}$.`,
      right: rational(x * times + more + q * x, x),
      inputType: more === 0 ? 'integer' : 'fraction',
      variables: { y: 'the value that belongs to x' },
    }),
    ladder: ({ x, times, more, q }) => [
      'What number goes in for x?',
      'Substitute the number for x. Divide first, and then add or subtract.',
      `Divide ${x * times + more} by ${x}. Then ${q < 0 ? `subtract ${-q}` : `add ${q}`}.`,
    ],
    steps: ({ x, times, more, q }) => {
      const a = x * times + more;
      const right = rational(a + q * x, x);
      return [
        ['Substitute the value of x.', `y = \\frac{${a}}{${x}}${tail(q)}`],
        [
          'Divide, and then add or subtract.',
          `y = ${more === 0 ? `${times} ${signed(q)} = ${times + q}` : `${right.n < 0n ? '-' : ''}\\frac{${right.n < 0n ? -right.n : right.n}}{${right.d}}`}`,
        ],
      ];
    },
    ways: ({ x, times, more, q }) => {
      const a = x * times + more;
      const step = `Divide ${a} by ${x} first.`;
      return [
        ruled(shiftDividedToo, [a, q, x], step),
        ruled(multipliedByInput, [a, q, x], step),
        {
          rule: asymptoteIgnored,
          to: asymptoteIgnored.answer(rational(a, x)),
          hints: [
            'What is done after the division?',
            'The number beside the fraction moves every point up or down.',
            `${step} Then use the ${Math.abs(q)}.`,
          ],
        },
      ];
    },
    belowZero: true,
  },
);

/** Where y = a/x + q meets the x-axis. 2: q negative. 3: any signs. 4: the same, larger. 5: a fraction. */
const hyperbolaIntercept = family(
  { name: 'func_hyperbola_intercept', version: 1, skill: 'func_hyperbola', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      q: [range(-6, -2), range(-6, -2), plusMinus(2, 6), plusMinus(3, 9), plusMinus(2, 9)],
      x: [range(2, 8), range(2, 8), plusMinus(2, 8), plusMinus(3, 12), range(0, 0)],
      any: [range(2, 9), range(2, 9), range(2, 9), range(2, 9), plusMinus(5, 30)],
    },
    where: ({ q, x, any }) => (x === 0 ? any % q !== 0 : Math.abs(x) !== Math.abs(q)),
    given: ({ q, x, any }) => {
      const a = x === 0 ? any : -q * x;
      return {
        stem: `The graph of $y = ${hyperbola(a, q)}$ crosses the $x$-axis once. Find the $x$-coordinate of that point.`,
        right: rational(-a, q),
        inputType: x === 0 ? 'fraction' : 'integer',
        variables: { x: 'the x-coordinate' },
      };
    },
    ladder: ({ q, x, any }) => [
      'What is y where the graph crosses the x-axis?',
      'Substitute 0 for y. Get the fraction by itself, and then multiply both sides by x.',
      `Write $0 = ${hyperbola(x === 0 ? any : -q * x, q)}$. ${q < 0 ? `Add ${-q} to` : `Subtract ${q} from`} both sides.`,
    ],
    steps: ({ q, x, any }) => {
      const a = x === 0 ? any : -q * x;
      const right = rational(-a, q);
      return [
        ['On the x-axis, y is 0.', `0 = ${hyperbola(a, q)}`],
        ['Move the number to the other side.', `\\frac{${a}}{x} = ${-q}`],
        [
          'Multiply by x, and divide.',
          `x = ${right.d === 1n ? right.n : `${right.n < 0n ? '-' : ''}\\frac{${right.n < 0n ? -right.n : right.n}}{${right.d}}`}`,
        ],
      ];
    },
    ways: ({ q, x, any }) => {
      const a = x === 0 ? any : -q * x;
      const step = `Solve $0 = ${hyperbola(a, q)}$. What is the first step?`;
      return [ruled(hyperbolaInterceptSign, [a, q], step), ruled(quotientTurnedForIntercept, [a, q], step)];
    },
    belowZero: true,
  },
);

/** The number a of y = a/x + q from a point. 1: q = 0 is given. 2: moved up. 3: moved down. 4 and 5: any signs. */
const hyperbolaFromPoint = family(
  { name: 'func_hyperbola_from_point', version: 1, skill: 'func_hyperbola' },
  {
    levels: {
      x: [range(2, 7), range(2, 7), range(2, 7), plusMinus(2, 8), plusMinus(3, 12)],
      y: [range(8, 15), range(8, 15), range(2, 9), plusMinus(2, 12), plusMinus(2, 15)],
      q: [range(1, 2), range(2, 6), range(-7, -2), plusMinus(2, 8), plusMinus(2, 9)],
    },
    where: ({ x, y, q }) => y !== q && y !== -q && ![x, y, q].includes((y - q) * x) && Math.abs(x) !== Math.abs(y),
    given: ({ x, y, q }) => ({
      stem: `A hyperbola has the equation $y = \\frac{a}{x}${tail(q)}$ and passes through the point $(${x}, ${y})$. Find $a$.`,
      right: (y - q) * x,
      variables: { a: 'the number above the fraction bar' },
    }),
    ladder: ({ x, y, q }) => [
      'Which numbers do you know for x and y?',
      'A point on the graph makes the equation true. Substitute it, and solve for a.',
      `Write $${y} = \\frac{a}{${x}}${tail(q)}$. ${q > 0 ? `Subtract ${q} from` : `Add ${-q} to`} both sides first.`,
    ],
    steps: ({ x, y, q }) => [
      ['Substitute the point.', `${y} = \\frac{a}{${x}}${tail(q)}`],
      [q > 0 ? `Subtract ${q} from both sides.` : `Add ${-q} to both sides.`, `${y - q} = \\frac{a}{${x}}`],
      [`Multiply both sides by ${x}.`, `a = ${(y - q) * x}`],
    ],
    ways: ({ x, y, q }) => {
      const step = `Write $${y} = \\frac{a}{${x}}${tail(q)}$ and solve for $a$.`;
      return [
        {
          rule: asymptoteIgnored,
          to: asymptoteIgnored.answer(rational(x * y)),
          hints: ['Did you use every number of the equation?', asymptoteIgnored.hints.principle, step],
        },
        ledTo(asymptoteAddedBack, asymptoteAddedBack.answer(y, q) * x, step),
      ];
    },
    belowZero: true,
  },
);

const asymptote = asymptoteOf('func_hyperbola_asymptote', 'func_hyperbola', (a) => hyperbola(a, 0));

export const hyperbolaGenerators: readonly Generator[] = [hyperbolaValue, hyperbolaIntercept, hyperbolaFromPoint, asymptote];
