import { coordinatesSwapped, type Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { drawUntil } from '../../draw-until.ts';
import { always, choiceFamily, often, range, textFamily } from '../../family.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import {
  axisOfTheZeroTaken,
  bothDirectionsTurned,
  directionSignsDropped,
  horizontalDirectionTurned,
  moveTakenForPlace,
  movedOnInsteadOfBack,
  verticalDirectionTurned,
  zeroTakenForPositive,
} from '@stoa/engine/math/mal-rules/functions-and-lines/plane-points';
import { point, pointText } from '../../wording/line-text.ts';
import { person } from '../../wording/people.ts';
import { count } from '../../wording/things.ts';
import { ledTo } from '../../ruled.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { byShape } from '../../by-shape.ts';
import { pointAnswer } from './line-answers.ts';
import { withSign } from '../../with-sign.ts';

const units = (n: number): string => count(Math.abs(n), { one: 'unit', many: 'units' });
const sideways = (n: number): string => `${units(n)} to the ${n < 0 ? 'left' : 'right'}`;
const upright = (n: number): string => `${units(n)} ${n < 0 ? 'down' : 'up'}`;
const asPair = 'Write it as an ordered pair $(x, y)$.';

const swapHints = (told: string): Ladder => [
  'Which of your two numbers tells how far the point is to the left or right?',
  'In an ordered pair the sideways number comes first and the up-and-down number second.',
  `Find the words in the problem that say left or right${told}. The number that comes from them goes first.`,
];
const signHints: Ladder = [
  'Look at each direction in the problem: left or right, up or down?',
  'To the left of zero $x$ is negative; below zero $y$ is negative.',
  'Put your finger on the origin and make the moves. On which side of each axis do you end?',
];

const written = (p: Point | null): string | null => (p === null ? null : pointText(p));

const walk = { name: 'coord_plane_walk', version: 1, skill: 'coord_plane' };

/** 1: right and up. 2: all four directions. 3: the distances from the axes are given, the vertical one first. */
const walkFromOrigin = textFamily(
  { ...walk, difficulties: [1, 2, 3] },
  {
    levels: {
      x: [range(1, 6), withSign(1, 8), withSign(1, 10), withSign(1, 10), withSign(1, 10)],
      y: [range(1, 6), withSign(1, 8), withSign(1, 10), withSign(1, 10), withSign(1, 10)],
    },
    where: ({ x, y }) => Math.abs(x) !== Math.abs(y),
    derived: ({ x, y }) => ({ at: point(x, y) }),
    phrasing: (chance, { x, y, difficulty }) => ({
      asked:
        difficulty === 1
          ? `Start at the origin. Move ${sideways(x)}, then ${upright(y)}. What are the coordinates of the point where you stop?`
          : difficulty === 2
            ? chance.pick([
                `A snail starts at the origin. It crawls ${sideways(x)} and then ${upright(y)}. At what point does it stop?`,
                `From the origin, go ${sideways(x)} and ${upright(y)}. Which point is this?`,
              ])
            : `A point lies ${units(y)} ${y < 0 ? 'below' : 'above'} the $x$-axis and ${units(x)} to the ${x < 0 ? 'left' : 'right'} of the $y$-axis. Which point is it?`,
    }),
    given: ({ at, asked }) => ({ stem: `${asked} ${asPair}`, ...pointAnswer(at) }),
    ladder: ({ x, y }) => [
      'Which number goes with left or right? Which goes with up or down?',
      'Left and down are negative. Right and up are positive. Write x first.',
      `${upright(y)}: is y positive or negative? Then do the same for the ${sideways(x)}.`,
    ],
    steps: ({ x, y, at }) => [
      [`Left and right belong to $x$. ${x < 0 ? 'Left is negative.' : 'Right is positive.'}`, `x = ${x}`],
      [`Up and down belong to $y$. ${y < 0 ? 'Down is negative.' : 'Up is positive.'}`, `y = ${y}`],
      ['Write the pair with $x$ first.', pointText(at)],
    ],
    ways: ({ at }) => [
      { rule: coordinatesSwapped, to: written(coordinatesSwapped.answer(at)), hints: swapHints('') },
      { rule: directionSignsDropped, to: written(directionSignsDropped.answer(at)), hints: signHints },
      { rule: horizontalDirectionTurned, to: written(horizontalDirectionTurned.answer(at)), hints: signHints },
      { rule: verticalDirectionTurned, to: written(verticalDirectionTurned.answer(at)), hints: signHints },
    ],
  },
);

