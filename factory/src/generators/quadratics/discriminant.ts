import { always, choiceFamily, eitherSign, family, graded, only, range } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  degreeCounts,
  discriminantSignsMixed,
  fourForgotten,
  halfNotSquared,
  negativeTermsForbid,
  onlyWholeRootsCount,
  rootCount,
  signOfDiscriminantRead,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { inBrackets } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { countingHints, wrongDiscriminants, type Quadratic } from './discriminant-ladders.ts';
import { ledTo } from '../../ruled.ts';
import { oneSolution } from './one-solution.ts';
import { following } from '../../wrong-way.ts';

type Hints = DraftMisconception['hints'];

const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const nonzero = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);
const discriminant = ({ a, b, c }: Quadratic): number => b * b - 4 * a * c;
const filled = ({ a, b, c }: Quadratic): string => `${inBrackets(b)}^{2} - 4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}`;
const equationOf = ({ a, b, c }: Quadratic, letter: string): string => `${polynomialTex([c, b, a], letter)} = 0`;

/** 1: all numbers positive or a = 1. 2: any signs. 3: must first be put in order. */
const value = family(
  { name: 'quad_discriminant_value', version: 1, skill: 'quad_discriminant', difficulties: [1, 2, 3] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      a: [range(1, 3), eitherSign(range(1, 6)), eitherSign(range(1, 6)), eitherSign(range(1, 6)), eitherSign(range(1, 6))],
      b: [range(3, 9), eitherSign(range(1, 11)), eitherSign(range(1, 11)), eitherSign(range(1, 11)), eitherSign(range(1, 11))],
      c: [range(1, 6), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
    },
    where: (drawn, difficulty) => (difficulty === 1 || drawn.b < 0 || drawn.c < 0) && Math.abs(discriminant(drawn)) > 12,
    derived: (quadratic) => ({ right: discriminant(quadratic), moved: quadratic.difficulty === 3 }),
    phrasing: (chance) => ({
      asked: chance.pick(['Find the discriminant of the equation.', 'What is the value of $b^2 - 4ac$ for this equation?']),
    }),
    given: ({ a, b, c, letter, moved, right, asked }) => {
      const shown = moved ? `${polynomialTex([0, b, a], letter)} = ${-c}` : equationOf({ a, b, c }, letter);
      return { stem: `${asked}${moved ? ' Bring all terms to the left side first.' : ''}\n\n$${shown}$`, right };
    },
    ladder: ({ a, b, c, moved }) => [
      'What are a, b, and c in this equation?',
      `The discriminant is b² − 4ac.${moved ? ' Get all terms on the left side first.' : ''} Keep each sign.`,
      `Square $${inBrackets(b)}$. Then find $4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)}$, and subtract it.`,
    ],
    steps: ({ a, b, c, letter, moved, right }) => [
      ...(moved ? [['Bring all terms to the left side.', equationOf({ a, b, c }, letter)] as const] : []),
      ['Read off the three numbers.', `a = ${a}, \\quad b = ${b}, \\quad c = ${c}`],
      ['Substitute them into $b^2 - 4ac$.', `${filled({ a, b, c })} = ${right}`],
    ],
    ways: wrongDiscriminants,
    belowZero: true,
  },
);

/**
 * How many real solutions. 1: a = 1. 2: a > 1. 3: must first be put in order. 4: asked about the graph. 5: larger numbers,
 * with a discriminant near zero.
 */
