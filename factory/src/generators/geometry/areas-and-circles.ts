import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import {
  areaForCircumference,
  circumferenceForArea,
  curveWithoutEdges,
  diameterDoubled,
  diameterSquared,
  halvedParallelogram,
  oneBaseUsed,
  radiusDoubledInArea,
  radiusForDiameter,
  sidesAddedForArea,
  slantedSideForHeight,
  trapezoidNotHalved,
  wholeCircleForPart,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/composed-shapes';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator, Ladder } from '../../generator.ts';
import { numberDraft, type NumberWay } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { decimalWay, shortDecimal } from '../../wording/data-text.ts';
import { lengthUnits } from './solid-text.ts';

const leaning = (base: string, height: string, slant: string | null): WrittenFigure => ({
  kind: 'polygons',
  shapes: [
    {
      places: [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 11.5, y: 5 }, { x: 2.5, y: 5 }],
      sides: [{ label: base, arrows: 1 }, {}, { arrows: 1 }, { label: slant }],
      corners: [{}, {}, {}, {}],
    },
  ],
  dashes: [{ from: { x: 2.5, y: 5 }, to: { x: 2.5, y: 0 }, label: height, right_at_end: true }],
}); // prettier-ignore
const trapezoid = (bottom: string, top: string, height: string): WrittenFigure => ({
  kind: 'polygons',
  shapes: [
    {
      places: [{ x: 0, y: 0 }, { x: 11, y: 0 }, { x: 8.5, y: 5 }, { x: 2, y: 5 }],
      sides: [{ label: bottom, arrows: 1 }, {}, { label: top, arrows: 1 }, {}],
      corners: [{}, {}, {}, {}],
    },
  ],
  dashes: [{ from: { x: 4, y: 5 }, to: { x: 4, y: 0 }, label: height, right_at_end: true }],
}); // prettier-ignore

/** 1 to 3: the area, with a slanted side given too. 4: the height from the area. 5: the base. */
const parallelogram: Generator = {
  name: 'geo_parallelogram_area_find',
  version: 1,
  skill: 'geo_parallelogram_area',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const most = byDifficulty(difficulty, [10, 15, 24, 20, 30]);
    const { base, height, slant } = drawUntil(
      () => {
        const tall = chance.int(3, most);
        return { base: chance.int(4, most), height: tall, slant: tall + chance.int(1, 4) };
      },
      (drawn) => new Set(Object.values(drawn)).size === 3 && drawn.base * drawn.height !== drawn.base + drawn.height,
    );
    const whole = base * height;
    if (difficulty >= 4) {
      const asksHeight = difficulty === 4;
      const [known, right] = asksHeight ? [base, height] : [height, base];
      const [name, asked] = asksHeight ? ['base', 'height'] : ['height', 'base'];
      const step = `The area is ${whole}, and the ${name} is ${known}. Divide.`;
      return numberDraft({
        stem: chance.pick([
          `The area of the parallelogram is ${whole} square ${spelled}. What is its ${asked}, in ${spelled}?`,
          `A parallelogram has an area of ${whole} square ${spelled}. Find its ${asked}, in ${spelled}.`,
          `A banner in the shape of a parallelogram covers ${whole} square ${spelled}. How long is its ${asked}, in ${spelled}?`,
        ]),
        figure: asksHeight ? leaning(`${base} ${short}`, '?', null) : leaning('?', `${height} ${short}`, null),
        readFromFigure: true,
        unit: short,
        ladder: ['What do you know: the area and which length?', 'The area of a parallelogram is base times height. To find one of them, divide the area by the other.', step],
        right,
        steps: [
          ['Base times height is the area.', `${known} \\times ? = ${whole}`],
          [`Divide the area by the ${name}.`, `${whole} \\div ${known} = ${right}`],
        ],
        ways: [
          ...(whole % 2 === 0 && (whole / 2) % known === 0 ? [ruled(halvedParallelogram, [right, 1], step)] : []),
          ruled(sidesAddedForArea, [whole, known], step),
        ],
      });
    }
    const step = `The base is ${base}. The dashed line, ${height}, makes a right angle with it. Multiply these two.`;
    return numberDraft({
      stem: chance.pick([
        `What is the area of the parallelogram, in square ${spelled}?`,
        `Find the area of the parallelogram, in square ${spelled}.`,
        `A ${flat[short]} has the shape of this parallelogram. What is its area, in square ${spelled}?`,
        `How many square ${spelled} does a ${flat[short]} of this shape cover?`,
      ]),
      figure: leaning(`${base} ${short}`, `${height} ${short}`, `${slant} ${short}`),
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['Which length is the base, and which is the height?', 'Cut off a triangle and move it to the other end: the parallelogram becomes a rectangle. Its area is base times height.', `Multiply the base by the height: $${base} \\times ${height}$.`],
      right: whole,
      steps: [
        ['The height makes a right angle with the base. The slanted side is not needed.', `${base}, \\quad ${height}`],
        ['Multiply the base by the height.', `${base} \\times ${height} = ${whole}`],
      ],
      ways: [
        ruled(slantedSideForHeight, [base, slant], step),
        ruled(halvedParallelogram, [base, height], step),
        ruled(sidesAddedForArea, [base, height], step),
      ],
    });
  },
}; // prettier-ignore

