import { coordinatesSwapped, type Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
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
import { choiceDraft, textDraft, type Hints } from './line-draft.ts';
import type { WrongWay } from '../../wrong-way.ts';

const units = (n: number): string => count(Math.abs(n), { one: 'unit', many: 'units' });
const sideways = (n: number): string => `${units(n)} to the ${n < 0 ? 'left' : 'right'}`;
const upright = (n: number): string => `${units(n)} ${n < 0 ? 'down' : 'up'}`;
const asPair = 'Write it as an ordered pair $(x, y)$.';

/** Two whole numbers, not zero and of different size; negative ones where allowed. */
function unlike(chance: Chance, most: number, negative: boolean): { x: number; y: number } {
  const signed = () => chance.int(1, most) * (negative && chance.maybe(0.5) ? -1 : 1);
  return drawUntil(
    () => ({ x: signed(), y: signed() }),
    ({ x, y }) => Math.abs(x) !== Math.abs(y),
  );
}

const swapHints = (told: string): Hints => [
  'Which of your two numbers tells how far the point is to the left or right?',
  'In an ordered pair the sideways number comes first and the up-and-down number second.',
  `Find the words in the problem that say left or right${told}. The number that comes from them goes first.`,
];
const signHints: Hints = [
  'Look at each direction in the problem: left or right, up or down?',
  'To the left of zero $x$ is negative; below zero $y$ is negative.',
  'Put your finger on the origin and make the moves. On which side of each axis do you end?',
];

const wrongPoint = ({ x, y }: { x: number; y: number }): string => pointText(point(x + 41, y - 53));
const written = (p: Point | null): string | null => (p === null ? null : pointText(p));

/** 1: right and up. 2: all four directions. 3: told by the distances from the axes, the vertical one first. */
function fromOrigin(chance: Chance, difficulty: number) {
  const { x, y } = unlike(chance, 4 + 2 * difficulty, difficulty >= 2);
  const stem = byDifficulty(Math.min(difficulty, 3) as 1 | 2 | 3, [
    `Start at the origin. Move ${sideways(x)}, then ${upright(y)}. What are the coordinates of the point where you stop? ${asPair}`,
    chance.pick([
      `A snail starts at the origin. It crawls ${sideways(x)} and then ${upright(y)}. At what point does it stop? ${asPair}`,
      `From the origin, go ${sideways(x)} and ${upright(y)}. Which point is this? ${asPair}`,
    ]),
    `A point lies ${units(y)} ${y < 0 ? 'below' : 'above'} the $x$-axis and ${units(x)} to the ${x < 0 ? 'left' : 'right'} of the $y$-axis. Which point is it? ${asPair}`,
    '',
    '',
  ]);
  const right = point(x, y);
  return textDraft({
    stem,
    inputType: 'expression',
    form: 'simplified',
    placeholder: '(x, y)',
    right: pointText(right),
    wrong: wrongPoint({ x, y }),
    ladder: [
      'Which number goes with left or right? Which goes with up or down?',
      'Left and down are negative. Right and up are positive. Write x first.',
      `${units(y)} ${y < 0 ? 'down' : 'up'}: is y positive or negative? Then do the same for the ${units(x)} to the ${x < 0 ? 'left' : 'right'}.`,
    ],
    steps: [
      [`Left and right belong to $x$. ${x < 0 ? 'Left is negative.' : 'Right is positive.'}`, `x = ${x}`],
      [`Up and down belong to $y$. ${y < 0 ? 'Down is negative.' : 'Up is positive.'}`, `y = ${y}`],
      ['Write the pair with $x$ first.', pointText(right)],
    ],
    ways: [
      { rule: coordinatesSwapped, to: written(coordinatesSwapped.answer(right)), hints: swapHints('') },
      { rule: directionSignsDropped, to: written(directionSignsDropped.answer(right)), hints: signHints },
      { rule: horizontalDirectionTurned, to: written(horizontalDirectionTurned.answer(right)), hints: signHints },
      { rule: verticalDirectionTurned, to: written(verticalDirectionTurned.answer(right)), hints: signHints },
    ],
  });
}

/** 4: from another point. 5: the arrival is known and the start is asked. */
function fromPoint(chance: Chance, back: boolean) {
  const { from, move } = drawUntil(
    () => ({ from: unlike(chance, 7, true), move: unlike(chance, 8, true) }),
    (draw) =>
      draw.from.x + draw.move.x !== draw.from.y + draw.move.y &&
      draw.from.x !== -2 * draw.move.x &&
      draw.from.y !== -2 * draw.move.y,
  );
  const [start, end] = [from, { x: from.x + move.x, y: from.y + move.y }];
  const [right, shown] = back ? [point(start.x, start.y), end] : [point(end.x, end.y), start];
  const step = point(move.x, move.y);
  const given = point(shown.x, shown.y);
  const who = person(chance);
  const stem = back
    ? `${who} flies a drone over a grid. It flies ${sideways(move.x)} and ${upright(move.y)}, and is now above $${pointText(given)}$. Above which point did it start? ${asPair}`
    : `${who} has a robot at $${pointText(given)}$. It rolls ${sideways(move.x)} and then ${upright(move.y)}. Where is it now? ${asPair}`;
  const sign = back ? -1 : 1;
  const sum = (a: number, b: number) => `${a} ${sign * b < 0 ? '-' : '+'} ${Math.abs(b)} = ${a + sign * b}`;
  const turned = back ? step : point(-move.x, -move.y);
  return textDraft({
    stem,
    inputType: 'expression',
    form: 'simplified',
    placeholder: '(x, y)',
    right: pointText(right),
    wrong: wrongPoint({ x: Number(right.x.n), y: Number(right.y.n) }),
    ladder: [
      back ? 'Is the given point the start or the end?' : 'Where does the move begin?',
      `Left and right change x. Up and down change y.${back ? ' To find the start, undo the move.' : ''}`,
      `Begin with x: start at ${shown.x} on a number line and go ${sideways(back ? -move.x : move.x)}. Then do y.`,
    ],
    steps: [
      [
        `${back ? 'To undo the move, go the other way.' : 'Add the move to the start.'} Sideways it changes $x$.`,
        sum(shown.x, move.x),
      ],
      ['Up and down it changes $y$.', sum(shown.y, move.y)],
      ['Write the pair with $x$ first.', pointText(right)],
    ],
    ways: [
      { rule: coordinatesSwapped, to: written(coordinatesSwapped.answer(right)), hints: swapHints(' in the move') },
      {
        rule: movedOnInsteadOfBack,
        to: written(movedOnInsteadOfBack.answer(given, turned)),
        hints: [
          back
            ? 'Is the given point the start or the end of the flight?'
            : 'Make the move from the given point with a finger. Do you end where you said?',
          back
            ? 'To find a start, every move is undone: what went left comes back to the right.'
            : 'Right makes $x$ greater and left makes it smaller; up and down do the same to $y$.',
          back
            ? `The flight went ${sideways(move.x)}. In which direction must you go from $${pointText(given)}$ to undo that?`
            : `Begin with $x$: start at ${shown.x} on a number line and go ${sideways(move.x)}.`,
        ],
      },
      {
        rule: moveTakenForPlace,
        to: written(moveTakenForPlace.answer(given, step)),
        hints: [
          moveTakenForPlace.hints.look,
          moveTakenForPlace.hints.principle,
          `Mark $${pointText(given)}$ on a grid first, and make the moves ${back ? 'backwards ' : ''}from there.`,
        ],
      },
    ],
  });
}

const walk: Generator = {
  name: 'coord_plane_walk',
  version: 1,
  skill: 'coord_plane',
  difficulties: [1, 2, 3, 4, 5],
  draft: (chance, difficulty) => (difficulty <= 3 ? fromOrigin(chance, difficulty) : fromPoint(chance, difficulty === 5)),
};

const quadrants = ['I', 'II', 'III', 'IV'] as const;
const quadrantOf = (x: number, y: number): number => (x > 0 ? (y > 0 ? 1 : 4) : y > 0 ? 2 : 3);
const named = (quadrant: number): string => `Quadrant ${quadrants[quadrant - 1]}`;

/** 1–2: the quadrant of a point. 3: points on an axis. 4: letters of known sign. 5: their opposites. */
const quadrant: Generator = {
  name: 'coord_plane_quadrant',
  version: 1,
  skill: 'coord_plane',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { x, y } = drawUntil(
      () => unlike(chance, 6 + 4 * difficulty, true),
      (drawn) => difficulty >= 3 || drawn.x < 0 || drawn.y < 0,
    );
    if (difficulty === 3) return onAxis(chance, x);
    const letters = difficulty >= 4;
    const [left, up] = difficulty === 5 ? [-x, -y] : [x, y]; // the signs of the letters themselves
    const shown = letters ? (difficulty === 5 ? '(-a, -b)' : '(a, b)') : pointText(point(x, y));
    const told = `$a$ is ${left < 0 ? 'negative' : 'positive'} and $b$ is ${up < 0 ? 'negative' : 'positive'}`;
    const right = named(quadrantOf(x, y));
    const readHints: Hints = [
      'Look at the sign of each coordinate, one after the other.',
      'The sign of $x$ tells left or right of the $y$-axis; the sign of $y$ tells above or below the $x$-axis.',
      letters
        ? `Choose numbers for $a$ and $b$ with the signs told, for example of size ${Math.abs(x)} and ${Math.abs(y)}, and plot that point.`
        : `Start at the origin and go ${sideways(x)}. Then look at the second coordinate: up or down?`,
    ];
    const countHints: Hints = [
      'In which direction did you number the quadrants?',
      'The quadrants are numbered counterclockwise, beginning at the upper right.',
      'Sketch the axes and write I in the upper right. Go around counterclockwise from there.',
    ];
    const way = (rule: WrongWay<string>['rule'], p: Point, hints: Hints): WrongWay<string> => ({
      rule,
      to: named(quadrantOf(Number(p.x.n), Number(p.y.n))),
      hints,
    });
    const at = point(x, y);
    return choiceDraft({
      stem: letters
        ? chance.pick([
            `You know that ${told}. In which quadrant is the point $${shown}$?`,
            `Suppose ${told}. Where does the point $${shown}$ lie?`,
          ])
        : chance.pick([
            `In which quadrant does the point $${shown}$ lie?`,
            `A ship is at $${shown}$ on a map with axes. In which quadrant is it?`,
          ]),
      right,
      ladder: [
        'Is the first coordinate positive or negative? What about the second?',
        'The sign of x tells left or right. The sign of y tells above or below. Quadrants are numbered counterclockwise from the upper right.',
        letters
          ? `In $${shown}$, the first coordinate is ${x < 0 ? 'negative' : 'positive'}. Is the point left or right of the $y$-axis? Then do the second.`
          : `Start at the origin and go ${sideways(x)}, and then ${upright(y)}. Which quadrant are you in?`,
      ],
      steps: [
        [
          `The first coordinate ${letters ? `of $${shown}$ ` : ''}is ${x < 0 ? 'negative, so the point is left' : 'positive, so the point is right'} of the $y$-axis.`,
          letters ? (difficulty === 5 ? `-a ${x < 0 ? '<' : '>'} 0` : `a ${x < 0 ? '<' : '>'} 0`) : `${x} ${x < 0 ? '<' : '>'} 0`,
        ],
        [
          `The second coordinate is ${y < 0 ? 'negative, so the point is below' : 'positive, so the point is above'} the $x$-axis.`,
          letters ? (difficulty === 5 ? `-b ${y < 0 ? '<' : '>'} 0` : `b ${y < 0 ? '<' : '>'} 0`) : `${y} ${y < 0 ? '<' : '>'} 0`,
        ],
        ['Count the quadrants counterclockwise from the upper right.', `\\text{${right}}`],
      ],
      ways: [
        ...(quadrantOf(x, y) % 2 === 0 ? [way(coordinatesSwapped, coordinatesSwapped.answer(at), countHints)] : []),
        way(horizontalDirectionTurned, horizontalDirectionTurned.answer(at), readHints),
        way(verticalDirectionTurned, verticalDirectionTurned.answer(at), readHints),
        way(bothDirectionsTurned, bothDirectionsTurned.answer(at), readHints),
      ],
    });
  },
};

