import {
  baseForVolume,
  diameterForRadius,
  edgesAdded,
  fourThirdsForgotten,
  halfForThird,
  oneLengthDivided,
  radiusDoubledForSquared,
  radiusSquaredForCubed,
  surfaceForVolume,
  thirdForgotten,
  thirdNotUndone,
  triangularBaseNotHalved,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/solids';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, never, oneOf, range, surely } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { grouped } from '../../wording/whole-number-text.ts';
import { circleWords, lengthUnits, radiusStep, timesPiDraft, type LengthUnit } from './solid-text.ts';
import { ledTo, ruled } from '../../ruled.ts';

const unit = oneOf<LengthUnit>(...lengthUnits);
const cubic = (short: string): string => `${short}^3`;

/** A box. 1: small. 2 and 3: larger. 4 and 5: the height is asked for. */
const box = family(
  { name: 'geo_volume_prism_box', version: 1, skill: 'geo_volume_prism' },
  {
    levels: {
      unit: always(unit),
      length: [range(3, 9), range(5, 15), range(8, 25), range(4, 15), range(8, 25)],
      width: [range(2, 6), range(3, 10), range(6, 15), range(3, 9), range(5, 15)],
      height: [range(2, 8), range(4, 12), range(8, 20), range(3, 12), range(6, 20)],
      asksHeight: [never, never, never, surely, surely],
    },
    where: ({ length, width, height }) => new Set([length, width, height]).size === 3 && length > width,
    given: ({ unit: { short, spelled }, length, width, height, asksHeight }) => ({
      stem: asksHeight
        ? `A rectangular prism is ${length} ${short} long and ${width} ${short} wide. Its volume is ${grouped(length * width * height)} cubic ${spelled}. How tall is it, in ${spelled}?`
        : `A rectangular prism is ${length} ${short} long, ${width} ${short} wide, and ${height} ${short} tall. What is its volume, in cubic ${spelled}?`,
      figure: {
        kind: 'solid',
        shape: 'box',
        length: `${length} ${short}`,
        width: `${width} ${short}`,
        height: asksHeight ? '?' : `${height} ${short}`,
      },
      right: asksHeight ? height : length * width * height,
      inputType: 'integer',
      unit: asksHeight ? short : cubic(short),
    }),
    ladder: ({ length, width, height, asksHeight }) => [
      'What is the area of the base?',
      `The volume of a prism is the area of the base times the height.${asksHeight ? ' Divide to find the height.' : ''}`,
      `Multiply ${length} by ${width} for the base. ${asksHeight ? `Then divide ${grouped(length * width * height)} by that area.` : `Then multiply by ${height}.`}`,
    ],
    steps: ({ length, width, height, asksHeight }) => [
      ['Find the area of the base.', `${length} \\times ${width} = ${length * width}`],
      asksHeight
        ? ['Divide the volume by the area of the base.', `${length * width * height} \\div ${length * width} = ${height}`]
        : ['Multiply by the height.', `${length * width} \\times ${height} = ${length * width * height}`],
    ],
    ways: ({ length, width, height, asksHeight }) => {
      const step = `Find the area of the base first: ${length} times ${width}.`;
      return asksHeight
        ? [ruled(oneLengthDivided, [length * width * height, length], step)]
        : [
            ruled(surfaceForVolume, [2 * (length * width + length * height + width * height)], step),
            ruled(edgesAdded, [length, width, height], step),
            ruled(baseForVolume, [length * width], step),
          ];
    },
    belowZero: false,
  },
);

/** A prism on a right triangle. 2: small. 3 to 5: larger. */
const triangular = family(
  { name: 'geo_volume_prism_triangular', version: 1, skill: 'geo_volume_prism', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      unit: always(unit),
      base: [range(3, 9), range(3, 10), range(5, 15), range(8, 20), range(12, 30)],
      height: [range(2, 8), range(2, 8), range(4, 12), range(6, 16), range(9, 25)],
      long: [range(4, 12), range(4, 12), range(6, 18), range(10, 25), range(15, 40)],
    },
    where: ({ base, height, long }) => (base * height) % 2 === 0 && new Set([base, height, long]).size === 3,
    given: ({ unit: { short, spelled }, base, height, long }) => ({
      stem: `The base of a prism is a right triangle with legs of ${base} ${short} and ${height} ${short}. The prism is ${long} ${short} long. What is its volume, in cubic ${spelled}?`,
      figure: {
        kind: 'solid',
        shape: 'triangular_prism',
        base: `${base} ${short}`,
        height: `${height} ${short}`,
        length: `${long} ${short}`,
      },
      right: (base * height * long) / 2,
      inputType: 'integer',
      unit: cubic(short),
    }),
    ladder: ({ base, height, long }) => [
      'What shape is the base? What is its area?',
      'The volume of a prism is the area of the base times the length. A triangle is half of base times height.',
      `Find the area of the triangle: half of ${base} times ${height}. Then multiply it by ${long}.`,
    ],
    steps: ({ base, height, long }) => [
      ['Find the area of the triangle.', `${base} \\times ${height} \\div 2 = ${(base * height) / 2}`],
      ['Multiply by the length of the prism.', `${(base * height) / 2} \\times ${long} = ${(base * height * long) / 2}`],
    ],
    ways: ({ base, height, long }) => {
      const step = `The base is a triangle with legs of ${base} and ${height}. What is its area?`;
      return [
        ruled(triangularBaseNotHalved, [(base * height * long) / 2], step),
        ruled(baseForVolume, [(base * height) / 2], step),
        ruled(edgesAdded, [base, height, long], step),
      ];
    },
    belowZero: false,
  },
);

