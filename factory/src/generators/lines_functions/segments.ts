import { inBrackets } from '../../wording/linear-text.ts';
import { planeOver } from '../../wording/plane-figure.ts';
import {
  coordinatesNotHalved,
  coordinatesSubtractedForMidpoint,
  differencesAdded,
  midpointForEndpoint,
  rootOfDistanceForgotten,
} from '@stoa/engine/math/mal-rules/functions-and-lines/segments';
import { always, family, graded, often, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { letters } from './line-answers.ts';

type Pair = readonly [x: number, y: number];
const pairText = ([x, y]: Pair): string => `(${x}, ${y})`;
const at = ([x, y]: Pair, label: string) => ({ x, y, label });
/** Draws a segment with its ends, on a grid. */
const segmentOn = (from: Pair, to: Pair) => {
  const ends = [at(from, 'A'), at(to, 'B')];
  return planeOver(ends, { points: ends, paths: [{ places: ends.map(({ x, y }) => ({ x, y })) }] });
};

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
    levels: { segment: graded(drawSegment), turned: always(often) },
    where: ({ segment: { from, to } }) => from[0] !== 0 || to[0] !== 0,
    given: ({ segment: { from, to, length }, turned }) => {
      const [one, other] = turned ? [to, from] : [from, to];
      return {
        stem: `Find the distance between the points $${pairText(one)}$ and $${pairText(other)}$.`,
        figure: segmentOn(one, other),
        right: length,
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
  },
);

const within = (low: number) => (chance: Chance): Pair => [chance.int(low, 12), chance.int(low, 12)]; // prettier-ignore
const places = [within(0), within(-12), within(-12), within(-12), within(-12)] as const;
const otherEnd = (end: Pair, middle: Pair): Pair => [2 * middle[0] - end[0], 2 * middle[1] - end[1]];

/** 1: no negative numbers. 2 and 3: negative ones. 4 and 5: the other endpoint is asked for. */
const midpoint = textFamily(
  { name: 'coord_segments_midpoint', version: 2, skill: 'coord_segments' },
  {
    levels: { a: places, m: places },
    where: ({ a, m }, difficulty) =>
      a[0] !== m[0] &&
      a[1] !== m[1] &&
      otherEnd(a, m).every((one) => one >= (difficulty === 1 ? 0 : -12) && Math.abs(one) <= 20 && one !== 0) &&
      (difficulty <= 3 || midpointForEndpoint.answer(a, m) !== null),
    derived: ({ a, m, difficulty }) => {
      const b = otherEnd(a, m);
      const asksEnd = difficulty >= 4;
      return { b, asksEnd, right: pairText(asksEnd ? b : m) };
    },
    given: ({ a, b, m, asksEnd, right }) => ({
      stem: asksEnd
        ? `The midpoint of $AB$ is $${pairText(m)}$, and $A$ is the point $${pairText(a)}$. Find the point $B$.`
        : `Find the midpoint of the segment from $${pairText(a)}$ to $${pairText(b)}$.`,
      figure: asksEnd ? planeOver([at(a, 'A'), at(m, 'M')], { points: [at(a, 'A'), at(m, 'M')] }) : segmentOn(a, b),
      inputType: 'expression',
      variables: letters,
      placeholder: '(x, y)',
      right,
      wrong: pairText([m[0] + 41, m[1] - 53]),
    }),
    ladder: ({ a, b, m, asksEnd }) =>
      asksEnd
        ? [
            'Which point is in the middle: A, B, or M?',
            'The other endpoint is as far from the midpoint as A is, on the other side.',
            `From $x = ${a[0]}$ to $x = ${m[0]}$ is half of the way. Go just as far again. Then do the same for $y$.`,
          ]
        : [
            'What is halfway between the two x-coordinates?',
            'The midpoint has the mean of the x-coordinates and the mean of the y-coordinates.',
            `Add the x-coordinates ${a[0]} and ${b[0]}, and divide by 2. Then do the same with ${a[1]} and ${b[1]}.`,
          ],
    steps: ({ a, b, m, asksEnd, right }) =>
      asksEnd
        ? [
            [
              'Double the coordinates of the midpoint, and subtract those of A.',
              `2 \\cdot ${inBrackets(m[0])} - ${inBrackets(a[0])} = ${b[0]}, \\quad 2 \\cdot ${inBrackets(m[1])} - ${inBrackets(a[1])} = ${b[1]}`,
            ],
            ['Write the point.', `B = ${right}`],
          ]
        : [
            [
              'Add the coordinates, and divide by 2.',
              `\\frac{${a[0]} + ${inBrackets(b[0])}}{2} = ${m[0]}, \\quad \\frac{${a[1]} + ${inBrackets(b[1])}}{2} = ${m[1]}`,
            ],
            ['Write the point.', right],
          ],
    ways: ({ a, b, m, asksEnd }) => {
      const text = (pair: Pair | null): string | null => (pair === null ? null : pairText(pair));
      const again = `From $x = ${a[0]}$ to $x = ${m[0]}$ is half of the way. Go as far again, and do the same for $y$.`;
      const between = `Take the x-coordinates, ${a[0]} and ${b[0]}. What number is halfway between them?`;
      return asksEnd
        ? [ledTo(midpointForEndpoint, text(midpointForEndpoint.answer(a, m)), again)]
        : [
            ledTo(coordinatesNotHalved, text(coordinatesNotHalved.answer(a, b)), between),
            ledTo(coordinatesSubtractedForMidpoint, text(coordinatesSubtractedForMidpoint.answer(a, b)), between),
          ];
    },
  },
);

export const segmentGenerators: readonly Generator[] = [distance, midpoint];
