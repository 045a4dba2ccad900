import { planeOver } from '../../wording/plane-figure.ts';
import {
  coordinatesNotHalved,
  coordinatesSubtractedForMidpoint,
  differencesAdded,
  midpointForEndpoint,
  rootOfDistanceForgotten,
} from '@stoa/engine/math/mal-rules/functions-and-lines/segments';
import { drawUntil } from '../../draw-until.ts';
import { family, graded, often } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { textDraft } from './line-draft.ts';
import { ruled } from '../../ruled.ts';

type Pair = readonly [x: number, y: number];
const pairText = ([x, y]: Pair): string => `(${x}, ${y})`;
const at = ([x, y]: Pair, label: string) => ({ x, y, label });
/** A segment with its ends, on a grid. */
const segmentOn = (from: Pair, to: Pair) => {
  const ends = [at(from, 'A'), at(to, 'B')];
  return planeOver(ends, { points: ends, paths: [{ places: ends.map(({ x, y }) => ({ x, y })) }] });
};
const inner = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** Legs and hypotenuse of right triangles with whole sides. */
const legs = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

type Segment = { readonly from: Pair; readonly to: Pair; readonly length: number };

/** 1: up and to the right, no negative numbers. 2: negative numbers. 3 to 5: any direction, farther away. */
function drawSegment(chance: Chance, difficulty: Difficulty): Segment {
  const [a, b, length] = chance.pick(difficulty <= 2 ? legs.slice(0, 3) : legs);
  const [across, up] = chance.maybe(0.5) ? [a, b] : [b, a];
  const low = difficulty === 1 ? 0 : -9;
  const sign = () => (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1);
  const from: Pair = [chance.int(low, 9), chance.int(low, 9)];
  return { from, to: [from[0] + sign() * across, from[1] + sign() * up], length };
}

const distance = family(
  { name: 'coord_segments_distance', version: 1, skill: 'coord_segments' },
  {
    levels: { segment: graded(drawSegment), turned: [often, often, often, often, often] },
    where: ({ segment: { from, to } }) => from[0] !== 0 || to[0] !== 0,
    given: ({ segment: { from, to, length }, turned }) => {
      const [one, other] = turned ? [to, from] : [from, to];
      return {
        stem: `Find the distance between the points $${pairText(one)}$ and $${pairText(other)}$.`,
        figure: segmentOn(one, other),
        right: length,
        inputType: 'integer',
      };
    },
    ladder: ({ segment: { from, to } }) => [
      'How far apart are the points across, and how far up or down?',
      'The two distances are the legs of a right triangle. Use the Pythagorean theorem for the hypotenuse.',
      `The legs are ${Math.abs(to[0] - from[0])} and ${Math.abs(to[1] - from[1])}. Add their squares, and take the square root.`,
    ],
    steps: ({ segment: { from, to, length } }) => {
      const [across, up] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
      return [
        ['Add the squares of the differences of the coordinates.', `${across}^2 + ${up}^2 = ${length ** 2}`],
        ['The distance is the square root of that.', `\\sqrt{${length ** 2}} = ${length}`],
      ];
    },
    ways: ({ segment: { from, to } }) => {
      const [across, up] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
      const step = `How far apart are the x-coordinates ${from[0]} and ${to[0]}? And the y-coordinates ${from[1]} and ${to[1]}?`;
      return [ruled(differencesAdded, [across, up], step), ruled(rootOfDistanceForgotten, [across, up], step)];
    },
    belowZero: false,
  },
);