type Least = number;
type MostByDifficulty = readonly [number, number, number, number, number];
type Round = { radius: number; height: number };

/** Draws a solid with a circular base: its unit, its measures, and whether the diameter is given instead of the radius. */
function drawRound(
  chance: Chance,
  difficulty: Difficulty,
  { radius, height, fits }: Record<keyof Round, [Least, MostByDifficulty]> & { fits: (drawn: Round) => boolean },
) {
  const length = unit(chance);
  const byDiameter = difficulty >= 4 || (difficulty >= 2 && chance.maybe(0.5));
  const within = ([least, most]: [Least, MostByDifficulty]): number => chance.int(least, byDifficulty(difficulty, most));
  return { ...length, byDiameter, ...drawUntil(() => ({ radius: within(radius), height: within(height) }), fits) };
}

/** A cylinder in terms of π. 1: the radius is given. 2 and 3: often the diameter. 4 and 5: the diameter, larger. */
const cylinder: Generator = {
  name: 'geo_volume_prism_cylinder',
  version: 1,
  skill: 'geo_volume_prism',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { short, spelled, byDiameter, radius, height } = drawRound(chance, difficulty, {
      radius: [3, [6, 8, 10, 12, 20]],
      height: [2, [10, 12, 20, 20, 40]],
      fits: (drawn) => drawn.radius !== drawn.height && 2 * drawn.radius !== drawn.height,
    });
    const right = radius ** 2 * height;
    const step = `Find the area of the circle first: square the radius of the base. The height is ${height} ${short}.`;
    return timesPiDraft({
      ...(byDiameter
        ? {}
        : { figure: { kind: 'solid', shape: 'cylinder', radius: `${radius} ${short}`, height: `${height} ${short}` } as const }),
      stem: `A cylinder has ${circleWords(radius, byDiameter, short)} and a height of ${height} ${short}. What is its volume, in cubic ${spelled}? Give the answer in terms of $\\pi$.`,
      unit: cubic(short),
      right,
      ladder: [
        byDiameter ? 'What is the radius?' : 'What is the area of the base?',
        'The volume of a cylinder is the area of the base, π times the radius squared, times the height.',
        byDiameter
          ? `The radius is half of ${2 * radius}. Square it, and multiply by ${height}.`
          : `Square ${radius}. Then multiply by ${height}.`,
      ],
      steps: [
        ...radiusStep(radius, byDiameter),
        ['Find the area of the base.', `\\pi \\cdot ${radius}^2 = ${radius ** 2}\\pi`],
        ['Multiply by the height.', `${radius ** 2}\\pi \\cdot ${height} = ${right}\\pi`],
      ],
      ways: [
        ...(byDiameter ? [ruled(diameterForRadius, [4 * right], step)] : []),
        ruled(radiusDoubledForSquared, [2 * radius * height], step),
        ruled(surfaceForVolume, [2 * radius * (radius + height)], step),
        ruled(baseForVolume, [radius ** 2], step),
      ],
    });
  },
};

