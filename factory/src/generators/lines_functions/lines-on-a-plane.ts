import {
  slopeAndInterceptSwapped,
  slopeInverted,
  xInterceptForY,
  coordinatesSwapped,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import {
  constantSignTurned,
  heightTakenForSlope,
  otherAxisTaken,
  parallelAndPerpendicularExchanged,
  riseTakenForSlope,
  slopeSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { negate, rational } from '@stoa/engine/math/exact/rational';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { always, family, only, range, textFamily, type Step } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import { equationPlain, equationTex, line, point, pointText, tex } from '../../wording/line-text.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { equationAnswer, pointAnswer } from './line-answers.ts';
import { perpendicularTo } from './line-through.ts';
import { sign, withSign } from '../../with-sign.ts';

/** A line with two points on it at crossings of grid lines: the y-intercept, and one a run to the right. */
type Seen = { readonly run: number; readonly rise: number; readonly b: number };

/** 1: a whole slope, rising. 2: falling too. 3: a unit fraction. 4 and 5: any fraction. */
const seenLine = {
  run: [only(1), only(1), range(2, 4), range(2, 5), range(2, 5)],
  rise: [range(2, 5), withSign(2, 5), sign, withSign(1, 5), withSign(1, 5)],
  b: always(withSign(1, 6)),
} as const;

const isReadable = ({ run, rise, b }: Seen): boolean =>
  rational(rise, run).d === BigInt(run) &&
  Math.abs(b + rise) <= 9 &&
  ![rise, run, -rise, -run].includes(b) &&
  Math.abs(rise) !== run;

const placed = ({ run, rise, b }: Seen) => ({
  of: line(rational(rise, run), b),
  onAxis: point(0, b),
  onGrid: point(run, b + rise),
});

/** Draws the graph of a line, with two of its points marked if `marked`. */
const graphOf = ({ run, rise, b }: Seen, marked: boolean): WrittenFigure => ({
  ...gridOfTen,
  points: marked ? [{ x: 0, y: b }, { x: run, y: b + rise }] : [],
  curves: [{ curve: { shape: 'line', slope: rise / run, intercept: b } }],
}); // prettier-ignore

const riseHints = ({ run, rise, b }: Seen): Ladder => [
  'Find two points where the line crosses the corners of the grid. How far up or down is the second one?',
  'Slope is the rise divided by the run, from left to right.',
  `Go from (0, ${b}) to (${run}, ${b + rise}). What number is the rise, and which is the run?`,
];
const directionHints: Ladder = [
  'Follow the line from left to right. Does it go up or down?',
  'A line that goes down from left to right has a negative slope.',
  'Place a finger on the y-axis, where x is 0, and move it to the right along the line. Up means a positive slope.',
];
const axisHints: Ladder = [
  'What number tells where the line crosses the y-axis?',
  'The y-intercept is the y-value where x is 0. The slope tells how steep the line is.',
  'Find the point on the y-axis, where x is 0. Read its height.',
];
const heightHints = (b: number): Ladder => [
  'Is the point on the y-axis above or below the x-axis?',
  'Below the x-axis, y is negative.',
  `Count from 0 to the line along the y-axis. Do the ${Math.abs(b)} units go up or down?`,
];

const slopeSteps = ({ run, rise, b }: Seen): readonly [Step, Step] => [
  ['Choose two points on the line where grid lines cross.', `(0, ${b}), \\quad (${run}, ${b + rise})`],
  [
    `From the first to the second, the line goes ${Math.abs(rise)} ${rise < 0 ? 'down' : 'up'} and ${run} to the right.`,
    `m = \\frac{${rise}}{${run}}${run === 1 ? ` = ${rise}` : ''}`,
  ],
];

/** The slope of a drawn line. 1: two points are marked. 2 to 5: they have to be found. */
const slope = family(
  { name: 'line_slope_graph', version: 1, skill: 'line_slope' },
  {
    levels: seenLine,
    where: isReadable,
    derived: placed,
    phrasing: (chance) => ({
      asked: chance.pick([
        'What is the slope of the line?',
        'Find the slope of the line in the graph.',
        'The graph shows a line. What is its slope?',
        'Use two points on the line to find its slope.',
      ]),
    }),
    given: (seen) => ({
      stem: seen.asked,
      figure: graphOf(seen, seen.difficulty === 1),
      readFromFigure: true,
      right: seen.of.slope,
      inputType: 'fraction',
    }),
    ladder: riseHints,
    steps: slopeSteps,
    ways: ({ of, onAxis, onGrid, ...seen }) => [
      { rule: slopeInverted, to: slopeInverted.answer(onAxis, onGrid), hints: riseHints(seen) },
      { rule: slopeSignTurned, to: slopeSignTurned.answer(of.slope), hints: directionHints },
      { rule: riseTakenForSlope, to: seen.run === 1 ? null : riseTakenForSlope.answer(onAxis, onGrid), hints: riseHints(seen) },
      { rule: slopeAndInterceptSwapped, to: slopeAndInterceptSwapped.answer(of).slope, hints: axisHints },
      { rule: heightTakenForSlope, to: heightTakenForSlope.answer(onGrid), hints: riseHints(seen) },
    ],
    belowZero: true,
  },
);

/** The y-intercept of a drawn line (odd), or its slope (even). */
const interceptOrSlope = family(
  { name: 'line_slope_intercept_graph', version: 1, skill: 'line_slope_intercept' },
  {
    levels: seenLine,
    where: isReadable,
    derived: (seen) => ({ ...placed(seen), asksSlope: seen.difficulty % 2 === 0 }),
    phrasing: (chance, { asksSlope }) => ({
      asked: asksSlope
        ? chance.pick([
            'The line has an equation of the form $y = mx + b$. What is $m$?',
            'Read the slope of the line from its graph.',
          ])
        : chance.pick([
            'What is the $y$-intercept of the line?',
            'The line has an equation of the form $y = mx + b$. What is $b$?',
            'At what value of $y$ does the line cross the $y$-axis?',
          ]),
    }),
    given: (seen) => ({
      stem: seen.asked,
      figure: graphOf(seen, false),
      readFromFigure: true,
      right: seen.asksSlope ? seen.of.slope : seen.of.intercept,
      inputType: 'fraction',
    }),
    ladder: (seen) => (seen.asksSlope ? riseHints(seen) : axisHints),
    steps: (seen) =>
      seen.asksSlope
        ? slopeSteps(seen)
        : [
            ['The $y$-intercept is the value of $y$ where $x$ is 0. Look at the $y$-axis.', `(0, ${seen.b})`],
            ['Read the height of that point.', `b = ${seen.b}`],
          ],
    ways: ({ of, onAxis, onGrid, asksSlope, ...seen }) => {
      const swapped = slopeAndInterceptSwapped.answer(of);
      return asksSlope
        ? [
            { rule: slopeInverted, to: slopeInverted.answer(onAxis, onGrid), hints: riseHints(seen) },
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
            { rule: constantSignTurned, to: constantSignTurned.answer(of.intercept), hints: heightHints(seen.b) },
          ];
    },
    belowZero: true,
  },
);

/** The equation of a drawn line. */
const equation = textFamily(
  { name: 'line_write_equation_graph', version: 1, skill: 'line_write_equation' },
  {
    levels: seenLine,
    where: isReadable,
    derived: placed,
    phrasing: (chance) => ({
      asked: chance.pick([
        'Write the equation of the line in the graph.',
        'The graph shows a line. Write its equation.',
        'What is the equation of this line?',
      ]),
    }),
    given: (seen) => ({
      stem: `${seen.asked} Use the form $y = mx + b$.`,
      figure: graphOf(seen, seen.difficulty === 1),
      readFromFigure: true,
      ...equationAnswer(seen.of),
      placeholder: 'y = mx + b',
    }),
    ladder: ({ run, rise, b }) => [
      'Where does the line cross the y-axis, and how steep is it?',
      'In y = mx + b, m is the slope and b is the y-intercept. Read b, and then find the slope.',
      `The line passes through (0, ${b}) and (${run}, ${b + rise}). Divide the rise by the run.`,
    ],
    steps: (seen) => [
      ['The line crosses the $y$-axis at the $y$-intercept.', `b = ${seen.b}`],
      slopeSteps(seen)[1],
      ['Put the slope and the $y$-intercept into $y = mx + b$.', equationTex(seen.of)],
    ],
    ways: ({ of, onAxis, onGrid, ...seen }) => {
      const inverted = slopeInverted.answer(onAxis, onGrid);
      return [
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
          hints: heightHints(seen.b),
        },
      ];
    },
  },
);

/** Where a drawn line crosses an axis. 1 and 2: the y-axis. 3 to 5: the x-axis. */
const crossing = textFamily(
  { name: 'line_intercepts_graph', version: 1, skill: 'line_intercepts' },
  {
    levels: {
      onX: [range(2, 8), withSign(2, 8), withSign(2, 8), withSign(2, 8), withSign(2, 8)],
      onY: [range(2, 8), range(2, 8), withSign(2, 8), withSign(2, 8), withSign(2, 8)],
    },
    where: ({ onX, onY }) => Math.abs(onX) !== Math.abs(onY),
    derived: ({ onX, onY, difficulty }) => {
      const at = { x: point(onX, 0), y: point(0, onY) };
      return difficulty <= 2
        ? ({ axis: 'y', upright: 'vertical', zero: 'x', value: onY, right: at.y, other: at.x } as const)
        : ({ axis: 'x', upright: 'horizontal', zero: 'y', value: onX, right: at.x, other: at.y } as const);
    },
    phrasing: (chance, { axis }) => ({
      asked: chance.pick([
        `At what point does the line cross the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
        `Find the $${axis}$-intercept of the line. Write it as an ordered pair $(x, y)$.`,
        `The graph shows a line. Where does it meet the $${axis}$-axis? Write an ordered pair $(x, y)$.`,
      ]),
    }),
    given: ({ onX, onY, right, asked }) => ({
      stem: asked,
      figure: { ...gridOfTen, curves: [{ curve: { shape: 'line', slope: -onY / onX, intercept: onY } }] },
      readFromFigure: true,
      ...pointAnswer(right),
    }),
    ladder: ({ axis, upright }) => [
      `Which of the two axes is the ${axis}-axis?`,
      'The x-axis is horizontal, and y is 0 there. The y-axis is vertical, and x is 0 there.',
      `Follow the ${upright} axis from 0 until it meets the line. The other coordinate is 0.`,
    ],
    steps: ({ axis, upright, zero, value, right }) => [
      [`The $${axis}$-axis is the ${upright} one. Find where the line crosses it.`, `${axis} = ${value}`],
      [`On the $${axis}$-axis, $${zero}$ is 0. Write the pair with $x$ first.`, pointText(right)],
    ],
    ways: ({ axis, upright, right, other }) => [
      {
        rule: otherAxisTaken,
        to: pointText(otherAxisTaken.answer(other)),
        hints: [
          `Which of the two axes is the ${axis}-axis?`,
          'The x-axis is horizontal. The y-axis is vertical.',
          `Follow the ${upright} axis with a finger from 0 until it meets the line.`,
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
  },
);

/** The slope of a parallel (odd) or perpendicular (even) line, from a drawn one. */
const besideDrawn = family(
  { name: 'line_parallel_perp_graph', version: 1, skill: 'line_parallel_perp' },
  {
    levels: seenLine,
    where: isReadable,
    derived: (seen) => {
      const { of, ...points } = placed(seen);
      return seen.difficulty % 2 === 1
        ? { of, ...points, kind: 'parallel' as const, right: of.slope }
        : { of, ...points, kind: 'perpendicular' as const, right: perpendicularTo(of.slope) };
    },
    phrasing: (chance, { kind }) => ({
      asked: chance.pick([
        `Line $k$ is ${kind} to the line in the graph. What is the slope of line $k$?`,
        `What is the slope of a line that is ${kind} to the line shown?`,
        `Find the slope of any line ${kind} to the one in the graph.`,
      ]),
    }),
    given: (seen) => ({
      stem: seen.asked,
      figure: graphOf(seen, false),
      readFromFigure: true,
      right: seen.right,
      inputType: 'fraction',
    }),
    ladder: ({ run, rise, b, kind }) => [
      'How steep is the line in the graph?',
      'Parallel lines have equal slopes. Perpendicular lines have opposite reciprocal slopes.',
      `The line passes through (0, ${b}) and (${run}, ${b + rise}). Find its slope. Then decide what a ${kind} line has.`,
    ],
    steps: (seen) => [
      ...slopeSteps(seen),
      seen.kind === 'parallel'
        ? ['Parallel lines have the same slope.', `m_k = ${tex(seen.right)}`]
        : ['Perpendicular lines have slopes that are opposite reciprocals.', `m_k = ${tex(seen.right)}`],
    ],
    ways: ({ of, onAxis, onGrid, kind, right, ...seen }) => [
      {
        rule: parallelAndPerpendicularExchanged,
        to: parallelAndPerpendicularExchanged.answer(of.slope, kind),
        hints: [
          `Does a ${kind} line ${kind === 'parallel' ? 'lean as much as the one shown' : 'cross the one shown at a right angle'}?`,
          'Parallel lines have equal slopes. Perpendicular lines have opposite reciprocal slopes.',
          `The line shown goes through ${pointText(onAxis)} and ${pointText(onGrid)}. Find its slope first.`,
        ],
      },
      {
        rule: slopeInverted,
        to: kind === 'parallel' ? slopeInverted.answer(onAxis, onGrid) : negate(of.slope),
        hints: riseHints(seen),
      },
      { rule: slopeSignTurned, to: slopeSignTurned.answer(right), hints: directionHints },
    ],
    belowZero: true,
  },
);

export const lineReadingGenerators: readonly Generator[] = [slope, interceptOrSlope, equation, crossing, besideDrawn];
