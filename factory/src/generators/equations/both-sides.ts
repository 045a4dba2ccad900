import { rational } from '@stoa/engine/math/exact/rational';
import { eitherSign, family, graded, only, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  letterSignKeptCrossing,
  numberSignKeptCrossing,
  bothSignsKeptCrossing,
  stoppedBeforeDividing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText } from '../../wording/linear-text.ts';
import { addedTerm, inSentence, undoing, undoingTerm } from '../../wording/undoing.ts';
import { type EquationWay, equationPage, tex } from './equation-page.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

function bothSidesWays(a: number, b: number, c: number, d: number, letter: string): EquationWay[] {
  return [
    following(
      letterSignKeptCrossing,
      [a, b, c, d],
      [
        `Look at how ${linearText(c, 0, letter)} left the right side.`,
        letterSignKeptCrossing.hints.principle,
        `${undoingTerm(c, letter)} both sides: how many ${letter} are left on the left?`,
      ],
    ),
    following(
      numberSignKeptCrossing,
      [a, b, c, d],
      [
        `Look at how ${addedTerm(b)} left the left side.`,
        numberSignKeptCrossing.hints.principle,
        `${undoing(b)} both sides and find the constant on the right.`,
      ],
    ),
    ruled(
      bothSignsKeptCrossing,
      [a, b, c, d],
      `First bring the variables together: ${inSentence(undoingTerm(c, letter))} both sides.`,
    ),
    {
      rule: stoppedBeforeDividing,
      to: Math.abs(a - c) === 1 ? null : rational(d - b),
      hints: [
        `Your number belongs to several ${letter}. What is one of them worth?`,
        `The equation is solved when ${letter} is by itself.`,
        `One step is left: divide both sides by ${a - c}.`,
      ],
    },
  ];
}

/** Returns d of ax + b = cx + d. At 1–4 the solution x is drawn and d is computed; at 5 d is drawn. */
const rightConstant = ({ a, b, c, d, x }: { a: number; b: number; c: number; d: number; x: number }): number =>
  d === 0 ? (a - c) * x + b : d;

/** 1: more x on the left, all positive. 2: a minus. 3: more x on the right. 4: negative coefficients. 5: a fraction for a solution. */
const solve = family(
  { name: 'eq_both_sides_solve', version: 1, skill: 'eq_both_sides' },
  {
    setting: (chance) => ({ letter: chance.pick(['x', 'y', 'n', 'z'] as const) }),
    levels: {
      a: [range(2, 9), range(2, 9), range(2, 9), eitherSign(range(2, 9)), eitherSign(range(2, 9))],
      c: [range(2, 9), range(2, 9), range(2, 9), eitherSign(range(2, 9)), eitherSign(range(2, 9))],
      b: [range(2, 12), eitherSign(range(2, 12)), eitherSign(range(2, 12)), eitherSign(range(2, 12)), eitherSign(range(2, 12))],
      d: [only(0), only(0), only(0), only(0), eitherSign(range(2, 15))],
      x: [range(2, 9), range(2, 9), eitherSign(range(2, 9)), eitherSign(range(2, 9)), only(0)],
    },
    where: (drawn, difficulty) => {
      const [k, constant, right] = [drawn.a - drawn.c, drawn.b, rightConstant(drawn)];
      if (k === 0 || drawn.a + drawn.c === 0 || right === 0 || right === constant || Math.abs(right) > 60) return false;
      if (difficulty === 5) return (right - constant) % k !== 0;
      const lastStepTells = right - constant === k * k || right === constant + k;
      return Math.abs(k) > 1 && !lastStepTells && (difficulty === 4 || (difficulty === 3 ? k < 0 : k > 0));
    },
    derived: (of) => {
      const right = rightConstant(of);
      return { right, k: of.a - of.c, solution: rational(right - of.b, of.a - of.c) };
    },
    given: ({ a, b, c, letter, difficulty, right, solution }) => ({
      ...equationPage({
        stem: `Solve the equation.${difficulty === 5 ? ' Write your answer as a fraction if it is not a whole number.' : ''}\n\n$${linearText(a, b, letter)} = ${linearText(c, right, letter)}$`,
        letter,
        work: 'allowed',
      }),
      right: solution,
    }),
    ladder: ({ b, c, letter }) => [
      `On which sides of the equation is ${letter}?`,
      `Get all the ${letter}-terms on one side and the constants on the other. Do the same to both sides.`,
      `${undoingTerm(c, letter)} both sides. Then ${inSentence(undoing(b))} both sides.`,
    ],
    steps: ({ b, c, letter, right, k, solution }) => [
      [
        `Get all the ${letter}-terms on the left: ${inSentence(undoingTerm(c, letter))} both sides.`,
        `${linearText(k, b, letter)} = ${right}`,
      ],
      [`${undoing(b)} both sides.`, `${linearText(k, 0, letter)} = ${right - b}`],
      ...(k === 1 ? [] : [[`Divide both sides by ${k}.`, `${letter} = ${tex(solution)}`] as const]),
    ],
    ways: ({ a, b, c, letter, right }) => bothSidesWays(a, b, c, right, letter),
    belowZero: true,
  },
);

