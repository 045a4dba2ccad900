import { slopeAddsCoordinates, slopeOrderMixed } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  heightTakenForSlope,
  levelTakenForUpright,
  riseTakenForSlope,
  runAddedToCoordinate,
  slopeKindsConfused,
  slopeSignTurned,
  slopeTakenForChange,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { bracketed, exact, point, pointText, tableText, tex } from '../../wording/line-text.ts';
import { choiceDraft, valueDraft, type Hints } from './line-draft.ts';
import { changes, slopeOf, slopeWays, twoPoints } from './two-points.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** The slope from rise and run; nothing where the quotient is in simplest form already. */
function lastSteps(rise: Rational, run: Rational): [string, string][] {
  const m = divide(rise, run);
  const told = finishing(rise, run);
  return told === '' ? [] : [[told, `m = ${tex(m)}`]];
}

/** What is left to do with rise over run. */
function finishing(rise: Rational, run: Rational): string {
  const m = divide(rise, run);
  if (m.d === 1n) return run.n === 1n ? 'The denominator is 1.' : 'Divide.';
  if (m.d !== run.d * (run.n < 0n ? -run.n : run.n)) return m.n < 0n ? 'Simplify, and put the sign in front.' : 'Simplify.';
  return m.n < 0n ? 'Put the sign in front.' : '';
}

/** 1: whole and positive. 2: negative numbers. 3: a fraction. 4: a negative fraction. 5: the second point stands on the left. */
const fromPoints: Generator = {
  name: 'line_slope_two_points',
  version: 1,
  skill: 'line_slope',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { p, r } = twoPoints(chance, difficulty);
    const m = slopeOf(p, r);
    const [rise, run] = [subtract(r.y, p.y), subtract(r.x, p.x)];
    return valueDraft({
      stem: chance.pick([
        `Find the slope of the line through $${pointText(p)}$ and $${pointText(r)}$.`,
        `A line passes through the points $${pointText(p)}$ and $${pointText(r)}$. What is its slope?`,
        `What is the slope of the line through $${pointText(p)}$ and $${pointText(r)}$?`,
      ]),
      right: m,
      inputType: 'fraction',
      ladder: [
        'Which two points do you know? How much do y and x change?',
        'Slope is the change in y divided by the change in x. Subtract in the same order.',
        `Find the change in y: $${tex(r.y)} - ${bracketed(p.y)}$. Then find the change in x: $${tex(r.x)} - ${bracketed(p.x)}$.`,
      ],
      steps: [
        ['Slope is the change of $y$ divided by the change of $x$.', `m = ${changes(p, r)}`],
        ['Subtract above and below.', `m = \\frac{${tex(rise)}}{${tex(run)}}`],
        ...lastSteps(rise, run),
      ],
      ways: slopeWays(p, r),
    });
  },
};

/** 1: steps of one. 2: larger steps. 3: falling. 4: a fraction. 5: a fraction, falling, from a negative start. */
const fromTable: Generator = {
  name: 'line_slope_table',
  version: 1,
  skill: 'line_slope',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const fraction = difficulty >= 4;
    const { x, y, run, rise } = drawUntil(
      () => ({
        x: chance.int(difficulty === 5 ? -8 : 0, 4),
        y: chance.int(difficulty === 5 ? -9 : 1, 12),
        run: difficulty === 1 ? 1 : chance.int(2, 5),
        rise: chance.int(2, 12) * (difficulty === 3 || difficulty === 5 ? -1 : 1),
      }),
      (draw) => {
        const shown = [0, 1, 2, 3].flatMap((i) => [draw.x + i * draw.run, draw.y + i * draw.rise]);
        const whole = draw.rise % draw.run === 0;
        return (
          whole !== fraction &&
          Math.abs(draw.rise) !== draw.run &&
          (!whole ||
            ![...shown, ...shown.map((n) => -n), draw.run, draw.rise * (difficulty === 1 ? 0 : 1)].includes(draw.rise / draw.run))
        );
      },
    );
    const xs = [0, 1, 2, 3].map((i) => x + i * run);
    const ys = [0, 1, 2, 3].map((i) => y + i * rise);
    const [p, r] = [point(xs[0]!, ys[0]!), point(xs[1]!, ys[1]!)];
    const m = rational(rise, run);
    return valueDraft({
      stem: chance.pick([
        `The points of this table lie on a line.\n\n${tableText(['x', ...xs], ['y', ...ys])}\n\nWhat is the slope of the line?`,
        `A line goes through all the points in this table. Find its slope.\n\n${tableText(['x', ...xs], ['y', ...ys])}`,
      ]),
      right: m,
      inputType: 'fraction',
      ladder: [
        'How much does y change from one column to the next? How much does x change?',
        'Slope is the change in y divided by the change in x.',
        `Use the first two columns. Find $${ys[1]} - ${bracketed(ys[0]!)}$ and $${xs[1]} - ${bracketed(xs[0]!)}$.`,
      ],
      steps: [
        ['Take two neighboring columns and find both changes.', `m = ${changes(p, r)}`],
        ['Subtract.', `m = \\frac{${rise}}{${run}}`],
        ...lastSteps(exact(rise), exact(run)),
      ],
      ways: difficulty === 1 ? slopeWays(p, r).filter(({ rule }) => rule !== riseTakenForSlope) : slopeWays(p, r),
    });
  },
};

