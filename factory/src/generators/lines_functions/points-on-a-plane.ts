import { coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import {
  bothDirectionsTurned,
  horizontalDirectionTurned,
  verticalDirectionTurned,
} from '@stoa/engine/math/mal-rules/functions-and-lines/plane-points';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { point, pointText } from '../../wording/line-text.ts';
import { firstQuadrant, gridOfTen, scaleOver } from '../../wording/plane-figure.ts';
import { textDraft, type Hints } from './line-draft.ts';

const orderHints: Hints = [
  'Which of your two numbers tells how far the point is to the left or right?',
  'An ordered pair names the horizontal number first and the vertical number second.',
  'Start at (0, 0). Move left or right until you are directly above or below the point. Write that number first.',
];
const sideHints: Hints = [
  'On which side of each axis is the point?',
  'To the left of the y-axis, x is negative. Below the x-axis, y is negative.',
  'Start at (0, 0). Does the way to the point begin to the left or to the right? Then does it go up or down?',
];

/** The coordinates of a point in a picture. 1: first quadrant. 2 and 3: all four. 4: the lines are 2 or 5 apart. 5: the fourth corner of a rectangle. */
const read: Generator = {
  name: 'coord_plane_read',
  version: 1,
  skill: 'coord_plane',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const step = difficulty === 4 ? chance.pick([2, 5] as const) : 1;
    const size = () => step * chance.int(1, 8) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1);
    const { x, y, far, high } = drawUntil(
      () => ({ x: size(), y: size(), far: size(), high: size() }),
      (drawn) =>
        Math.abs(drawn.x) !== Math.abs(drawn.y) &&
        (difficulty < 2 || drawn.x < 0 || drawn.y < 0) &&
        Math.abs(drawn.far - drawn.x) > 2 &&
        Math.abs(drawn.high - drawn.y) > 2,
    );
    const right = point(x, y);
    const scale = scaleOver([-8 * step, 8 * step]);
    const grid = difficulty === 1 ? firstQuadrant : step === 1 ? gridOfTen : ({ kind: 'plane', x: scale, y: scale } as const);
    const corners = [
      { x: far, y, label: 'A' },
      { x: far, y: high, label: 'B' },
      { x, y: high, label: 'C' },
    ];
    const asked = 'Write an ordered pair $(x, y)$.';
    return textDraft({
      stem:
        difficulty === 5
          ? `Points A, B, and C are three vertices of a rectangle. What are the coordinates of the fourth vertex? ${asked}`
          : chance.pick([
              `What are the coordinates of point P? ${asked}`,
              `Point P is shown on the coordinate plane. Write its coordinates as an ordered pair $(x, y)$.`,
              `The map shows a treasure at point P. What are its coordinates? ${asked}`,
              `A drone is above point P of the grid. What are the coordinates of that point? ${asked}`,
            ]),
      figure: { ...grid, points: difficulty === 5 ? corners : [{ x, y, label: 'P' }] },
      readFromFigure: true,
      ladder:
        difficulty === 5
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
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
      right: pointText(right),
      wrong: pointText(point(x + 41, y - 53)),
      steps:
        difficulty === 5
          ? [
              ['The fourth vertex is directly above or below A or C, so it shares an x-coordinate with C.', `x = ${x}`],
              ['It is on the same horizontal line as A, so it has the y-coordinate of A.', `y = ${y}`],
              ['Write the pair with $x$ first.', pointText(right)],
            ]
          : [
              [
                `From the origin, count ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}${step === 1 ? '' : `. The grid lines are ${step} apart`}.`,
                `x = ${x}`,
              ],
              [`Then count ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}.`, `y = ${y}`],
              ['Write the pair with $x$ first.', pointText(right)],
            ],
      ways: [
        { rule: coordinatesSwapped, to: pointText(coordinatesSwapped.answer(right)), hints: orderHints },
        { rule: horizontalDirectionTurned, to: pointText(horizontalDirectionTurned.answer(right)), hints: sideHints },
        { rule: verticalDirectionTurned, to: pointText(verticalDirectionTurned.answer(right)), hints: sideHints },
        { rule: bothDirectionsTurned, to: pointText(bothDirectionsTurned.answer(right)), hints: sideHints },
      ],
    });
  },
};

export const planeReadingGenerators: readonly Generator[] = [read];