/** 1 to 3: the area. 4: larger. 5: the height from the area. */
const trapezoids: Generator = {
  name: 'geo_trapezoid_area_find',
  version: 1,
  skill: 'geo_trapezoid_area',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const most = byDifficulty(difficulty, [10, 14, 20, 30, 24]);
    const { bottom, top, height } = drawUntil(
      () => ({ bottom: chance.int(5, most), top: chance.int(3, most - 2), height: chance.int(2, most) }),
      (drawn) => drawn.bottom > drawn.top + 1 && ((drawn.bottom + drawn.top) * drawn.height) % 2 === 0 && new Set(Object.values(drawn)).size === 3 && drawn.bottom + drawn.top !== drawn.height,
    );
    const right = ((bottom + top) * height) / 2;
    if (difficulty === 5) {
      const step = `The bases add up to $${bottom} + ${top}$. Double the area, ${right}, and divide by that sum.`;
      return numberDraft({
        stem: chance.pick([`The area of the trapezoid is ${right} square ${spelled}. What is its height, in ${spelled}?`, `A trapezoid covers ${right} square ${spelled}. Find its height, in ${spelled}.`]),
        figure: trapezoid(`${bottom} ${short}`, `${top} ${short}`, '?'),
        readFromFigure: true,
        unit: short,
        ladder: ['What do you know: the area and which lengths?', 'The area is half of the sum of the bases times the height. Undo the half first: double the area.', step],
        right: height,
        steps: [['Double the area.', `2 \\times ${right} = ${2 * right}`], ['Add the bases.', `${bottom} + ${top} = ${bottom + top}`], ['Divide.', `${2 * right} \\div ${bottom + top} = ${height}`]],
        ways: [
          ...(right % (bottom + top) === 0 ? [ruled(trapezoidNotHalved, [right / (bottom + top), 0, 1], step)] : []),
          ...((2 * right) % bottom === 0 ? [ruled(oneBaseUsed, [(2 * right) / bottom, 1], step)] : []),
          ruled(sidesAddedForArea, [bottom, top], step),
        ],
      });
    }
    const step = `The parallel sides are ${bottom} and ${top}. Add them first.`;
    return numberDraft({
      stem: chance.pick([
        `What is the area of the trapezoid, in square ${spelled}?`,
        `Find the area of the trapezoid, in square ${spelled}.`,
        `A ${flat[short]} has the shape of this trapezoid. What is its area, in square ${spelled}?`,
        `How many square ${spelled} does a ${flat[short]} of this shape cover?`,
      ]),
      figure: trapezoid(`${bottom} ${short}`, `${top} ${short}`, `${height} ${short}`),
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['Which two sides are parallel, and which length is the height?', 'Two equal trapezoids make a parallelogram. So add the bases, multiply by the height, and take half.', `Find $(${bottom} + ${top}) \\times ${height}$, and take half of it.`],
      right,
      steps: [
        ['Add the two parallel sides.', `${bottom} + ${top} = ${bottom + top}`],
        ['Multiply by the height.', `${bottom + top} \\times ${height} = ${2 * right}`],
        ['Take half, because two trapezoids make a parallelogram.', `${2 * right} \\div 2 = ${right}`],
      ],
      ways: [ruled(trapezoidNotHalved, [bottom, top, height], step), ruled(oneBaseUsed, [bottom, height], step), ruled(sidesAddedForArea, [bottom + top, height], step)],
    });
  },
}; // prettier-ignore

