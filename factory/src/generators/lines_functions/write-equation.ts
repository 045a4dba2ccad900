import {
  slopeAndInterceptSwapped,
  slopeInverted,
  slopeOrderMixed,
  type Line,
  type Point,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { add, divide, multiply, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
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
import { textDraft, type Hints } from './line-draft.ts';
import type { WrongWay } from '../../wrong-way.ts';

/** The line with a slope through a point. */
export const through = (slope: Rational, { x, y }: Point): Line => ({ slope, intercept: subtract(y, multiply(slope, x)) });
export const letters = { x: 'the first coordinate', y: 'the second coordinate' };
export const inForm = 'Write it in the form $y = mx + b$.';
/** An equation that nobody writes by a slip. */
export const farOff = ({ slope, intercept }: Line): string =>
  equationPlain(line(add(slope, rational(37)), add(intercept, rational(-91))));

const interceptHints = ({ x, y }: Point): Hints => [
  `Put the point $${pointText({ x, y })}$ into your equation. Is it true?`,
  'The number $b$ is the height at $x = 0$. A point with another $x$ does not show it directly.',
  `Write $y = mx + b$ with ${plain(y)} for $y$ and ${plain(x)} for $x$. Only $b$ is left to find.`,
];
const addedHints = ({ x, y }: Point): Hints => [
  `Put the point $${pointText({ x, y })}$ into your equation. Is it true?`,
  'In $y = mx + b$ the product $mx$ is added to $b$. To find $b$, take the product away.',
  `Find $m \\cdot ${bracketed(x)}$ with its sign, and ask: what must be added to it to get ${plain(y)}?`,
];
const swapHints: Hints = [
  'What number tells how steep the line is, and which where it meets the $y$-axis?',
  'In $y = mx + b$ the slope is in front of $x$, and the $y$-intercept is by itself.',
  'Write $y = mx + b$ down and put the number for the slope in the place of $m$ first.',
];

/** Ways that belong to every line found from its slope and a point. */
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
/** The equation from a slope and a point, as steps. */
export const pointSteps = (slope: Rational, p: Point): [string, string][] => [
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

const sized = (chance: Chance, from: number, to: number): number => chance.int(from, to) * (chance.maybe(0.5) ? -1 : 1);

/** 1: slope and intercept. 2: slope and a point. 3: negative numbers. 4: a fraction for a slope. 5: the x-intercept and the slope, told in words. */
const fromSlope: Generator = {
  name: 'line_write_equation_from_slope',
  version: 1,
  skill: 'line_write_equation',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    if (difficulty === 1) {
      const { m, b } = drawUntil(
        () => ({ m: sized(chance, 2, 9), b: sized(chance, 1, 12) }),
        (draw) => Math.abs(draw.m) !== Math.abs(draw.b),
      );
      const right = line(m, b);
      return textDraft({
        stem: chance.pick([
          `Write the equation of the line with slope $${m}$ and $y$-intercept $${b}$. ${inForm}`,
          `A line has the slope $${m}$ and meets the $y$-axis at $(0, ${b})$. What is its equation? ${inForm}`,
        ]),
        inputType: 'expression',
        form: 'slope_intercept',
        variables: letters,
        placeholder: 'y = ',
        right: equationPlain(right),
        wrong: farOff(right),
        ladder: [
          `What is $m$, and what is $b$?`,
          'In y = mx + b, the slope is the coefficient of x, and the y-intercept is the constant.',
          `Write $y = mx + b$. Substitute ${m} for $m$ and ${b} for $b$.`,
        ],
        steps: [
          ['The slope takes the place of $m$.', `y = ${m}x + b`],
          ['The $y$-intercept takes the place of $b$.', equationTex(right)],
        ],
        ways: [
          { rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(right)), hints: swapHints },
          {
            rule: slopeSignTurned,
            to: equationPlain({ ...right, slope: slopeSignTurned.answer(right.slope) }),
            hints: [
              'Does your line rise or fall? Should it?',
              'The slope is taken over with its sign.',
              `Compare the number before your $x$ with the slope ${m} in the problem.`,
            ],
          },
        ],
      });
    }
    const { m, p } = drawUntil(
      () => ({
        m:
          difficulty >= 4
            ? rational(sized(chance, 1, 7), chance.int(2, 4))
            : rational(difficulty === 2 ? chance.int(2, 6) : sized(chance, 2, 7)),
        p: point(
          difficulty === 2 ? chance.int(1, 5) : sized(chance, 1, 8),
          difficulty === 5 ? 0 : difficulty === 2 ? chance.int(3, 15) : sized(chance, 1, 9),
        ),
      }),
      (draw) => {
        const b = through(draw.m, draw.p).intercept;
        return (
          b.d === 1n &&
          b.n !== 0n &&
          (difficulty < 4 || draw.m.d > 1n) &&
          (difficulty !== 3 || draw.m.n < 0n || draw.p.x.n < 0n) &&
          ![draw.p.x.n, draw.p.y.n, -draw.p.x.n].includes(b.n) &&
          b.n !== draw.m.n
        );
      },
    );
    const right = through(m, p);
    return textDraft({
      stem:
        difficulty === 5
          ? chance.pick([
              `A line has the slope $${tex(m)}$ and meets the $x$-axis where $x = ${tex(p.x)}$. What is its equation? ${inForm}`,
              `Write the equation of the line with slope $${tex(m)}$ that crosses the $x$-axis at $${plain(p.x)}$. ${inForm}`,
            ])
          : chance.pick([
              `Write the equation of the line with slope $${tex(m)}$ through the point $${pointText(p)}$. ${inForm}`,
              `A line goes through $${pointText(p)}$ and has the slope $${tex(m)}$. Find its equation. ${inForm}`,
            ]),
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = ',
      right: equationPlain(right),
      wrong: farOff(right),
      ladder: [
        `Which parts of $y = mx + b$ do you know?`,
        `Substitute the slope and the point${difficulty === 5 ? ', where y is 0,' : ''} into y = mx + b. Solve for b.`,
        `Write $${tex(p.y)} = ${tex(m)} \\cdot ${bracketed(p.x)} + b$. What is $b$?`,
      ],
      steps: [
        ...(difficulty === 5 ? [['On the $x$-axis $y$ is zero, so a point of the line is known.', pointText(p)] as const] : []),
        ...pointSteps(m, p),
      ],
      ways: pointWays(m, p),
    });
  },
};

/** 2: one point on the y-axis. 3: whole slope. 4: falling, negative numbers. 5: a fraction for a slope. */
const fromPoints: Generator = {
  name: 'line_write_equation_two_points',
  version: 1,
  skill: 'line_write_equation',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { p, r } = drawUntil(
      () => {
        const small = difficulty <= 3 ? 0 : -7;
        return {
          p: point(difficulty === 2 ? 0 : chance.int(small, 5), chance.int(small, 9)),
          r: point(chance.int(small, 8), chance.int(small, 15)),
        };
      },
      (draw) => {
        const [run, rise] = [subtract(draw.r.x, draw.p.x), subtract(draw.r.y, draw.p.y)];
        if (run.n <= 1n || rise.n === 0n || (difficulty > 2 && draw.p.x.n === 0n) || draw.r.x.n === 0n) return false;
        const m = divide(rise, run);
        const b = through(m, draw.p).intercept;
        return (
          b.d === 1n &&
          b.n !== 0n &&
          (difficulty === 5 ? m.d > 1n && m.d < 6n : m.d === 1n) &&
          m.n !== 1n &&
          m.n !== -1n &&
          (difficulty !== 4 || m.n < 0n) &&
          (difficulty > 3 || m.n > 0n) &&
          b.n !== m.n &&
          (difficulty === 2 || ![draw.p.y.n, draw.r.y.n].includes(b.n))
        );
      },
    );
    const m = divide(subtract(r.y, p.y), subtract(r.x, p.x));
    const right = through(m, p);
    const inverted = slopeInverted.answer(p, r);
    const mixed = slopeOrderMixed.answer(p, r);
    const slopeHints: Hints = [
      `Put the point $${pointText(r)}$ into your equation. Is it true? Then look at your slope.`,
      'The slope is the change of $y$ over the change of $x$, both taken in the same order.',
      `Going from $${pointText(p)}$ to $${pointText(r)}$, find how far $y$ changes. Then find how far $x$ changes.`,
    ];
    return textDraft({
      stem: chance.pick([
        `Find the equation of the line through $${pointText(p)}$ and $${pointText(r)}$. ${inForm}`,
        `A line passes through $${pointText(p)}$ and $${pointText(r)}$. What is its equation? ${inForm}`,
      ]),
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = ',
      right: equationPlain(right),
      wrong: farOff(right),
      ladder: [
        'How much do y and x change from one point to the other?',
        `Find the slope first. ${difficulty === 2 ? 'The point with x = 0 shows b.' : 'Then substitute one point to find b.'}`,
        `The slope is $\\frac{${tex(r.y)} - ${bracketed(p.y)}}{${tex(r.x)} - ${bracketed(p.x)}}$. ${difficulty === 2 ? `Then look at $${pointText(p)}$.` : `Then use $${pointText(p)}$ to find $b$.`}`,
      ],
      steps: [
        ['Find the slope.', `m = \\frac{${tex(r.y)} - ${bracketed(p.y)}}{${tex(r.x)} - ${bracketed(p.x)}} = ${tex(m)}`],
        ...(difficulty === 2
          ? [[`$${pointText(p)}$ lies on the $y$-axis, so it shows $b$.`, equationTex(right)] as const]
          : pointSteps(m, p)),
      ],
      ways: [
        { rule: slopeInverted, to: inverted === null ? null : equationPlain(through(inverted, p)), hints: slopeHints },
        { rule: slopeOrderMixed, to: mixed === null ? null : equationPlain(through(mixed, p)), hints: slopeHints },
        { rule: riseTakenForSlope, to: equationPlain(through(riseTakenForSlope.answer(p, r), p)), hints: slopeHints },
        ...(difficulty === 2 ? [] : pointWays(m, p).slice(0, 1)),
        ...(difficulty === 2
          ? [{ rule: slopeAndInterceptSwapped, to: equationPlain(slopeAndInterceptSwapped.answer(right)), hints: swapHints }]
          : []),
      ],
    });
  },
};

