import {
  coordinatesSwapped,
  rootSignFromFactor,
  vertexSignKept,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { heightSignTurned, interceptForHeight } from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import {
  degreeCounts,
  discriminantSignsMixed,
  plusRootOnly,
  signOfDiscriminantRead,
} from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { always, family, oneOf, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { following } from '../../wrong-way.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';

const point = (x: Rational, y: Rational): string => `(${rationalText(x)}, ${rationalText(y)})`;
const parabola = (a: number, h: number, k: number): WrittenFigure => ({
  ...gridOfTen,
  curves: [{ curve: { shape: 'parabola', a, h, k } }],
});

/** Draws a number, or its opposite. */
const orOpposite =
  (draw: (chance: Chance) => number) =>
  (chance: Chance): number =>
    draw(chance) * (chance.maybe(0.5) ? -1 : 1);

/** The vertex (1, 2, 4) or the axis of symmetry (3, 5) of a drawn parabola. */
const vertex = textFamily(
  { name: 'quad_vertex_graph', version: 1, skill: 'quad_vertex' },
  {
    levels: {
      a: [only(1), orOpposite(only(1)), orOpposite(only(1)), orOpposite(oneOf(0.5, 2, 1)), orOpposite(oneOf(0.5, 2, 1))],
      h: [range(1, 6), orOpposite(range(1, 6)), orOpposite(range(1, 6)), orOpposite(range(1, 6)), orOpposite(range(1, 6))],
      k: always(orOpposite(range(1, 7))),
    },
    where: ({ a, h, k }) => Math.abs(h) !== Math.abs(k) && a * k < 4,
    derived: ({ a, h, k, difficulty }) => ({
      axis: difficulty === 3 || difficulty === 5,
      x: rational(h),
      y: rational(k),
      above: k < 0 ? 'above' : 'below',
      lowest: a > 0 ? 'lowest' : 'highest',
    }),
    phrasing: (chance, { axis, lowest }) => ({
      asked: axis
        ? chance.pick([
            'Write the equation of the axis of symmetry of the parabola.',
            'The parabola is symmetric about a vertical line. Write the equation of that line.',
          ])
        : chance.pick([
            'What is the vertex of the parabola? Write an ordered pair $(x, y)$.',
            'Find the coordinates of the vertex of the parabola. Write an ordered pair $(x, y)$.',
            `At what point does the parabola reach its ${lowest} value? Write an ordered pair $(x, y)$.`,
          ]),
    }),
    given: ({ a, h, k, axis, x, y, asked }) => ({
      stem: asked,
      figure: parabola(a, h, k),
      readFromFigure: true,
      right: axis ? `x = ${h}` : point(x, y),
      inputType: 'expression',
      form: 'simplified',
      placeholder: axis ? 'like x = c' : '(x, y)',
      wrong: axis ? 'x = 911' : point(rational(911), rational(-907)),
    }),
    ladder: ({ axis, above }) => [
      'Where does the parabola turn?',
      axis
        ? 'The axis of symmetry is the vertical line through the vertex. All its points have the same x.'
        : 'The vertex is the turning point, the lowest or the highest point of the parabola.',
      `From (0, 0), move along the x-axis until you are directly ${above} the turning point.`,
    ],
    steps: ({ h, axis, x, y, lowest }) => [
      [`The vertex is the ${lowest} point, where the parabola turns. Read its coordinates.`, point(x, y)],
      axis
        ? ['The axis of symmetry is the vertical line through the vertex, so all its points have that $x$.', `x = ${h}`]
        : ['Write the $x$-coordinate first.', `(h, k) = ${point(x, y)}`],
    ],
    ways: ({ a, h, k, axis, x, y, above, lowest }) => {
      const kept = vertexSignKept.answer({ x, y });
      const turned = coordinatesSwapped.answer({ x, y });
      const side: Ladder = [
        'Is the turning point to the left or to the right of the y-axis?',
        'To the left of the y-axis, x is negative.',
        `From (0, 0), move along the x-axis until you are directly ${above} the turning point. What number is there?`,
      ];
      if (axis)
        return [
          { rule: vertexSignKept, to: `x = ${rationalText(kept.x)}`, hints: side },
          {
            rule: coordinatesSwapped,
            to: `x = ${k}`,
            hints: [
              'Does your number tell how far the line is to the side, or how high the vertex is?',
              'A vertical line has the same x-coordinate at every point.',
              `The vertex is at height ${k}. How far to the left or right of the y-axis is it?`,
            ],
          },
        ];
      return [
        {
          rule: coordinatesSwapped,
          to: point(turned.x, turned.y),
          hints: [
            'Which of your two numbers tells how far the vertex is to the side?',
            'An ordered pair names x first and y second.',
            `The vertex is ${Math.abs(k)} units ${k < 0 ? 'below' : 'above'} the x-axis. In which place of the pair does that belong?`,
          ],
        },
        { rule: vertexSignKept, to: point(kept.x, kept.y), hints: side },
        {
          rule: heightSignTurned,
          to: point(x, heightSignTurned.answer(y)),
          hints: [
            'Is the vertex above or below the x-axis?',
            'Below the x-axis, y is negative.',
            `Count the ${Math.abs(k)} units from the x-axis to the vertex. Do you go up or down?`,
          ],
        },
        {
          rule: interceptForHeight,
          to: Number.isInteger(a * h * h + k) ? point(rational(0), interceptForHeight.answer(a * h * h + k)) : null,
          hints: [
            'Is that where the parabola turns?',
            'The vertex is the turning point. The y-intercept is where the parabola crosses the y-axis.',
            `Follow the parabola to its ${lowest} point, ${Math.abs(h)} away from the y-axis.`,
          ],
        },
      ];
    },
  },
);

const seenAtTheAxis = ({ a, h, k }: { a: number; h: number; k: number }): Ladder => [
  'Where is the x-axis in the picture?',
  'A real solution of the equation is an x-value where the parabola meets the x-axis.',
  `The parabola turns at (${h}, ${k}) and opens ${a > 0 ? 'upward' : 'downward'}. Does it reach the x-axis?`,
];

/** The number of real roots, from where a parabola crosses the x-axis. */
const rootsSeen = family(
  { name: 'quad_discriminant_graph', version: 2, skill: 'quad_discriminant' },
  {
    levels: {
      count: always(oneOf<0 | 1 | 2>(0, 1, 2)),
      a: [only(1), orOpposite(only(1)), orOpposite(oneOf(0.5, 1, 2)), orOpposite(oneOf(0.5, 1, 2)), orOpposite(oneOf(0.5, 1, 2))],
      h: always(range(-5, 5)),
      distance: always(range(1, 6)), // how far the vertex is from the x-axis
    },
    derived: ({ count, a, distance }) => ({ k: count === 1 ? 0 : (count === 2) === a > 0 ? -distance : distance }),
    phrasing: (chance) => ({
      asked: chance.pick([
        'How many real solutions does $ax^2 + bx + c = 0$ have?',
        'Tell from the graph how many different real solutions the equation $ax^2 + bx + c = 0$ has.',
      ]),
    }),
    given: ({ count, a, h, k, asked }) => ({
      stem: `The graph shows $y = ax^2 + bx + c$. ${asked}`,
      figure: parabola(a, h, k),
      readFromFigure: true,
      right: count,
    }),
    ladder: (of) => seenAtTheAxis(of),
    steps: ({ count }) => [
      ['Solutions of $ax^2 + bx + c = 0$ are the $x$-values where $y$ is 0, on the $x$-axis.', 'y = 0'],
      [
        {
          2: 'The parabola crosses the $x$-axis in two points.',
          1: 'The parabola touches the $x$-axis in one point.',
          0: 'The parabola never meets the $x$-axis.',
        }[count],
        `${count}`,
      ],
    ],
    ways: ({ count, ...of }) => [
      following(degreeCounts, [], seenAtTheAxis(of)),
      following(signOfDiscriminantRead, [count - 1], seenAtTheAxis(of)),
      following(discriminantSignsMixed, [count - 1], seenAtTheAxis(of)),
    ],
  },
);

/** The solutions of an equation, where its parabola crosses the x-axis. */
const solutions = textFamily(
  { name: 'quad_factoring_graph', version: 1, skill: 'quad_factoring' },
  {
    levels: {
      p: always(range(-7, 5)),
      q: always(range(-5, 8)),
      a: [only(1), only(1), orOpposite(only(1)), orOpposite(oneOf(0.5, 1)), orOpposite(oneOf(0.5, 1))],
    },
    where: ({ p, q }, difficulty) =>
      q - p >= 2 && q - p <= 6 && p !== -q && (difficulty > 1 || p > 0) && (difficulty < 2 || p < 0) && p !== 0 && q !== 0,
    derived: ({ p, q, a }) => {
      const [h, k] = [(p + q) / 2, -a * ((q - p) / 2) ** 2];
      const roots = [surd(p), surd(q)];
      const step = `The parabola turns where x = ${h}. Look for a crossing on each side of that, and read its x-value.`;
      return { h, k, roots, step };
    },
    phrasing: (chance) => ({
      asked: chance.pick([
        'Find all solutions of $ax^2 + bx + c = 0$.',
        'What are the solutions of the equation $ax^2 + bx + c = 0$?',
      ]),
    }),
    given: ({ a, h, k, roots, asked }) =>
      solutionsPage({
        stem: `The graph shows $y = ax^2 + bx + c$. ${asked}`,
        figure: parabola(a, h, k),
        readFromFigure: true,
        letter: 'x',
        right: roots,
      }),
    ladder: ({ step }) => [
      'Where on the graph is y equal to 0?',
      'A solution of the equation is an x-value where the parabola crosses the x-axis.',
      step,
    ],
    steps: ({ p, q }) => [
      ['At a solution $y$ is 0, so look where the parabola crosses the $x$-axis.', 'y = 0'],
      ['Read both $x$-values.', `x = ${p}, \\quad x = ${q}`],
    ],
    ways: ({ p, q, roots, step }) =>
      solutionWays([
        {
          rule: rootSignFromFactor,
          to: rootSignFromFactor.answer([rational(p), rational(q)]).map((root) => surd(root)),
          hints: [
            'On which side of 0 are the crossings?',
            'A solution is the x-value itself. In a factor its sign is the opposite.',
            step,
          ],
        },
        {
          rule: plusRootOnly,
          to: plusRootOnly.answer(roots),
          hints: ['How many times does the parabola cross the x-axis?', 'Every point where y is 0 gives a solution.', step],
        },
      ]),
  },
);

export const graphedParabolaGenerators: readonly Generator[] = [vertex, rootsSeen, solutions];