/** Returns a number times 3.14. */
const piTimes = (times: Rational | number): Rational => {
  const { n, d } = typeof times === 'number' ? rational(times) : times;
  return { n: n * 314n, d: d * 100n };
};
const exactPi = (times: Rational | number): Rational => {
  const { n, d } = piTimes(times);
  return rational(Number(n), Number(d));
};
const piWay = (way: NumberWay): NumberWay => decimalWay(way.rule, way.to === null ? null : exactPi(way.to), way.hints);
const circleFigure = (of: 'radius' | 'diameter', label: string): WrittenFigure => ({ kind: 'circle', line: { of, label } });
/** Things of a suitable size, by the unit. */
const flat = { cm: 'sticker', in: 'tile', ft: 'garden bed', m: 'parking lot' } as const;
const round = {
  cm: ['plate', 'clock', 'lid'],
  in: ['pizza', 'tray', 'tabletop'],
  ft: ['trampoline', 'rug', 'flower bed'],
  m: ['pond', 'plaza', 'field'],
} as const;
const usePi = 'Use 3.14 for $\\pi$.';

/** 1 and 2: from the diameter. 3 and 4: from the radius. 5: the diameter from the circumference. */
const circumference: Generator = {
  name: 'geo_circumference_find',
  version: 1,
  skill: 'geo_circumference',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const radius = chance.int(2, byDifficulty(difficulty, [9, 15, 12, 30, 20]));
    const diameter = 2 * radius;
    const around = shortDecimal(exactPi(diameter))!;
    if (difficulty === 5) {
      const step = `The circumference is ${around}. Divide it by 3.14 to find the diameter.`;
      const asksRadius = chance.maybe(0.5);
      return numberDraft({
        stem: `The circumference of a circle is ${around} ${spelled}. What is its ${asksRadius ? 'radius' : 'diameter'}, in ${spelled}? ${usePi}`,
        figure: circleFigure(asksRadius ? 'radius' : 'diameter', '?'),
        unit: short,
        ladder: ['What do you know about the circle, and what is missing?', 'The circumference is π times the diameter. To find the diameter, divide by π.', `Divide: $${around} \\div 3.14$.${asksRadius ? ' The radius is half of that.' : ''}`],
        right: asksRadius ? radius : diameter,
        steps: [['Divide the circumference by π.', `${around} \\div 3.14 = ${diameter}`], [asksRadius ? 'The radius is half of the diameter.' : 'That is the diameter.', asksRadius ? `${diameter} \\div 2 = ${radius}` : `d = ${diameter}`]],
        ways: [asksRadius ? ruled(radiusForDiameter, [diameter], step) : ruled(radiusForDiameter, [radius], step), ruled(diameterDoubled, [radius], step)],
      });
    }
    const byRadius = difficulty >= 3;
    const thing = chance.pick(round[short]);
    const step = byRadius ? `The radius is ${radius}. Double it to find the diameter.` : `The diameter is ${diameter}. Multiply it by 3.14.`;
    return numberDraft({
      stem: `${chance.pick([`What is the circumference of the circle, in ${spelled}?`, `Find the distance around the ${thing}, in ${spelled}.`, `The circle is the edge of a ${thing}. How long is the edge, in ${spelled}?`, `How far is it once around the circle, in ${spelled}?`])} ${usePi}`,
      figure: byRadius ? circleFigure('radius', `${radius} ${short}`) : circleFigure('diameter', `${diameter} ${short}`),
      readFromFigure: true,
      unit: short,
      ladder: ['Is the labeled length a radius or a diameter?', 'The circumference is π times the diameter. The diameter is twice the radius.', byRadius ? `The diameter is $2 \\times ${radius}$. Multiply it by 3.14.` : `Multiply: $3.14 \\times ${diameter}$.`],
      right: exactPi(diameter),
      inputType: 'decimal',
      written: around,
      steps: [
        ...(byRadius ? [['The diameter is twice the radius.', `2 \\times ${radius} = ${diameter}`] as const] : [['The circumference is π times the diameter.', `C = \\pi d`] as const]),
        ['Multiply π by the diameter.', `3.14 \\times ${diameter} = ${around}`],
      ],
      ways: [
        byRadius ? piWay(ruled(radiusForDiameter, [radius], step)) : piWay(ruled(diameterDoubled, [radius], step)),
        piWay(ruled(areaForCircumference, [radius], step)),
      ],
    });
  },
}; // prettier-ignore

