import { coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import {
  bothDirectionsTurned,
  horizontalDirectionTurned,
  verticalDirectionTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/plane-points';
import { range, textFamily } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import { point, pointText } from '../../wording/line-text.ts';
import { firstQuadrant, gridOfTen, scaleOver } from '../../wording/plane-figure.ts';
import { pointAnswer } from './line-answers.ts';
import { withSign } from '../../with-sign.ts';

const orderHints: Ladder = [
  'Which of your two numbers tells how far the point is to the left or right?',
  'An ordered pair names the horizontal number first and the vertical number second.',
  'Start at (0, 0). Move left or right until you are directly above or below the point. Write that number first.',
];
const sideHints: Ladder = [
  'On which side of each axis is the point?',
  'To the left of the y-axis, x is negative. Below the x-axis, y is negative.',
  'Start at (0, 0). Does the way to the point begin to the left or to the right? Then does it go up or down?',
];

const gridLines = [range(1, 8), withSign(1, 8), withSign(1, 8), withSign(1, 8), withSign(1, 8)] as const;
const asPair = 'Write an ordered pair $(x, y)$.';

/** The coordinates of a point in a picture. 1: first quadrant. 2 and 3: all four. 4: the lines are 2 or 5 apart. 5: the fourth corner of a rectangle. */
const read = textFamily(
  { name: 'coord_plane_read', version: 1, skill: 'coord_plane' },
  {
    setting: (chance, difficulty) => ({ step: difficulty === 4 ? chance.pick([2, 5] as const) : 1 }),
    levels: { across: gridLines, up: gridLines, farAcross: gridLines, farUp: gridLines },
    where: ({ step, across, up, farAcross, farUp }, difficulty) =>
      Math.abs(across) !== Math.abs(up) &&
      (difficulty === 1 || across < 0 || up < 0) &&
      step * Math.abs(farAcross - across) > 2 &&
      step * Math.abs(farUp - up) > 2,
    derived: ({ step, across, up, difficulty }) => {
      const [x, y] = [step * across, step * up];
      return { x, y, at: point(x, y), isCorner: difficulty === 5 };
    },
    phrasing: (chance) => ({
      asked: chance.pick([
        `What are the coordinates of point P? ${asPair}`,
        `Point P is shown on the coordinate plane. Write its coordinates as an ordered pair $(x, y)$.`,
        `The map shows a treasure at point P. What are its coordinates? ${asPair}`,
        `A drone is above point P of the grid. What are the coordinates of that point? ${asPair}`,
      ]),
    }),
    given: ({ difficulty, step, farAcross, farUp, x, y, at, isCorner, asked }) => {
      const scale = scaleOver([-8 * step, 8 * step]);
      const grid = difficulty === 1 ? firstQuadrant : step === 1 ? gridOfTen : ({ kind: 'plane', x: scale, y: scale } as const);
      const corners = [
        { x: farAcross, y, label: 'A' },
        { x: farAcross, y: farUp, label: 'B' },
        { x, y: farUp, label: 'C' },
      ];
      return {
        stem: isCorner
          ? `Points A, B, and C are three vertices of a rectangle. What are the coordinates of the fourth vertex? ${asPair}`
          : asked,
        figure: { ...grid, points: isCorner ? corners : [{ x, y, label: 'P' }] },
        readFromFigure: true,
        ...pointAnswer(at),
      };
    },
    ladder: ({ step, isCorner }) =>
      isCorner
        ? [
            'Which vertex of the rectangle is missing?',
            'The sides of the rectangle are horizontal and vertical, so the missing vertex shares one coordinate with each neighbor.',
            'Start at (0, 0) and find A and C. The missing vertex is on the horizontal line through A and on the vertical line through C. Write $(x, y)$.',
          ]
        : [
            'Where is the origin? How do you get from there to the point?',
            'First count left or right for x. Then count up or down for y. Left and down are negative.',
            `The grid lines are ${step} apart. Start at (0, 0) and move left or right until you are directly above or below the point. How far you moved is the first number of $(x, y)$.`,
          ],
    steps: ({ step, x, y, at, isCorner }) => [
      ...(isCorner
        ? ([
            ['The fourth vertex is directly above or below C, so it has the x-coordinate of C.', `x = ${x}`],
            ['It is on the same horizontal line as A, so it has the y-coordinate of A.', `y = ${y}`],
          ] as const)
        : ([
            [
              `From the origin, count ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}${step === 1 ? '' : `. The grid lines are ${step} apart`}.`,
              `x = ${x}`,
            ],
            [`Then count ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}.`, `y = ${y}`],
          ] as const)),
      ['Write the pair with $x$ first.', pointText(at)],
    ],
    ways: ({ at }) => [
      { rule: coordinatesSwapped, to: pointText(coordinatesSwapped.answer(at)), hints: orderHints },
      ...[horizontalDirectionTurned, verticalDirectionTurned, bothDirectionsTurned].map((rule) => ({
        rule,
        to: pointText(rule.answer(at)),
        hints: sideHints,
      })),
    ],
  },
);

export const planeReadingGenerators: readonly Generator[] = [read];