/** Real slopes: something that climbs, fills, empties or cools. 3: whole rates. 4: falling. 5: a fraction. */
const story: Generator = {
  name: 'line_slope_story',
  version: 2,
  skill: 'line_slope',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const { from, to, start, end } = drawUntil(
      () => {
        const from = chance.int(2, 6);
        const to = from + chance.int(2, 8);
        const start = chance.int(10, 60);
        return { from, to, start, end: start + chance.int(4, 60) * (difficulty === 4 ? -1 : 1) };
      },
      (draw) => {
        const [rise, run] = [draw.end - draw.start, draw.to - draw.from];
        const m = rational(rise, run);
        return (
          draw.end > 0 &&
          draw.end < 100 &&
          (difficulty === 5 ? m.d > 1n && m.d < 5n : m.d === 1n) &&
          ![draw.from, draw.to, draw.start, draw.end, run].some((n) => BigInt(n) === m.n || BigInt(-n) === m.n) &&
          m.n !== BigInt(run)
        );
      },
    );
    const falling = end < start;
    const scene = falling
      ? chance.pick([
          {
            opening: 'A tank is emptied at a steady rate.',
            at: (t: number, v: number) => `After ${t} minutes it holds ${v} liters`,
            rate: 'liters per minute',
          },
          {
            opening: 'Snow melts at a constant rate.',
            at: (t: number, v: number) => `After ${t} hours it is ${v} millimeters deep`,
            rate: 'millimeters per hour',
          },
          {
            opening: 'A phone battery drains at a constant rate.',
            at: (t: number, v: number) => `After ${t} hours it is at ${v} percent`,
            rate: 'percent per hour',
          },
          {
            opening: 'A candle burns down at a constant rate.',
            at: (t: number, v: number) => `After ${t} hours it is ${v} millimeters tall`,
            rate: 'millimeters per hour',
          },
        ] as const)
      : chance.pick([
          {
            opening: 'A pool is filled at a steady rate.',
            at: (t: number, v: number) => `After ${t} minutes the water is ${v} centimeters deep`,
            rate: 'centimeters per minute',
          },
          {
            opening: 'A seedling grows at a constant rate.',
            at: (t: number, v: number) => `After ${t} weeks it is ${v} millimeters tall`,
            rate: 'millimeters per week',
          },
          {
            opening: 'Water in a kettle is heated at a constant rate.',
            at: (t: number, v: number) => `After ${t} minutes its temperature is ${v}°C`,
            rate: 'degrees per minute',
          },
          {
            opening: 'A bus travels at a constant speed.',
            at: (t: number, v: number) => `After ${t} minutes it is ${v} miles from the station`,
            rate: 'miles per minute',
          },
        ] as const);
    const [p, r] = [point(from, start), point(to, end)];
    const m = slopeOf(p, r);
    const later = scene.at(to, end).replace('After', 'after');
    return valueDraft({
      stem: `${scene.opening} ${scene.at(from, start)}, and ${later}. The amount is graphed as a line, with time on the $x$-axis. What is the slope of the line, in ${scene.rate}?`,
      right: m,
      inputType: 'fraction',
      ladder: [
        'What changes in the story, and in how much time?',
        'Slope is the change in the amount divided by the change in time. A decrease is negative.',
        `The time goes from ${from} to ${to}, and the amount goes from ${start} to ${end}. Find both changes, and divide.`,
      ],
      steps: [
        ['Write both facts as points, time first.', `${pointText(p)}, \\quad ${pointText(r)}`],
        ['Divide the change of the amount by the change of time.', `m = ${changes(p, r)} = \\frac{${end - start}}{${to - from}}`],
        [
          `${falling ? 'The amount gets less, so the slope is negative.' : 'This is the growth in one unit of time.'}`,
          `m = ${tex(m)}`,
        ],
      ],
      ways: [
        ...(falling
          ? [
              following(slopeSignTurned, [m], [
                'Does the amount get more or less as time goes by?',
                'A line that falls from left to right has a negative slope.',
                `The amount goes from ${start} to ${end}. Write that change with its sign.`,
              ] as Hints),
            ]
          : []),
        ...slopeWays(p, r).filter(({ rule }) => rule !== slopeAddsCoordinates && rule !== slopeOrderMixed),
      ],
    });
  },
};

