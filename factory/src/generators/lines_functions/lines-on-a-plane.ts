import {
  slopeAndInterceptSwapped,
  slopeInverted,
  xInterceptForY,
  coordinatesSwapped,
  type Line,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import {
  constantSignTurned,
  heightTakenForSlope,
  otherAxisTaken,
  parallelAndPerpendicularExchanged,
  riseTakenForSlope,
  slopeSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { divide, isZero, multiply, negate, rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { equationPlain, equationTex, line, point, pointText, tex } from '../../wording/line-text.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { textDraft, valueDraft, type Hints } from './line-draft.ts';

/** A line with two points on it where grid lines cross: the y-intercept, and one a run to the right. */
type Seen = { of: Line; b: number; rise: number; run: number };

/** 1: a whole slope, rising. 2: falling too. 3: a unit fraction. 4 and 5: any fraction. */
const drawLine = (chance: Chance, difficulty: Difficulty): Seen =>
  drawUntil(
    () => {
      const run = difficulty <= 2 ? 1 : chance.int(2, difficulty === 3 ? 4 : 5);
      const rise =
        (difficulty === 3 ? 1 : chance.int(difficulty <= 2 ? 2 : 1, 5)) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1);
      const b = chance.int(1, 6) * (chance.maybe(0.5) ? -1 : 1);
      return { of: line(rational(rise, run), b), b, rise, run };
    },
    ({ of, b, rise, run }) =>
      of.slope.d === BigInt(run) && Math.abs(b + rise) <= 9 && ![rise, run, -rise, -run].includes(b) && Math.abs(rise) !== run,
  );

const value = ({ n, d }: Rational): number => Number(n) / Number(d);

/** The graph of a line, with two of its points marked where that helps. */
const graphOf = ({ of, b, rise, run }: Seen, marked: boolean, label: string | null = null): WrittenFigure => ({
  ...gridOfTen,
  points: marked ? [{ x: 0, y: b }, { x: run, y: b + rise }] : [],
  curves: [{ curve: { shape: 'line', slope: value(of.slope), intercept: b }, label }],
}); // prettier-ignore

const riseHints = ({ b, rise, run }: Seen): Hints => [
  'Find two points where the line crosses the corners of the grid. How far up or down is the second one?',
  'Slope is the rise divided by the run, from left to right.',
  `Go from (0, ${b}) to (${run}, ${b + rise}). What number is the rise, and which is the run?`,
];
const directionHints: Hints = [
  'Follow the line from left to right. Does it go up or down?',
  'A line that goes down from left to right has a negative slope.',
  'Place a finger on the y-axis, where x is 0, and move it to the right along the line. Up means a positive slope.',
];
const axisHints: Hints = [
  'What number tells where the line crosses the y-axis?',
  'The y-intercept is the y-value where x is 0. The slope tells how steep the line is.',
  'Find the point on the y-axis, where x is 0. Read its height.',
];

const slopeSteps = ({ b, rise, run, of }: Seen): readonly (readonly [string, string])[] => [
  ['Choose two points on the line where grid lines cross.', `(0, ${b}), \\quad (${run}, ${b + rise})`],
  [
    `From the first to the second, the line goes ${Math.abs(rise)} ${rise < 0 ? 'down' : 'up'} and ${run} to the right.`,
    `m = \\frac{${rise}}{${run}}${run === 1 ? ` = ${tex(of.slope)}` : ''}`,
  ],
];

/** The slope of a line that is drawn. 1: two points are marked. 2 to 5: they have to be found. */
const slope: Generator = {
  name: 'line_slope_graph',
  version: 1,
  skill: 'line_slope',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const seen = drawLine(chance, difficulty);
    const { of, b, rise, run } = seen;
    const [p, r] = [point(0, b), point(run, b + rise)];
    return valueDraft({
      stem: chance.pick([
        'What is the slope of the line?',
        'Find the slope of the line in the graph.',
        'The graph shows a line. What is its slope?',
        'Use two points on the line to find its slope.',
      ]),
      figure: graphOf(seen, difficulty === 1),
      readFromFigure: true,
      ladder: riseHints(seen),
      right: of.slope,
      inputType: 'fraction',
      steps: slopeSteps(seen),
      ways: [
        { rule: slopeInverted, to: slopeInverted.answer(p, r), hints: riseHints(seen) },
        { rule: slopeSignTurned, to: slopeSignTurned.answer(of.slope), hints: directionHints },
        { rule: riseTakenForSlope, to: run === 1 ? null : riseTakenForSlope.answer(p, r), hints: riseHints(seen) },
        { rule: slopeAndInterceptSwapped, to: slopeAndInterceptSwapped.answer(of).slope, hints: axisHints },
        { rule: heightTakenForSlope, to: heightTakenForSlope.answer(r), hints: riseHints(seen) },
      ],
    });
  },
};

/** The y-intercept of a line that is drawn (odd), or its slope (even). */
const interceptOrSlope: Generator = {
  name: 'line_slope_intercept_graph',
  version: 1,
  skill: 'line_slope_intercept',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const seen = drawLine(chance, difficulty);
    const { of, b, rise, run } = seen;
    const asksSlope = difficulty % 2 === 0;
    const swapped = slopeAndInterceptSwapped.answer(of);
    return valueDraft({
      stem: asksSlope
        ? chance.pick([
            'The line has an equation of the form $y = mx + b$. What is $m$?',
            'Read the slope of the line from its graph.',
          ])
        : chance.pick([
            'What is the $y$-intercept of the line?',
            'The line has an equation of the form $y = mx + b$. What is $b$?',
            'At what value of $y$ does the line cross the $y$-axis?',
          ]),
      figure: graphOf(seen, false),
      readFromFigure: true,
      ladder: asksSlope ? riseHints(seen) : axisHints,
      right: asksSlope ? of.slope : of.intercept,
      inputType: 'fraction',
      steps: asksSlope
        ? slopeSteps(seen)
        : [
            ['The $y$-intercept is the value of $y$ where $x$ is 0. Look at the $y$-axis.', `(0, ${b})`],
            ['Read the height of that point.', `b = ${b}`],
          ],
      ways: asksSlope
        ? [
            { rule: slopeInverted, to: slopeInverted.answer(point(0, b), point(run, b + rise)), hints: riseHints(seen) },
            { rule: slopeSignTurned, to: slopeSignTurned.answer(of.slope), hints: directionHints },
            { rule: slopeAndInterceptSwapped, to: swapped.slope, hints: axisHints },
          ]
        : [
            { rule: slopeAndInterceptSwapped, to: swapped.intercept, hints: axisHints },
            {
              rule: xInterceptForY,
              to: xInterceptForY.answer(of),
              hints: [
                'Which axis did you look at?',
                'The y-intercept is on the y-axis, the vertical one.',
                'Find 0 on the horizontal axis. Move straight up or down from there to the line.',
              ],
            },
            {
              rule: constantSignTurned,
              to: constantSignTurned.answer(of.intercept),
              hints: [
                'Is the point on the y-axis above or below the x-axis?',
                'Below the x-axis, y is negative.',
                `Count from 0 to the line along the y-axis. Do the ${Math.abs(b)} units go up or down?`,
              ],
            },
          ],
    });
  },
};

