import {
  asymptoteAddedBack,
  asymptoteIgnored,
  baseForZeroPower,
  coefficientRaisedToo,
  exponentMultiplied,
  growthByDifference,
  negativePowerMadeNegative,
  rootOfGrowthNotTaken,
  zeroPowerAsZero,
} from '@stoa/engine/math/mal-rules/functions-and-lines/curves';
import { rational } from '@stoa/engine/math/exact/rational';
import { family, never, plusMinus, range, surely } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { tail } from '../../wording/line-text.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { asymptoteOf, signed } from './horizontal-asymptote.ts';
import { ledTo, ruled } from '../../ruled.ts';

/** Writes a power with the factor before it; the bases are whole numbers and one half. */
const powerTex = (a: number, b: string): string => `${a === 1 ? '' : a === -1 ? '-' : `${a} \\cdot `}${b}^x`;
const growth = (a: number, b: number, q: number): string => `${powerTex(a, `${b}`)}${tail(q)}`;

/** The value of y = a·b^x + q. 1: no shift, x = 2. 2: x = 2 or 3, moved up. 3: moved down. 4: a negative exponent. 5: a negative a. */
const exponentialValue = family(
  { name: 'func_exponential_value', version: 1, skill: 'func_exponential' },
  {
    levels: {
      a: [range(2, 6), range(2, 6), range(2, 6), range(3, 12), range(-6, -2)],
      b: [range(3, 5), range(2, 5), range(2, 5), range(2, 5), range(2, 4)],
      x: [range(2, 2), range(2, 3), range(2, 4), range(-2, -1), range(2, 3)],
      q: [range(0, 0), range(1, 9), range(-15, -1), plusMinus(1, 9), plusMinus(1, 20)],
    },
    where: ({ a, b, x, q }) =>
      a !== b &&
      Math.abs(a) !== Math.abs(q) &&
      Math.abs(a * b ** x + q) < 700 &&
      Math.abs(a + q * b ** Math.abs(x)) !== b ** Math.abs(x) &&
      Math.abs(a * b ** x + q) !== 1,
    given: ({ a, b, x, q }) => ({
      stem: `Find the value of $y = ${growth(a, b, q)}$ for $x = ${x}$.`,
      right: x < 0 ? rational(a + q * b ** -x, b ** -x) : a * b ** x + q,
      inputType: x < 0 ? 'fraction' : 'integer',
      variables: { y: 'the value that belongs to x' },
    }),
    ladder: ({ a, b, x, q }) => [
      'What number goes in for x?',
      'Find the power first. Then multiply, and then add or subtract.',
      `Find $${b}^{${x}}$ first. Then multiply by ${a}${q === 0 ? '' : q < 0 ? ` and subtract ${-q}` : ` and add ${q}`}.`,
    ],
    steps: ({ a, b, x, q }) => {
      const right = x < 0 ? rational(a + q * b ** -x, b ** -x) : rational(a * b ** x + q);
      return [
        ['Find the power first.', x < 0 ? `${b}^{${x}} = \\frac{1}{${b ** -x}}` : `${b}^{${x}} = ${b ** x}`],
        [
          'Multiply, and then add or subtract.',
          `y = ${right.d === 1n ? right.n : `${right.n < 0n ? '-' : ''}\\frac{${right.n < 0n ? -right.n : right.n}}{${right.d}}`}`,
        ],
      ];
    },
    ways: ({ a, b, x, q }) => {
      const step = `Find $${b}^{${x}}$ first.`;
      const base = rational(b);
      return [
        ruled(negativePowerMadeNegative, [a, base, x, q], step),
        ...(x < 0 ? [] : [ruled(coefficientRaisedToo, [a, base, x, q], step)]),
        ruled(exponentMultiplied, [a, base, x, q], step),
        ...(q === 0
          ? []
          : [
              {
                rule: asymptoteIgnored,
                to: x < 0 ? rational(a, b ** -x) : rational(a * b ** x),
                hints: [
                  'Which number of the equation have you not used?',
                  'The number that is added moves every point up or down.',
                  `${step} Multiply, and then use the ${Math.abs(q)}.`,
                ] as const,
              },
            ]),
      ];
    },
    belowZero: true,
  },
);

