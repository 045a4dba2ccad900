import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import {
  addedForCutOut,
  baseAndHeightAdded,
  halfForgottenBackwards,
  halvedInsteadOfDoubled,
  partForWholeArea,
  perimeterForTriangleArea,
  sideTakenFromArea,
  slantForHeight,
  triangleNotHalved,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/triangles-and-angles';
import { numberDraft } from '../../number-draft.ts';
import { rightTriangleFigure, triangleFigure } from '../../wording/triangle-figure.ts';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { decimalWay } from '../../wording/data-text.ts';

type Hints = DraftMisconception['hints'];

const corner = { right: true } as const;
/** Draws a wall with a roof on it. */
function houseFigure({ base, wall, height }: { base: number; wall: number; height: number }, unit: string): WrittenFigure {
  const u = 8 / Math.max(base, wall + height);
  const at = (x: number, y: number) => ({ x: Number((x * u).toFixed(2)), y: Number((y * u).toFixed(2)) });
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [at(0, 0), at(base, 0), at(base, wall), at(base / 2, wall + height), at(0, wall)],
        sides: [{ label: `${base} ${unit}` }, { label: `${wall} ${unit}` }, {}, {}, {}],
        corners: [corner, corner, {}, {}, {}],
      },
    ],
    dashes: [
      { from: at(base / 2, wall + height), to: at(base / 2, wall), label: `${height} ${unit}`, right_at_end: true },
      { from: at(0, wall), to: at(base, wall) },
    ],
  };
}

/** Draws a rectangle with its upper right corner cut off. */
function cornerFigure(
  { length, width, base, height }: { length: number; width: number; base: number; height: number },
  unit: string,
): WrittenFigure {
  const u = 9 / Math.max(length, width);
  const at = (x: number, y: number) => ({ x: Number((x * u).toFixed(2)), y: Number((y * u).toFixed(2)) });
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [at(0, 0), at(length, 0), at(length, width - height), at(length - base, width), at(0, width)],
        sides: [{ label: `${length} ${unit}` }, {}, {}, {}, { label: `${width} ${unit}` }],
        corners: [corner, corner, {}, {}, corner],
      },
    ],
    dashes: [
      { from: at(length - base, width), to: at(length, width), label: `${base} ${unit}` },
      { from: at(length, width), to: at(length, width - height), label: `${height} ${unit}` },
    ],
  };
}

const units = ['cm', 'm', 'in', 'ft'] as const;
/** Units as words in a question: "in in" would be hard to read. */
const spelledOut = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const;

/**
 * 1: up to 12 by 10. 2: up to 20 by 12. 3: up to 30 by 18. 4 and 5: two digits. At least one side is even, so that the area
 * is whole.
 */
function drawSides(chance: Chance, difficulty: Difficulty): { base: number; height: number } {
  const [low, high, lowest, highest] = byDifficulty(difficulty, [[4, 12, 2, 10], [5, 20, 4, 12], [8, 30, 5, 18], [12, 40, 11, 25], [15, 60, 12, 35]] as const); // prettier-ignore
  return drawUntil(
    () => ({ base: chance.int(low, high), height: chance.int(lowest, highest) }),
    ({ base, height }) => base !== height && (base * height) % 2 === 0 && 2 * (base + height) !== base * height,
  );
}

const halfHints = (base: number, height: number): Hints => [
  'Imagine a rectangle around the triangle. Does the triangle fill it?',
  'A triangle is half of a rectangle with the same base and height.',
  `Find the area of the rectangle, ${base} by ${height}. Then think of what part of it the triangle covers.`,
];