const letters = { x: 'the first coordinate', y: 'the second coordinate' };

/** The equation of a line that is drawn. */
const equation: Generator = {
  name: 'line_write_equation_graph',
  version: 1,
  skill: 'line_write_equation',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const seen = drawLine(chance, difficulty);
    const { of, b, rise, run } = seen;
    const inverted = slopeInverted.answer(point(0, b), point(run, b + rise));
    return textDraft({
      stem: `${chance.pick(['Write the equation of the line in the graph.', 'The graph shows a line. Write its equation.', 'What is the equation of this line?'])} Use the form $y = mx + b$.`,
      figure: graphOf(seen, difficulty === 1),
      readFromFigure: true,
      ladder: [
        'Where does the line cross the y-axis, and how steep is it?',
        'In y = mx + b, m is the slope and b is the y-intercept. Read b, and then find the slope.',
        `The line passes through (0, ${b}) and (${run}, ${b + rise}). Divide the rise by the run.`,
      ],
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = mx + b',
      right: equationPlain(of),
      wrong: equationPlain(line(of.slope, b + 61)),
      steps: [
        ['The line crosses the $y$-axis at the $y$-intercept.', `b = ${b}`],
        ...slopeSteps(seen).slice(1),
        ['Put the slope and the $y$-intercept into $y = mx + b$.', equationTex(of)],
      ],
      ways: [
        { rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(of)), hints: axisHints },
        {
          rule: slopeSignTurned,
          to: equationPlain({ ...of, slope: slopeSignTurned.answer(of.slope) }),
          hints: directionHints,
        },
        { rule: slopeInverted, to: inverted === null ? null : equationPlain({ ...of, slope: inverted }), hints: riseHints(seen) },
        {
          rule: constantSignTurned,
          to: equationPlain({ ...of, intercept: constantSignTurned.answer(of.intercept) }),
          hints: [
            'Is the point on the y-axis above or below the x-axis?',
            'Below the x-axis, y is negative.',
            `Count from 0 to the line along the y-axis. Do the ${Math.abs(b)} units go up or down?`,
          ],
        },
      ],
    });
  },
};

