import {
  coordinatesExchanged,
  linesAlwaysCross,
  sameSlopeMeansParallelApart,
  sameSlopeMeansSameLine,
  signOfOtherCoordinateTurned,
} from '@stoa/engine/math/mal-rules/algebra/systems';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator, Ladder } from '../../generator.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';

const lineAt = (slope: number, x: number, y: number) => ({ curve: { shape: 'line', slope, intercept: y - slope * x } }) as const;
const slopes: Record<Difficulty, readonly number[]> = {
  1: [1, -1, 2],
  2: [1, -1, 2, -2],
  3: [2, -2, 3, -1, 1],
  4: [0.5, -0.5, 2, -1],
  5: [0.5, -0.5, 1.5, -1.5, 3],
};

function crossingLines(chance: Chance, difficulty: Difficulty) {
  const size = () => chance.int(1, 6) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1);
  return drawUntil(
    () => ({ x: size(), y: size(), first: chance.pick(slopes[difficulty]), second: chance.pick(slopes[difficulty]) }),
    (drawn) =>
      Math.abs(drawn.x) !== Math.abs(drawn.y) &&
      drawn.first !== drawn.second &&
      [drawn.first, drawn.second].every((slope) => Math.abs(drawn.y - slope * drawn.x) <= 9),
  );
}

/** The solution of a system, read from its graph. */
const read: Generator = {
  name: 'sys_check_graph',
  version: 1,
  skill: 'sys_check',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y, first, second } = crossingLines(chance, difficulty);
    const pair = ([a, b]: readonly [number, number]) => `(${a}, ${b})`;
    const order: Ladder = [
      'Where do the two lines meet? Which coordinate did you write first?',
      'The solution of a system is the point on both lines. Its x-coordinate comes first.',
      `From (0, 0), go ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}. That number is the x-coordinate.`,
    ];
    const sign: Ladder = [
      'Is the point where the lines meet above or below the x-axis?',
      'Below the x-axis, y is negative. To the left of the y-axis, x is negative.',
      'Start at (0, 0) and count to the point where the lines meet. Do you go up or down?',
    ];
    return {
      stem: chance.pick([
        'The graph shows the two lines of a system. What is the solution? Write an ordered pair $(x, y)$.',
        'Use the graph to solve the system of equations. Write the solution as an ordered pair $(x, y)$.',
        'Each line is the graph of one equation of a system. Which ordered pair $(x, y)$ solves both equations?',
      ]),
      figure: { ...gridOfTen, curves: [lineAt(first, x, y), lineAt(second, x, y)] },
      readFromFigure: true,
      ladder: [
        'Which point is on both lines?',
        'A point on a line makes its equation true. The solution of the system is on both lines.',
        `Find where the lines meet. From (0, 0), how far is it to the ${x < 0 ? 'left' : 'right'}, and how far ${y < 0 ? 'down' : 'up'}?`,
      ],
      answer: pair([x, y]),
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
      steps: [
        {
          explanation: 'Points on a line make its equation true. The solution makes both equations true, so it is where the lines meet.',
          math: `x = ${x}`,
        },
        { explanation: 'Read the height of that point, too, and write the ordered pair.', math: pair([x, y]) },
      ],
      misconceptions: [
        { rule: coordinatesExchanged, answer: pair(coordinatesExchanged.answer(x, y)), hints: order },
        { rule: signOfOtherCoordinateTurned, answer: pair(signOfOtherCoordinateTurned.answer(x, y)), hints: sign },
      ],
      wrong: pair([x + 41, y - 53]),
    };
  },
}; // prettier-ignore

const answers = { one: 'Exactly one', none: 'None', endless: 'Infinitely many' } as const;

/** How many solutions a system has, from its graph. 3 to 5: what looks parallel may cross outside the picture. */
const count: Generator = {
  name: 'sys_solution_count_graph',
  version: 1,
  skill: 'sys_solution_count',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y, first, second } = crossingLines(chance, difficulty);
    const kind = chance.pick(['one', 'none', 'endless'] as const);
    const shift = chance.int(2, 5) * (y > 0 ? -1 : 1);
    const [p, r] = [lineAt(first, x, y), kind === 'one' ? lineAt(second, x, y) : lineAt(first, x, kind === 'none' ? y + shift : y)];
    const right = answers[kind];
    const at = (slope: number, height: number) => `(0, ${height - slope * x})`;
    const look = `One line crosses the y-axis at ${at(first, y)}. Follow both lines across the grid: how many points do they share?`;
    const ways = [
      {
        rule: linesAlwaysCross,
        answer: answers.one,
        hints: ['How many times do the two lines meet?', 'Each point on both lines is a solution. Parallel lines share no point.', look] as Ladder,
      },
      {
        rule: sameSlopeMeansParallelApart,
        answer: answers.none,
        hints: ['Do the lines share any point?', 'Each point on both lines is a solution. Lines that never meet share no point.', look] as Ladder,
      },
      {
        rule: sameSlopeMeansSameLine,
        answer: answers.endless,
        hints: ['Do the two lines share every point?', 'Two different lines share one point at most.', look] as Ladder,
      },
    ];
    return {
      stem:
        kind === 'endless'
          ? 'Both equations of a system have the same graph, the line shown. How many solutions does the system have?'
          : chance.pick([
              'The graph shows both lines of a system of equations. How many solutions does the system have?',
              'How many solutions does the system in the graph have?',
            ]),
      figure: { ...gridOfTen, curves: kind === 'endless' ? [p] : [p, r] },
      readFromFigure: true,
      ladder: [
        'How many points do the two lines share?',
        'Each point on both lines is a solution of the system.',
        look,
      ],
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: Object.values(answers).filter((one) => one !== right) },
      steps: [
        { explanation: 'Each point on both lines is a solution.', math: '\\text{solution} = \\text{point on both lines}' },
        {
          explanation: {
            one: 'The lines cross once, so there is one solution.',
            none: 'The lines have the same slope and never meet, so there is no solution.',
            endless: 'Every point of the line makes both equations true, so there are infinitely many solutions.',
          }[kind],
          math: `\\text{${right}}`,
        },
      ],
      misconceptions: ways.filter(({ answer }) => answer !== right),
      wrong: '',
    };
  },
}; // prettier-ignore

export const graphedSystemGenerators: readonly Generator[] = [read, count];
