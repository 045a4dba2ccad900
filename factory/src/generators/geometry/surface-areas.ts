import {
  basesLeftOut,
  diameterForRadius,
  facesCountedOnce,
  oneBaseOnly,
  oneCircleForSphere,
  oneSideFaceOnly,
  sideTrianglesNotHalved,
  volumeForSurface,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/solids';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { circleWords, lengthUnits, radiusStep, timesPiDraft, type LengthUnit } from './solid-text.ts';
import { ruled } from '../../ruled.ts';

const unit = oneOf<LengthUnit>(...lengthUnits);

/** A box. The numbers grow with the level. */
const box = family(
  { name: 'geo_surface_area_box', version: 1, skill: 'geo_surface_area' },
  {
    levels: {
      unit: always(unit),
      length: [range(3, 8), range(5, 12), range(8, 18), range(10, 25), range(15, 40)],
      width: [range(2, 6), range(3, 8), range(5, 12), range(6, 15), range(8, 25)],
      height: [range(2, 7), range(3, 10), range(5, 15), range(8, 20), range(10, 30)],
    },
    where: ({ length, width, height }) => new Set([length, width, height]).size === 3 && length > width,
    given: ({ unit: { short, spelled }, length, width, height }) => ({
      stem: `A closed box is ${length} ${short} long, ${width} ${short} wide, and ${height} ${short} tall. What is its surface area, in square ${spelled}?`,
      figure: {
        kind: 'solid',
        shape: 'box_net',
        length: `${length} ${short}`,
        width: `${width} ${short}`,
        height: `${height} ${short}`,
      },
      right: surfaceOfBox(length, width, height),
      inputType: 'integer',
      unit: `${short}^2`,
    }),
    ladder: ({ length, width, height }) => [
      'How many faces does the box have? Which ones are equal?',
      'The surface area is the sum of the areas of all six faces. Each face has an equal one across from it.',
      `Find ${length} × ${width}, ${length} × ${height}, and ${width} × ${height}. Add them, and double the sum.`,
    ],
    steps: ({ length, width, height }) => [
      [
        'Add the areas of three different faces.',
        `${length} \\times ${width} + ${length} \\times ${height} + ${width} \\times ${height} = ${surfaceOfBox(length, width, height) / 2}`,
      ],
      [
        'Each face has an equal one across from it.',
        `2 \\times ${surfaceOfBox(length, width, height) / 2} = ${surfaceOfBox(length, width, height)}`,
      ],
    ],
    ways: ({ length, width, height }) => {
      const step = `Two of the faces are ${length} by ${width}. What are the other two pairs of faces?`;
      return [
        ruled(volumeForSurface, [length * width * height], step),
        ruled(facesCountedOnce, [surfaceOfBox(length, width, height)], step),
        ruled(basesLeftOut, [2 * height * (length + width)], step),
      ];
    },
    belowZero: false,
  },
);
const surfaceOfBox = (length: number, width: number, height: number): number =>
  2 * (length * width + length * height + width * height);

/** A closed cylinder in terms of π. 2: the radius is given. 3: often the diameter. 4 and 5: the diameter, larger. */
const cylinder: Generator = {
  name: 'geo_surface_area_cylinder',
  version: 1,
  skill: 'geo_surface_area',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { short, spelled } = unit(chance);
    const byDiameter = difficulty >= 4 || (difficulty === 3 && chance.maybe(0.5));
    const { radius, height } = drawUntil(
      () => ({
        radius: chance.int(2, byDifficulty(difficulty, [5, 7, 9, 12, 15])),
        height: chance.int(3, byDifficulty(difficulty, [10, 12, 15, 20, 30])),
      }),
      (drawn) => drawn.radius !== drawn.height && 2 * drawn.radius !== drawn.height,
    );
    const [bases, lateral] = [2 * radius ** 2, 2 * radius * height];
    const step = `Unroll the side: it is a rectangle as tall as the cylinder, ${height} ${short}. How wide is it?`;
    return timesPiDraft({
      stem: `A closed cylinder has ${circleWords(radius, byDiameter, short)} and a height of ${height} ${short}. What is its surface area, in square ${spelled}? Give the answer in terms of $\\pi$.`,
      ...(byDiameter
        ? {}
        : { figure: { kind: 'solid', shape: 'cylinder', radius: `${radius} ${short}`, height: `${height} ${short}` } as const }),
      unit: `${short}^2`,
      right: bases + lateral,
      ladder: [
        byDiameter ? 'What is the radius?' : 'Which parts make up the surface?',
        'The surface is two circles and a rectangle. The rectangle is as wide as the circle is around.',
        `The circles have a radius of ${byDiameter ? `half of ${2 * radius}` : radius}, so each area is its square times π. The rectangle is ${height} tall and $2\\pi$ times the radius wide.`,
      ],
      steps: [
        ...radiusStep(radius, byDiameter),
        ['Find the area of both bases.', `2 \\cdot \\pi \\cdot ${radius}^2 = ${bases}\\pi`],
        [
          'Add the lateral area: circumference times height.',
          `${bases}\\pi + 2\\pi \\cdot ${radius} \\cdot ${height} = ${bases}\\pi + ${lateral}\\pi = ${bases + lateral}\\pi`,
        ],
      ],
      ways: [
        ...(byDiameter ? [ruled(diameterForRadius, [4 * bases + 2 * lateral], step)] : []),
        ruled(oneBaseOnly, [bases / 2 + lateral], step),
        ruled(basesLeftOut, [lateral], step),
        ruled(volumeForSurface, [radius ** 2 * height], step),
      ],
    });
  },
};

