import { stoppedBeforeDividing } from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import {
  constantKeptItsSign,
  constantLeftOut,
  gaveTheOtherNumber,
  subtractedToEliminate,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { family, graded, plusMinus, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** One unknown of a system by substitution, in two steps. 1: y = mx + b with small numbers. 2: b may be negative. 3: px + y = r. */
const substitution = family(
  { name: 'sys_substitution_one_unknown', version: 1, skill: 'sys_substitution', difficulties: [1, 2, 3] },
  {
    levels: {
      x: [range(2, 8), range(2, 12), range(2, 15), range(2, 15), range(2, 15)],
      m: [range(2, 4), range(2, 5), range(2, 6), range(2, 6), range(2, 6)],
      b: [range(1, 9), plusMinus(1, 9), plusMinus(1, 12), plusMinus(1, 12), plusMinus(1, 12)],
      p: graded((chance, difficulty) => (difficulty === 3 ? chance.int(2, 5) : 1)),
    },
    where: ({ x, m, b, p }) => {
      const y = m * x + b;
      return y > 0 && new Set([x, y, m, Math.abs(b), p * x + y]).size === 5 && x !== p;
    },
    given: ({ x, m, b, p }) => ({
      stem: `Two equations are true: $y = ${linearText(m, b)}$ and $${sumText([
        [p, 'x'],
        [1, 'y'],
      ])} = ${p * x + m * x + b}$. Find $x$.`,
      right: x,
      inputType: 'integer',
      variables: { x: 'the unknown' },
    }),
    ladder: ({ x, m, b, p }) => [
      'What is y equal to in the first equation?',
      'Replace y in the second equation with that expression, in parentheses. Then solve for x.',
      `Write $${linearText(p, 0)} + (${linearText(m, b)}) = ${p * x + m * x + b}$. Combine the x-terms.`,
    ],
    steps: ({ x, m, b, p }) => {
      const total = p * x + m * x + b;
      return [
        [
          'Substitute for y, and combine like terms.',
          `${linearText(p, 0)} + (${linearText(m, b)}) = ${total} \\Rightarrow ${linearText(p + m, b)} = ${total}`,
        ],
        ['Solve for x.', `${linearText(p + m, 0)} = ${total - b} \\Rightarrow x = ${x}`],
      ];
    },
    ways: ({ x, m, b, p }) => {
      const total = p * x + m * x + b;
      const step = `Replace $y$ in $${sumText([
        [p, 'x'],
        [1, 'y'],
      ])} = ${total}$ by $(${linearText(m, b)})$.`;
      return [
        following(
          gaveTheOtherNumber,
          [m * x + b],
          ['Which of the two unknowns does the question ask for?', gaveTheOtherNumber.hints.principle, step],
        ),
        ruled(constantLeftOut, [total, p + m], step),
        ruled(constantKeptItsSign, [total, b, p + m], step),
      ];
    },
    belowZero: false,
  },
);

/** One unknown of a system by adding the equations, in two steps. 1: x + y and x − y. 2: ax + y. 3: ax + by. */
const elimination = family(
  { name: 'sys_elimination_one_unknown', version: 1, skill: 'sys_elimination', difficulties: [1, 2, 3] },
  {
    levels: {
      x: [range(3, 12), range(2, 12), range(2, 15), range(2, 15), range(2, 15)],
      y: [range(1, 10), range(1, 12), range(2, 12), range(2, 12), range(2, 12)],
      a: graded((chance, difficulty) => (difficulty === 1 ? 1 : chance.int(2, 5))),
      c: graded((chance, difficulty) => (difficulty === 3 ? chance.int(1, 5) : 1)),
      b: graded((chance, difficulty) => (difficulty === 3 ? chance.int(2, 4) : 1)),
    },
    where: ({ x, y, a, b, c }) =>
      x !== y && c * x - b * y > 0 && a + c !== x && new Set([x, y, a * x + b * y, c * x - b * y]).size === 4,
    given: ({ x, y, a, b, c }) => ({
      stem: `Two equations are true: $${sumText([
        [a, 'x'],
        [b, 'y'],
      ])} = ${a * x + b * y}$ and $${sumText([
        [c, 'x'],
        [-b, 'y'],
      ])} = ${c * x - b * y}$. Find $x$.`,
      right: x,
      inputType: 'integer',
      variables: { x: 'the unknown' },
    }),
    ladder: ({ x, y, a, b, c }) => [
      'What do you notice about the y-terms of the two equations?',
      'The y-terms are opposites, so add the equations. The y-terms cancel.',
      `Add the x-terms: $${linearText(a, 0)} + ${linearText(c, 0)}$. Add the right sides: $${a * x + b * y} + ${c * x - b * y}$.`,
    ],
    steps: ({ x, a, c }) => [
      ['Add the equations, so that the y-terms cancel.', `${linearText(a + c, 0)} = ${(a + c) * x}`],
      [`Divide both sides by ${a + c}.`, `x = ${x}`],
    ],
    ways: ({ x, y, a, b, c }) => {
      const step = `Add the left sides, and add the right sides: ${a * x + b * y} and ${c * x - b * y}.`;
      return [
        following(
          gaveTheOtherNumber,
          [y],
          ['Which of the two unknowns does the question ask for?', gaveTheOtherNumber.hints.principle, step],
        ),
        following(
          stoppedBeforeDividing,
          [a + c, 0, (a + c) * x],
          ['What is still in front of x?', 'To undo multiplication, divide.', step],
        ),
        ruled(subtractedToEliminate, [a * x + b * y, c * x - b * y, a + c], step),
      ];
    },
    belowZero: false,
  },
);

export const oneUnknownGenerators: readonly Generator[] = [substitution, elimination];
