import {
  slopeAndInterceptSwapped,
  slopeInverted,
  slopeOrderMixed,
  type Point,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, oneOf, only, range, textFamily, type Step } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  axesOfConstantLineExchanged,
  changingCoordinateTaken,
  coordinateTakenForIntercept,
  interceptAddedInsteadOfSubtracted,
  levelLineTakenForUpright,
  otherCoordinateTakenForIntercept,
  riseTakenForSlope,
  slopeSignTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { bracketed, equationPlain, equationTex, line, plain, point, pointText, tex } from '../../wording/line-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { equationAnswer, letters } from './line-answers.ts';
import { through } from './line-through.ts';
import { changes, slopeOf } from './two-points.ts';
import { withSign } from '../../with-sign.ts';

export const inForm = 'Write it in the form $y = mx + b$.';

const interceptHints = ({ x, y }: Point): Ladder => [
  `Put the point $${pointText({ x, y })}$ into your equation. Is it true?`,
  'The number $b$ is the height at $x = 0$. A point with another $x$ does not show it directly.',
  `Write $y = mx + b$ with ${plain(y)} for $y$ and ${plain(x)} for $x$. Only $b$ is left to find.`,
];
const addedHints = ({ x, y }: Point): Ladder => [
  `Put the point $${pointText({ x, y })}$ into your equation. Is it true?`,
  'In $y = mx + b$ the product $mx$ is added to $b$. To find $b$, take the product away.',
  `Find $m \\cdot ${bracketed(x)}$ with its sign, and ask: what must be added to it to get ${plain(y)}?`,
];
const swapHints: Ladder = [
  'What number tells how steep the line is, and which where it meets the $y$-axis?',
  'In $y = mx + b$ the slope is in front of $x$, and the $y$-intercept is by itself.',
  'Write $y = mx + b$ down and put the number for the slope in the place of $m$ first.',
];

/** Wrong ways for every line found from its slope and a point. */
export const pointWays = (slope: Rational, p: Point): WrongWay<string>[] => [
  {
    rule: coordinateTakenForIntercept,
    to: equationPlain(coordinateTakenForIntercept.answer(slope, p)),
    hints: interceptHints(p),
  },
  {
    rule: otherCoordinateTakenForIntercept,
    to: equationPlain(otherCoordinateTakenForIntercept.answer(slope, p)),
    hints: interceptHints(p),
  },
  {
    rule: interceptAddedInsteadOfSubtracted,
    to: equationPlain(interceptAddedInsteadOfSubtracted.answer(slope, p)),
    hints: addedHints(p),
  },
];
/** Returns the steps to the equation from a slope and a point. */
export const pointSteps = (slope: Rational, p: Point): readonly Step[] => [
  [
    `Put the slope and the point $${pointText(p)}$ into $y = mx + b$.`,
    `${tex(p.y)} = ${tex(slope)} \\cdot ${bracketed(p.x)} + b`,
  ],
  [
    'Multiply, and solve for $b$.',
    `${tex(p.y)} = ${tex(multiply(slope, p.x))} + b, \\quad b = ${tex(through(slope, p).intercept)}`,
  ],
  ['Write the equation.', equationTex(through(slope, p))],
];

const told = { name: 'line_write_equation_from_slope', version: 1, skill: 'line_write_equation' };

/** The slope and the y-intercept are given. */
const fromSlopeAndIntercept = textFamily(
  { ...told, difficulties: [1] },
  {
    levels: { m: always(withSign(2, 9)), b: always(withSign(1, 12)) },
    where: ({ m, b }) => Math.abs(m) !== Math.abs(b),
    derived: ({ m, b }) => ({ of: line(m, b) }),
    phrasing: (chance, { m, b }) => ({
      asked: chance.pick([
        `Write the equation of the line with slope $${m}$ and $y$-intercept $${b}$.`,
        `A line has the slope $${m}$ and meets the $y$-axis at $(0, ${b})$. What is its equation?`,
      ]),
    }),
    given: ({ of, asked }) => ({ stem: `${asked} ${inForm}`, ...equationAnswer(of) }),
    ladder: ({ m, b }) => [
      `What is $m$, and what is $b$?`,
      'In y = mx + b, the slope is the coefficient of x, and the y-intercept is the constant.',
      `Write $y = mx + b$. Substitute ${m} for $m$ and ${b} for $b$.`,
    ],
    steps: ({ m, of }) => [
      ['The slope takes the place of $m$.', `y = ${m}x + b`],
      ['The $y$-intercept takes the place of $b$.', equationTex(of)],
    ],
    ways: ({ m, of }) => [
      { rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(of)), hints: swapHints },
      {
        rule: slopeSignTurned,
        to: equationPlain({ ...of, slope: slopeSignTurned.answer(of.slope) }),
        hints: [
          'Does your line rise or fall? Should it?',
          'The slope is taken over with its sign.',
          `Compare the number before your $x$ with the slope ${m} in the problem.`,
        ],
      },
    ],
  },
);