/** 1 and 2: base and height. 3 and 4: a slanted side is given as well, but isn't needed. 5: the same, larger. */
const area: Generator = {
  name: 'geo_triangle_area_find',
  version: 1,
  skill: 'geo_triangle_area',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { base, height } = drawSides(chance, difficulty);
    const unit = chance.pick(units);
    const slant = difficulty >= 3 ? height + chance.int(1, 4) : null;
    const right = (base * height) / 2;
    const extra = slant === null ? '' : ` One of its other sides is ${slant} ${unit} long.`;
    return numberDraft({
      stem: chance.pick([
        `A triangle has a base of ${base} ${unit} and a height of ${height} ${unit}.${extra} What is its area, in square ${spelledOut[unit]}?`,
        `Find the area of a triangle with a base of ${base} ${unit} and a height of ${height} ${unit}, in square ${spelledOut[unit]}.${extra}`,
        `A triangular flag has a base of ${base} ${unit} and a height of ${height} ${unit}.${extra} How many square ${spelledOut[unit]} does it cover?`,
      ]),
      figure: triangleFigure(
        { base, height },
        { base: `${base} ${unit}`, height: `${height} ${unit}`, ...(slant === null ? {} : { slant: `${slant} ${unit}` }) },
      ),
      ladder: [
        'Which length is the base, and which is the height?',
        'A triangle is half of a rectangle with the same base and height.',
        `Multiply $${base} \\times ${height}$, and take half of that.`,
      ],
      unit: `${unit}^2`,
      right,
      steps: [
        ['Think of the rectangle with the same base and height.', `${base} \\times ${height} = ${base * height}`],
        ['The triangle is half of it.', `${base * height} \\div 2 = ${right}`],
      ],
      ways: [
        decimalWay(
          triangleNotHalved,
          triangleNotHalved.answer(base, height),
          halfHints(base, height),
          triangleNotHalved.told(base, height),
        ),
        decimalWay(slantForHeight, slant === null ? null : slantForHeight.answer(base, slant), [
          slantForHeight.hints.look,
          slantForHeight.hints.principle,
          `The side of ${slant} ${unit} leans over, so leave it out. Use the base and the height.`,
        ]),
        decimalWay(perimeterForTriangleArea, slant === null ? null : perimeterForTriangleArea.answer(base, height, slant), [
          'Is the question about adding lengths, or about how much is covered?',
          'An area counts squares, so lengths are multiplied. The triangle is half of a rectangle.',
          `Begin with the rectangle around it: ${base} by ${height}.`,
        ]),
        decimalWay(baseAndHeightAdded, baseAndHeightAdded.answer(base, height), [
          `What do you get by adding ${base} and ${height}: a length, or a number of squares?`,
          baseAndHeightAdded.hints.principle,
          `Begin with the rectangle around it: ${base} by ${height}.`,
        ]),
      ],
    });
  },
};

/** Right triangles whose sides are whole numbers, the longest side last. */
const rightTriangles = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** 1: a rectangle cut from corner to corner. 2: the two sides at the right angle. 3: all three sides. 4 and 5: the same, larger. */
const rightAngled: Generator = {
  name: 'geo_triangle_area_right_angle',
  version: 1,
  skill: 'geo_triangle_area',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const unit = chance.pick(units);
    const asked = `in square ${spelledOut[unit]}`;
    if (difficulty <= 2) {
      const { base, height } = drawSides(chance, difficulty);
      const right = (base * height) / 2;
      return numberDraft({
        stem:
          difficulty === 1
            ? `A rectangle of ${base} ${unit} by ${height} ${unit} is cut along its diagonal into two triangles. What is the area of one of them, ${asked}?`
            : `The legs of a right triangle are ${base} ${unit} and ${height} ${unit} long. What is its area, ${asked}?`,
        figure: rightTriangleFigure({ across: base, up: height }, { across: `${base} ${unit}`, up: `${height} ${unit}` }),
        ladder: [
          'Which two sides meet at the right angle?',
          'Two equal right triangles make a rectangle.',
          `Multiply $${base} \\times ${height}$, and take half of that.`,
        ],
        unit: `${unit}^2`,
        right,
        steps: [
          ['Two such triangles make a rectangle.', `${base} \\times ${height} = ${base * height}`],
          ['One of them is half of it.', `${base * height} \\div 2 = ${right}`],
        ],
        ways: [
          decimalWay(
            triangleNotHalved,
            triangleNotHalved.answer(base, height),
            halfHints(base, height),
            triangleNotHalved.told(base, height),
          ),
          decimalWay(baseAndHeightAdded, baseAndHeightAdded.answer(base, height), [
            `What do you get by adding ${base} and ${height}: a length, or a number of squares?`,
            baseAndHeightAdded.hints.principle,
            `Begin with the rectangle: ${base} by ${height}.`,
          ]),
        ],
      });
    }
    const [times, shape] = [byDifficulty(difficulty, [1, 1, chance.int(1, 2), chance.int(2, 3), chance.int(3, 6)]), chance.pick(difficulty === 3 ? rightTriangles.slice(0, 3) : rightTriangles)]; // prettier-ignore
    const [a, b, c] = shape.map((side) => side * times) as [number, number, number];
    const right = (a * b) / 2;
    const told = chance.shuffle([a, b, c]);
    return numberDraft({
      stem: `A right triangle has sides of ${told[0]} ${unit}, ${told[1]} ${unit}, and ${told[2]} ${unit}. What is its area, ${asked}?`,
      figure: rightTriangleFigure(
        { across: a, up: b },
        { across: `${a} ${unit}`, up: `${b} ${unit}`, hypotenuse: `${c} ${unit}` },
      ),
      ladder: [
        'Which two sides meet at the right angle?',
        'The legs of a right triangle are its base and its height. The hypotenuse is not needed.',
        `Multiply the legs, $${a} \\times ${b}$, and take half of that.`,
      ],
      unit: `${unit}^2`,
      right,
      steps: [
        ['The two shorter sides meet at the right angle: one is the base, the other the height.', `${a}, \\quad ${b}`],
        ['Two such triangles make a rectangle.', `${a} \\times ${b} = ${a * b}`],
        ['The triangle is half of it.', `${a * b} \\div 2 = ${right}`],
      ],
      ways: [
        decimalWay(triangleNotHalved, triangleNotHalved.answer(a, b), halfHints(a, b), triangleNotHalved.told(a, b)),
        decimalWay(slantForHeight, slantForHeight.answer(chance.pick([a, b]), c), slantHints(c, unit)),
        decimalWay(perimeterForTriangleArea, perimeterForTriangleArea.answer(a, b, c), [
          'Is the question about the distance around, or about how much is covered?',
          'An area counts squares: base times height, and half of that.',
          'Look for the two sides that meet at the right angle. They are the base and the height.',
        ]),
      ],
    });
  },
};