/** Where y = a·b^x + q meets the y-axis, or the number a, given that point. 1 to 3: the point. 4 and 5: a. */
const exponentialIntercept = family(
  { name: 'func_exponential_intercept', version: 1, skill: 'func_exponential' },
  {
    levels: {
      a: [range(2, 9), range(2, 9), range(-9, -2), range(2, 12), plusMinus(2, 15)],
      b: [range(2, 5), range(2, 7), range(2, 7), range(2, 7), range(2, 9)],
      q: [range(1, 9), range(-9, -1), plusMinus(1, 9), plusMinus(1, 12), plusMinus(2, 20)],
      asksA: [never, never, never, surely, surely],
    },
    where: ({ a, b, q }) => new Set([a, b, q, a + q, 0].map(Math.abs)).size === 5 && Math.abs(a + q) !== 1,
    given: ({ a, b, q, asksA }) => ({
      stem: asksA
        ? `The graph of $y = a \\cdot ${b}^x${tail(q)}$ crosses the $y$-axis at $y = ${a + q}$. Find $a$.`
        : `At what value of $y$ does the graph of $y = ${growth(a, b, q)}$ cross the $y$-axis?`,
      right: asksA ? a : a + q,
      variables: { [asksA ? 'a' : 'y']: asksA ? 'the number before the power' : 'the value on the y-axis' },
    }),
    ladder: ({ a, b, q, asksA }) => [
      'What is x on the y-axis?',
      'Substitute 0 for x. Any base except 0 to the power 0 is 1.',
      asksA
        ? `With 0 for x, the equation is $${a + q} = a \\cdot 1${tail(q)}$. Solve for $a$.`
        : `With 0 for x, the power $${b}^0$ is 1. Multiply by ${a}, and then ${q < 0 ? `subtract ${-q}` : `add ${q}`}.`,
    ],
    steps: ({ a, b, q, asksA }) => [
      ['On the y-axis, x is 0.', `${b}^0 = 1`],
      asksA
        ? [`Solve for a.`, `a = ${a + q} ${signed(-q)} = ${a}`]
        : ['Substitute, and find it.', `y = ${inBrackets(a)} \\cdot 1 ${signed(q)} = ${a + q}`],
    ],
    ways: ({ a, b, q, asksA }) =>
      asksA
        ? [
            {
              rule: asymptoteAddedBack,
              to: asymptoteAddedBack.answer(a + q, q),
              hints: [
                'What is added to a on the y-axis?',
                'Substitute 0 for x. Then move the number that is added to the other side.',
                `For $x = 0$ the equation is $${a + q} = a \\cdot 1${tail(q)}$.`,
              ],
            },
            {
              rule: asymptoteIgnored,
              to: asymptoteIgnored.answer(rational(a + q)),
              hints: [
                'Did you use every number of the equation?',
                'On the y-axis, y is a plus the number that is added.',
                `For $x = 0$ the equation is $${a + q} = a \\cdot 1${tail(q)}$.`,
              ],
            },
          ]
        : [
            ruled(zeroPowerAsZero, [q], `Substitute 0 for x: $${inBrackets(a)} \\cdot ${b}^0${tail(q)}$.`),
            ruled(baseForZeroPower, [a, b, q], `Substitute 0 for x: $${inBrackets(a)} \\cdot ${b}^0${tail(q)}$.`),
            {
              rule: asymptoteIgnored,
              to: asymptoteIgnored.answer(rational(a)),
              hints: [
                'Which number of the equation have you not used?',
                'The number that is added moves every point up or down.',
                `Find $${inBrackets(a)} \\cdot ${b}^0$ first. What comes after it?`,
              ],
            },
          ],
    belowZero: true,
  },
);

/** The base of y = a·b^x from two points. 2 and 3: one step apart. 4: two steps. 5: two or three, with the first one left of the y-axis. */
const exponentialBase = family(
  { name: 'func_exponential_base', version: 2, skill: 'func_exponential', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      a: [range(2, 6), range(2, 6), range(2, 12), range(2, 9), range(2, 6)],
      b: [range(3, 6), range(3, 6), range(3, 9), range(3, 7), range(3, 5)],
      from: [range(0, 0), range(0, 0), range(1, 2), range(0, 1), range(0, 2)],
      steps: [range(1, 1), range(1, 1), range(1, 1), range(2, 2), range(2, 3)],
    },
    where: ({ a, b, from, steps }) =>
      a * b ** (from + steps) < 1000 &&
      b !== steps &&
      new Set([a * b ** from, a * b ** (from + steps), from, from + steps, b]).size === 5,
    given: ({ a, b, from, steps }) => ({
      stem: `The graph of $y = a \\cdot b^x$ with $b > 0$ passes through the points $(${from}, ${a * b ** from})$ and $(${from + steps}, ${a * b ** (from + steps)})$. Find $b$.`,
      right: b,
      variables: { b: 'the base' },
    }),
    ladder: ({ a, b, from, steps }) => [
      `How many steps of x are there between the points?`,
      'In each step of 1, y is multiplied by the base. Divide the second y by the first.',
      `Divide ${a * b ** (from + steps)} by ${a * b ** from}. ${steps === 1 ? 'That is one step.' : `That is ${steps} steps: the base to the power ${steps}.`}`,
    ],
    steps: ({ a, b, from, steps }) => [
      ['Divide the second value of y by the first.', `\\frac{${a * b ** (from + steps)}}{${a * b ** from}} = ${b ** steps}`],
      steps === 1
        ? ['That is the growth of one step.', `b = ${b}`]
        : [`That is the growth of ${steps} steps. Take the root.`, `b^{${steps}} = ${b ** steps}, \\quad b = ${b}`],
    ],
    ways: ({ a, b, from, steps }) => {
      const [low, high] = [a * b ** from, a * b ** (from + steps)];
      const step = `What is ${low} multiplied by to get ${high}?`;
      return [
        ledTo(
          rootOfGrowthNotTaken,
          steps === 1 ? null : rootOfGrowthNotTaken.answer(b, steps),
          `From $x = ${from}$ to $x = ${from + steps}$, how many times is $b$ a factor?`,
        ),
        ruled(growthByDifference, [low, high, steps], step),
      ];
    },
  },
);

const asymptote = asymptoteOf('func_exponential_asymptote', 'func_exponential', (a, b) => powerTex(a, `${b}`));

export const exponentialGraphGenerators: readonly Generator[] = [
  exponentialValue,
  exponentialIntercept,
  exponentialBase,
  asymptote,
];