function onAxis(chance: Chance, size: number) {
  const at = chance.maybe(0.5) ? point(0, size) : point(size, 0);
  const axis = at.x.n === 0n ? 'y' : 'x';
  const text = (name: string) => `On the $${name}$-axis`;
  const [zero, stays] = axis === 'y' ? ['x', 'up or down'] : ['y', 'left or right'];
  return choiceDraft({
    stem: chance.pick([
      `Where does the point $${pointText(at)}$ lie?`,
      `Where is the point $${pointText(at)}$ on the coordinate plane?`,
    ]),
    right: text(axis),
    ladder: [
      'Which coordinate is 0?',
      'If a coordinate is 0, you do not move in that direction. The point is on one of the axes.',
      `Start at the origin. For $${pointText(at)}$, do you move sideways or up and down?`,
    ],
    steps: [
      [`The coordinate $${zero}$ is zero, so from the origin you only go ${stays}.`, `${zero} = 0`],
      [`That keeps you on the $${axis}$-axis.`, `\\text{on the } ${axis}\\text{-axis}`],
    ],
    ways: [
      {
        rule: axisOfTheZeroTaken,
        to: text(axisOfTheZeroTaken.answer(at)),
        hints: [
          axisOfTheZeroTaken.hints.look,
          axisOfTheZeroTaken.hints.principle,
          `Start at the origin and use the number ${size} alone. Do you go sideways, or up and down?`,
        ],
      },
      {
        rule: zeroTakenForPositive,
        to: `In ${named(zeroTakenForPositive.answer(at))}`,
        hints: [
          zeroTakenForPositive.hints.look,
          zeroTakenForPositive.hints.principle,
          `How far is the point from each axis? One of the coordinates in $${pointText(at)}$ tells a distance of nothing.`,
        ],
      },
    ],
  });
}

export const pointGenerators: readonly Generator[] = [walk, quadrant];