const count = family(
  { name: 'quad_discriminant_count', version: 2, skill: 'quad_discriminant' },
  {
    setting: (chance, difficulty) => ({
      letter: difficulty === 4 ? 'x' : anyLetter(chance),
      wanted: chance.pick([0, 1, 2, 2, 0] as const),
    }),
    levels: {
      a: [only(1), eitherSign(range(1, 5)), eitherSign(range(1, 5)), eitherSign(range(1, 5)), eitherSign(range(1, 9))],
      b: [
        eitherSign(range(1, 9)),
        eitherSign(range(1, 9)),
        eitherSign(range(1, 9)),
        eitherSign(range(1, 9)),
        eitherSign(range(1, 14)),
      ],
      c: always(eitherSign(range(1, 12))),
      // If one solution is wanted, the equation is k(rx + p)² = 0 instead.
      k: [only(1), range(1, 3), range(1, 3), range(1, 3), range(1, 3)],
      r: [only(1), range(1, 3), range(1, 3), range(1, 3), range(1, 3)],
      p: always(eitherSign(range(1, 6))),
    },
    where: (drawn, difficulty) => {
      const quadratic = countedIn(drawn);
      const d = discriminant(quadratic);
      return (
        rootCount(d) === drawn.wanted &&
        (difficulty < 5 || drawn.wanted === 1 || Math.abs(d) <= 24) &&
        (difficulty === 1 || quadratic.a !== 1) &&
        wrongDiscriminants(quadratic).some(({ to }) => to !== null && rootCount(to) !== drawn.wanted)
      );
    },
    derived: (drawn) => ({ quadratic: countedIn(drawn), d: discriminant(countedIn(drawn)) }),
    phrasing: (chance, { difficulty, quadratic: { a, b, c } }) => ({
      asked:
        difficulty === 4
          ? chance.pick([
              `At how many points does the graph of $y = ${polynomialTex([c, b, a], 'x')}$ meet the $x$-axis?`,
              `How many $x$-intercepts does the parabola $y = ${polynomialTex([c, b, a], 'x')}$ have?`,
            ])
          : chance.pick([
              'How many different real solutions does the equation have? Use the discriminant.',
              'Without solving it, tell how many different real solutions the equation has.',
            ]),
    }),
    given: ({ difficulty, letter, wanted, quadratic, asked }) => {
      const { a, b, c } = quadratic;
      const moved = `${polynomialTex([0, 0, a], letter)} = ${polynomialTex([-c, -b], letter)}`;
      const shown = difficulty === 3 ? moved : equationOf(quadratic, letter);
      return { stem: difficulty === 4 ? asked : `${asked}\n\n$${shown}$`, right: wanted };
    },
    ladder: ({ difficulty, quadratic }) => [
      difficulty === 4 ? 'What is y where the graph meets the x-axis?' : 'What are a, b, and c in this equation?',
      'Find the discriminant, b² − 4ac. Its sign tells how many real solutions there are.',
      `Find $${filled(quadratic)}$. Is it positive, negative, or neither?`,
    ],
    steps: ({ difficulty, letter, wanted, quadratic, d }) => [
      ...(difficulty === 3 ? [['Bring all terms to one side.', equationOf(quadratic, letter)] as const] : []),
      ...(difficulty === 4 ? [['On the $x$-axis $y$ is 0.', equationOf(quadratic, letter)] as const] : []),
      ['Find the discriminant.', `${filled(quadratic)} = ${d}`],
      [
        d > 0
          ? 'It is positive: the root can be added and subtracted, which gives two numbers.'
          : d === 0
            ? 'It is 0: adding and subtracting the root gives the same number.'
            : 'It is negative and has no real root.',
        `${wanted}`,
      ],
    ],
    ways: ({ wanted, quadratic, d }) => {
      const meaning: Hints = [
        'What does the sign of $b^2 - 4ac$ tell?',
        'The root of $b^2 - 4ac$ is added and subtracted in the formula. It need not be whole, but what is under it may not be negative.',
        `Find $${filled(quadratic)}$ and look at its sign.`,
      ];
      return [
        ...wrongDiscriminants(quadratic).map(({ rule, to }) => ({
          rule,
          to: to === null || rootCount(to) === wanted ? null : rootCount(to),
          hints: countingHints[rule.name]!,
        })),
        following(onlyWholeRootsCount, [d], meaning),
        following(signOfDiscriminantRead, [d], meaning),
        following(discriminantSignsMixed, [d], meaning),
        following(degreeCounts, [], meaning),
      ];
    },
    belowZero: true,
  },
);

/** Returns the equation whose solutions are counted: k(rx + p)² = 0 if exactly one is wanted. */
const countedIn = ({ wanted, a, b, c, k, r, p }: Quadratic & { wanted: number; k: number; r: number; p: number }): Quadratic =>
  wanted === 1 ? { a: k * r * r, b: 2 * k * r * p, c: k * p * p } : { a, b, c };

const quadraticWhere = (fits: (drawn: Quadratic) => boolean) =>
  graded((chance, difficulty) =>
    drawUntil(() => ({ a: difficulty === 3 ? 1 : chance.int(2, 4), b: nonzero(chance, 9), c: nonzero(chance, 9) }), fits),
  );