/** 2: the slope and a point. 3: negative numbers. 4: a fraction as slope. 5: the x-intercept and the slope, given in words. */
const fromSlopeAndPoint = textFamily(
  { ...told, difficulties: [2, 3, 4, 5] },
  {
    levels: {
      rise: [range(2, 6), range(2, 6), withSign(2, 7), withSign(1, 7), withSign(1, 7)],
      run: [only(1), only(1), only(1), range(2, 4), range(2, 4)],
      x: [range(1, 5), range(1, 5), withSign(1, 8), withSign(1, 8), withSign(1, 8)],
      y: [range(3, 15), range(3, 15), withSign(1, 9), withSign(1, 9), only(0)],
    },
    where: ({ rise, run, x, y }, difficulty) => {
      const m = rational(rise, run);
      const b = through(m, point(x, y)).intercept;
      return (
        b.d === 1n &&
        (run === 1 || m.d > 1n) &&
        (difficulty !== 3 || rise < 0 || x < 0) &&
        ![0, x, -x, y, Number(m.n)].includes(Number(b.n))
      );
    },
    derived: ({ rise, run, x, y }) => {
      const [m, p] = [rational(rise, run), point(x, y)];
      return { m, p, of: through(m, p) };
    },
    phrasing: (chance, { m, p, difficulty }) => ({
      asked:
        difficulty === 5
          ? chance.pick([
              `A line has the slope $${tex(m)}$ and meets the $x$-axis where $x = ${tex(p.x)}$. What is its equation?`,
              `Write the equation of the line with slope $${tex(m)}$ that crosses the $x$-axis at $${plain(p.x)}$.`,
            ])
          : chance.pick([
              `Write the equation of the line with slope $${tex(m)}$ through the point $${pointText(p)}$.`,
              `A line goes through $${pointText(p)}$ and has the slope $${tex(m)}$. Find its equation.`,
            ]),
    }),
    given: ({ of, asked }) => ({ stem: `${asked} ${inForm}`, ...equationAnswer(of) }),
    ladder: ({ m, p, difficulty }) => [
      `Which parts of $y = mx + b$ do you know?`,
      `Substitute the slope and the point${difficulty === 5 ? ', where y is 0,' : ''} into y = mx + b. Solve for b.`,
      `Write $${tex(p.y)} = ${tex(m)} \\cdot ${bracketed(p.x)} + b$. What is $b$?`,
    ],
    steps: ({ m, p, difficulty }) => [
      ...(difficulty === 5 ? [['On the $x$-axis $y$ is zero, so a point of the line is known.', pointText(p)] as const] : []),
      ...pointSteps(m, p),
    ],
    ways: ({ m, p }) => pointWays(m, p),
  },
);

const at = (x: (chance: Chance) => number, y: (chance: Chance) => number) => (chance: Chance): Point => point(x(chance), y(chance)); // prettier-ignore

/** 2: one point on the y-axis. 3: whole slope. 4: falling, negative numbers. 5: a fraction as slope. */
const fromPoints = textFamily(
  { name: 'line_write_equation_two_points', version: 1, skill: 'line_write_equation', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      p: [
        at(only(0), range(0, 9)),
        at(only(0), range(0, 9)),
        at(range(0, 5), range(0, 9)),
        at(range(-7, 5), range(-7, 9)),
        at(range(-7, 5), range(-7, 9)),
      ],
      r: [
        at(range(0, 8), range(0, 15)),
        at(range(0, 8), range(0, 15)),
        at(range(0, 8), range(0, 15)),
        at(range(-7, 8), range(-7, 15)),
        at(range(-7, 8), range(-7, 15)),
      ],
    },
    where: ({ p, r }, difficulty) => {
      if (r.x.n - p.x.n <= 1n || r.y.n === p.y.n || r.x.n === 0n || (difficulty > 2 && p.x.n === 0n)) return false;
      const m = slopeOf(p, r);
      const b = through(m, p).intercept;
      return (
        b.d === 1n &&
        b.n !== 0n &&
        b.n !== m.n &&
        m.n !== 1n &&
        m.n !== -1n &&
        (difficulty === 5 ? m.d > 1n && m.d < 6n : m.d === 1n) &&
        (difficulty === 5 || m.n < 0n === (difficulty === 4)) &&
        (difficulty === 2 || ![p.y.n, r.y.n].includes(b.n))
      );
    },
    derived: ({ p, r, difficulty }) => ({ m: slopeOf(p, r), of: through(slopeOf(p, r), p), showsB: difficulty === 2 }),
    phrasing: (chance, { p, r }) => ({
      asked: chance.pick([
        `Find the equation of the line through $${pointText(p)}$ and $${pointText(r)}$.`,
        `A line passes through $${pointText(p)}$ and $${pointText(r)}$. What is its equation?`,
      ]),
    }),
    given: ({ of, asked }) => ({ stem: `${asked} ${inForm}`, ...equationAnswer(of) }),
    ladder: ({ p, r, showsB }) => [
      'How much do y and x change from one point to the other?',
      `Find the slope first. ${showsB ? 'The point with x = 0 shows b.' : 'Then substitute one point to find b.'}`,
      `The slope is $${changes(p, r)}$. ${showsB ? `Then look at $${pointText(p)}$.` : `Then use $${pointText(p)}$ to find $b$.`}`,
    ],
    steps: ({ p, r, m, of, showsB }) => [
      ['Find the slope.', `m = ${changes(p, r)} = ${tex(m)}`],
      ...(showsB ? [[`$${pointText(p)}$ lies on the $y$-axis, so it shows $b$.`, equationTex(of)] as const] : pointSteps(m, p)),
    ],
    ways: ({ p, r, m, of, showsB }) => {
      const text = (slope: Rational | null): string | null => (slope === null ? null : equationPlain(through(slope, p)));
      const slopeHints: Ladder = [
        `Put the point $${pointText(r)}$ into your equation. Is it true? Then look at your slope.`,
        'The slope is the change of $y$ over the change of $x$, both taken in the same order.',
        `Going from $${pointText(p)}$ to $${pointText(r)}$, find how far $y$ changes. Then find how far $x$ changes.`,
      ];
      return [
        { rule: slopeInverted, to: text(slopeInverted.answer(p, r)), hints: slopeHints },
        { rule: slopeOrderMixed, to: text(slopeOrderMixed.answer(p, r)), hints: slopeHints },
        { rule: riseTakenForSlope, to: text(riseTakenForSlope.answer(p, r)), hints: slopeHints },
        ...(showsB
          ? [{ rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(of)), hints: swapHints }]
          : pointWays(m, p).slice(0, 1)),
      ];
    },
  },
);