type Pair = { readonly x: number; readonly y: number };

/** Two nonzero whole numbers of different size. */
const unlike =
  (most: number) =>
  (chance: Chance): Pair =>
    drawUntil(
      () => ({ x: withSign(1, most)(chance), y: withSign(1, most)(chance) }),
      ({ x, y }) => Math.abs(x) !== Math.abs(y),
    );

/** A start and a move, which lead to a point whose coordinates differ from theirs. */
const moves = { start: always(unlike(7)), move: always(unlike(8)) };
const isClear = ({ start, move }: { start: Pair; move: Pair }): boolean =>
  start.x + move.x !== start.y + move.y && start.x !== -2 * move.x && start.y !== -2 * move.y;

/** '3 - 5 = -2'. */
const sum = (a: number, b: number): string => `${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${a + b}`;

/** The arrival after a move from another point. */
const walkFromPoint = textFamily(
  { ...walk, difficulties: [4] },
  {
    levels: moves,
    where: isClear,
    derived: ({ start, move }) => ({ from: point(start.x, start.y), end: point(start.x + move.x, start.y + move.y) }),
    phrasing: (chance) => ({ who: person(chance) }),
    given: ({ move, from, end, who }) => ({
      stem: `${who} has a robot at $${pointText(from)}$. It rolls ${sideways(move.x)} and then ${upright(move.y)}. Where is it now? ${asPair}`,
      ...pointAnswer(end),
    }),
    ladder: ({ start, move }) => [
      'Where does the move begin?',
      'Left and right change x. Up and down change y.',
      `Begin with x: start at ${start.x} on a number line and go ${sideways(move.x)}. Then do y.`,
    ],
    steps: ({ start, move, end }) => [
      ['Add the move to the start. Sideways it changes $x$.', sum(start.x, move.x)],
      ['Up and down it changes $y$.', sum(start.y, move.y)],
      ['Write the pair with $x$ first.', pointText(end)],
    ],
    ways: ({ start, move, from, end }) => [
      { rule: coordinatesSwapped, to: written(coordinatesSwapped.answer(end)), hints: swapHints(' in the move') },
      {
        rule: movedOnInsteadOfBack,
        to: written(movedOnInsteadOfBack.answer(from, point(-move.x, -move.y))),
        hints: [
          'Make the move from the given point with a finger. Do you end where you said?',
          'Right makes $x$ greater and left makes it smaller; up and down do the same to $y$.',
          `Begin with $x$: start at ${start.x} on a number line and go ${sideways(move.x)}.`,
        ],
      },
      ledTo(
        moveTakenForPlace,
        written(moveTakenForPlace.answer(from, point(move.x, move.y))),
        `Mark $${pointText(from)}$ on a grid first, and make the moves from there.`,
      ),
    ],
  },
);

/** The start, given the arrival. */
const walkBack = textFamily(
  { ...walk, difficulties: [5] },
  {
    levels: moves,
    where: isClear,
    derived: ({ start, move }) => ({
      from: point(start.x, start.y),
      end: { x: start.x + move.x, y: start.y + move.y },
      arrival: pointText(point(start.x + move.x, start.y + move.y)),
    }),
    phrasing: (chance) => ({ who: person(chance) }),
    given: ({ move, from, arrival, who }) => ({
      stem: `${who} flies a drone over a grid. It flies ${sideways(move.x)} and ${upright(move.y)}, and is now above $${arrival}$. Above which point did it start? ${asPair}`,
      ...pointAnswer(from),
    }),
    ladder: ({ move, end }) => [
      'Is the given point the start or the end?',
      'Left and right change x. Up and down change y. To find the start, undo the move.',
      `Begin with x: start at ${end.x} on a number line and go ${sideways(-move.x)}. Then do y.`,
    ],
    steps: ({ move, from, end }) => [
      ['To undo the move, go the other way. Sideways it changes $x$.', sum(end.x, -move.x)],
      ['Up and down it changes $y$.', sum(end.y, -move.y)],
      ['Write the pair with $x$ first.', pointText(from)],
    ],
    ways: ({ move, from, end, arrival }) => {
      const [at, step] = [point(end.x, end.y), point(move.x, move.y)];
      return [
        { rule: coordinatesSwapped, to: written(coordinatesSwapped.answer(from)), hints: swapHints(' in the move') },
        {
          rule: movedOnInsteadOfBack,
          to: written(movedOnInsteadOfBack.answer(at, step)),
          hints: [
            'Is the given point the start or the end of the flight?',
            'To find a start, every move is undone: what went left comes back to the right.',
            `The flight went ${sideways(move.x)}. In which direction must you go from $${arrival}$ to undo that?`,
          ],
        },
        ledTo(
          moveTakenForPlace,
          written(moveTakenForPlace.answer(at, step)),
          `Mark $${arrival}$ on a grid first, and make the moves backwards from there.`,
        ),
      ];
    },
  },
);