/** Where a line that is drawn crosses an axis. 1 and 2: the y-axis. 3 to 5: the x-axis. */
const crossing: Generator = {
  name: 'line_intercepts_graph',
  version: 1,
  skill: 'line_intercepts',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { onX, onY } = drawUntil(
      () => ({
        onX: chance.int(2, 8) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1),
        onY: chance.int(2, 8) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1),
      }),
      (drawn) => Math.abs(drawn.onX) !== Math.abs(drawn.onY),
    );
    const axis = difficulty <= 2 ? 'y' : 'x';
    const at = { x: point(onX, 0), y: point(0, onY) };
    const right = at[axis];
    return textDraft({
      stem: chance.pick([
        `At what point does the line cross the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
        `Find the $${axis}$-intercept of the line. Write it as an ordered pair $(x, y)$.`,
        `The graph shows a line. Where does it meet the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
      ]),
      figure: { ...gridOfTen, curves: [{ curve: { shape: 'line', slope: -onY / onX, intercept: onY } }] },
      readFromFigure: true,
      ladder: [
        `Which of the two axes is the ${axis}-axis?`,
        'The x-axis is horizontal, and y is 0 there. The y-axis is vertical, and x is 0 there.',
        `Follow the ${axis === 'x' ? 'horizontal' : 'vertical'} axis from 0 until it meets the line. The other coordinate is 0.`,
      ],
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
      right: pointText(right),
      wrong: pointText(point(67, -59)),
      steps: [
        [`The $${axis}$-axis is the ${axis === 'x' ? 'horizontal' : 'vertical'} one. Find where the line crosses it.`, `${axis} = ${axis === 'x' ? onX : onY}`],
        [`On the $${axis}$-axis, $${axis === 'x' ? 'y' : 'x'}$ is 0. Write the pair with $x$ first.`, pointText(right)],
      ],
      ways: [
        {
          rule: otherAxisTaken,
          to: pointText(otherAxisTaken.answer(at[axis === 'x' ? 'y' : 'x'])),
          hints: [
            `Which of the two axes is the ${axis}-axis?`,
            'The x-axis is horizontal. The y-axis is vertical.',
            `Follow the ${axis === 'x' ? 'horizontal' : 'vertical'} axis with a finger from 0 until it meets the line.`,
          ],
        },
        {
          rule: coordinatesSwapped,
          to: pointText(coordinatesSwapped.answer(right)),
          hints: [
            'Look at the order of your two numbers.',
            'An ordered pair names x first and y second.',
            `On the ${axis}-axis the other coordinate is 0. In which place of the pair does the 0 belong?`,
          ],
        },
      ],
    }); // prettier-ignore
  },
};

/** The slope of a parallel (odd) or perpendicular (even) line, from a drawn one. */
const besideDrawn: Generator = {
  name: 'line_parallel_perp_graph',
  version: 1,
  skill: 'line_parallel_perp',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const seen = drawLine(chance, difficulty);
    const { of, b, rise, run } = seen;
    const kind = difficulty % 2 === 1 ? 'parallel' : 'perpendicular';
    const right = kind === 'parallel' ? of.slope : negate(divide(rational(1), of.slope));
    const inverse = isZero(of.slope) ? null : divide(rational(1), of.slope);
    return valueDraft({
      stem: chance.pick([
        `Line $k$ is ${kind} to the line in the graph. What is the slope of line $k$?`,
        `What is the slope of a line that is ${kind} to the line shown?`,
        `Find the slope of any line ${kind} to the one in the graph.`,
      ]),
      figure: graphOf(seen, false),
      readFromFigure: true,
      ladder: [
        'How steep is the line in the graph?',
        'Parallel lines have equal slopes. Perpendicular lines have opposite reciprocal slopes.',
        `The line passes through (0, ${b}) and (${run}, ${b + rise}). Find its slope. Then decide what a ${kind} line has.`,
      ],
      right,
      inputType: 'fraction',
      steps: [
        ...slopeSteps(seen),
        kind === 'parallel'
          ? ['Parallel lines have the same slope.', `m_k = ${tex(right)}`]
          : ['Perpendicular lines have slopes that are opposite reciprocals.', `m_k = ${tex(right)}`],
      ],
      ways: [
        {
          rule: parallelAndPerpendicularExchanged,
          to: parallelAndPerpendicularExchanged.answer(of.slope, kind),
          hints: [
            `Does a ${kind} line ${kind === 'parallel' ? 'lean as much as the one shown' : 'cross the one shown at a right angle'}?`,
            'Parallel lines have equal slopes. Perpendicular lines have opposite reciprocal slopes.',
            `The line shown goes through (0, ${b}) and (${run}, ${b + rise}). Find its slope first.`,
          ],
        },
        { rule: slopeInverted, to: kind === 'parallel' ? inverse : multiply(rational(-1), of.slope), hints: riseHints(seen) },
        { rule: slopeSignTurned, to: slopeSignTurned.answer(right), hints: directionHints },
      ],
    });
  },
};

export const lineReadingGenerators: readonly Generator[] = [slope, interceptOrSlope, equation, crossing, besideDrawn];
