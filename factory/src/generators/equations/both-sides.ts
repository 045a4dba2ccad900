import { rational } from '@stoa/engine/math/exact/rational';
import { family, graded } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  letterSignKeptCrossing,
  numberSignKeptCrossing,
  bothSignsKeptCrossing,
  stoppedBeforeDividing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText } from '../../wording/linear-text.ts';
import { equationDraft, type EquationWay, equationPage } from './equation-draft.ts';
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
        `${c > 0 ? 'Subtract' : 'Add'} ${linearText(Math.abs(c), 0, letter)} ${c > 0 ? 'from' : 'to'} both sides: how many ${letter} are left on the left?`,
      ],
    ),
    following(
      numberSignKeptCrossing,
      [a, b, c, d],
      [
        `Look at how ${b > 0 ? '+' : '-'} ${Math.abs(b)} left the left side.`,
        numberSignKeptCrossing.hints.principle,
        `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides and find the constant on the right.`,
      ],
    ),
    ruled(
      bothSignsKeptCrossing,
      [a, b, c, d],
      `First bring the variables together: ${c > 0 ? 'subtract' : 'add'} ${linearText(Math.abs(c), 0, letter)} ${c > 0 ? 'from' : 'to'} both sides.`,
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

/** 1: more x on the left, all positive. 2: a minus. 3: more x on the right. 4: negative coefficients. 5: a fraction for a solution. */
const solve: Generator = {
  name: 'eq_both_sides_solve',
  version: 1,
  skill: 'eq_both_sides',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = chance.pick(['x', 'y', 'n', 'z'] as const);
    const sign = () => (chance.maybe(0.5) ? 1 : -1);
    const { a, b, c, d } = drawUntil(
      () => {
        const a = chance.int(2, 9) * (difficulty >= 4 ? sign() : 1);
        const c = chance.int(2, 9) * (difficulty >= 4 ? sign() : 1);
        const b = chance.int(2, 12) * (difficulty >= 2 ? sign() : 1);
        if (difficulty === 5) return { a, b, c, d: chance.int(2, 15) * sign() };
        const x = chance.int(2, 9) * (difficulty >= 3 ? sign() : 1);
        return { a, b, c, d: (a - c) * x + b };
      },
      (draw) => {
        const k = draw.a - draw.c;
        if (k === 0 || draw.a + draw.c === 0 || draw.d === 0 || draw.d === draw.b || Math.abs(draw.d) > 60) return false;
        if (difficulty === 5) return rational(draw.d - draw.b, k).d > 1n;
        if (draw.d - draw.b === k * k) return false; // the last step would name the solution
        return Math.abs(k) > 1 && (difficulty === 3 ? k < 0 : difficulty < 3 ? k > 0 : true) && draw.d - draw.b !== k;
      },
    );
    const solution = rational(d - b, a - c);
    const shown =
      solution.d === 1n
        ? `${solution.n}`
        : `${solution.n < 0n ? '-' : ''}\\frac{${solution.n < 0n ? -solution.n : solution.n}}{${solution.d}}`;
    return equationDraft({
      stem: `Solve the equation.${difficulty === 5 ? ' Write your answer as a fraction if it is not a whole number.' : ''}\n\n$${linearText(a, b, letter)} = ${linearText(c, d, letter)}$`,
      letter,
      solution,
      work: 'allowed',
      ladder: [
        `On which sides of the equation is ${letter}?`,
        `Get all the ${letter}-terms on one side and the constants on the other. Do the same to both sides.`,
        `${c > 0 ? `Subtract ${linearText(c, 0, letter)} from` : `Add ${linearText(-c, 0, letter)} to`} both sides. Then ${b > 0 ? `subtract ${b} from` : `add ${-b} to`} both sides.`,
      ],
      steps: [
        {
          explanation: `Get all the ${letter}-terms on the left: ${c > 0 ? `subtract ${linearText(c, 0, letter)} from` : `add ${linearText(-c, 0, letter)} to`} both sides.`,
          math: `${linearText(a - c, b, letter)} = ${d}`,
        },
        {
          explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`,
          math: `${linearText(a - c, 0, letter)} = ${d - b}`,
        },
        ...(a - c === 1 ? [] : [{ explanation: `Divide both sides by ${a - c}.`, math: `${letter} = ${shown}` }]),
      ],
      ways: bothSidesWays(a, b, c, d, letter),
    });
  },
};

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