const many = (piece: string): string => (piece === 'class' ? 'classes' : `${piece}s`);

/** Two offers that cost the same at some number. 1–5: larger numbers. */
const offers = family(
  { name: 'eq_both_sides_offers', version: 2, skill: 'eq_both_sides' },
  {
    levels: {
      drawn: graded((chance, difficulty) => {
        const c = chance.int(2, 4 + difficulty);
        const a = c + chance.int(2, 2 + difficulty);
        const b = chance.int(2, 4 + 2 * difficulty);
        const x = chance.int(3, 5 + 2 * difficulty);
        return { a, b, c, d: (a - c) * x + b };
      }),
    },
    where: ({ drawn: draw }) => draw.d !== draw.a && draw.b !== draw.c && draw.d - draw.b !== (draw.a - draw.c) ** 2,
    derived: ({ drawn: { a, b, c, d } }) => ({ x: (d - b) / (a - c) }),
    phrasing: (chance) => {
      const [place, piece, letter] = chance.pick([
        ['swimming pool', 'visit', 'v'],
        ['bike shop', 'hour', 'h'],
        ['bowling alley', 'game', 'g'],
        ['craft studio', 'class', 'c'],
        ['phone company', 'gigabyte', 'g'],
        ['music service', 'month', 'm'],
      ] as const);
      return { place, piece, letter };
    },
    given: ({ drawn: { a, b, c, d }, x, place, piece, letter }) => ({
      ...equationPage({
        stem: `One ${place} charges \\$${b} plus \\$${a} per ${piece}. Another charges \\$${d} plus \\$${c} per ${piece}. For how many ${many(piece)} is the cost the same? Let $${letter}$ be the number of ${many(piece)}: $${linearText(a, b, letter)} = ${linearText(c, d, letter)}$.`,
        letter,
        standsFor: `the number of ${many(piece)}`,
      }),
      right: rational(x),
    }),
    ladder: ({ drawn: { b, c }, letter }) => [
      'What does each side of the equation tell?',
      'The costs are the same when both sides are equal. Get the variable on one side only.',
      `Subtract $${linearText(c, 0, letter)}$ from both sides, and then subtract ${b} from both sides.`,
    ],
    steps: ({ drawn: { a, b, c, d }, x, letter }) => [
      [
        'Both costs have to be equal, so set one equal to the other.',
        `${linearText(a, b, letter)} = ${linearText(c, d, letter)}`,
      ],
      [`Subtract $${linearText(c, 0, letter)}$ from both sides.`, `${linearText(a - c, b, letter)} = ${d}`],
      [`Subtract ${b}, then divide by ${a - c}.`, `${letter} = ${x}`],
    ],
    ways: ({ drawn: { a, b, c, d }, letter }) => bothSidesWays(a, b, c, d, letter),
    belowZero: true,
  },
);

export const bothSidesGenerators: readonly Generator[] = [solve, offers];