/** A square pyramid with its slant height. 2: small. 3 to 5: larger. */
const pyramid = family(
  { name: 'geo_surface_area_pyramid', version: 1, skill: 'geo_surface_area', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      unit: always(unit),
      side: [range(4, 10), range(4, 10), range(6, 14), range(8, 20), range(10, 30)],
      slant: [range(5, 12), range(5, 12), range(8, 18), range(10, 25), range(16, 40)],
    },
    where: ({ side, slant }) => 2 * slant > side && side !== slant && (side * slant) % 2 === 0,
    given: ({ unit: { short, spelled }, side, slant }) => ({
      stem: `A pyramid has a square base with sides of ${side} ${short} and a slant height of ${slant} ${short}. What is its surface area, in square ${spelled}?`,
      right: side * side + 2 * side * slant,
      inputType: 'integer',
      unit: `${short}^2`,
    }),
    ladder: ({ side, slant }) => [
      'Which faces does the pyramid have?',
      'The surface is a square base and four equal triangles. A triangle is half of base times height.',
      `The base is ${side} times ${side}. Each triangle is half of ${side} times ${slant}. How many triangles are there?`,
    ],
    steps: ({ side, slant }) => [
      ['Find the area of the four triangles.', `4 \\times ${side} \\times ${slant} \\div 2 = ${2 * side * slant}`],
      ['Add the area of the base.', `${side} \\times ${side} + ${2 * side * slant} = ${side * side + 2 * side * slant}`],
    ],
    ways: ({ side, slant }) => {
      const step = `Each triangle has a base of ${side} and a height of ${slant}. What is the area of one of them?`;
      return [
        ruled(basesLeftOut, [2 * side * slant], step),
        ruled(oneSideFaceOnly, [side * side, (side * slant) / 2], step),
        ruled(sideTrianglesNotHalved, [side * side, (side * slant) / 2], step),
      ];
    },
    belowZero: false,
  },
);

/** A sphere in terms of π. 1 to 3: the radius is given. 4: the diameter. 5: either, larger. */
const sphere: Generator = {
  name: 'geo_surface_area_sphere',
  version: 1,
  skill: 'geo_surface_area',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { short, spelled } = unit(chance);
    const byDiameter = difficulty === 4 || (difficulty === 5 && chance.maybe(0.5));
    const radius = chance.int(2, byDifficulty(difficulty, [7, 10, 12, 15, 30]));
    const right = 4 * radius ** 2;
    const step = byDiameter
      ? `Find the radius first: half of ${2 * radius} ${short}.`
      : `Find the area of a circle with a radius of ${radius} ${short} first.`;
    return timesPiDraft({
      stem: `A sphere has ${circleWords(radius, byDiameter, short)}. What is its surface area, in square ${spelled}? Give the answer in terms of $\\pi$.`,
      ...(byDiameter ? {} : { figure: { kind: 'solid', shape: 'sphere', radius: `${radius} ${short}` } as const }),
      unit: `${short}^2`,
      right,
      ladder: [
        'What is the radius?',
        'The surface area of a sphere is four times the area of a circle with the same radius: 4πr².',
        byDiameter
          ? `The radius is half of ${2 * radius}. Square it, and multiply by 4.`
          : `Square ${radius}, and multiply by 4.`,
      ],
      steps: [
        ...radiusStep(radius, byDiameter),
        ['Find the square of the radius.', `${radius}^2 = ${radius ** 2}`],
        ['The surface area of a sphere is four times π times that.', `4\\pi \\cdot ${radius ** 2} = ${right}\\pi`],
      ],
      ways: [
        ...(byDiameter ? [ruled(diameterForRadius, [4 * right], step)] : []),
        ruled(oneCircleForSphere, [radius], step),
        ruled(volumeForSurface, [(4 * radius ** 3) / 3], step),
      ],
    });
  },
};

export const surfaceAreaGenerators: readonly Generator[] = [box, cylinder, pyramid, sphere];