/** A square pyramid. 1: small. 2 and 3: larger. 4 and 5: the height is asked for. */
const pyramid = family(
  { name: 'geo_volume_pyramid_square', version: 1, skill: 'geo_volume_pyramid' },
  {
    levels: {
      unit: always(unit),
      side: [range(3, 9), range(4, 12), range(6, 18), range(3, 12), range(6, 24)],
      height: [range(3, 12), range(4, 15), range(6, 24), range(3, 15), range(6, 24)],
      asksHeight: [never, never, never, surely, surely],
    },
    where: ({ side, height }) => (side * side * height) % 3 === 0 && side !== height && side !== 3 && height !== 3,
    given: ({ unit: { short, spelled }, side, height, asksHeight }) => ({
      stem: asksHeight
        ? `A pyramid has a square base with sides of ${side} ${short} and a volume of ${grouped((side * side * height) / 3)} cubic ${spelled}. How tall is it, in ${spelled}?`
        : `A pyramid has a square base with sides of ${side} ${short} and a height of ${height} ${short}. What is its volume, in cubic ${spelled}?`,
      figure: { kind: 'solid', shape: 'pyramid', side: `${side} ${short}`, height: asksHeight ? '?' : `${height} ${short}` },
      right: asksHeight ? height : (side * side * height) / 3,
      inputType: 'integer',
      unit: asksHeight ? short : cubic(short),
    }),
    ladder: ({ side, height, asksHeight }) => [
      'What is the area of the base?',
      `The volume of a pyramid is one-third of the base area times the height.${asksHeight ? ' Undo the third first.' : ''}`,
      asksHeight
        ? `Multiply ${grouped((side * side * height) / 3)} by 3. Then divide by the base area, ${side} times ${side}.`
        : `Multiply ${side} by ${side}, and then by ${height}. Take one-third of that.`,
    ],
    steps: ({ side, height, asksHeight }) => {
      const volume = (side * side * height) / 3;
      return asksHeight
        ? [
            ['The volume is one-third of base times height, so multiply it by 3.', `3 \\times ${volume} = ${3 * volume}`],
            ['Find the area of the base.', `${side} \\times ${side} = ${side * side}`],
            ['Divide by the area of the base.', `${3 * volume} \\div ${side * side} = ${height}`],
          ]
        : [
            [
              'Multiply the area of the base by the height.',
              `${side} \\times ${side} \\times ${height} = ${side * side * height}`,
            ],
            ['Take one-third of that.', `${side * side * height} \\div 3 = ${volume}`],
          ];
    },
    ways: ({ side, height, asksHeight }) => {
      const volume = (side * side * height) / 3;
      const step = `Find the area of the base first: ${side} times ${side}.`;
      return asksHeight
        ? [ruled(thirdNotUndone, [height], step), ruled(oneLengthDivided, [3 * volume, side], step)]
        : [ruled(thirdForgotten, [volume], step), ruled(halfForThird, [volume], step), ruled(baseForVolume, [side * side], step)];
    },
    belowZero: false,
  },
);

