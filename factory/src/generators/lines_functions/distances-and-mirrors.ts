import { coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
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
import { people } from '../../wording/people.ts';
import { textDraft, valueDraft, type Hints } from './line-draft.ts';

/** 2: across the x-axis, from the first quadrant. 3: across either axis, any quadrant. 4: across both. 5: the mirror image is known. */
const mirror: Generator = {
  name: 'coord_plane_mirror',
  version: 1,
  skill: 'coord_plane',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const signed = () => chance.int(1, 6 + difficulty) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1);
    const { x, y } = drawUntil(
      () => ({ x: signed(), y: signed() }),
      (drawn) => Math.abs(drawn.x) !== Math.abs(drawn.y),
    );
    const at = point(x, y);
    const axis = difficulty === 2 || chance.maybe(0.5) ? 'x' : 'y';
    const both = difficulty === 4;
    const right = both ? bothDirectionsTurned.answer(at) : axis === 'x' ? point(x, -y) : point(-x, y);
    const [first, second] = axis === 'x' ? ['x', 'y'] : ['y', 'x'];
    const stem =
      difficulty === 5
        ? `A point $P$ is reflected across the $${axis}$-axis. Its image is $${pointText(at)}$. What are the coordinates of $P$? Write an ordered pair $(x, y)$.`
        : both
          ? `The point $${pointText(at)}$ is reflected across the $${first}$-axis, and the image is then reflected across the $${second}$-axis. Where does it end? Write an ordered pair $(x, y)$.`
          : chance.pick([
              `Reflect the point $${pointText(at)}$ across the $${axis}$-axis. What are the coordinates of its image? Write an ordered pair $(x, y)$.`,
              `The point $${pointText(at)}$ is reflected across the $${axis}$-axis. What are the coordinates of its image? Write an ordered pair $(x, y)$.`,
            ]);
    const kept = axis === 'x' ? 'x' : 'y';
    const changed = axis === 'x' ? 'y' : 'x';
    const mirrorHints: Hints = [
      both
        ? 'Take one mirror at a time. What does each of them change?'
        : `Fold the paper along the $${axis}$-axis in your mind. Which way does the point jump?`,
      'Across the $x$-axis a point changes its height and keeps its place sideways; across the $y$-axis it is the other way round.',
      both
        ? `Do the first reflection of $${pointText(at)}$ alone: only its $${changed}$ changes sign.`
        : `How far is $${pointText(at)}$ from the $${axis}$-axis, and on which side? The mirror image is as far, on the other side.`,
    ];
    const swapHints: Hints = [
      'Have the two numbers of the point changed places in your answer? Should they?',
      'A reflection across an axis leaves the order of the coordinates alone; it works on their signs.',
      `Write ${x} and ${y} down in their order, and decide for each of them whether it keeps its sign.`,
    ];
    return textDraft({
      stem,
      inputType: 'expression',
      form: 'simplified',
      placeholder: '(x, y)',
      right: pointText(right),
      wrong: pointText(point(x + 43, y - 51)),
      ladder: [
        `Across which axis ${both ? 'is the point reflected first' : 'is the point reflected'}?`,
        'A reflection across the x-axis changes the sign of y. A reflection across the y-axis changes the sign of x.',
        `In $${pointText(at)}$, the $${axis}$-axis keeps the ${kept === 'x' ? x : y}. What happens to the ${changed === 'x' ? x : y}?${both ? ' Then do the other axis.' : ''}`,
      ],
      steps: both
        ? [
            [`Across the $${first}$-axis, $${second}$ changes its sign.`, pointText(axis === 'x' ? point(x, -y) : point(-x, y))],
            [`Across the $${second}$-axis, $${first}$ changes its sign.`, pointText(right)],
          ]
        : [
            [
              `${difficulty === 5 ? 'Reflecting the image once more brings the point back. ' : ''}A reflection across the $${axis}$-axis keeps $${kept}$.`,
              `${kept} = ${kept === 'x' ? x : y}`,
            ],
            [`The other coordinate, $${changed}$, changes its sign.`, `${changed} = ${changed === 'x' ? -x : -y}`],
            ['Write the pair.', pointText(right)],
          ],
      ways: [horizontalDirectionTurned, verticalDirectionTurned, bothDirectionsTurned, coordinatesSwapped].map((rule) => ({
        rule,
        to: pointText(rule.answer(at)),
        hints: rule.name === coordinatesSwapped.name ? swapHints : mirrorHints,
      })),
    });
  },
};

