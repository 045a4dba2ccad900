import { coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, oneOf, range, textFamily } from '../../family.ts';
import { ledTo } from '../../ruled.ts';
import type { Difficulty, Generator, Ladder } from '../../generator.ts';
import {
  bothDirectionsTurned,
  gridLinesCounted,
  halfRoundOnly,
  horizontalDirectionTurned,
  sizesAddedOnOneSide,
  sizesSubtractedAcrossZero,
  verticalDirectionTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/plane-points';
import { point, pointText } from '../../wording/line-text.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { people } from '../../wording/people.ts';
import { pointAnswer } from './line-answers.ts';
import { withSign } from '../../with-sign.ts';

const eitherAxis = oneOf<'x' | 'y'>('x', 'y');
const xAxis = oneOf<'x' | 'y'>('x');

/**
 * 2: across the x-axis, from the first quadrant. 3: across either axis, any quadrant. 4: across both. 5: the mirror image is
 * given.
 */
const mirror = textFamily(
  { name: 'coord_plane_mirror', version: 2, skill: 'coord_plane', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      x: [range(1, 8), range(1, 8), withSign(1, 9), withSign(1, 10), withSign(1, 11)],
      y: [range(1, 8), range(1, 8), withSign(1, 9), withSign(1, 10), withSign(1, 11)],
      axis: [xAxis, xAxis, eitherAxis, eitherAxis, eitherAxis],
    },
    where: ({ x, y }) => Math.abs(x) !== Math.abs(y),
    derived: ({ x, y, axis, difficulty }) => {
      const at = point(x, y);
      const once = axis === 'x' ? point(x, -y) : point(-x, y);
      const twice = difficulty === 4;
      return {
        at,
        once,
        twice,
        right: twice ? bothDirectionsTurned.answer(at) : once,
        ...(axis === 'x' ? ({ kept: x, other: 'y', changed: y } as const) : ({ kept: y, other: 'x', changed: x } as const)),
      };
    },
    phrasing: (chance, { at, axis, other, twice, difficulty }) => ({
      asked: twice
        ? `The point $${pointText(at)}$ is reflected across the $${axis}$-axis, and the image is then reflected across the $${other}$-axis. Where does it end?`
        : difficulty === 5
          ? `A point $P$ is reflected across the $${axis}$-axis. Its image is $${pointText(at)}$. What are the coordinates of $P$?`
          : chance.pick([
              `Reflect the point $${pointText(at)}$ across the $${axis}$-axis. What are the coordinates of its image?`,
              `The point $${pointText(at)}$ is reflected across the $${axis}$-axis. What are the coordinates of its image?`,
            ]),
    }),
    given: ({ right, asked }) => ({ stem: `${asked} Write an ordered pair $(x, y)$.`, ...pointAnswer(right) }),
    ladder: ({ at, axis, kept, changed, twice }) => [
      `Across which axis ${twice ? 'is the point reflected first' : 'is the point reflected'}?`,
      'A reflection across the x-axis changes the sign of y. A reflection across the y-axis changes the sign of x.',
      `In $${pointText(at)}$, the $${axis}$-axis keeps the ${kept}. What happens to the ${changed}?${twice ? ' Then do the other axis.' : ''}`,
    ],
    steps: ({ axis, once, right, kept, other, changed, twice, difficulty }) =>
      twice
        ? [
            [`Across the $${axis}$-axis, $${other}$ changes its sign.`, pointText(once)],
            [`Across the $${other}$-axis, $${axis}$ changes its sign.`, pointText(right)],
          ]
        : [
            [
              `${difficulty === 5 ? 'Reflecting the image once more brings the point back. ' : ''}A reflection across the $${axis}$-axis keeps $${axis}$.`,
              `${axis} = ${kept}`,
            ],
            [`The other coordinate, $${other}$, changes its sign.`, `${other} = ${-changed}`],
            ['Write the pair.', pointText(right)],
          ],
    ways: ({ x, y, at, axis, other, twice }) => {
      const mirrorHints: Ladder = [
        twice
          ? 'Take one mirror at a time. What does each of them change?'
          : `Fold the paper along the $${axis}$-axis in your mind. Which way does the point jump?`,
        'Across the $x$-axis a point changes its height and keeps its place sideways; across the $y$-axis it is the other way round.',
        twice
          ? `Do the first reflection of $${pointText(at)}$ alone: only its $${other}$ changes sign.`
          : `How far is $${pointText(at)}$ from the $${axis}$-axis, and on which side? The mirror image is as far, on the other side.`,
      ];
      return [
        ...[horizontalDirectionTurned, verticalDirectionTurned, bothDirectionsTurned].map((rule) => ({
          rule,
          to: pointText(rule.answer(at)),
          hints: mirrorHints,
        })),
        {
          rule: coordinatesSwapped,
          to: pointText(coordinatesSwapped.answer(at)),
          hints: [
            'Have the two numbers of the point changed places in your answer? Should they?',
            'A reflection across an axis leaves the order of the coordinates alone; it works on their signs.',
            `Write ${x} and ${y} down in their order, and decide for each of them whether it keeps its sign.`,
          ],
        },
      ];
    },
  },
);