const quadrant = { name: 'coord_plane_quadrant', version: 2, skill: 'coord_plane' };

const quadrants = ['I', 'II', 'III', 'IV'] as const;
const quadrantOf = (x: number, y: number): number => (x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3);
const named = (which: number): string => `Quadrant ${quadrants[which - 1]}`;
const isLess = (n: number): string => (n < 0 ? '<' : '>');

const signIdea =
  'The sign of x tells left or right. The sign of y tells above or below. Quadrants are numbered counterclockwise from the upper right.';

/** Returns the steps that show where the first and the second coordinate lead; the last step names the quadrant. */
const sideSteps = (x: number, y: number, [first, second]: readonly [first: string, second: string], of = '') =>
  [
    [
      `The first coordinate ${of}is ${x < 0 ? 'negative, so the point is left' : 'positive, so the point is right'} of the $y$-axis.`,
      `${first} ${isLess(x)} 0`,
    ],
    [
      `The second coordinate is ${y < 0 ? 'negative, so the point is below' : 'positive, so the point is above'} the $x$-axis.`,
      `${second} ${isLess(y)} 0`,
    ],
    ['Count the quadrants counterclockwise from the upper right.', `\\text{${named(quadrantOf(x, y))}}`],
  ] as const;

function quadrantWays(x: number, y: number, step: string): WrongWay<string>[] {
  const led = (rule: WrongWay<string>['rule'] & { answer: (of: Point) => Point }, hints: Ladder): WrongWay<string> => {
    const to = rule.answer(point(x, y));
    return { rule, to: named(quadrantOf(Number(to.x.n), Number(to.y.n))), hints };
  };
  const readHints: Ladder = [
    'Look at the sign of each coordinate, one after the other.',
    'The sign of $x$ tells left or right of the $y$-axis; the sign of $y$ tells above or below the $x$-axis.',
    step,
  ];
  const countHints: Ladder = [
    'In which direction did you number the quadrants?',
    'The quadrants are numbered counterclockwise, beginning at the upper right.',
    'Sketch the axes and write I in the upper right. Go around counterclockwise from there.',
  ];
  return [
    ...(quadrantOf(x, y) % 2 === 0 ? [led(coordinatesSwapped, countHints)] : []),
    led(horizontalDirectionTurned, readHints),
    led(verticalDirectionTurned, readHints),
    led(bothDirectionsTurned, readHints),
  ];
}

/** The quadrant of a point outside the first quadrant. */
const quadrantOfPoint = choiceFamily(
  { ...quadrant, difficulties: [1, 2] },
  {
    levels: {
      x: [withSign(1, 10), withSign(1, 14), withSign(1, 14), withSign(1, 14), withSign(1, 14)],
      y: [withSign(1, 10), withSign(1, 14), withSign(1, 14), withSign(1, 14), withSign(1, 14)],
    },
    where: ({ x, y }) => Math.abs(x) !== Math.abs(y) && (x < 0 || y < 0),
    phrasing: (chance, { x, y }) => ({
      asked: chance.pick([
        `In which quadrant does the point $(${x}, ${y})$ lie?`,
        `A ship is at $(${x}, ${y})$ on a map with axes. In which quadrant is it?`,
      ]),
    }),
    given: ({ x, y, asked }) => ({ stem: asked, right: named(quadrantOf(x, y)) }),
    ladder: ({ x, y }) => [
      'Is the first coordinate positive or negative? What about the second?',
      signIdea,
      `Start at the origin and go ${sideways(x)}, and then ${upright(y)}. Which quadrant are you in?`,
    ],
    steps: ({ x, y }) => sideSteps(x, y, [`${x}`, `${y}`]),
    ways: ({ x, y }) =>
      quadrantWays(x, y, `Start at the origin and go ${sideways(x)}. Then look at the second coordinate: up or down?`),
  },
);