/** 1: both coordinates positive. 2: one on each side of zero. 3: both negative. 4: places on a map. 5: the outline of a rectangle from three corners. */
const distance: Generator = {
  name: 'coord_plane_distance',
  version: 1,
  skill: 'coord_plane',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const level = chance.maybe(0.5);
    const { a, b, c, d } = drawUntil(
      () => {
        const [small, large] = [chance.int(1, 8), chance.int(2, 12)];
        const pair = difficulty === 1 ? [small, large] : difficulty === 3 ? [-large, -small] : [-small, large];
        return { a: pair[0]!, b: pair[1]!, c: chance.int(-9, 9), d: chance.int(-9, 9) };
      },
      (draw) =>
        draw.b - draw.a >= 2 &&
        draw.c !== 0 &&
        Math.abs(draw.a) !== draw.b &&
        Math.abs(draw.d - draw.c) >= 2 &&
        ![draw.a, draw.b, draw.c, draw.d]
          .map(Math.abs)
          .includes(difficulty === 5 ? 2 * (draw.b - draw.a + Math.abs(draw.d - draw.c)) : draw.b - draw.a) &&
        draw.b - draw.a !== Math.abs(draw.d - draw.c),
    );
    const at = (along: number, across: number) => (level ? point(along, across) : point(across, along));
    const [p, q] = [at(a, c), at(b, c)];
    const length = b - a;
    const letter = level ? 'x' : 'y';
    const [low, high] = [rational(a), rational(b)];
    const across = a < 0 && b > 0;
    const side = Math.abs(d - c);
    const total = difficulty === 5 ? 2 * (length + side) : length;
    const around = (one: number): number => (difficulty === 5 ? 2 * (one + side) : one);
    const [one, other] = people(chance, 2) as [string, string];
    const stem =
      difficulty === 5
        ? `A garden is a rectangle. On a plan it has the corners $${pointText(p)}$, $${pointText(q)}$ and $${pointText(at(b, d))}$, and each unit is 1 m. How many meters of fence go all the way around?`
        : difficulty === 4
          ? `On a city map each unit is one block. ${one} lives at $${pointText(p)}$ and ${other} at $${pointText(q)}$. How many blocks apart are their homes?`
          : chance.pick([
              `How many units apart are the points $${pointText(p)}$ and $${pointText(q)}$?`,
              `What is the length of the line segment from $${pointText(p)}$ to $${pointText(q)}$, in units?`,
            ]);
    const signHints: Hints = [
      `Look at ${a} and ${b} on a number line. Where is zero: between them or not?`,
      'With zero between them, two distances from zero are added; on the same side of zero they are subtracted.',
      across
        ? `Walk from ${a} to zero first. Then walk on from zero to ${b}.`
        : `How far is ${a} from zero, and how far is ${b}? Both walks go the same way.`,
    ];
    return valueDraft({
      stem,
      right: total,
      ladder: [
        'Which coordinate is the same in both points?',
        'Count only along the other coordinate. On both sides of 0, add the distances from 0. On one side, subtract them.',
        `How far is ${a} from 0, and how far is ${b} from 0? ${across ? 'Add' : 'Subtract'} these distances.`,
      ],
      steps: [
        [
          `Both points have the same $${level ? 'y' : 'x'}$, so only $${letter}$ counts${difficulty === 5 ? ' for the first side' : ''}.`,
          `${b} - ${a < 0 ? `(${a})` : a} = ${length}`,
        ],
        ...(difficulty === 5
          ? ([
              ['Find the other side in the same way.', `|${d} - ${c < 0 ? `(${c})` : c}| = ${side}`],
              ['A rectangle has each of them twice.', `2 \\cdot (${length} + ${side}) = ${total}`],
            ] as const)
          : ([[`The distance is ${length} ${difficulty === 4 ? 'blocks' : 'units'}.`, `${length}`]] as const)),
      ],
      ways: [
        {
          rule: sizesSubtractedAcrossZero,
          to: across ? around(Number(sizesSubtractedAcrossZero.answer(low, high).n)) : null,
          hints: signHints,
        },
        {
          rule: sizesAddedOnOneSide,
          to: across ? null : around(Number(sizesAddedOnOneSide.answer(low, high).n)),
          hints: signHints,
        },
        {
          rule: gridLinesCounted,
          to: around(Number(gridLinesCounted.answer(rational(length)).n)),
          hints: [
            gridLinesCounted.hints.look,
            gridLinesCounted.hints.principle,
            `Start at ${a} and say your first number only when you have made a whole step.`,
          ],
        },
        {
          rule: halfRoundOnly,
          to: difficulty === 5 ? halfRoundOnly.answer(length, side) : null,
          hints: [
            halfRoundOnly.hints.look,
            halfRoundOnly.hints.principle,
            'Sketch the rectangle with its missing corner and go along every side once.',
          ],
        },
      ],
    });
  },
};

export const distanceAndMirrorGenerators: readonly Generator[] = [mirror, distance];