/** 1: the axis it is parallel to is named. 2: through a point. 3: through two points. */
const constant: Generator = {
  name: 'line_write_equation_level_or_upright',
  version: 1,
  skill: 'line_write_equation',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const { x, y, other } = drawUntil(
      () => ({ x: sized(chance, 1, 9), y: sized(chance, 1, 9), other: sized(chance, 1, 9) }),
      (draw) => Math.abs(draw.x) !== Math.abs(draw.y) && draw.other !== draw.x && draw.other !== draw.y,
    );
    const letter = chance.maybe(0.5) ? 'y' : 'x'; // which coordinate stays the same
    const level = letter === 'y';
    const p = pointText(point(x, y));
    const second = pointText(level ? point(other, y) : point(x, other));
    const value = level ? y : x;
    const right = `${letter} = ${value}`;
    const stem =
      difficulty === 1
        ? `${level ? 'A horizontal' : 'A vertical'} line goes through $${p}$. What is its equation?`
        : difficulty === 2
          ? `Write the equation of the line through $${p}$ that is parallel to the $${level ? 'x' : 'y'}$-axis.`
          : `Write the equation of the line through $${p}$ and $${second}$.`;
    const [otherLetter, otherValue] = levelLineTakenForUpright.answer(letter, point(x, y));
    const axisHints: Hints = [
      'On your line, which coordinate is the same at every point?',
      'A horizontal line keeps its height $y$; a vertical line keeps its $x$.',
      `Write down two more points of the line through $${p}$ and look what number never changes.`,
    ];
    return textDraft({
      stem,
      inputType: 'expression',
      form: 'simplified',
      variables: letters,
      placeholder: 'like y = c or x = c',
      right,
      wrong: `${letter} = ${value + 61}`,
      ladder: [
        'Is the line horizontal or vertical?',
        'On a horizontal line, y is always the same. On a vertical line, x is always the same.',
        `The line goes through $${p}$${difficulty === 3 ? ` and $${second}$` : ''}. Which coordinate stays the same at every point?`,
      ],
      steps: [
        [
          level
            ? 'The line is horizontal, so all its points have the same y-coordinate.'
            : 'The line is vertical, so all its points have the same x-coordinate.',
          `${p}, \\; ${second}, \\; \\ldots`,
        ],
        ['Say that as an equation.', right],
      ],
      ways: [
        {
          rule: levelLineTakenForUpright,
          to: `${otherLetter} = ${plain(otherValue)}`,
          hints: axisHints,
        },
        {
          rule: axesOfConstantLineExchanged,
          to: `${axesOfConstantLineExchanged.answer(letter)} = ${value}`,
          hints: [
            `Put the point $${p}$ into your equation. Is it true?`,
            axesOfConstantLineExchanged.hints.principle,
            `In $${p}$ the first number belongs to $x$ and the second to $y$. Which of them stays?`,
          ],
        },
        { rule: changingCoordinateTaken, to: `${letter} = ${changingCoordinateTaken.answer(level ? x : y)}`, hints: axisHints },
      ],
    });
  },
};

export const writeEquationGenerators: readonly Generator[] = [fromSlope, fromPoints, constant];
