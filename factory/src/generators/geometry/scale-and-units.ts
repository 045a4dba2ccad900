import { rational } from '@stoa/engine/math/exact/rational';
import {
  areaScaledLikeLength,
  boundsOfSideIgnored,
  conversionByTen,
  conversionTurned,
  differenceOfSides,
  perimeterForSide,
  scaleAdded,
  scaleDividedInstead,
  scaleNotUsed,
  smallUnitsNotAdded,
  unitsAddedAsTheyAre,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/composed-shapes';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { shortDecimal } from '../../wording/data-text.ts';
import { rectangleFigure } from '../../wording/rectangle-figure.ts';

const plans = [
  { of: 'floor plan of a classroom', small: 'in', smalls: 'inches', big: 'feet', scales: [3, 4, 5, 6], part: 'the classroom' },
  { of: 'plan of a garden', small: 'cm', smalls: 'centimeters', big: 'meters', scales: [2, 3, 5, 10], part: 'the garden' },
  { of: 'map of a park', small: 'in', smalls: 'inches', big: 'yards', scales: [20, 25, 50, 100], part: 'the park' },
  { of: 'plan of a playground', small: 'cm', smalls: 'centimeters', big: 'meters', scales: [4, 5, 6, 8], part: 'the playground' },
  { of: 'drawing of a stage', small: 'in', smalls: 'inches', big: 'feet', scales: [4, 6, 8], part: 'the stage' },
  { of: 'map of a farm field', small: 'cm', smalls: 'centimeters', big: 'meters', scales: [20, 30, 40, 50], part: 'the field' },
] as const;

/** 1: a real length. 2: a length in the drawing. 3: the real perimeter. 4: the real area. 5: the scale itself. */
const scaleDrawing: Generator = {
  name: 'geo_scale_drawing_plan',
  version: 1,
  skill: 'geo_scale_drawing',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const plan = chance.pick(plans);
    const scale = chance.pick(plan.scales);
    const { long, wide } = drawUntil(
      () => ({ long: chance.int(4, 9 + difficulty), wide: chance.int(2, 8) }),
      (drawn) => drawn.long > drawn.wide && ![drawn.long, drawn.wide].includes(scale) && drawn.long * scale !== drawn.long + scale,
    );
    const one = plan.small === 'in' ? 'inch' : 'centimeter';
    const told = `The figure is a ${plan.of}. In it, 1 ${one} stands for ${scale} ${plan.big}.`;
    const figure = rectangleFigure(`${long} ${plan.small}`, `${wide} ${plan.small}`, long / wide);
    const [realLong, realWide] = [long * scale, wide * scale];
    if (difficulty === 2 || difficulty === 5) {
      const asksScale = difficulty === 5;
      const step = asksScale ? `${long} ${plan.smalls} of the drawing stand for ${realLong} ${plan.big}. Divide.` : `Every ${scale} ${plan.big} are 1 ${one} in the drawing. How many times does ${scale} go into the real length?`;
      const extra = wide * scale;
      return numberDraft({
        stem: asksScale
          ? `The figure is a ${plan.of}. The longer side of ${plan.part} is really ${realLong} ${plan.big} long. How many ${plan.big} does 1 ${one} of the drawing stand for?`
          : `In a ${plan.of}, 1 ${one} stands for ${scale} ${plan.big}. A path is ${extra} ${plan.big} long. How long is it in the drawing, in ${plan.smalls}?`,
        ...(asksScale ? { figure, readFromFigure: true as const } : {}),
        ladder: ['Which length belongs to the drawing, and which one is real?', asksScale ? 'Divide the real length by the length in the drawing.' : 'From the real length to the drawing, divide by the scale.', asksScale ? `Divide: $${realLong} \\div ${long}$.` : `Divide: $${extra} \\div ${scale}$.`],
        right: asksScale ? scale : wide,
        steps: asksScale
          ? [['Read the length in the drawing.', `${long}`], ['Divide the real length by it.', `${realLong} \\div ${long} = ${scale}`]]
          : [[`1 ${one} stands for ${scale} ${plan.big}, so divide by ${scale}.`, `${extra} \\div ${scale} = ${wide}`], ['That is the length in the drawing.', `${wide}`]],
        ways: asksScale ? [ruled(scaleDividedInstead, [realLong * long], step), ruled(scaleNotUsed, [long], step)] : [ruled(scaleDividedInstead, [extra * scale], step), ruled(scaleNotUsed, [extra], step)],
      });
    }
    const right = difficulty === 1 ? realLong : difficulty === 3 ? 2 * (realLong + realWide) : realLong * realWide;
    const step = `In the drawing the longer side is ${long} ${plan.smalls}. Multiply it by the scale, ${scale}.`;
    const ladder: Ladder = [
      'Which lengths does the drawing show, and what does the question ask about the real place?',
      difficulty === 1 ? 'Each unit of the drawing stands for the same real length, so multiply by the scale.' : 'Find both real lengths with the scale first. Then use them.',
      difficulty === 1 ? `Multiply: $${long} \\times ${scale}$.` : `Find the real sides first: multiply ${long} and ${wide} by ${scale}. Then find the ${difficulty === 3 ? 'perimeter' : 'area'}.`,
    ];
    return numberDraft({
      stem: `${told} ${difficulty === 1 ? `How long is the longer side of ${plan.part} really, in ${plan.big}?` : difficulty === 3 ? `What is the real perimeter of ${plan.part}, in ${plan.big}?` : `What is the real area of ${plan.part}, in square ${plan.big}?`}`,
      figure,
      readFromFigure: true,
      ladder,
      right,
      steps:
        difficulty === 1
          ? [['Read the length in the drawing.', `${long}`], ['Multiply by the scale.', `${long} \\times ${scale} = ${right}`]]
          : [
              ['Find the real lengths.', `${long} \\times ${scale} = ${realLong}, \\quad ${wide} \\times ${scale} = ${realWide}`],
              difficulty === 3 ? ['Add all four sides.', `2 \\times (${realLong} + ${realWide}) = ${right}`] : ['Multiply the real lengths.', `${realLong} \\times ${realWide} = ${right}`],
            ],
      ways:
        difficulty === 1
          ? [ruled(scaleNotUsed, [long], step), ruled(scaleAdded, [long, scale], step)]
          : difficulty === 3
            ? [ruled(perimeterForSide, [realLong, realWide], step), ruled(scaleNotUsed, [2 * (long + wide)], step)]
            : [ruled(areaScaledLikeLength, [long * wide, scale], step), ruled(scaleNotUsed, [long * wide], step)],
    });
  },
}; // prettier-ignore

