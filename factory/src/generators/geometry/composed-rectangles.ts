import {
  areaForComposedPerimeter,
  boundingRectangle,
  missingSideIgnored,
  onePartOfTwo,
  partsOverlap,
  perimeterForComposedArea,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/composed-shapes';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { lengthUnits, type LengthUnit } from './solid-text.ts';

/** A rectangle of `long` by `tall` with a part of `gone` by `deep` cut out: at a corner, or in the middle of the top. */
type Cut = { kind: 'L' | 'U'; long: number; tall: number; gone: number; deep: number };

function drawCut(chance: Chance, difficulty: Difficulty): Cut {
  const most = byDifficulty(difficulty, [9, 12, 15, 24, 40]);
  return drawUntil(
    () => ({
      kind: difficulty >= 4 && chance.maybe(0.5) ? ('U' as const) : ('L' as const),
      long: chance.int(5, most),
      tall: chance.int(4, most),
      gone: chance.int(2, most - 3),
      deep: chance.int(1, most - 3),
    }),
    ({ kind, long, tall, gone, deep }) =>
      gone <= long - 2 &&
      deep <= tall - 2 &&
      new Set([long, tall, gone, deep, long - gone, tall - deep]).size === 6 &&
      (kind === 'L' || (long - gone) % 2 === 0) &&
      long * tall - gone * deep !== 2 * (long + tall),
  );
}

/** Draws the figure, with all its sides labeled or only those that are needed. */
function cutFigure({ kind, long, tall, gone, deep }: Cut, all: boolean, unit: string): WrittenFigure {
  const u = 10 / Math.max(long, tall);
  const at = (x: number, y: number) => ({ x: Number((x * u).toFixed(2)), y: Number((y * u).toFixed(2)) });
  const label = (length: number, shown: boolean) => ({ label: shown ? `${length} ${unit}` : null });
  if (kind === 'L')
    return {
      kind: 'polygons',
      shapes: [
        {
          places: [at(0, 0), at(long, 0), at(long, tall - deep), at(long - gone, tall - deep), at(long - gone, tall), at(0, tall)],
          sides: [label(long, true), label(tall - deep, all), label(gone, true), label(deep, true), label(long - gone, all), label(tall, true)],
          corners: [{ right: true }, { right: true }, { right: true }, {}, { right: true }, { right: true }],
        },
      ],
    };
  const arm = (long - gone) / 2;
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [at(0, 0), at(long, 0), at(long, tall), at(long - arm, tall), at(long - arm, tall - deep), at(arm, tall - deep), at(arm, tall), at(0, tall)],
        sides: [label(long, true), {}, label(arm, all), label(deep, true), label(gone, true), {}, label(arm, all), label(tall, true)],
        corners: [{ right: true }, { right: true }, { right: true }, {}, {}, { right: true }, { right: true }, { right: true }],
      },
    ],
  };
} // prettier-ignore

/** Things of a suitable size, by the unit. */
const things = {
  cm: ['sticker', 'card', 'wooden letter'],
  in: ['sign', 'shelf', 'poster'],
  ft: ['patio', 'garden', 'stage'],
  m: ['park', 'playground', 'parking lot'],
} as const;
const unit = (chance: Chance): LengthUnit => chance.pick(lengthUnits);

