import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { rational } from '@stoa/engine/math/exact/rational';
import {
  cubesSeenOnly,
  lengthsAddedForVolume,
  oneLayerOnly,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/composed-shapes';
import {
  basesLeftOut,
  facesCountedOnce,
  oneLengthDivided,
  surfaceForVolume,
  volumeForSurface,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/solids';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { lengthUnits } from './solid-text.ts';

type Size = { length: number; width: number; height: number };
const surface = ({ length, width, height }: Size): number => 2 * (length * width + length * height + width * height);
const sizes = (chance: Chance, low: number, high: number, most = high): Size =>
  drawUntil(
    () => ({ length: chance.int(low, high), width: chance.int(low, high), height: chance.int(low, most) }),
    (drawn) => new Set(Object.values(drawn)).size === 3 && drawn.length > drawn.width && drawn.width > 1 && surface(drawn) !== drawn.length * drawn.width * drawn.height,
  ); // prettier-ignore

const solids = ['box', 'building', 'tower', 'block'] as const;

/** 1: one or two layers. 5: as large as can be drawn, plus some extra cubes. */
const cubes: Generator = {
  name: 'geo_volume_cubes_count',
  version: 1,
  skill: 'geo_volume_cubes',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const size = sizes(chance, byDifficulty(difficulty, [1, 2, 2, 2, 3]), byDifficulty(difficulty, [5, 6, 6, 7, 8]));
    const { length, width, height } = size;
    const layer = length * width;
    const whole = layer * height;
    const asksLayer = difficulty === 1 && chance.maybe(0.4);
    const thing = chance.pick(solids);
    const more = difficulty === 5 ? chance.int(2, 9) : 0;
    const seen = layer + length * height + width * height;
    const right = asksLayer ? layer : whole + more;
    const step = `One layer is ${length} long and ${width} wide. There are ${height === 1 ? 'no other layers' : `${height} layers`}.`;
    return numberDraft({
      stem: asksLayer
        ? `The ${thing} is made of unit cubes. How many cubes are in its bottom layer?`
        : difficulty === 5
          ? `The ${thing} is made of unit cubes. Then ${more} more cubes are stacked on it. How many cubes are there in all?`
          : chance.pick([
              `The ${thing} is made of unit cubes. How many cubes are there in all?`,
              `What is the volume of the ${thing}, in cubic units?`,
              `How many unit cubes fill the ${thing}?`,
              `Each small cube is 1 cubic unit. Find the volume of the ${thing}.`,
            ]),
      figure: { kind: 'solid', shape: 'cubes', length, width, height },
      readFromFigure: true,
      ladder: ['How many cubes are in one layer? How many layers are there?', 'Count the cubes in one layer. Multiply by the number of layers.', asksLayer ? `The bottom layer has ${width} rows of ${length} cubes. Multiply.` : `One layer has $${length} \\times ${width}$ cubes. Multiply by ${height} layers.${more > 0 ? ` Then add ${more}.` : ''}`],
      right,
      steps: [
        ['Count the cubes in one layer.', `${length} \\times ${width} = ${layer}`],
        ...(asksLayer ? [['There is no other layer to count.', `${layer}`] as const] : [['Multiply by the number of layers.', `${layer} \\times ${height} = ${whole}`] as const]),
        ...(more > 0 ? [['Add the new cubes.', `${whole} + ${more} = ${right}`] as const] : []),
      ],
      ways: asksLayer
        ? [ruled(lengthsAddedForVolume, [length, width, 0], step), ruled(cubesSeenOnly, [whole], step)]
        : [
            ...(seen < whole * 2 ? [ruled(cubesSeenOnly, [seen + more], step)] : []),
            ...(height > 1 ? [ruled(oneLayerOnly, [layer], step)] : []),
            ruled(lengthsAddedForVolume, [length, width, height], step),
          ],
    });
  },
}; // prettier-ignore

const containers = [
  ['fish tank', 'in'],
  ['shoe box', 'in'],
  ['sandbox', 'ft'],
  ['moving box', 'in'],
  ['crate', 'ft'],
  ['planter', 'ft'],
  ['lunch box', 'cm'],
] as const;

/** 1 and 2: volume. 3: from the base and the height. 4 and 5: a missing length. */
const box: Generator = {
  name: 'geo_volume_box_find',
  version: 1,
  skill: 'geo_volume_box',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const [thing, short] = chance.pick(containers);
    const { spelled } = lengthUnits.find((one) => one.short === short)!;
    const size = sizes(chance, 2, byDifficulty(difficulty, [7, 10, 14, 12, 20]));
    const { length, width, height } = size;
    const whole = length * width * height;
    const label = (n: number) => `${n} ${short}`;
    if (difficulty >= 4) {
      const step = `Multiply the length and the width: $${length} \\times ${width}$. Then divide ${whole.toLocaleString('en-US')} by that.`;
      return numberDraft({
        stem: chance.pick([
          `The volume of the ${thing} is ${whole.toLocaleString('en-US')} cubic ${spelled}. How tall is it, in ${spelled}?`,
          `A ${thing} holds ${whole.toLocaleString('en-US')} cubic ${spelled}. What is its height, in ${spelled}?`,
        ]),
        figure: { kind: 'solid', shape: 'box', length: label(length), width: label(width), height: '?' },
        readFromFigure: true,
        unit: short,
        ladder: ['What do you know: the volume and which lengths?', 'The volume is length times width times height. Divide the volume by the product of the two known lengths.', step],
        right: height,
        steps: [['Multiply the known lengths.', `${length} \\times ${width} = ${length * width}`], ['Divide the volume by that.', `${whole} \\div ${length * width} = ${height}`]],
        ways: [ruled(oneLengthDivided, [whole, length], step), ruled(oneLayerOnly, [length * width], step)],
      });
    }
    const step = `One layer that is 1 unit tall has $${length} \\times ${width}$ cubes. The ${thing} is ${height} tall.`;
    return numberDraft({
      stem: chance.pick([
        `What is the volume of the ${thing}, in cubic ${spelled}?`,
        `How many cubic ${spelled} does the ${thing} hold?`,
        `Find the volume of the rectangular prism, in cubic ${spelled}.`,
        `A ${thing} has the shape and size in the figure. What is its volume, in cubic ${spelled}?`,
      ]),
      figure: { kind: 'solid', shape: 'box', length: label(length), width: label(width), height: label(height) },
      readFromFigure: true,
      unit: `${short}^3`,
      ladder: ['What are the length, the width, and the height?', 'The volume of a rectangular prism is length times width times height.', `Begin with the area of the base: $${length} \\times ${width}$. Then multiply by ${height}.`],
      right: whole,
      steps: [['Multiply the length and the width for the area of the base.', `${length} \\times ${width} = ${length * width}`], ['Multiply by the height.', `${length * width} \\times ${height} = ${whole}`]],
      ways: [ruled(lengthsAddedForVolume, [length, width, height], step), ruled(oneLayerOnly, [length * width], step), ruled(surfaceForVolume, [surface(size)], step)],
    });
  },
}; // prettier-ignore