type Pair = { big: string; bigs: string; small: string; smalls: string; factor: number; what: string };
const customary: readonly Pair[] = [
  { big: 'foot', bigs: 'feet', small: 'inch', smalls: 'inches', factor: 12, what: 'A board is' },
  { big: 'yard', bigs: 'yards', small: 'foot', smalls: 'feet', factor: 3, what: 'A ribbon is' },
  { big: 'pound', bigs: 'pounds', small: 'ounce', smalls: 'ounces', factor: 16, what: 'A puppy weighs' },
  { big: 'gallon', bigs: 'gallons', small: 'quart', smalls: 'quarts', factor: 4, what: 'A bucket holds' },
  { big: 'quart', bigs: 'quarts', small: 'cup', smalls: 'cups', factor: 4, what: 'A pot holds' },
  { big: 'hour', bigs: 'hours', small: 'minute', smalls: 'minutes', factor: 60, what: 'A hike takes' },
  { big: 'ton', bigs: 'tons', small: 'pound', smalls: 'pounds', factor: 2000, what: 'An elephant weighs' },
];
const metric: readonly Pair[] = [
  { big: 'meter', bigs: 'meters', small: 'centimeter', smalls: 'centimeters', factor: 100, what: 'A rope is' },
  { big: 'kilometer', bigs: 'kilometers', small: 'meter', smalls: 'meters', factor: 1000, what: 'A trail is' },
  { big: 'kilogram', bigs: 'kilograms', small: 'gram', smalls: 'grams', factor: 1000, what: 'A melon weighs' },
  { big: 'liter', bigs: 'liters', small: 'milliliter', smalls: 'milliliters', factor: 1000, what: 'A jug holds' },
  { big: 'centimeter', bigs: 'centimeters', small: 'millimeter', smalls: 'millimeters', factor: 10, what: 'A pencil is' },
];
const grouped = (n: number): string => n.toLocaleString('en-US');

