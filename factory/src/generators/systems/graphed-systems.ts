import {
  coordinatesExchanged,
  linesAlwaysCross,
  sameSlopeMeansParallelApart,
  sameSlopeMeansSameLine,
  signOfOtherCoordinateTurned,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { choiceFamily, eitherSign, negative, oneOf, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';

const lineAt = (slope: number, x: number, y: number) => ({ curve: { shape: 'line', slope, intercept: y - slope * x } }) as const;

const coordinate = negative(eitherSign(range(1, 6)));
const slope = [
  oneOf(1, -1, 2),
  oneOf(1, -1, 2, -2),
  oneOf(2, -2, 3, -1, 1),
  oneOf(0.5, -0.5, 2, -1),
  oneOf(0.5, -0.5, 1.5, -1.5, 3),
] as const;

/** Two lines through (x, y), which cross the y-axis on the grid. */
const crossing = {
  levels: {
    x: [range(1, 6), coordinate, coordinate, coordinate, coordinate],
    y: [range(1, 6), coordinate, coordinate, coordinate, coordinate],
    first: slope,
    second: slope,
  },
  where: ({ x, y, first, second }: { x: number; y: number; first: number; second: number }) =>
    Math.abs(x) !== Math.abs(y) && first !== second && [first, second].every((one) => Math.abs(y - one * x) <= 9),
} as const;

const pair = ([a, b]: readonly [number, number]) => `(${a}, ${b})`;

/** The solution of a system, read from its graph. */
const read = textFamily(
  { name: 'sys_check_graph', version: 1, skill: 'sys_check' },
  {
    ...crossing,
    phrasing: (chance) => ({
      stem: chance.pick([
        'The graph shows the two lines of a system. What is the solution? Write an ordered pair $(x, y)$.',
        'Use the graph to solve the system of equations. Write the solution as an ordered pair $(x, y)$.',
        'Each line is the graph of one equation of a system. Which ordered pair $(x, y)$ solves both equations?',
      ]),
    }),
    given: ({ x, y, first, second, stem }) => ({
      stem,
      figure: { ...gridOfTen, curves: [lineAt(first, x, y), lineAt(second, x, y)] },
      readFromFigure: true,
      right: pair([x, y]),
      wrong: pair([x + 41, y - 53]),
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
    }),
    ladder: ({ x, y }) => [
      'Which point is on both lines?',
      'A point on a line makes its equation true. The solution of the system is on both lines.',
      `Find where the lines meet. From (0, 0), how far is it to the ${x < 0 ? 'left' : 'right'}, and how far ${y < 0 ? 'down' : 'up'}?`,
    ],
    steps: ({ x, y }) => [
      [
        'Points on a line make its equation true. The solution makes both equations true, so it is where the lines meet.',
        `x = ${x}`,
      ],
      ['Read the height of that point, too, and write the ordered pair.', pair([x, y])],
    ],
    ways: ({ x, y }) => [
      {
        rule: coordinatesExchanged,
        to: pair(coordinatesExchanged.answer(x, y)),
        hints: [
          'Where do the two lines meet? Which coordinate did you write first?',
          'The solution of a system is the point on both lines. Its x-coordinate comes first.',
          `From (0, 0), go ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}. That number is the x-coordinate.`,
        ],
      },
      {
        rule: signOfOtherCoordinateTurned,
        to: pair(signOfOtherCoordinateTurned.answer(x, y)),
        hints: [
          'Is the point where the lines meet above or below the x-axis?',
          'Below the x-axis, y is negative. To the left of the y-axis, x is negative.',
          'Start at (0, 0) and count to the point where the lines meet. Do you go up or down?',
        ],
      },
    ],
  },
);

const answers = { one: 'Exactly one', none: 'None', endless: 'Infinitely many' } as const;

/** How many solutions a system has, from its graph. 3 to 5: what looks parallel may cross outside the picture. */
const count = choiceFamily(
  { name: 'sys_solution_count_graph', version: 1, skill: 'sys_solution_count' },
  {
    ...crossing,
    phrasing: (chance, { y }) => {
      const kind = chance.pick(['one', 'none', 'endless'] as const);
      const shift = chance.int(2, 5) * (y > 0 ? -1 : 1);
      const stem =
        kind === 'endless'
          ? 'Both equations of a system have the same graph, the line shown. How many solutions does the system have?'
          : chance.pick([
              'The graph shows both lines of a system of equations. How many solutions does the system have?',
              'How many solutions does the system in the graph have?',
            ]);
      return { kind, shift, stem };
    },
    given: ({ x, y, first, second, kind, shift, stem }) => ({
      stem,
      figure: {
        ...gridOfTen,
        curves: {
          one: [lineAt(first, x, y), lineAt(second, x, y)],
          none: [lineAt(first, x, y), lineAt(first, x, y + shift)],
          endless: [lineAt(first, x, y)],
        }[kind],
      },
      readFromFigure: true,
      right: answers[kind],
    }),
    ladder: (of) => [
      'How many points do the two lines share?',
      'Each point on both lines is a solution of the system.',
      followBoth(of),
    ],
    steps: ({ kind }) => [
      ['Each point on both lines is a solution.', '\\text{solution} = \\text{point on both lines}'],
      [
        {
          one: 'The lines cross once, so there is one solution.',
          none: 'The lines have the same slope and never meet, so there is no solution.',
          endless: 'Every point of the line makes both equations true, so there are infinitely many solutions.',
        }[kind],
        `\\text{${answers[kind]}}`,
      ],
    ],
    ways: (of) => [
      {
        rule: linesAlwaysCross,
        to: answers.one,
        hints: [
          'How many times do the two lines meet?',
          'Each point on both lines is a solution. Parallel lines share no point.',
          followBoth(of),
        ],
      },
      {
        rule: sameSlopeMeansParallelApart,
        to: answers.none,
        hints: [
          'Do the lines share any point?',
          'Each point on both lines is a solution. Lines that never meet share no point.',
          followBoth(of),
        ],
      },
      {
        rule: sameSlopeMeansSameLine,
        to: answers.endless,
        hints: ['Do the two lines share every point?', 'Two different lines share one point at most.', followBoth(of)],
      },
    ],
  },
);

const followBoth = ({ x, y, first }: { x: number; y: number; first: number }): string =>
  `One line crosses the y-axis at (0, ${y - first * x}). Follow both lines across the grid: how many points do they share?`;

export const graphedSystemGenerators: readonly Generator[] = [read, count];