/** 1: no negative numbers. 2 and 3: negative ones. 4 and 5: the other endpoint is asked for. */
const midpoint: Generator = {
  name: 'coord_segments_midpoint',
  version: 1,
  skill: 'coord_segments',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const low = difficulty === 1 ? 0 : -12;
    const { a, m } = drawUntil(
      () => ({
        a: [chance.int(low, 12), chance.int(low, 12)] as Pair,
        m: [chance.int(low, 12), chance.int(low, 12)] as Pair,
      }),
      (drawn) => {
        const b = [2 * drawn.m[0] - drawn.a[0], 2 * drawn.m[1] - drawn.a[1]];
        return (
          drawn.a[0] !== drawn.m[0] &&
          drawn.a[1] !== drawn.m[1] &&
          b.every((one) => one >= low && Math.abs(one) <= 20 && one !== 0)
        );
      },
    );
    const b: Pair = [2 * m[0] - a[0], 2 * m[1] - a[1]];
    const asksEnd = difficulty >= 4;
    const right = pairText(asksEnd ? b : m);
    const step = asksEnd
      ? `From $x = ${a[0]}$ to $x = ${m[0]}$ is half of the way. Go as far again, and do the same for $y$.`
      : `Take the x-coordinates, ${a[0]} and ${b[0]}. What number is halfway between them?`;
    const wrongPair = (pair: Pair | null): string | null => (pair === null ? null : pairText(pair));
    return textDraft({
      stem: asksEnd
        ? `The midpoint of $AB$ is $${pairText(m)}$, and $A$ is the point $${pairText(a)}$. Find the point $B$.`
        : `Find the midpoint of the segment from $${pairText(a)}$ to $${pairText(b)}$.`,
      figure: asksEnd ? planeOver([at(a, 'A'), at(m, 'M')], { points: [at(a, 'A'), at(m, 'M')] }) : segmentOn(a, b),
      inputType: 'expression',
      variables: { x: 'the first coordinate', y: 'the second coordinate' },
      placeholder: '(x, y)',
      right,
      wrong: pairText([m[0] + 41, m[1] - 53]),
      ladder: [
        asksEnd ? 'Which point is in the middle: A, B, or M?' : 'What is halfway between the two x-coordinates?',
        asksEnd
          ? 'The other endpoint is as far from the midpoint as A is, on the other side.'
          : 'The midpoint has the mean of the x-coordinates and the mean of the y-coordinates.',
        asksEnd
          ? `From $x = ${a[0]}$ to $x = ${m[0]}$ is half of the way. Go just as far again. Then do the same for $y$.`
          : `Add the x-coordinates ${a[0]} and ${b[0]}, and divide by 2. Then do the same with ${a[1]} and ${b[1]}.`,
      ],
      steps: asksEnd
        ? [
            [
              'Double the coordinates of the midpoint, and subtract those of A.',
              `2 \\cdot ${inner(m[0])} - ${inner(a[0])} = ${b[0]}, \\quad 2 \\cdot ${inner(m[1])} - ${inner(a[1])} = ${b[1]}`,
            ],
            ['Write the point.', `B = ${right}`],
          ]
        : [
            [
              'Add the coordinates, and divide by 2.',
              `\\frac{${a[0]} + ${inner(b[0])}}{2} = ${m[0]}, \\quad \\frac{${a[1]} + ${inner(b[1])}}{2} = ${m[1]}`,
            ],
            ['Write the point.', right],
          ],
      ways: asksEnd
        ? [
            {
              rule: midpointForEndpoint,
              to: wrongPair(midpointForEndpoint.answer(a, m)),
              hints: [midpointForEndpoint.hints.look, midpointForEndpoint.hints.principle, step],
            },
          ]
        : [
            {
              rule: coordinatesNotHalved,
              to: wrongPair(coordinatesNotHalved.answer(a, b)),
              hints: [coordinatesNotHalved.hints.look, coordinatesNotHalved.hints.principle, step],
            },
            {
              rule: coordinatesSubtractedForMidpoint,
              to: wrongPair(coordinatesSubtractedForMidpoint.answer(a, b)),
              hints: [coordinatesSubtractedForMidpoint.hints.look, coordinatesSubtractedForMidpoint.hints.principle, step],
            },
          ],
    });
  },
};

export const segmentGenerators: readonly Generator[] = [distance, midpoint];