/** A cone in terms of π. 1: the radius is given. 2 and 3: often the diameter. 4 and 5: the diameter, larger. */
const cone: Generator = {
  name: 'geo_volume_pyramid_cone',
  version: 1,
  skill: 'geo_volume_pyramid',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { short, spelled, byDiameter, radius, height } = drawRound(chance, difficulty, {
      radius: [2, [6, 9, 10, 12, 20]],
      height: [4, [12, 15, 20, 24, 40]],
      fits: (drawn) => (drawn.radius ** 2 * drawn.height) % 3 === 0 && drawn.radius !== drawn.height && drawn.height !== 3,
    });
    const whole = radius ** 2 * height;
    const right = whole / 3;
    const step = `Find the volume of the cylinder with the same base and height first. The height is ${height} ${short}.`;
    return timesPiDraft({
      ...(byDiameter
        ? {}
        : { figure: { kind: 'solid', shape: 'cone', radius: `${radius} ${short}`, height: `${height} ${short}` } as const }),
      stem: `A cone has ${circleWords(radius, byDiameter, short)} and a height of ${height} ${short}. What is its volume, in cubic ${spelled}? Give the answer in terms of $\\pi$.`,
      unit: cubic(short),
      right,
      ladder: [
        byDiameter ? 'What is the radius?' : 'What is the area of the base?',
        'The volume of a cone is one-third of the area of the base times the height.',
        `${byDiameter ? `The radius is half of ${2 * radius}. Square it,` : `Square ${radius},`} multiply by ${height}, and take one-third.`,
      ],
      steps: [
        ...radiusStep(radius, byDiameter),
        ['Multiply the area of the base by the height.', `\\pi \\cdot ${radius}^2 \\cdot ${height} = ${whole}\\pi`],
        ['Take one-third of that.', `\\frac{1}{3} \\cdot ${whole}\\pi = ${right}\\pi`],
      ],
      ways: [
        ruled(thirdForgotten, [right], step),
        ...(byDiameter ? [ruled(diameterForRadius, [4 * right], step)] : []),
        ruled(halfForThird, [right], step),
        ruled(radiusDoubledForSquared, [(2 * radius * height) / 3], step),
      ],
    });
  },
};

/**
 * A sphere in terms of π, with a radius divisible by 3. 2: the radius is given. 3 and 4: often the diameter. 5: half a
 * sphere.
 */
const sphere: Generator = {
  name: 'geo_volume_pyramid_sphere',
  version: 1,
  skill: 'geo_volume_pyramid',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const { short, spelled } = unit(chance);
    const byDiameter = difficulty >= 4 || (difficulty === 3 && chance.maybe(0.5));
    const isHalf = difficulty === 5;
    const radius = 3 * chance.int(1, byDifficulty(difficulty, [3, 4, 6, 8, 8]));
    const whole = (4 * radius ** 3) / 3;
    const right = isHalf ? whole / 2 : whole;
    const part = isHalf ? 2 : 1;
    const step = byDiameter
      ? `Find the radius first: half of ${2 * radius} ${short}.`
      : `Find the cube of the radius first: $${radius}^3$.`;
    return timesPiDraft({
      ...(byDiameter || isHalf ? {} : { figure: { kind: 'solid', shape: 'sphere', radius: `${radius} ${short}` } as const }),
      stem: `A ${isHalf ? 'hemisphere (half of a sphere)' : 'sphere'} has ${circleWords(radius, byDiameter, short)}. What is its volume, in cubic ${spelled}? Give the answer in terms of $\\pi$.`,
      unit: cubic(short),
      right,
      ladder: [
        byDiameter ? 'What is the radius?' : `What is the cube of the radius?`,
        `The volume of a sphere is four-thirds of π times the radius cubed.${isHalf ? ' A hemisphere is half of that.' : ''}`,
        byDiameter
          ? `The radius is half of ${2 * radius}. Cube it, and multiply by four-thirds.${isHalf ? ' Then divide by 2.' : ''}`
          : `Find $${radius}^3$. Then multiply by 4 and divide by 3.${isHalf ? ' Then divide by 2.' : ''}`,
      ],
      steps: [
        ...radiusStep(radius, byDiameter),
        ['Find the cube of the radius.', `${radius}^3 = ${radius ** 3}`],
        ['The volume of a sphere is four-thirds of π times that.', `\\frac{4}{3}\\pi \\cdot ${radius ** 3} = ${whole}\\pi`],
        ...(isHalf ? [['A hemisphere is half of it.', `${whole}\\pi \\div 2 = ${right}\\pi`] as const] : []),
      ],
      ways: [
        ...(byDiameter ? [ruled(diameterForRadius, [8 * right], step)] : []),
        ledTo(radiusSquaredForCubed, radiusSquaredForCubed.answer(radius) / part, step),
        ruled(surfaceForVolume, [(4 * radius ** 2) / part], step),
        ledTo(fourThirdsForgotten, fourThirdsForgotten.answer(radius) / part, step),
      ],
    });
  },
};

export const volumeGenerators: readonly Generator[] = [box, triangular, cylinder, pyramid, cone, sphere];