/** 4: y is missing. 5: x is missing. */
const missingCoordinate: Generator = {
  name: 'line_slope_missing_coordinate',
  version: 1,
  skill: 'line_slope',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const upper = difficulty === 4;
    const { m, x, y, run } = drawUntil(
      () => ({
        m: chance.int(2, 6) * (chance.maybe(0.5) ? -1 : 1),
        x: chance.int(-6, 6),
        y: chance.int(-9, 9),
        run: chance.int(2, 6) * (chance.maybe(0.3) ? -1 : 1),
      }),
      (draw) => {
        const right = upper ? draw.y + draw.m * draw.run : draw.x + draw.run;
        const rise = draw.m * draw.run;
        return (
          draw.x !== 0 &&
          draw.y !== 0 &&
          ![draw.x, draw.y, draw.m, draw.run, rise, draw.x + draw.run, draw.y + rise, 0].some(
            (n, i) => Math.abs(n) === Math.abs(right) && !(upper ? i === 6 : i === 5),
          )
        );
      },
    );
    const [x2, y2] = [x + run, y + m * run];
    const given = pointText(point(x, y));
    const right = upper ? y2 : x2;
    const shown = upper ? `(${x2}, k)` : `(k, ${y2})`;
    return valueDraft({
      stem: chance.pick([
        `The line through $${given}$ and $${shown}$ has the slope $${m}$. What is $k$?`,
        `A line with slope $${m}$ goes through $${given}$ and $${shown}$. Find the number $k$.`,
      ]),
      right,
      inputType: 'fraction',
      ladder: [
        'Do you know the change in x or the change in y?',
        upper
          ? 'The change in y is the slope times the change in x.'
          : 'The change in x is the change in y divided by the slope.',
        upper
          ? `The change in x is $${x2} - ${bracketed(x)}$. Multiply it by ${m}, and start from ${y}.`
          : `The change in y is $${y2} - ${bracketed(y)}$. Divide it by ${m}, and start from ${x}.`,
      ],
      steps: upper
        ? [
            ['Find the run between the points.', `${x2} - ${bracketed(x)} = ${run}`],
            ['The rise is slope times run.', `${m} \\cdot ${bracketed(run)} = ${m * run}`],
            ['Add it to the known $y$.', `k = ${y} ${m * run < 0 ? '-' : '+'} ${Math.abs(m * run)} = ${y2}`],
          ]
        : [
            ['Find the rise between the points.', `${y2} - ${bracketed(y)} = ${m * run}`],
            ['The run is rise divided by slope.', `${m * run} \\div ${bracketed(m)} = ${run}`],
            ['Add it to the known $x$.', `k = ${x} ${run < 0 ? '-' : '+'} ${Math.abs(run)} = ${x2}`],
          ],
      ways: [
        ruled(
          slopeTakenForChange,
          [upper ? y : x, m],
          upper
            ? `From ${x} to ${x2}: how many steps, and in which direction?`
            : `From ${y} to ${y2}: how far is that, and how many steps of slope ${m} does it take?`,
        ),
        following(
          runAddedToCoordinate,
          [upper ? y : x, upper ? run : m * run],
          [
            'Is what you added a change of $x$ or a change of $y$?',
            runAddedToCoordinate.hints.principle,
            upper
              ? `You know the run and the slope. Multiply them to find the rise.`
              : `You know the rise and the slope. Divide to find the run.`,
          ],
        ),
        {
          rule: slopeOrderMixed,
          to: upper ? y - m * run : x - run,
          hints: [
            'In which direction did you go from the point you know?',
            'Both differences begin with the same point, above the bar and below it.',
            upper
              ? `Write down the run from ${x} to ${x2} with its sign, and then multiply by ${m}.`
              : `Write down the rise from ${y} to ${y2} with its sign, and then divide by ${m}.`,
          ],
        },
      ],
    });
  },
};