/** Boxes with edges of halves, thirds and fourths. */
const fractionBox: Generator = {
  name: 'geo_volume_fraction_box',
  version: 1,
  skill: 'geo_volume_fraction',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const { a, d, width, height, e } = drawUntil(
      () => ({ d: difficulty <= 2 ? 2 : chance.int(2, 4), a: chance.int(3, 6 + 3 * difficulty), width: chance.int(2, 4 + difficulty), height: chance.int(2, 4 + 2 * difficulty), e: difficulty >= 4 ? chance.int(2, 3) : 1 }),
      (drawn) => rational(drawn.a, drawn.d).d === BigInt(drawn.d) && rational(drawn.height, drawn.e).d === BigInt(drawn.e) && drawn.width !== drawn.height && drawn.a !== drawn.width && drawn.width * 1 !== drawn.e,
    );
    const text = (n: number, under: number) => {
      const whole = Math.floor(n / under);
      const rest = n % under;
      return `${rest === 0 ? whole : whole === 0 ? `${rest}/${under}` : `${whole} ${rest}/${under}`} ${short}`;
    };
    const right = rational(a * width * height, d * e);
    const tex = (n: number, under: number) => (n % under === 0 ? `${n / under}` : `\\frac{${n}}{${under}}`);
    const result = right.d === 1n ? `${right.n}` : `\\frac{${right.n}}{${right.d}}`;
    const layer = rational(a * width, d);
    const layerTex = layer.d === 1n ? `${layer.n}` : `\\frac{${layer.n}}{${layer.d}}`;
    const step = `Write the length as a fraction, $${tex(a, d)}$, and multiply it by ${width}.`;
    return numberDraft({
      stem: chance.pick([
        `What is the volume of the rectangular prism, in cubic ${spelled}? Write a whole number or a fraction.`,
        `Find the volume of the box, in cubic ${spelled}. Write a whole number or a fraction.`,
        `How many cubic ${spelled} does the box hold? Write a whole number or a fraction.`,
        `A gift box has these edges. What is its volume, in cubic ${spelled}? Write a whole number or a fraction.`,
      ]),
      figure: { kind: 'solid', shape: 'box', length: text(a, d), width: `${width} ${short}`, height: text(height, e) },
      readFromFigure: true,
      unit: `${short}^3`,
      ladder: ['What are the three edges? Which of them are mixed numbers?', 'Write mixed numbers as fractions. Then multiply length, width, and height.', `Multiply $${tex(a, d)} \\cdot ${width}$. Then multiply by $${tex(height, e)}$.`],
      right,
      inputType: 'fraction',
      steps: [
        ['Write the length as a fraction, and multiply by the width.', `${tex(a, d)} \\cdot ${width} = ${layerTex}`],
        ['Multiply by the height.', `${layerTex} \\cdot ${tex(height, e)} = ${result}`],
      ],
      ways: [
        ruled(oneLayerOnly, [1], step),
        ruled(lengthsAddedForVolume, [0, 0, 0], step),
      ].map((way) => ({ ...way, to: way.rule === oneLayerOnly ? layer : rational(a * e + width * d * e + height * d, d * e) })),
    });
  },
}; // prettier-ignore