/** 1 and 2: from the radius. 3 and 4: from the diameter. 5: larger. */
const circleArea: Generator = {
  name: 'geo_circle_area_find',
  version: 1,
  skill: 'geo_circle_area',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const radius = chance.int(3, byDifficulty(difficulty, [6, 10, 9, 15, 30]));
    const byRadius = difficulty <= 2 || (difficulty === 5 && chance.maybe(0.4));
    const thing = chance.pick(round[short]);
    const written = shortDecimal(exactPi(radius * radius))!;
    const step = byRadius ? `Square the radius: multiply ${radius} by itself.` : `The radius is half of ${2 * radius}. Square it.`;
    return numberDraft({
      stem: `${chance.pick([`What is the area of the circle, in square ${spelled}?`, `Find the area of the ${thing}, in square ${spelled}.`, `The circle shows a ${thing}. How many square ${spelled} does it cover?`, `How large is the inside of the circle, in square ${spelled}?`])} ${usePi}`,
      figure: byRadius ? circleFigure('radius', `${radius} ${short}`) : circleFigure('diameter', `${2 * radius} ${short}`),
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['Is the labeled length a radius or a diameter?', 'The area is π times the square of the radius.', byRadius ? `Square the radius: $${radius} \\times ${radius}$. Then multiply by 3.14.` : `The radius is $${2 * radius} \\div 2$. Square it, and multiply by 3.14.`],
      right: exactPi(radius * radius),
      inputType: 'decimal',
      written,
      steps: [
        ...(byRadius ? [] : [['The radius is half of the diameter.', `${2 * radius} \\div 2 = ${radius}`] as const]),
        ['Square the radius.', `${radius} \\times ${radius} = ${radius * radius}`],
        ['Multiply by π.', `3.14 \\times ${radius * radius} = ${written}`],
      ],
      ways: [
        ...(byRadius ? [] : [piWay(ruled(diameterSquared, [radius], step))]),
        piWay(ruled(radiusDoubledInArea, [radius], step)),
        piWay(ruled(circumferenceForArea, [radius], step)),
      ],
    });
  },
}; // prettier-ignore

const shares = { half: [2, 1], quarter: [4, 1], 'three quarters': [4, 3] } as const;