/** 1: to the smaller unit. 2: to the larger. 3: mixed units to the smaller. 4: a fraction or a decimal of the larger unit. 5: a difference in two units. */
const conversion = (name: string, skill: string, units: readonly Pair[], decimals: boolean): Generator => ({
  name,
  version: 1,
  skill,
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { pair, count, rest, parts } = drawUntil(
      () => {
        const one = chance.pick(units);
        return { pair: one, count: chance.int(2, one.factor > 900 ? 9 : 12), rest: chance.int(2, Math.max(2, Math.min(one.factor - 1, 60))), parts: chance.pick(decimals ? [2, 5, 10] : [2, 4]) };
      },
      (drawn) => drawn.count !== drawn.pair.factor && (difficulty < 3 || (drawn.pair.factor >= 10 && drawn.rest < drawn.pair.factor && drawn.pair.factor % drawn.parts === 0)) && drawn.rest !== drawn.count,
    );
    const { bigs, small, smalls, big, factor, what } = pair;
    const fact = `One ${big} has ${grouped(factor)} ${smalls}.`;
    const is = (amount: string) => `${what} ${amount}${what.endsWith(' is') ? ' long' : ''}.`;
    const look: Ladder[0] = 'Which unit do you have, and which one does the question ask for?';
    if (difficulty <= 2) {
      const down = difficulty === 1;
      const right = down ? count * factor : count;
      const step = down ? `${fact} Multiply ${count} by that.` : `${fact} Divide ${grouped(count * factor)} by that.`;
      const tens = factor === 10 ? (down ? count * 100 : count * 10) : down ? count * 10 : null;
      return numberDraft({
        stem: down
          ? chance.pick([`${is(`${count} ${bigs}`)} How many ${smalls} are there in ${count} ${bigs}?`, `Change ${count} ${bigs} to ${smalls}. How many ${smalls} is it?`])
          : chance.pick([`${is(`${grouped(count * factor)} ${smalls}`)} How many ${bigs} are equal to ${grouped(count * factor)} ${smalls}?`, `Change ${grouped(count * factor)} ${smalls} to ${bigs}. How many ${bigs} is it?`]),
        ladder: [look, 'To change to a smaller unit, multiply. To change to a larger unit, divide.', step],
        right,
        steps: [[fact, `${factor}`], down ? ['A smaller unit needs more of them, so multiply.', `${count} \\times ${factor} = ${right}`] : ['A larger unit needs fewer of them, so divide.', `${count * factor} \\div ${factor} = ${right}`]],
        ways: [
          ...(down ? [] : [ruled(conversionTurned, [count * factor * factor], step)]),
          ...(tens === null ? [] : [ruled(conversionByTen, [tens], step)]),
          ...(down && count % factor === 0 ? [ruled(conversionTurned, [count / factor], step)] : []),
          ...(down ? [ruled(unitsAddedAsTheyAre, [count, factor], step)] : []),
        ],
      });
    }
    if (difficulty === 3) {
      const right = count * factor + rest;
      const step = `${fact} Change the ${count} ${bigs} first. Then add ${rest}.`;
      return numberDraft({
        stem: chance.pick([`${is(`${count} ${bigs} and ${rest} ${smalls}`)} How many ${smalls} are there in all?`, `Change ${count} ${bigs} and ${rest} ${smalls} to ${smalls}. How many ${smalls} is it?`]),
        ladder: [look, 'Change the larger units to smaller ones. Then add the smaller units that are left.', `${fact} Find $${count} \\times ${factor}$, and add ${rest}.`],
        right,
        steps: [[`${fact} Change the ${bigs}.`, `${count} \\times ${factor} = ${count * factor}`], [`Add the ${smalls}.`, `${count * factor} + ${rest} = ${right}`]],
        ways: [ruled(smallUnitsNotAdded, [count * factor], step), ruled(unitsAddedAsTheyAre, [count, rest], step), ...(factor === 10 ? [] : [ruled(conversionByTen, [count * 10 + rest], step)])],
      });
    }
    if (difficulty === 4) {
      const share = rational(count * parts + 1, parts);
      const right = Number((share.n * BigInt(factor)) / share.d);
      const text = decimals ? shortDecimal(share)! : `${count} 1/${parts}`;
      const shown = decimals ? text : `${count}\\tfrac{1}{${parts}}`;
      const step = `${fact} Multiply ${decimals ? text : `$${shown}$`} by that.`;
      return numberDraft({
        stem: `${is(decimals ? `${text} ${bigs}` : `$${shown}$ ${bigs}`)} How many ${smalls} are equal to ${decimals ? text : `$${shown}$`} ${bigs}?`,
        ladder: [look, 'To change to a smaller unit, multiply by how many small units make a large one.', `${fact} Find $${shown} \\times ${factor}$.`],
        right,
        steps: [[fact, `${factor}`], ['A smaller unit needs more of them, so multiply.', `${shown} \\times ${factor} = ${right}`]],
        ways: [ruled(smallUnitsNotAdded, [count * factor], step), ruled(conversionByTen, [10 * count], step)],
      });
    }
    const right = count * factor - rest;
    const step = `${fact} Change the ${count} ${bigs} to ${smalls} first.`;
    return numberDraft({
      stem: chance.pick([
        `What is the difference between ${count} ${bigs} and ${rest} ${smalls}, in ${smalls}?`,
        `Subtract ${rest} ${smalls} from ${count} ${bigs}. How many ${smalls} are left?`,
      ]),
      ladder: [look, 'Change both amounts to the same unit. Then subtract.', `${fact} Find $${count} \\times ${factor}$, and subtract ${rest}.`],
      right,
      steps: [[`${fact} Change the ${bigs}.`, `${count} \\times ${factor} = ${count * factor}`], [`Subtract the ${rest === 1 ? small : smalls}.`, `${count * factor} - ${rest} = ${right}`]],
      ways: [ruled(smallUnitsNotAdded, [count * factor], step), ruled(unitsAddedAsTheyAre, [count * factor, rest], step), ...(factor === 10 || count * 10 <= rest ? [] : [ruled(conversionByTen, [count * 10 - rest], step)])],
    });
  },
}); // prettier-ignore