/** A point on an axis. */
const pointOnAxis = choiceFamily(
  { ...quadrant, difficulties: [3] },
  {
    levels: { size: always(withSign(1, 18)), isUpright: always(often) },
    derived: ({ size, isUpright }) =>
      isUpright
        ? { at: point(0, size), axis: 'y', zero: 'x', stays: 'up or down' }
        : { at: point(size, 0), axis: 'x', zero: 'y', stays: 'left or right' },
    phrasing: (chance, { at }) => ({
      asked: chance.pick([
        `Where does the point $${pointText(at)}$ lie?`,
        `Where is the point $${pointText(at)}$ on the coordinate plane?`,
      ]),
    }),
    given: ({ axis, asked }) => ({ stem: asked, right: `On the $${axis}$-axis` }),
    ladder: ({ at }) => [
      'Which coordinate is 0?',
      'If a coordinate is 0, you do not move in that direction. The point is on one of the axes.',
      `Start at the origin. For $${pointText(at)}$, do you move sideways or up and down?`,
    ],
    steps: ({ axis, zero, stays }) => [
      [`The coordinate $${zero}$ is zero, so from the origin you only go ${stays}.`, `${zero} = 0`],
      [`That keeps you on the $${axis}$-axis.`, `\\text{on the } ${axis}\\text{-axis}`],
    ],
    ways: ({ size, at }) => [
      ledTo(
        axisOfTheZeroTaken,
        `On the $${axisOfTheZeroTaken.answer(at)}$-axis`,
        `Start at the origin and use the number ${size} alone. Do you go sideways, or up and down?`,
      ),
      ledTo(
        zeroTakenForPositive,
        `In ${named(zeroTakenForPositive.answer(at))}`,
        `How far is the point from each axis? One of the coordinates in $${pointText(at)}$ tells a distance of nothing.`,
      ),
    ],
  },
);

const signOf = (n: number): string => (n < 0 ? 'negative' : 'positive');

/** 4: letters with known signs. 5: their opposites. */
const quadrantOfLetters = choiceFamily(
  { ...quadrant, difficulties: [4, 5] },
  {
    levels: {
      x: [withSign(1, 22), withSign(1, 22), withSign(1, 22), withSign(1, 22), withSign(1, 26)],
      y: [withSign(1, 22), withSign(1, 22), withSign(1, 22), withSign(1, 22), withSign(1, 26)],
    },
    where: ({ x, y }) => Math.abs(x) !== Math.abs(y),
    derived: ({ x, y, difficulty }) => {
      const turned = difficulty === 5; // the letters have the opposite sign
      return {
        told: `$a$ is ${signOf(turned ? -x : x)} and $b$ is ${signOf(turned ? -y : y)}`,
        coordinates: turned ? (['-a', '-b'] as const) : (['a', 'b'] as const),
        shown: turned ? '(-a, -b)' : '(a, b)',
      };
    },
    phrasing: (chance, { told, shown }) => ({
      asked: chance.pick([
        `You know that ${told}. In which quadrant is the point $${shown}$?`,
        `Suppose ${told}. Where does the point $${shown}$ lie?`,
      ]),
    }),
    given: ({ x, y, asked }) => ({ stem: asked, right: named(quadrantOf(x, y)) }),
    ladder: ({ x, shown }) => [
      'Is the first coordinate positive or negative? What about the second?',
      signIdea,
      `In $${shown}$, the first coordinate is ${signOf(x)}. Is the point left or right of the $y$-axis? Then do the second.`,
    ],
    steps: ({ x, y, coordinates, shown }) => sideSteps(x, y, coordinates, `of $${shown}$ `),
    ways: ({ x, y }) =>
      quadrantWays(
        x,
        y,
        `Choose numbers for $a$ and $b$ with the signs told, for example of size ${Math.abs(x)} and ${Math.abs(y)}, and plot that point.`,
      ),
  },
);

export const pointGenerators: readonly Generator[] = [
  byShape(walkFromOrigin, walkFromPoint, walkBack),
  byShape(quadrantOfPoint, pointOnAxis, quadrantOfLetters),
];