/** Area (1, 2, 4) or perimeter (3, 5) of a shaded part of a circle. */
const circleParts: Generator = {
  name: 'geo_circle_parts_shaded',
  version: 1,
  skill: 'geo_circle_parts',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { short, spelled } = chance.pick(lengthUnits);
    const part = chance.pick(byDifficulty(difficulty, [['half'], ['half', 'quarter'], ['half', 'quarter'], ['quarter', 'three quarters'], ['quarter', 'three quarters']] as const)); // prettier-ignore
    const [parts, shaded] = shares[part];
    const radius = 2 * chance.int(1, byDifficulty(difficulty, [4, 6, 6, 9, 12]));
    const figure: WrittenFigure = {
      kind: 'circle',
      line: { of: 'radius', label: `${radius} ${short}` },
      sectors: Array.from({ length: parts }, (_, at) => ({ share: 1, shaded: at < shaded })),
    };
    const name = part === 'three quarters' ? 'three fourths of a circle' : `a ${part} circle`;
    const ask = difficulty === 3 || difficulty === 5;
    if (ask) {
      const curve = rational(2 * radius * shaded, parts);
      const right = rational(Number(piTimes(curve).n) + 2 * radius * Number(piTimes(curve).d), Number(piTimes(curve).d));
      const written = shortDecimal(right)!;
      const step = `The shaded part has a curve and two straight edges of ${radius} each.`;
      return numberDraft({
        stem: `What is the perimeter of the shaded part, in ${spelled}? ${usePi}`,
        figure,
        readFromFigure: true,
        unit: short,
        ladder: ['Which lines make the edge of the shaded part?', 'The perimeter is the curve plus the two straight edges. The curve is a part of the circumference.', `Find $2 \\times 3.14 \\times ${radius}$, take the part of it that is curved, and add $2 \\times ${radius}$ for the edges.`] as Ladder,
        right,
        inputType: 'decimal',
        written,
        steps: [
          ['Find the circumference of the whole circle.', `2 \\times 3.14 \\times ${radius} = ${shortDecimal(exactPi(2 * radius))!}`],
          [`The shaded part is ${name}. Take that part of it.`, `\\frac{${shaded}}{${parts}} \\times ${shortDecimal(exactPi(2 * radius))!} = ${shortDecimal(exactPi(curve))!}`],
          ['Add the two straight edges.', `${shortDecimal(exactPi(curve))!} + 2 \\times ${radius} = ${written}`],
        ],
        ways: [
          piWay(ruled(curveWithoutEdges, [curve], step)),
          piWay(ruled(wholeCircleForPart, [2 * radius], `The curve is only ${shaded} of ${parts} equal parts of the circle.`)),
        ],
      });
    }
    const whole = radius * radius;
    const times = (whole * shaded) / parts;
    const written = shortDecimal(exactPi(times))!;
    const step = `The shaded part is ${shaded} of ${parts} equal parts of the circle. The radius is ${radius}.`;
    return numberDraft({
      stem: `What is the area of the shaded part, in square ${spelled}? ${usePi}`,
      figure,
      readFromFigure: true,
      unit: `${short}^2`,
      ladder: ['What part of the circle is shaded?', 'Find the area of the whole circle. Then take the part that is shaded.', `Find $3.14 \\times ${radius} \\times ${radius}$. Then take $\\frac{${shaded}}{${parts}}$ of it.`],
      right: exactPi(times),
      inputType: 'decimal',
      written,
      steps: [
        ['Find the area of the whole circle.', `3.14 \\times ${radius} \\times ${radius} = ${shortDecimal(exactPi(whole))!}`],
        [`The shaded part is ${name}. Take that part of it.`, `\\frac{${shaded}}{${parts}} \\times ${shortDecimal(exactPi(whole))!} = ${written}`],
      ],
      ways: [
        piWay(ruled(wholeCircleForPart, [whole], step)),
        piWay({ ...ruled(circumferenceForArea, [radius], step), to: rational(2 * radius * shaded, parts) }),
        ...((2 * radius * shaded) % parts === 0 ? [piWay({ ...ruled(radiusDoubledInArea, [radius], step), to: rational(4 * whole * shaded, parts) })] : []),
      ],
    });
  },
}; // prettier-ignore

export const areaAndCircleGenerators: readonly Generator[] = [parallelogram, trapezoids, circumference, circleArea, circleParts];