/** Which equation has no real solution? The others look as if they had none. 3: a = 1. 4: a > 1. */
const without = choiceFamily(
  { name: 'quad_discriminant_without_solution', version: 1, skill: 'quad_discriminant', difficulties: [3, 4] },
  {
    setting: (chance) => ({ letter: anyLetter(chance) }),
    levels: {
      none: quadraticWhere((q) => discriminant(q) < 0 && q.b > 0),
      allMinus: quadraticWhere(
        (q) => q.c < 0 && q.b < 0 && negativeTermsForbid.answer(q.b, q.c) && Number.isInteger(Math.sqrt(discriminant(q))),
      ),
      primeLike: quadraticWhere(
        (q) => q.c > 0 && q.b > 0 && discriminant(q) > 0 && onlyWholeRootsCount.answer(discriminant(q)) === 0,
      ),
      half: always(eitherSign(range(1, 6))), // half the coefficient of x in the square of a binomial
    },
    derived: ({ letter, none, allMinus, primeLike, half }) => {
      const text = (q: Quadratic): string => `$${equationOf(q, letter)}$`;
      const double = text({ a: 1, b: 2 * half, c: half * half });
      return { right: text(none), minuses: text(allMinus), noWholeRoot: text(primeLike), double };
    },
    phrasing: (chance, { right, minuses, noWholeRoot, double }) => ({
      listed: chance.shuffle([right, minuses, noWholeRoot, double]),
      asked: chance.pick([
        'Which of these equations has no real solution?',
        'One of these equations has no real solution. Which one?',
      ]),
    }),
    given: ({ right, listed, asked }) => ({ stem: `${asked}\n\n${listed.join(', ')}`, right }),
    ladder: ({ double }) => [
      'What does the discriminant tell about the solutions?',
      'An equation has no real solution when b² − 4ac is negative.',
      `Find $b^2 - 4ac$ for each equation. Begin with ${double}.`,
    ],
    steps: ({ letter, none, right }) => [
      ['An equation has no real solution when its discriminant is negative.', 'b^2 - 4ac < 0'],
      [`Find it for ${right}.`, `${filled(none)} = ${discriminant(none)}`],
      ['This one is negative, and those of the others are not.', equationOf(none, letter)],
    ],
    ways: ({ minuses, noWholeRoot, double }) => {
      const chosen = `Find $b^2 - 4ac$ for the equation that you chose.`;
      return [
        {
          rule: negativeTermsForbid,
          to: minuses,
          hints: [
            negativeTermsForbid.hints.look,
            'Only the discriminant decides. A negative $c$ even makes it larger when $a$ is positive.',
            chosen,
          ],
        },
        ledTo(onlyWholeRootsCount, noWholeRoot, chosen),
        {
          rule: signOfDiscriminantRead,
          to: double,
          hints: [
            'What does a discriminant of 0 mean?',
            'With a discriminant of 0 the formula adds and subtracts 0, so a number is left.',
            chosen,
          ],
        },
      ];
    },
  },
);

/** The largest whole number c that leaves two real solutions. 4: a = 1. 5: a > 1. */
const twoSolutions = family(
  { name: 'quad_discriminant_largest_number', version: 1, skill: 'quad_discriminant', difficulties: [4, 5] },
  {
    setting: (chance, difficulty) => ({ letter: anyLetter(chance), a: difficulty === 4 ? 1 : chance.int(2, 4) }),
    levels: { b: graded((chance, difficulty) => nonzero(chance, difficulty === 4 ? 15 : 21)) },
    where: ({ b: n, a }) =>
      Math.abs(n) > 4 && ![1, 2, 4, a, Math.abs(n)].includes(Math.ceil((n * n) / (4 * a)) - 1) && n * n > 8 * a,
    derived: ({ b, a }) => {
      const border = (b * b) / (4 * a);
      const right = Math.ceil(border) - 1;
      return { border, right };
    },
    given: ({ b, letter, a, right }) => ({
      stem: `What is the largest whole number $c$ for which $${polynomialTex([0, b, a], letter)} + c = 0$ has two different real solutions?`,
      right,
      inputType: 'integer',
    }),
    ladder: ({ b, a }) => [
      'What must the discriminant be for two different real solutions?',
      'Two different real solutions need a positive discriminant, b² − 4ac.',
      `Write $${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot c > 0$, and solve it for $c$.`,
    ],
    steps: ({ b, a, right }) => [
      ['Two different real solutions need a positive discriminant.', `${inBrackets(b)}^{2} - 4 \\cdot ${a} \\cdot c > 0`],
      ['Solve for $c$.', `${4 * a}c < ${b * b}`],
      [`The largest whole number with ${4 * a} times itself below ${b * b} is what the question asks for.`, `c = ${right}`],
    ],
    ways: ({ b, a, border }) => [
      {
        rule: signOfDiscriminantRead,
        to: Number.isInteger(border) ? border : Math.ceil(border),
        hints: [
          signOfDiscriminantRead.hints.look,
          'A discriminant of 0 gives one solution, a negative one gives none.',
          `Write the discriminant with $a = ${a}$ and ask when it is greater than 0.`,
        ],
      },
      {
        rule: fourForgotten,
        to: Math.ceil((b * b) / a) - 1,
        hints: [
          fourForgotten.hints.look,
          'The discriminant is $b^2 - 4ac$.',
          `Substitute $a = ${a}$ and $b = ${b}$ into $b^2 - 4ac$ and leave $c$ as it is.`,
        ],
      },
      {
        rule: halfNotSquared,
        to: Math.abs(b) % 2 === 0 ? Math.abs(b) / 2 - 1 : null,
        hints: [
          'What became of the square of $b$?',
          'The discriminant holds $b^2$, not $b$.',
          `Multiply $${inBrackets(b)} \\cdot ${inBrackets(b)}$ first.`,
        ],
      },
    ],
    belowZero: true,
  },
);

export const discriminantGenerators: readonly Generator[] = [value, count, oneSolution, without, twoSolutions];