const slantHints = (longest: number, unit: string): Hints => [
  'Which two sides meet at the right angle?',
  'Base and height are at a right angle to each other. The longest side lies across from it.',
  `Leave the side of ${longest} ${unit} out. What is left are the base and the height.`,
];

const houses = {
  cm: 'The front of a dollhouse',
  in: 'The front of a birdhouse',
  m: 'The front of a barn',
  ft: 'The front of a cabin',
} as const;
/** What a corner is cut from, and how. */
const sheets = {
  cm: { one: 'sheet of paper', gone: 'cut off' },
  in: { one: 'sheet of paper', gone: 'cut off' },
  m: { one: 'meadow', gone: 'fenced off' },
  ft: { one: 'lawn', gone: 'fenced off' },
} as const;

/** A roof on a wall, or a corner cut off. 2: a house. 3: a corner cut off. 4 and 5: either, larger. */
const composed: Generator = {
  name: 'geo_triangle_area_composed',
  version: 1,
  skill: 'geo_triangle_area',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const unit = chance.pick(units);
    const { base, height } = drawSides(chance, Math.min(difficulty, 4) as Difficulty);
    const roof = difficulty === 2 || (difficulty > 3 && chance.maybe(0.5));
    if (roof) {
      const wall = height + chance.int(2, byDifficulty(difficulty, [4, 6, 8, 12, 20]));
      const [below, above] = [base * wall, (base * height) / 2];
      return numberDraft({
        stem: `${houses[unit]} is a rectangle with a triangle above it. The rectangle is ${base} ${unit} wide and ${wall} ${unit} high. The triangle is ${height} ${unit} high. What is the area of the whole front, in square ${spelledOut[unit]}?`,
        figure: houseFigure({ base, wall, height }, unit),
        ladder: [
          'Which two shapes is the front made of?',
          'Find the area of the rectangle and the area of the triangle. Then add them.',
          `The rectangle is $${base} \\times ${wall}$. The triangle is half of $${base} \\times ${height}$.`,
        ],
        unit: `${unit}^2`,
        right: below + above,
        steps: [
          ['Find the area of the rectangle.', `${base} \\times ${wall} = ${below}`],
          ['Find the area of the triangle: half of base times height.', `${base} \\times ${height} \\div 2 = ${above}`],
          ['Add the parts.', `${below} + ${above} = ${below + above}`],
        ],
        ways: [
          decimalWay(
            triangleNotHalved,
            below + triangleNotHalved.answer(base, height),
            [
              triangleNotHalved.hints.look,
              'The upper part is a triangle, so it is half of a rectangle with its base and height.',
              `The triangle alone: its base is ${base} ${unit} and its height ${height} ${unit}. Halve the rectangle around it.`,
            ],
            triangleNotHalved.told(base, height),
          ),
          decimalWay(partForWholeArea, partForWholeArea.answer(below), [
            partForWholeArea.hints.look,
            partForWholeArea.hints.principle,
            `Find the area of the triangle as well: its base is ${base} ${unit}, its height ${height} ${unit}.`,
          ]),
        ],
      });
    }
    const { width, length } = drawUntil(
      () => ({ length: base + chance.int(2, 12), width: height + chance.int(2, 10) }),
      (drawn) => drawn.length * drawn.width - base * height > 0,
    );
    const { one, gone } = sheets[unit];
    const [whole, cut] = [length * width, (base * height) / 2];
    return numberDraft({
      stem: `A rectangular ${one} is ${length} ${unit} long and ${width} ${unit} wide. A right triangle with legs of ${base} ${unit} and ${height} ${unit} is ${gone} in one corner. What is the area of the rest, in square ${spelledOut[unit]}?`,
      figure: cornerFigure({ length, width, base, height }, unit),
      ladder: [
        'What shape is the whole, and what shape is missing?',
        'Find the area of the rectangle. Subtract the area of the triangle.',
        `The rectangle is $${length} \\times ${width}$. The triangle is half of $${base} \\times ${height}$.`,
      ],
      unit: `${unit}^2`,
      right: whole - cut,
      steps: [
        [`Find the area of the whole ${one}.`, `${length} \\times ${width} = ${whole}`],
        ['Find the area of the corner: half of base times height.', `${base} \\times ${height} \\div 2 = ${cut}`],
        ['Subtract the corner.', `${whole} - ${cut} = ${whole - cut}`],
      ],
      ways: [
        decimalWay(
          triangleNotHalved,
          whole - triangleNotHalved.answer(base, height),
          [
            `What shape is the corner that is ${gone}?`,
            'The corner is a triangle, so it is half of a rectangle with its two sides.',
            `The corner alone: its sides are ${base} ${unit} and ${height} ${unit}. Halve the rectangle that they make.`,
          ],
          triangleNotHalved.told(base, height),
        ),
        decimalWay(addedForCutOut, addedForCutOut.answer(whole, cut), [
          `Is what is left larger or smaller than the whole ${one}?`,
          `What is ${gone} does not belong to the rest, so it is taken away.`,
          'You have both areas. Which of them is missing from the other?',
        ]),
        decimalWay(partForWholeArea, partForWholeArea.answer(cut), [
          `Which part have you found: the one that is ${gone}, or the one that is left?`,
          `The area that is left is the whole ${one} without the corner.`,
          `Find the area of the whole ${one}: ${length} by ${width}.`,
        ]),
      ],
    });
  },
};