const kinds = { positive: 'Positive', negative: 'Negative', zero: 'Zero', undefined: 'Undefined' } as const;
type Kind = keyof typeof kinds;

/** 2–3: level and upright lines among rising and falling ones. */
const kind: Generator = {
  name: 'line_slope_kind',
  version: 2,
  skill: 'line_slope',
  difficulties: [2, 3],
  draft(chance, difficulty) {
    const of: Kind = chance.pick(
      difficulty === 2 ? ['zero', 'positive', 'negative', 'undefined'] : ['zero', 'undefined', 'negative'],
    );
    const { x, y, dx, dy } = drawUntil(
      () => ({ x: chance.int(-9, 9), y: chance.int(-9, 9), dx: chance.int(1, 8), dy: chance.int(1, 8) }),
      (draw) => draw.x !== 0 && draw.y !== 0 && draw.dx !== draw.dy,
    );
    const backwards = chance.maybe(0.5) ? -1 : 1; // the second point on the left as often as on the right
    const p = point(x, y);
    const r = point(
      of === 'undefined' ? x : x + backwards * dx,
      of === 'zero' ? y : y + (of === 'negative' ? -backwards : backwards) * dy,
    );
    const [rise, run] = [subtract(r.y, p.y), subtract(r.x, p.x)];
    const level: Hints = [
      'Which of the two coordinates is the same in both points?',
      'A horizontal line has no rise: nothing divided by a number. A vertical line has no run, and nothing can be divided by that.',
      `Write the two changes from $${pointText(p)}$ to $${pointText(r)}$ as a fraction, with the rise in the numerator. Did the height change, or the distance sideways?`,
    ];
    const direction: Hints = [
      'Sketch the two points. Does the line go up or down when you read it from left to right?',
      'The sign of a slope tells whether the line climbs or falls on the way from left to right.',
      `Which of $${pointText(p)}$ and $${pointText(r)}$ is farther to the left? Begin there.`,
    ];
    const ways: WrongWay<string>[] =
      of === 'zero' || of === 'undefined'
        ? [
            { rule: levelTakenForUpright, to: kinds[levelTakenForUpright.answer(of)], hints: level },
            { rule: heightTakenForSlope, to: x > 0 === y > 0 ? kinds.positive : kinds.negative, hints: level },
            { rule: slopeOrderMixed, to: x > 0 === y > 0 ? kinds.negative : kinds.positive, hints: level },
          ]
        : [
            { rule: slopeSignTurned, to: kinds[of === 'positive' ? 'negative' : 'positive'], hints: direction },
            { rule: slopeKindsConfused, to: kinds[slopeKindsConfused.answer('zero')], hints: level },
            { rule: slopeKindsConfused, to: kinds[slopeKindsConfused.answer('undefined')], hints: level },
          ];
    const why = {
      positive: 'Rise and run have the same sign, so the line goes up from left to right.',
      negative: 'Rise and run have opposite signs, so the line goes down from left to right.',
      zero: 'There is no rise, and 0 divided by a number is 0: the line is horizontal.',
      undefined: 'There is no run, and nothing can be divided by 0: the line is vertical.',
    }[of];
    return choiceDraft({
      stem: chance.pick([
        `What kind of slope does the line through $${pointText(p)}$ and $${pointText(r)}$ have?`,
        `A line goes through $${pointText(p)}$ and $${pointText(r)}$. Which word describes its slope?`,
      ]),
      right: kinds[of],
      ladder: [
        'How do y and x change from one point to the other?',
        'The sign of a slope tells whether the line goes up or down from left to right. Watch for horizontal and vertical lines.',
        `Subtract the y-coordinates and the x-coordinates of $${pointText(p)}$ and $${pointText(r)}$. Which of them changed?`,
      ],
      steps: [
        ['Find rise and run.', `\\text{rise} = ${tex(rise)}, \\quad \\text{run} = ${tex(run)}`],
        [why, `\\text{${kinds[of]}}`],
      ],
      ways,
    });
  },
};

export const slopeGenerators: readonly Generator[] = [fromPoints, fromTable, kind, story, missingCoordinate];