/** Area of a shape made of rectangles. 1 and 2: every side is labeled. 3 to 5: some sides must be found. */
const area: Generator = {
  name: 'geo_area_composed_cut',
  version: 1,
  skill: 'geo_area_composed',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const cut = drawCut(chance, difficulty);
    const { short, spelled } = unit(chance);
    const { kind, long, tall, gone, deep } = cut;
    const [whole, missing] = [long * tall, gone * deep];
    const right = whole - missing;
    const thing = chance.pick(things[short]);
    const perimeter = 2 * (long + tall) + (kind === 'U' ? 2 * deep : 0);
    const [first, second] = [long * (tall - deep), (long - gone) * deep];
    const step = `The rectangle around the shape is ${long} by ${tall}. The part that is missing is ${gone} by ${deep}.`;
    return numberDraft({
      stem: chance.pick([
        `All angles of the figure are right angles. What is its area, in square ${spelled}?`,
        `The figure shows a ${thing}. What is its area, in square ${spelled}?`,
        `Find the area of the ${thing}, in square ${spelled}. All its angles are right angles.`,
        `How many square ${spelled} does the ${thing} cover?`,
      ]),
      figure: cutFigure(cut, difficulty <= 2, short),
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['Into which rectangles can you split the shape?', 'Split the shape into rectangles and add their areas. Or find the rectangle around it and subtract what is missing.', `Find $${long} \\times ${tall}$ for the rectangle around it, and $${gone} \\times ${deep}$ for the missing part. Subtract.`],
      right,
      steps:
        kind === 'L'
          ? [
              ['Split the shape into two rectangles. The lower one goes all the way across.', `${long} \\times ${tall - deep} = ${first}`],
              ['The upper one is shorter.', `${long - gone} \\times ${deep} = ${second}`],
              ['Add the areas.', `${first} + ${second} = ${right}`],
            ]
          : [
              ['Find the area of the rectangle around the shape.', `${long} \\times ${tall} = ${whole}`],
              ['Find the area of the part that is cut out.', `${gone} \\times ${deep} = ${missing}`],
              ['Subtract.', `${whole} - ${missing} = ${right}`],
            ],
      ways: [
        ruled(boundingRectangle, [whole], step),
        ruled(perimeterForComposedArea, [perimeter], step),
        ruled(onePartOfTwo, [first], step),
        ruled(partsOverlap, [kind === 'L' ? long * (tall - deep) + (long - gone) * tall : whole + missing], step),
      ],
    });
  },
}; // prettier-ignore

/** Perimeter of the same shapes. 1 and 2: every side is labeled. */
const perimeter: Generator = {
  name: 'geo_perimeter_composed_cut',
  version: 1,
  skill: 'geo_perimeter_composed',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const cut = drawCut(chance, difficulty);
    const { short, spelled } = unit(chance);
    const { kind, long, tall, gone, deep } = cut;
    const extra = kind === 'U' ? 2 * deep : 0;
    const right = 2 * (long + tall) + extra;
    const thing = chance.pick(things[short]);
    const sides =
      kind === 'L'
        ? [long, tall - deep, gone, deep, long - gone, tall]
        : [long, tall, (long - gone) / 2, deep, gone, deep, (long - gone) / 2, tall];
    const labeled = kind === 'L' ? long + gone + deep + tall : long + deep + gone + tall;
    const step = `The bottom side is ${long} long, and the left side is ${tall}. Which other sides are there? Find those without a label.`;
    const ladder: Ladder = [
      'How many sides does the shape have? Which of them have no label?',
      'The perimeter is the sum of all sides. Opposite sides tell how long the unlabeled ones are.',
      `All the level sides that face up are together as long as the side below, ${long}. Do the same for the upright sides, beginning with ${tall}.`,
    ];
    return numberDraft({
      stem: chance.pick([
        `All angles of the figure are right angles. What is its perimeter, in ${spelled}?`,
        `A border goes all the way around the ${thing}. How long is the border, in ${spelled}?`,
        `Find the distance around the ${thing}, in ${spelled}.`,
        `What is the perimeter of the ${thing}, in ${spelled}? All its angles are right angles.`,
      ]),
      figure: cutFigure(cut, difficulty <= 2, short),
      readFromFigure: true,
      unit: short,
      ladder,
      right,
      steps: [
        ['Find the length of every side.', sides.join(', \\; ')],
        ['Add all the sides.', `${sides.join(' + ')} = ${right}`],
      ],
      ways: [
        ...(difficulty <= 2 ? [] : [ruled(missingSideIgnored, [labeled], step)]),
        ruled(areaForComposedPerimeter, [long * tall - gone * deep], step),
        ruled(missingSideIgnored, [right - tall], step),
      ],
    });
  },
};

export const composedRectangleGenerators: readonly Generator[] = [area, perimeter];
