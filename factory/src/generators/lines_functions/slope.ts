import { slopeAddsCoordinates, slopeOrderMixed } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { divide, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { always, choiceFamily, family, negative, only, range } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
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
import { changes, changesOf, isSlopeToFind, slopeOf, slopeWays, twoPoints } from './two-points.ts';
import { following } from '../../wrong-way.ts';
import { withSign } from '../../with-sign.ts';
import { ruled } from '../../ruled.ts';

/** Returns the steps from rise and run to the slope; none if the quotient is already in simplest form. */
function lastSteps(rise: Rational, run: Rational): [string, string][] {
  const m = divide(rise, run);
  const told = finishing(rise, run);
  return told === '' ? [] : [[told, `m = ${tex(m)}`]];
}

/** Says what is left to do with rise over run. */
function finishing(rise: Rational, run: Rational): string {
  const m = divide(rise, run);
  if (m.d === 1n) return run.n === 1n ? 'The denominator is 1.' : 'Divide.';
  if (m.d !== run.d * (run.n < 0n ? -run.n : run.n)) return m.n < 0n ? 'Simplify, and put the sign in front.' : 'Simplify.';
  return m.n < 0n ? 'Put the sign in front.' : '';
}

/** 1: whole and positive. 2: negative numbers. 3: a fraction. 4: a negative fraction. 5: the second point is on the left. */
const fromPoints = family(
  { name: 'line_slope_two_points', version: 1, skill: 'line_slope' },
  {
    levels: twoPoints,
    where: isSlopeToFind,
    derived: changesOf,
    phrasing: (chance, { p, r }) => ({
      asked: chance.pick([
        `Find the slope of the line through $${pointText(p)}$ and $${pointText(r)}$.`,
        `A line passes through the points $${pointText(p)}$ and $${pointText(r)}$. What is its slope?`,
        `What is the slope of the line through $${pointText(p)}$ and $${pointText(r)}$?`,
      ]),
    }),
    given: ({ m, asked }) => ({ stem: asked, right: m, inputType: 'fraction' }),
    ladder: ({ p, r }) => [
      'Which two points do you know? How much do y and x change?',
      'Slope is the change in y divided by the change in x. Subtract in the same order.',
      `Find the change in y: $${tex(r.y)} - ${bracketed(p.y)}$. Then find the change in x: $${tex(r.x)} - ${bracketed(p.x)}$.`,
    ],
    steps: ({ p, r, rise, run }) => [
      ['Slope is the change of $y$ divided by the change of $x$.', `m = ${changes(p, r)}`],
      ['Subtract above and below.', `m = \\frac{${tex(rise)}}{${tex(run)}}`],
      ...lastSteps(rise, run),
    ],
    ways: ({ p, r }) => slopeWays(p, r),
    belowZero: true,
  },
);

const falling = negative(range(2, 12));

/** 1: steps of one. 2: larger steps. 3: falling. 4: a fraction. 5: a fraction, falling, from a negative start. */
const fromTable = family(
  { name: 'line_slope_table', version: 1, skill: 'line_slope' },
  {
    levels: {
      x: [range(0, 4), range(0, 4), range(0, 4), range(0, 4), range(-8, 4)],
      y: [range(1, 12), range(1, 12), range(1, 12), range(1, 12), range(-9, 12)],
      run: [only(1), range(2, 5), range(2, 5), range(2, 5), range(2, 5)],
      rise: [range(2, 12), range(2, 12), falling, range(2, 12), falling],
    },
    where: ({ x, y, run, rise }, difficulty) => {
      if (Math.abs(rise) === run) return false;
      if (difficulty >= 4) return rise % run !== 0;
      const shown = [0, 1, 2, 3].flatMap((i) => [x + i * run, y + i * rise]);
      const taken = [...shown, ...shown.map((n) => -n), run, difficulty === 1 ? 0 : rise];
      return rise % run === 0 && !taken.includes(rise / run);
    },
    derived: ({ x, y, run, rise }) => {
      const [xs, ys] = [[0, 1, 2, 3].map((i) => x + i * run), [0, 1, 2, 3].map((i) => y + i * rise)];
      return { table: tableText(['x', ...xs], ['y', ...ys]), p: point(x, y), r: point(x + run, y + rise) };
    },
    phrasing: (chance, { table }) => ({
      asked: chance.pick([
        `The points of this table lie on a line.\n\n${table}\n\nWhat is the slope of the line?`,
        `A line goes through all the points in this table. Find its slope.\n\n${table}`,
      ]),
    }),
    given: ({ run, rise, asked }) => ({ stem: asked, right: rational(rise, run), inputType: 'fraction' }),
    ladder: ({ p, r }) => [
      'How much does y change from one column to the next? How much does x change?',
      'Slope is the change in y divided by the change in x.',
      `Use the first two columns. Find $${tex(r.y)} - ${bracketed(p.y)}$ and $${tex(r.x)} - ${bracketed(p.x)}$.`,
    ],
    steps: ({ run, rise, p, r }) => [
      ['Take two neighboring columns and find both changes.', `m = ${changes(p, r)}`],
      ['Subtract.', `m = \\frac{${rise}}{${run}}`],
      ...lastSteps(exact(rise), exact(run)),
    ],
    ways: ({ run, p, r }) => slopeWays(p, r).filter(({ rule }) => run > 1 || rule !== riseTakenForSlope),
    belowZero: true,
  },
);

type Scene = { readonly opening: string; readonly at: (time: number, amount: number) => string; readonly rate: string };

const rising: readonly Scene[] = [
  {
    opening: 'A pool is filled at a steady rate.',
    at: (t, v) => `After ${t} minutes the water is ${v} centimeters deep`,
    rate: 'centimeters per minute',
  },
  {
    opening: 'A seedling grows at a constant rate.',
    at: (t, v) => `After ${t} weeks it is ${v} millimeters tall`,
    rate: 'millimeters per week',
  },
  {
    opening: 'Water in a kettle is heated at a constant rate.',
    at: (t, v) => `After ${t} minutes its temperature is ${v}°C`,
    rate: 'degrees per minute',
  },
  {
    opening: 'A bus travels at a constant speed.',
    at: (t, v) => `After ${t} minutes it is ${v} miles from the station`,
    rate: 'miles per minute',
  },
];
const sinking: readonly Scene[] = [
  {
    opening: 'A tank is emptied at a steady rate.',
    at: (t, v) => `After ${t} minutes it holds ${v} liters`,
    rate: 'liters per minute',
  },
  {
    opening: 'Snow melts at a constant rate.',
    at: (t, v) => `After ${t} hours it is ${v} millimeters deep`,
    rate: 'millimeters per hour',
  },
  {
    opening: 'A phone battery drains at a constant rate.',
    at: (t, v) => `After ${t} hours it is at ${v} percent`,
    rate: 'percent per hour',
  },
  {
    opening: 'A candle burns down at a constant rate.',
    at: (t, v) => `After ${t} hours it is ${v} millimeters tall`,
    rate: 'millimeters per hour',
  },
];

/** Slopes in real life: something that climbs, fills, empties or cools. 3: whole rates. 4: falling. 5: a fraction. */
const story = family(
  { name: 'line_slope_story', version: 2, skill: 'line_slope', difficulties: [3, 4, 5] },
  {
    levels: {
      from: always(range(2, 6)),
      time: always(range(2, 8)),
      start: always(range(10, 60)),
      change: [range(4, 60), range(4, 60), range(4, 60), negative(range(4, 60)), range(4, 60)],
    },
    where: ({ from, time, start, change }, difficulty) => {
      const m = rational(change, time);
      const end = start + change;
      const shown = [from, from + time, start, end, time].map(BigInt);
      return (
        end > 0 &&
        end < 100 &&
        (difficulty === 5 ? m.d > 1n && m.d < 5n : m.d === 1n) &&
        !shown.includes(m.n) &&
        !shown.includes(-m.n)
      );
    },
    derived: ({ from, time, start, change }) => ({
      to: from + time,
      end: start + change,
      falls: change < 0,
      p: point(from, start),
      r: point(from + time, start + change),
    }),
    phrasing: (chance, { falls }) => ({ scene: chance.pick(falls ? sinking : rising) }),
    given: ({ from, start, to, end, p, r, scene }) => ({
      stem: `${scene.opening} ${scene.at(from, start)}, and ${scene.at(to, end).replace('After', 'after')}. The amount is graphed as a line, with time on the $x$-axis. What is the slope of the line, in ${scene.rate}?`,
      right: slopeOf(p, r),
      inputType: 'fraction',
    }),
    ladder: ({ from, start, to, end }) => [
      'What changes in the story, and in how much time?',
      'Slope is the change in the amount divided by the change in time. A decrease is negative.',
      `The time goes from ${from} to ${to}, and the amount goes from ${start} to ${end}. Find both changes, and divide.`,
    ],
    steps: ({ time, change, falls, p, r }) => [
      ['Write both facts as points, time first.', `${pointText(p)}, \\quad ${pointText(r)}`],
      ['Divide the change of the amount by the change of time.', `m = ${changes(p, r)} = \\frac{${change}}{${time}}`],
      [
        falls ? 'The amount gets less, so the slope is negative.' : 'This is the growth in one unit of time.',
        `m = ${tex(slopeOf(p, r))}`,
      ],
    ],
    ways: ({ start, end, falls, p, r }) => {
      const signTurned = following(
        slopeSignTurned,
        [slopeOf(p, r)],
        [
          'Does the amount get more or less as time goes by?',
          'A line that falls from left to right has a negative slope.',
          `The amount goes from ${start} to ${end}. Write that change with its sign.`,
        ],
      );
      return [
        ...(falls ? [signTurned] : []),
        ...slopeWays(p, r).filter(({ rule }) => rule !== slopeAddsCoordinates && rule !== slopeOrderMixed),
      ];
    },
    belowZero: true,
  },
);

/** 4: y is missing. 5: x is missing. */
const missingCoordinate = family(
  { name: 'line_slope_missing_coordinate', version: 1, skill: 'line_slope', difficulties: [4, 5] },
  {
    levels: {
      m: always(withSign(2, 6)),
      x: always(range(-6, 6)),
      y: always(range(-9, 9)),
      run: always(withSign(2, 6, 0.3)),
    },
    where: ({ m, x, y, run }, difficulty) => {
      const [x2, y2] = [x + run, y + m * run];
      const [right, told] = difficulty === 4 ? [y2, x2] : [x2, y2];
      return x !== 0 && y !== 0 && ![x, y, m, run, m * run, told, 0].some((n) => Math.abs(n) === Math.abs(right));
    },
    derived: ({ m, x, y, run, difficulty }) => {
      const [x2, y2, rise] = [x + run, y + m * run, m * run];
      return difficulty === 4
        ? { x2, y2, rise, asksY: true, right: y2, shown: `(${x2}, k)` }
        : { x2, y2, rise, asksY: false, right: x2, shown: `(k, ${y2})` };
    },
    phrasing: (chance, { m, x, y, shown }) => ({
      asked: chance.pick([
        `The line through $(${x}, ${y})$ and $${shown}$ has the slope $${m}$. What is $k$?`,
        `A line with slope $${m}$ goes through $(${x}, ${y})$ and $${shown}$. Find the number $k$.`,
      ]),
    }),
    given: ({ right, asked }) => ({ stem: asked, right, inputType: 'fraction' }),
    ladder: ({ m, x, y, x2, y2, asksY }) => [
      'Do you know the change in x or the change in y?',
      asksY ? 'The change in y is the slope times the change in x.' : 'The change in x is the change in y divided by the slope.',
      asksY
        ? `The change in x is $${x2} - ${bracketed(x)}$. Multiply it by ${m}, and start from ${y}.`
        : `The change in y is $${y2} - ${bracketed(y)}$. Divide it by ${m}, and start from ${x}.`,
    ],
    steps: ({ m, x, y, run, x2, y2, rise, asksY }) =>
      asksY
        ? [
            ['Find the run between the points.', `${x2} - ${bracketed(x)} = ${run}`],
            ['The rise is slope times run.', `${m} \\cdot ${bracketed(run)} = ${rise}`],
            ['Add it to the known $y$.', `k = ${y} ${rise < 0 ? '-' : '+'} ${Math.abs(rise)} = ${y2}`],
          ]
        : [
            ['Find the rise between the points.', `${y2} - ${bracketed(y)} = ${rise}`],
            ['The run is rise divided by slope.', `${rise} \\div ${bracketed(m)} = ${run}`],
            ['Add it to the known $x$.', `k = ${x} ${run < 0 ? '-' : '+'} ${Math.abs(run)} = ${x2}`],
          ],
    ways: ({ m, x, y, run, x2, y2, rise, asksY }) => [
      ruled(
        slopeTakenForChange,
        [asksY ? y : x, m],
        asksY
          ? `From ${x} to ${x2}: how many steps, and in which direction?`
          : `From ${y} to ${y2}: how far is that, and how many steps of slope ${m} does it take?`,
      ),
      following(
        runAddedToCoordinate,
        [asksY ? y : x, asksY ? run : rise],
        [
          'Is what you added a change of $x$ or a change of $y$?',
          runAddedToCoordinate.hints.principle,
          asksY
            ? `You know the run and the slope. Multiply them to find the rise.`
            : `You know the rise and the slope. Divide to find the run.`,
        ],
      ),
      {
        rule: slopeOrderMixed,
        to: asksY ? y - rise : x - run,
        hints: [
          'In which direction did you go from the point you know?',
          'Both differences begin with the same point, above the bar and below it.',
          asksY
            ? `Write down the run from ${x} to ${x2} with its sign, and then multiply by ${m}.`
            : `Write down the rise from ${y} to ${y2} with its sign, and then divide by ${m}.`,
        ],
      },
    ],
    belowZero: true,
  },
);

const kinds = { positive: 'Positive', negative: 'Negative', zero: 'Zero', undefined: 'Undefined' } as const;
type Kind = keyof typeof kinds;

const why: Record<Kind, string> = {
  positive: 'Rise and run have the same sign, so the line goes up from left to right.',
  negative: 'Rise and run have opposite signs, so the line goes down from left to right.',
  zero: 'There is no rise, and 0 divided by a number is 0: the line is horizontal.',
  undefined: 'There is no run, and nothing can be divided by 0: the line is vertical.',
};

/** 2–3: horizontal and vertical lines among rising and falling ones. */
const kind = choiceFamily(
  { name: 'line_slope_kind', version: 3, skill: 'line_slope', difficulties: [2, 3] },
  {
    setting: (chance, difficulty) => ({
      of: chance.pick<Kind>(difficulty === 2 ? ['zero', 'positive', 'negative', 'undefined'] : ['zero', 'undefined', 'negative']),
    }),
    levels: {
      x: always(withSign(1, 9)),
      y: always(withSign(1, 9)),
      across: always(withSign(1, 8)), // the second point on the left as often as on the right
      up: always(range(1, 8)),
    },
    where: ({ across, up }) => Math.abs(across) !== up,
    derived: ({ of, x, y, across, up }) => {
      const run = of === 'undefined' ? 0 : across;
      const rise = of === 'zero' ? 0 : of === 'negative' ? -Math.sign(across) * up : Math.sign(across) * up;
      return { rise, run, p: pointText(point(x, y)), r: pointText(point(x + run, y + rise)) };
    },
    phrasing: (chance, { p, r }) => ({
      asked: chance.pick([
        `What kind of slope does the line through $${p}$ and $${r}$ have?`,
        `A line goes through $${p}$ and $${r}$. Which word describes its slope?`,
      ]),
    }),
    given: ({ of, asked }) => ({ stem: asked, right: kinds[of] }),
    ladder: ({ p, r }) => [
      'How do y and x change from one point to the other?',
      'The sign of a slope tells whether the line goes up or down from left to right. Watch for horizontal and vertical lines.',
      `Subtract the y-coordinates and the x-coordinates of $${p}$ and $${r}$. Which of them changed?`,
    ],
    steps: ({ of, rise, run }) => [
      ['Find rise and run.', `\\text{rise} = ${rise}, \\quad \\text{run} = ${run}`],
      [why[of], `\\text{${kinds[of]}}`],
    ],
    ways: ({ of, x, y, p, r }) => {
      const level: Ladder = [
        'Which of the two coordinates is the same in both points?',
        'A horizontal line has no rise: nothing divided by a number. A vertical line has no run, and nothing can be divided by that.',
        `Write the two changes from $${p}$ to $${r}$ as a fraction, with the rise in the numerator. Did the height change, or the distance sideways?`,
      ];
      const direction: Ladder = [
        'Sketch the two points. Does the line go up or down when you read it from left to right?',
        'The sign of a slope tells whether the line climbs or falls on the way from left to right.',
        `Which of $${p}$ and $${r}$ is farther to the left? Begin there.`,
      ];
      return of === 'zero' || of === 'undefined'
        ? [
            { rule: levelTakenForUpright, to: kinds[levelTakenForUpright.answer(of)], hints: level },
            { rule: heightTakenForSlope, to: x * y > 0 ? kinds.positive : kinds.negative, hints: level },
            { rule: slopeOrderMixed, to: x * y > 0 ? kinds.negative : kinds.positive, hints: level },
          ]
        : [
            { rule: slopeSignTurned, to: kinds[of === 'positive' ? 'negative' : 'positive'], hints: direction },
            { rule: slopeKindsConfused, to: kinds[slopeKindsConfused.answer('zero')], hints: level },
            { rule: slopeKindsConfused, to: kinds[slopeKindsConfused.answer('undefined')], hints: level },
          ];
    },
  },
);

export const slopeGenerators: readonly Generator[] = [fromPoints, fromTable, kind, story, missingCoordinate];