const eitherLetter = oneOf<'x' | 'y'>('y', 'x');

/** 1: the axis it is parallel to is named. 2: through a point. 3: through two points. */
const constant = textFamily(
  { name: 'line_write_equation_level_or_upright', version: 2, skill: 'line_write_equation', difficulties: [1, 2, 3] },
  {
    levels: {
      x: always(withSign(1, 9)),
      y: always(withSign(1, 9)),
      other: always(withSign(1, 9)),
      letter: always(eitherLetter), // the coordinate that stays the same
    },
    where: ({ x, y, other }) => Math.abs(x) !== Math.abs(y) && other !== x && other !== y,
    derived: ({ x, y, other, letter }) => ({
      p: point(x, y),
      ...(letter === 'y'
        ? { kind: 'horizontal', axis: 'x', value: y, second: pointText(point(other, y)), changing: x }
        : { kind: 'vertical', axis: 'y', value: x, second: pointText(point(x, other)), changing: y }),
    }),
    given: ({ p, kind, axis, letter, value, second, difficulty }) => ({
      stem:
        difficulty === 1
          ? `A ${kind} line goes through $${pointText(p)}$. What is its equation?`
          : difficulty === 2
            ? `Write the equation of the line through $${pointText(p)}$ that is parallel to the $${axis}$-axis.`
            : `Write the equation of the line through $${pointText(p)}$ and $${second}$.`,
      inputType: 'expression',
      form: 'simplified',
      variables: letters,
      placeholder: 'like y = c or x = c',
      right: `${letter} = ${value}`,
      wrong: `${letter} = ${value + 61}`,
    }),
    ladder: ({ p, second, difficulty }) => [
      'Is the line horizontal or vertical?',
      'On a horizontal line, y is always the same. On a vertical line, x is always the same.',
      `The line goes through $${pointText(p)}$${difficulty === 3 ? ` and $${second}$` : ''}. Which coordinate stays the same at every point?`,
    ],
    steps: ({ p, kind, letter, value, second }) => [
      [
        `The line is ${kind}, so all its points have the same ${letter}-coordinate.`,
        `${pointText(p)}, \\; ${second}, \\; \\ldots`,
      ],
      ['Say that as an equation.', `${letter} = ${value}`],
    ],
    ways: ({ p, letter, value, changing }) => {
      const [otherLetter, otherValue] = levelLineTakenForUpright.answer(letter, p);
      const axisHints: Ladder = [
        'On your line, which coordinate is the same at every point?',
        'A horizontal line keeps its height $y$; a vertical line keeps its $x$.',
        `Write down two more points of the line through $${pointText(p)}$ and look what number never changes.`,
      ];
      return [
        { rule: levelLineTakenForUpright, to: `${otherLetter} = ${plain(otherValue)}`, hints: axisHints },
        {
          rule: axesOfConstantLineExchanged,
          to: `${axesOfConstantLineExchanged.answer(letter)} = ${value}`,
          hints: [
            `Put the point $${pointText(p)}$ into your equation. Is it true?`,
            axesOfConstantLineExchanged.hints.principle,
            `In $${pointText(p)}$ the first number belongs to $x$ and the second to $y$. Which of them stays?`,
          ],
        },
        { rule: changingCoordinateTaken, to: `${letter} = ${changingCoordinateTaken.answer(changing)}`, hints: axisHints },
      ];
    },
  },
);

export const writeEquationGenerators: readonly Generator[] = [
  byShape(fromSlopeAndIntercept, fromSlopeAndPoint),
  fromPoints,
  constant,
];