const plots = ['The sides of a triangle are measured in centimeters.', 'Three sticks make a triangle. Lengths are in inches.', 'A triangular garden is measured in feet.', 'Three straight paths make a triangle. Lengths are in yards.'] as const; // prettier-ignore

/** The third side of a triangle. 1: the longest whole length. 2: the shortest. 3 to 5: how many whole lengths. */
const thirdSide: Generator = {
  name: 'geo_triangle_sides_third',
  version: 1,
  skill: 'geo_triangle_sides',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const most = byDifficulty(difficulty, [12, 15, 12, 25, 40]);
    const { a, b } = drawUntil(
      () => ({ a: chance.int(4, most), b: chance.int(3, most) }),
      (drawn) => drawn.a > drawn.b + 1 && drawn.a - drawn.b + 1 !== drawn.b && 2 * drawn.b - 1 !== drawn.a,
    );
    const [low, high] = [a - b + 1, a + b - 1];
    const right = difficulty === 1 ? high : difficulty === 2 ? low : high - low + 1;
    const question = difficulty === 1 ? 'What is the greatest whole number that the third side can be?' : difficulty === 2 ? 'What is the least whole number that the third side can be?' : 'How many whole numbers can be the length of the third side?';
    const between = `The known sides are ${a} and ${b}. Find their difference and their sum: the third side is between these.`;
    return numberDraft({
      stem: `${chance.pick(plots)} ${question}`,
      figure: { kind: 'polygons', shapes: [{ places: [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 4, y: 5 }], sides: [{ label: `${a}` }, { label: '?' }, { label: `${b}` }], corners: [{}, {}, {}] }] },
      readFromFigure: true,
      ladder: ['Which two sides do you know?', 'Two sides of a triangle together are longer than the third. So the third side is between their difference and their sum.', between],
      right,
      steps: [
        ['The third side is longer than the difference and shorter than the sum of the other two.', `${a} - ${b} = ${a - b}, \\quad ${a} + ${b} = ${a + b}`],
        difficulty === 1
          ? ['The greatest whole number below the sum is one less.', `${a + b} - 1 = ${right}`]
          : difficulty === 2
            ? ['The least whole number above the difference is one more.', `${a - b} + 1 = ${right}`]
            : [`Count the whole numbers from ${low} to ${high}.`, `${high} - ${low} + 1 = ${right}`],
      ],
      ways: [
        ...(difficulty === 2 ? [ruled(differenceOfSides, [a, b], between)] : [ruled(boundsOfSideIgnored, [a, b], between)]),
        ...(difficulty >= 3 ? [{ ...ruled(boundsOfSideIgnored, [right, 1], between) }, { ...ruled(differenceOfSides, [right, 1], between) }] : difficulty === 1 ? [ruled(differenceOfSides, [a, b], between)] : [ruled(boundsOfSideIgnored, [a, b], between)]),
      ],
    });
  },
}; // prettier-ignore

export const scaleAndUnitGenerators: readonly Generator[] = [
  scaleDrawing,
  conversion('meas_customary_convert', 'meas_customary', customary, false),
  conversion('meas_metric_convert', 'meas_metric', metric, true),
  thirdSide,
];