/** The ends of a path along one axis. 1: both positive. 3: both negative. Otherwise one on each side of zero. */
const endsOf = (near: number, far: number, difficulty: Difficulty): readonly [from: number, to: number] =>
  difficulty === 1 ? [near, far] : difficulty === 3 ? [-far, -near] : [-near, far];

/** 1: both coordinates positive. 2: one on each side of zero. 3: both negative. 4: places on a map. 5: the outline of a rectangle from three corners. */
const distance = family(
  { name: 'coord_plane_distance', version: 1, skill: 'coord_plane' },
  {
    setting: (chance) => ({ level: chance.maybe(0.5) }),
    levels: {
      near: always(range(1, 8)),
      far: always(range(2, 12)),
      across: always(range(-9, 9)),
      third: always(range(-9, 9)),
    },
    where: ({ near, far, across, third }, difficulty) => {
      const [from, to] = endsOf(near, far, difficulty);
      const [length, side] = [to - from, Math.abs(third - across)];
      return (
        length >= 2 &&
        across !== 0 &&
        Math.abs(from) !== to &&
        side >= 2 &&
        length !== side &&
        ![from, to, across, third].map(Math.abs).includes(difficulty === 5 ? 2 * (length + side) : length)
      );
    },
    derived: ({ near, far, across, third, level, difficulty }) => {
      const [from, to] = endsOf(near, far, difficulty);
      const at = (along: number, beside: number) => pointText(level ? point(along, beside) : point(beside, along));
      const side = Math.abs(third - across);
      const isOutline = difficulty === 5;
      return {
        from,
        to,
        length: to - from,
        side,
        isOutline,
        overZero: from < 0 && to > 0,
        corners: [at(from, across), at(to, across), at(to, third)] as const,
        /** Returns what a length along the first side leads to. */
        around: (length: number): number => (isOutline ? 2 * (length + side) : length),
      };
    },
    phrasing: (chance, { corners: [p, q, r], difficulty }) => {
      const [one, other] = people(chance, 2) as [string, string];
      return {
        asked:
          difficulty === 5
            ? `A garden is a rectangle. On a plan it has the corners $${p}$, $${q}$ and $${r}$, and each unit is 1 m. How many meters of fence go all the way around?`
            : difficulty === 4
              ? `On a city map each unit is one block. ${one} lives at $${p}$ and ${other} at $${q}$. How many blocks apart are their homes?`
              : chance.pick([
                  `How many units apart are the points $${p}$ and $${q}$?`,
                  `What is the length of the line segment from $${p}$ to $${q}$, in units?`,
                ]),
      };
    },
    given: ({ length, around, asked }) => ({ stem: asked, right: around(length) }),
    ladder: ({ from, to, overZero }) => [
      'Which coordinate is the same in both points?',
      'Count only along the other coordinate. On both sides of 0, add the distances from 0. On one side, subtract them.',
      `How far is ${from} from 0, and how far is ${to} from 0? ${overZero ? 'Add' : 'Subtract'} these distances.`,
    ],
    steps: ({ from, to, length, across, third, side, level, around, isOutline, difficulty }) => [
      [
        `Both points have the same $${level ? 'y' : 'x'}$, so only $${level ? 'x' : 'y'}$ counts${isOutline ? ' for the first side' : ''}.`,
        `${to} - ${inBrackets(from)} = ${length}`,
      ],
      ...(isOutline
        ? ([
            ['Find the other side in the same way.', `|${third} - ${inBrackets(across)}| = ${side}`],
            ['A rectangle has each of them twice.', `2 \\cdot (${length} + ${side}) = ${around(length)}`],
          ] as const)
        : ([[`The distance is ${length} ${difficulty === 4 ? 'blocks' : 'units'}.`, `${length}`]] as const)),
    ],
    ways: ({ from, to, length, side, overZero, around, isOutline }) => {
      const [low, high] = [rational(from), rational(to)];
      const signHints: Ladder = [
        `Look at ${from} and ${to} on a number line. Where is zero: between them or not?`,
        'With zero between them, two distances from zero are added; on the same side of zero they are subtracted.',
        overZero
          ? `Walk from ${from} to zero first. Then walk on from zero to ${to}.`
          : `How far is ${from} from zero, and how far is ${to}? Both walks go the same way.`,
      ];
      return [
        overZero
          ? {
              rule: sizesSubtractedAcrossZero,
              to: around(Number(sizesSubtractedAcrossZero.answer(low, high).n)),
              hints: signHints,
            }
          : { rule: sizesAddedOnOneSide, to: around(Number(sizesAddedOnOneSide.answer(low, high).n)), hints: signHints },
        ledTo(
          gridLinesCounted,
          around(Number(gridLinesCounted.answer(rational(length)).n)),
          `Start at ${from} and say your first number only when you have made a whole step.`,
        ),
        ledTo(
          halfRoundOnly,
          isOutline ? halfRoundOnly.answer(length, side) : null,
          'Sketch the rectangle with its missing corner and go along every side once.',
        ),
      ];
    },
    belowZero: true,
  },
);

export const distanceAndMirrorGenerators: readonly Generator[] = [mirror, distance];