/**
 * Surface area from the net of a box. 1: a cube's. 4: without a lid. 5: how much paint, given the amount for each square
 * unit.
 */
const net: Generator = {
  name: 'geo_nets_surface',
  version: 1,
  skill: 'geo_nets',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const edge = chance.int(2, 12);
    const size = difficulty === 1 ? { length: edge, width: edge, height: edge } : sizes(chance, 2, byDifficulty(difficulty, [0, 7, 12, 12, 15]));
    const { length, width, height } = size;
    const open = difficulty === 4;
    const whole = surface(size);
    const right = open ? whole - length * width : whole;
    const volume = length * width * height;
    const faces = [length * width, length * height, width * height] as const;
    const step = difficulty === 1 ? `Each of the six faces is ${edge} by ${edge}.` : `The base is ${length} by ${width}. The other faces are ${length} by ${height} and ${width} by ${height}.`;
    const figure: WrittenFigure = { kind: 'solid', shape: 'box_net', length: `${length} ${short}`, width: `${width} ${short}`, height: `${height} ${short}` };
    return numberDraft({
      stem: open
        ? `The net makes a box. The box is used without its lid, which is as large as its base. What is the area of the other five faces, in square ${spelled}?`
        : chance.pick([
            `The net folds into a ${difficulty === 1 ? 'cube' : 'box'}. What is its surface area, in square ${spelled}?`,
            `Find the area of the whole net, in square ${spelled}.`,
            `A ${difficulty === 1 ? 'cube' : 'box'} is unfolded. How many square ${spelled} of cardboard is it made of?`,
            `Use the net to find the surface area of the ${difficulty === 1 ? 'cube' : 'box'}, in square ${spelled}.`,
          ]),
      figure,
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['How many faces does the net have, and which of them are equal?', 'Find the area of each face, and add. A box has three pairs of equal faces.', difficulty === 1 ? `Each face has the area $${edge} \\times ${edge}$. Multiply by the number of faces.` : `The faces are $${length} \\times ${width}$, $${length} \\times ${height}$, and $${width} \\times ${height}$.${open ? ' There is only one of the first kind.' : ' There are two of each.'}`],
      right,
      steps:
        difficulty === 1
          ? [['Find the area of one face.', `${edge} \\times ${edge} = ${edge * edge}`], ['A cube has six equal faces.', `6 \\times ${edge * edge} = ${right}`]]
          : [
              ['Find the areas of three different faces.', `${length} \\times ${width} = ${faces[0]}, \\; ${length} \\times ${height} = ${faces[1]}, \\; ${width} \\times ${height} = ${faces[2]}`],
              open ? ['The base is there once, the others twice.', `${faces[0]} + 2 \\times ${faces[1]} + 2 \\times ${faces[2]} = ${right}`] : ['There are two of each.', `2 \\times (${faces[0]} + ${faces[1]} + ${faces[2]}) = ${right}`],
            ],
      ways: [
        ruled(volumeForSurface, [volume], step),
        ...(difficulty === 1 ? [] : [ruled(facesCountedOnce, [whole], step)]),
        ruled(basesLeftOut, [open ? whole : whole - 2 * length * width], step),
      ],
    });
  },
}; // prettier-ignore

export const cubeAndBoxGenerators: readonly Generator[] = [cubes, box, fractionBox, net];