/** Backward from the area. 2: to the height, small numbers. 3: to the base or the height. 4 and 5: larger numbers. */
const missing: Generator = {
  name: 'geo_triangle_area_missing',
  version: 1,
  skill: 'geo_triangle_area',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const unit = chance.pick(units);
    const { base, height } = drawSides(chance, difficulty);
    const [known, asked] = difficulty === 2 || chance.maybe(0.5) ? ['base', 'height'] : ['height', 'base'];
    const [given, right] = known === 'base' ? [base, height] : [height, base];
    const covered = (base * height) / 2;
    return numberDraft({
      stem: chance.pick([
        `A triangle has an area of ${covered} square ${spelledOut[unit]}. Its ${known} is ${given} ${unit}. How long is its ${asked}, in ${spelledOut[unit]}?`,
        `The area of a triangle is ${covered} square ${spelledOut[unit]}, and its ${known} is ${given} ${unit}. Find its ${asked}, in ${spelledOut[unit]}.`,
      ]),
      figure: triangleFigure(
        { base, height },
        known === 'base' ? { base: `${base} ${unit}`, height: '?' } : { base: '?', height: `${height} ${unit}` },
      ),
      ladder: [
        'What do you know: the area and which length?',
        'A triangle is half of a rectangle. Double the area, and divide by the known length.',
        `Double the area: $2 \\times ${covered}$. Then divide by ${given}.`,
      ],
      unit,
      right,
      steps: [
        ['The triangle is half of a rectangle, so double the area.', `2 \\times ${covered} = ${2 * covered}`],
        [`Divide by the ${known}.`, `${2 * covered} \\div ${given} = ${right}`],
      ],
      ways: [
        decimalWay(halfForgottenBackwards, halfForgottenBackwards.answer(covered, given), [
          halfForgottenBackwards.hints.look,
          halfForgottenBackwards.hints.principle,
          `How large is the rectangle, if half of it is ${covered}?`,
        ]),
        decimalWay(halvedInsteadOfDoubled, halvedInsteadOfDoubled.answer(covered, given), [
          halvedInsteadOfDoubled.hints.look,
          halvedInsteadOfDoubled.hints.principle,
          `How large is the rectangle, if half of it is ${covered}?`,
        ]),
        decimalWay(sideTakenFromArea, sideTakenFromArea.answer(covered, given), [
          sideTakenFromArea.hints.look,
          sideTakenFromArea.hints.principle,
          `How large is the rectangle, if half of it is ${covered}? Its ${known} is ${given} ${unit}.`,
        ]),
      ],
    });
  },
};

export const triangleAreaGenerators: readonly Generator[] = [area, rightAngled, composed, missing];
