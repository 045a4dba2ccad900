import {
  distributedFirstOnly,
  letterSignKeptCrossing,
  signKeptCrossing,
  stoppedBeforeDividing,
  subtractedCoefficient,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { family, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** ax = cx + d, in two steps. 1: small. 2: d may be negative. 3: c may be negative. */
const bothSides = family(
  { name: 'eq_both_sides_two_steps', version: 1, skill: 'eq_both_sides', difficulties: [1, 2, 3] },
  {
    levels: {
      x: [range(2, 9), plusMinus(2, 9), plusMinus(2, 12), range(2, 9), range(2, 9)],
      a: [range(4, 9), range(4, 12), range(4, 12), range(4, 12), range(4, 12)],
      c: [range(2, 7), range(2, 9), range(-7, -2), range(2, 9), range(2, 9)],
    },
    where: ({ x, a, c }) => a - c > 1 && a + c !== 0 && new Set([x, a, c, (a - c) * x, a - c]).size === 5,
    given: ({ x, a, c }) => ({
      stem: `Solve the equation.\n\n$${linearText(a, 0)} = ${linearText(c, (a - c) * x)}$`,
      right: x,
      inputType: 'integer',
      variables: { x: 'the unknown' },
    }),
    ladder: ({ x, a, c }) => [
      'On which sides of the equation is x?',
      'Get all the x-terms on one side. Then divide by the coefficient that is left.',
      `${c > 0 ? `Subtract $${linearText(c, 0)}$ from` : `Add $${linearText(-c, 0)}$ to`} both sides, so that ${(a - c) * x} is by itself on the right.`,
    ],
    steps: ({ x, a, c }) => [
      [
        c > 0 ? `Subtract ${linearText(c, 0)} from both sides.` : `Add ${linearText(-c, 0)} to both sides.`,
        `${linearText(a - c, 0)} = ${(a - c) * x}`,
      ],
      [`Divide both sides by ${a - c}.`, `x = ${x}`],
    ],
    ways: ({ x, a, c }) => {
      const d = (a - c) * x;
      const step = `Bring the variable terms to one side: take $${linearText(c, 0)}$ away from both sides.`;
      return [
        following(
          letterSignKeptCrossing,
          [a, 0, c, d],
          ['How did the variable term leave the right side?', letterSignKeptCrossing.hints.principle, step],
        ),
        following(
          stoppedBeforeDividing,
          [a - c, 0, d],
          ['What is still in front of x?', 'To undo multiplication, divide.', step],
        ),
        following(
          subtractedCoefficient,
          [a - c, 0, d],
          ['What does the coefficient do to x?', subtractedCoefficient.hints.principle, step],
        ),
      ];
    },
    belowZero: true,
  },
);

/** a(x + b) = c, in two steps. 1: b is positive. 2: b may be negative. 3: a may be negative. */
const parentheses = family(
  { name: 'eq_parentheses_two_steps', version: 1, skill: 'eq_parentheses', difficulties: [1, 2, 3] },
  {
    levels: {
      x: [range(2, 9), plusMinus(2, 9), plusMinus(2, 12), range(2, 9), range(2, 9)],
      a: [range(2, 6), range(2, 9), range(-9, -2), range(2, 9), range(2, 9)],
      b: [range(1, 9), plusMinus(1, 9), plusMinus(1, 9), range(2, 9), range(2, 9)],
    },
    where: ({ x, a, b }) =>
      x !== a && x + b !== 0 && new Set([x, a, b, x + b, a * (x + b), 1]).size >= 5 && Math.abs(x + b) !== 1,
    given: ({ x, a, b }) => ({
      stem: `Solve the equation.\n\n$${a}(${linearText(1, b)}) = ${a * (x + b)}$`,
      right: x,
      inputType: 'integer',
      variables: { x: 'the unknown' },
    }),
    ladder: ({ x, a, b }) => [
      'What number multiplies the parentheses?',
      'Undo the multiplication first: divide both sides by the factor in front. Then undo what is inside.',
      `Divide both sides by ${a}: $${linearText(1, b)} = ${a * (x + b)} \\div ${a < 0 ? `(${a})` : a}$.`,
    ],
    steps: ({ x, a, b }) => [
      [`Divide both sides by ${a}.`, `${linearText(1, b)} = ${x + b}`],
      [b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`, `x = ${x}`],
    ],
    ways: ({ x, a, b }) => {
      const step = `Divide both sides by ${a} first. What is $${linearText(1, b)}$ equal to?`;
      return [
        following(
          distributedFirstOnly,
          [a, b, a * (x + b)],
          ['Which terms does the factor multiply?', distributedFirstOnly.hints.principle, step],
        ),
        ruled(signKeptCrossing, [1, b, x + b], step),
      ];
    },
    belowZero: true,
  },
);

export const shortEquationGenerators: readonly Generator[] = [bothSides, parentheses];
