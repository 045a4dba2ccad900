import {
  comparedWithoutComputing,
  givenNumberCopied,
  lookalikeChosen,
  oneFactLeftOut,
  oppositeOperationUsed,
  stoppedOneStepEarly,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import {
  complementForSupplement,
  exteriorAsSupplementOfKnown,
  supplementForComplement,
  thirdAngleForExterior,
  unknownForAngle,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/angle-relations';
import { prismBasesLeftOut } from '@stoa/engine/math/mal-rules/geometry-and-statistics/symmetry-and-units';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { person } from '../../wording/people.ts';

const exteriorIdea = 'An exterior angle equals the sum of the two interior angles that are not next to it.';

const drawAngles = (chance: Chance, difficulty: Difficulty): { a: number; b: number } =>
  drawUntil(() => ({ a: chance.int(28, 50 + 4 * difficulty), b: chance.int(31, 54 + 4 * difficulty) }), ({ a, b }) => new Set([a, b, a + b, 180 - a - b, 180 - a, 180 - b]).size === 6); // prettier-ignore

const exteriorStory: Question = (chance, difficulty) => {
  const { a, b } = drawAngles(chance, difficulty);
  return numberDraft({
    stem: `Three straight streets form a triangle. Two of its angles are ${a}° and ${b}°. At the third corner, one street goes on past the corner. What is the angle between that part of the street and the next side of the triangle, in degrees?`,
    right: a + b,
    unit: '°',
    ladder: ['Is the angle inside or outside the triangle?', exteriorIdea, `Add: $${a} + ${b}$.`],
    steps: [['The street that goes on makes an exterior angle.', `${a}^\\circ + ${b}^\\circ`], ['Add the two far angles.', `${a} + ${b} = ${a + b}`]],
    ways: [ruled(thirdAngleForExterior, [a, b], `That angle is inside the triangle. Add ${a} and ${b}.`), ruled(exteriorAsSupplementOfKnown, [a], `The angle of ${a}° is not at this corner.`)],
  });
}; // prettier-ignore

const exteriorWithX: Question = (chance, difficulty) => {
  const { x, k } = drawUntil(() => ({ x: chance.int(15, 25 + difficulty), k: chance.int(2, difficulty >= 3 ? 4 : 3) }), (draw) => (draw.k + 1) * draw.x < 175);
  const outer = (k + 1) * x;
  return numberDraft({
    stem: `An exterior angle of a triangle measures ${outer}°. The two angles that are not next to it measure $x^\\circ$ and $${k}x^\\circ$. Find $x$.`,
    right: x,
    ladder: ['How are the two far angles related to the exterior angle?', exteriorIdea, `Write $x + ${k}x = ${outer}$. Combine the x-terms.`],
    steps: [['The two far angles add up to the exterior angle.', `x + ${k}x = ${outer}`], [`Combine, and divide by ${k + 1}.`, `x = ${x}`]],
    ways: [ruled(unknownForAngle, [k * x], `That is ${k} times x.`), ruled(exteriorAsSupplementOfKnown, [outer], `Write $x + ${k}x = ${outer}$.`)],
  });
}; // prettier-ignore

const exteriorIsosceles: Question = (chance, difficulty) => {
  const a = drawUntil(() => chance.int(29 + difficulty, 70 + difficulty), (one) => one !== 60 && one !== 45);
  return numberDraft({
    stem: `In an isosceles triangle, the two equal angles measure ${a}° each. What is the measure of an exterior angle at the third corner, in degrees?`,
    right: 2 * a,
    unit: '°',
    ladder: ['Which two angles are not next to this exterior angle?', exteriorIdea, `Both far angles measure ${a}°. Add them.`],
    steps: [['Both far angles are the equal ones.', `${a}^\\circ + ${a}^\\circ`], ['Add.', `${a} + ${a} = ${2 * a}`]],
    ways: [ruled(stoppedOneStepEarly, [180 - 2 * a], `That is the third angle inside the triangle. Add ${a} and ${a}.`), ruled(exteriorAsSupplementOfKnown, [a], `The angle of ${a}° is not at the third corner.`)],
  });
}; // prettier-ignore

const exteriorThree: Question = (chance, difficulty) => {
  const { a, b } = drawAngles(chance, difficulty);
  const [p, q] = [180 - a, 180 - b];
  return numberDraft({
    stem: `A triangle has one exterior angle at each corner. Two of them measure ${p}° and ${q}°. What does the third one measure, in degrees?`,
    right: a + b,
    unit: '°',
    ladder: ['What are the interior angles next to the two exterior angles?', 'An exterior angle and the interior angle next to it make a straight line: 180°.', `Find the interior angles first: $180 - ${p}$ and $180 - ${q}$. They are the far angles for the third one.`],
    steps: [['Find the two interior angles.', `180 - ${p} = ${a}, \\quad 180 - ${q} = ${b}`], ['The third exterior angle is the sum of these two.', `${a} + ${b} = ${a + b}`]],
    ways: [ruled(thirdAngleForExterior, [a, b], `That is an interior angle. The question asks for the exterior one.`), ruled(stoppedOneStepEarly, [a], `Both ${a} and ${b} are needed.`)],
  });
}; // prettier-ignore

const nextToExterior: Question = (chance, difficulty) => {
  const { a, b } = drawAngles(chance, difficulty);
  return numberDraft({
    stem: `An exterior angle of a triangle measures ${a + b}°. One of the far angles measures ${a}°. What is the measure of the angle next to the exterior angle, inside the triangle, in degrees?`,
    right: 180 - a - b,
    unit: '°',
    ladder: ['Which angle makes a straight line with the exterior angle?', 'An exterior angle and the interior angle next to it make a straight line: 180°.', `Subtract ${a + b} from 180.`],
    steps: [['The two angles make a straight line.', `180^\\circ - ${a + b}^\\circ`], ['Subtract.', `180 - ${a + b} = ${180 - a - b}`]],
    ways: [ruled(givenNumberCopied, [b], `That is the other far angle. The one next to ${a + b}° makes 180° with it.`), ruled(oneFactLeftOut, [180 - a], `The straight line is made with ${a + b}°.`)],
  });
}; // prettier-ignore

const exteriorOfTwo: Question = (chance, difficulty) => {
  const { a, b } = drawAngles(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: `${who} draws a triangle with angles of ${a}° and ${b}° on the ground, and walks along its sides. At the third corner ${who} turns from walking along one side to walking along the next. Through how many degrees does ${who} turn there?`,
    right: a + b,
    unit: '°',
    ladder: ['Is the turn the angle inside the triangle or the angle outside?', exteriorIdea, `The turn is the exterior angle at the third corner. Add ${a} and ${b}.`],
    steps: [['The turn is an exterior angle of the triangle.', `${a}^\\circ + ${b}^\\circ`], ['Add the two far angles.', `${a} + ${b} = ${a + b}`]],
    ways: [ruled(thirdAngleForExterior, [a, b], `That is the angle inside the triangle. Add ${a} and ${b} for the turn.`)],
  });
}; // prettier-ignore

const pairTimes: Question = (chance, difficulty) => {
  const right = chance.maybe(0.5);
  const k = chance.pick(right ? [2, 4, 5, 8] : [2, 3, 4, 5, 8]);
  const x = (right ? 90 : 180) / (k + 1);
  return numberDraft({
    stem: `Two angles are ${right ? 'complementary' : 'supplementary'}. One of them is ${k} times as large as the other. How many degrees is the ${difficulty >= 3 ? 'larger' : 'smaller'} angle?`,
    right: difficulty >= 3 ? k * x : x,
    unit: '°',
    ladder: ['What do the two angles add up to?', 'Complementary angles add up to 90°. Supplementary angles add up to 180°.', `Let x be the smaller one. Then the other is ${k}x. Together they are ${k + 1}x.`],
    steps: [['Write an equation.', `x + ${k}x = ${right ? 90 : 180}`], [`Divide by ${k + 1}.`, `x = ${x}`], ...(difficulty >= 3 ? [['Find the larger one.', `${k} \\cdot ${x} = ${k * x}`] as const] : [])],
    ways: [ruled(stoppedOneStepEarly, [difficulty >= 3 ? x : k * x], 'Read again which of the 2 angles the question asks for.'), ruled(right ? supplementForComplement : complementForSupplement, [0], 'What do the 2 angles add up to?')].filter(({ to }) => Number(to) > 0 && Number(to) < 90),
  });
}; // prettier-ignore

const pairMore: Question = (chance, difficulty) => {
  const right = chance.maybe(0.5);
  const sum = right ? 90 : 180;
  const more = 2 * chance.int(3, 8 + 2 * difficulty);
  const small = (sum - more) / 2;
  return numberDraft({
    stem: `Two ${right ? 'complementary' : 'supplementary'} angles measure $x^\\circ$ and $(x + ${more})^\\circ$. Find $x$.`,
    right: small,
    ladder: ['What do the two angles add up to?', 'Complementary angles add up to 90°. Supplementary angles add up to 180°.', `Write $x + x + ${more} = ${sum}$. Subtract ${more} first.`],
    steps: [['Write an equation.', `2x + ${more} = ${sum}`], [`Subtract ${more}, and divide by 2.`, `x = ${small}`]],
    ways: [ruled(stoppedOneStepEarly, [small + more], `That is the larger angle. The question asks for x.`), ruled(oneFactLeftOut, [rational(sum, 2)], `One angle is ${more}° larger.`), ruled(oppositeOperationUsed, [sum - more], `Both angles have an x. Divide by 2.`)],
  });
}; // prettier-ignore

const crossing: Question = (chance, difficulty) => {
  const a = drawUntil(() => chance.int(38, 80 + difficulty), (one) => one !== 60 && one !== 45 && one !== 90);
  const across = chance.maybe(0.5);
  return numberDraft({
    stem: `Two straight roads cross. One of the four angles at the crossing is ${a}°. How many degrees is the angle ${across ? 'across from it' : 'next to it'}?`,
    right: across ? a : 180 - a,
    unit: '°',
    ladder: ['Do the two angles share a side, or are they opposite?', 'Vertical angles are equal. Angles next to each other on a straight line add up to 180°.', across ? `The angle across from ${a}° is a vertical angle. How do vertical angles compare?` : `Subtract ${a} from 180.`],
    steps: across ? [['The two angles are vertical angles.', `${a}^\\circ`], ['Vertical angles are equal.', `${a}`]] : [['The two angles make a straight line.', `180 - ${a}`], ['Subtract.', `${180 - a}`]],
    ways: [ruled(across ? exteriorAsSupplementOfKnown : givenNumberCopied, [a], across ? `The angle across from ${a}° opens the same way.` : `The angle next to ${a}° makes a straight line with it.`), ruled(complementForSupplement, [a], 'Do the roads cross at 90°?')].filter(({ to }) => Number(to) > 0),
  });
}; // prettier-ignore

const prismIdea =
  'The surface of a triangular prism is two equal triangles and three rectangles, one for each side of the triangle.';
const rightTriangles = [[3, 4, 5], [6, 8, 10], [5, 12, 13], [9, 12, 15], [8, 15, 17]] as const; // prettier-ignore
const drawPrism = (chance: Chance, difficulty: Difficulty) => {
  const [a, b, c] = chance.pick(rightTriangles.slice(0, difficulty + 1));
  return drawUntil(
    () => ({ a, b, c, long: chance.int(3, 8 + 2 * difficulty) }),
    ({ long }) => !([a, b, c] as readonly number[]).includes(long),
  );
};

const netAdded: Question = (chance, difficulty) => {
  const { a, b, c, long } = drawPrism(chance, difficulty);
  const [base, around] = [(a * b) / 2, (a + b + c) * long];
  return numberDraft({
    stem: `The net of a prism has two triangles and three rectangles. Each triangle has an area of ${base} square inches. The rectangles have areas of ${a * long}, ${b * long}, and ${c * long} square inches. What is the surface area of the prism, in square inches?`,
    right: 2 * base + around,
    ladder: ['How many faces does the net have?', prismIdea, `Add the rectangles: $${a * long} + ${b * long} + ${c * long}$. Then add ${base} twice.`],
    steps: [['Add the three rectangles.', `${a * long} + ${b * long} + ${c * long} = ${around}`], ['Add both triangles.', `${around} + 2 \\times ${base} = ${2 * base + around}`]],
    ways: [ruled(prismBasesLeftOut, [a + b + c, long], `There are 2 triangles with ${base} square inches each.`), ruled(oneFactLeftOut, [around + base], `Count both triangles: ${base} and ${base}.`)],
  });
}; // prettier-ignore

const sidesOnly: Question = (chance, difficulty) => {
  const { a, b, c, long } = drawPrism(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: `${who} wraps paper around a candle in the shape of a prism, but not over its two triangular ends. The triangle has sides of ${a} cm, ${b} cm, and ${c} cm. The candle is ${long} cm long. How many square centimeters of paper does that take?`,
    right: (a + b + c) * long,
    ladder: ['Which faces does the paper cover?', 'The three rectangles together are one long rectangle: the distance around the triangle times the length.', `Find the distance around: $${a} + ${b} + ${c}$. Then multiply by ${long}.`],
    steps: [['Find the perimeter of the triangle.', `${a} + ${b} + ${c} = ${a + b + c}`], ['Multiply by the length.', `${a + b + c} \\times ${long} = ${(a + b + c) * long}`]],
    ways: [ruled(givenNumberCopied, [(a + b + c) * long + a * b], 'The 2 ends stay open.'), ruled(oneFactLeftOut, [(a + b) * long], `There are 3 rectangles: one for the side of ${c} cm, too.`)],
  });
}; // prettier-ignore

const lengthBack: Question = (chance, difficulty) => {
  const { a, b, c, long } = drawPrism(chance, difficulty);
  const total = (a + b + c) * long + a * b;
  return numberDraft({
    stem: `The base of a prism is a right triangle with sides of ${a} in, ${b} in, and ${c} in. The surface area of the prism is ${total} square inches. How long is the prism, in inches?`,
    right: long,
    ladder: ['Which part of the surface do you know?', 'Take away the two triangles. The rest is the distance around the triangle times the length.', `The two triangles together are $${a} \\times ${b} = ${a * b}$. Subtract that from ${total}.`],
    steps: [['Take away the two triangles.', `${total} - ${a * b} = ${(a + b + c) * long}`], ['Divide by the perimeter of the triangle.', `${(a + b + c) * long} \\div ${a + b + c} = ${long}`]],
    ways: [ruled(oneFactLeftOut, [rational(total, a + b + c)], `The two triangles with ${a * b} square inches belong to the surface.`), ruled(stoppedOneStepEarly, [(a + b + c) * long], `Divide by the distance around, ${a + b + c}.`)],
  });
}; // prettier-ignore

const paintCans: Question = (chance, difficulty) => {
  const { a, b, c, long } = drawPrism(chance, difficulty);
  const total = (a + b + c) * long + a * b;
  const each = chance.pick([20, 25, 30, 40, 50]);
  const cans = Math.ceil(total / each);
  return numberDraft({
    stem: `A skate ramp is a prism. Its base is a right triangle with sides of ${a} ft, ${b} ft, and ${c} ft. The ramp is ${long} ft wide. One can of paint covers ${each} square feet. How many cans do you need to paint all of its faces?`,
    right: cans,
    ladder: ['What is the surface area of the ramp?', prismIdea, `Find $(${a} + ${b} + ${c}) \\times ${long} + ${a} \\times ${b}$. Then divide by ${each}, and round up.`],
    steps: [['Find the surface area.', `(${a} + ${b} + ${c}) \\times ${long} + ${a} \\times ${b} = ${total}`], [`One can covers ${each} square feet. Round up to whole cans.`, `${total} \\div ${each} \\to ${cans}`]],
    ways: [ruled(stoppedOneStepEarly, [total], `That is the area. One can covers ${each} square feet.`), ruled(oneFactLeftOut, [Math.floor(total / each)], `${each} times that number does not reach ${total}.`)],
  });
}; // prettier-ignore

const longerBy: Question = (chance, difficulty) => {
  const { a, b, c, long } = drawPrism(chance, difficulty);
  const more = chance.int(2, 4 + difficulty);
  return numberDraft({
    stem: `Two prisms have the same base, a right triangle with sides of ${a} cm, ${b} cm, and ${c} cm. One is ${long} cm long. The other is ${long + more} cm long. How many square centimeters greater is the surface area of the longer one?`,
    right: (a + b + c) * more,
    ladder: ['Which faces are the same in both prisms?', 'Only the three rectangles get longer. The two triangles are the same.', `The longer one has ${more} cm more of each rectangle. Multiply ${more} by the distance around, $${a} + ${b} + ${c}$.`],
    steps: [['Find the perimeter of the base.', `${a} + ${b} + ${c} = ${a + b + c}`], [`The rectangles are ${more} cm longer.`, `${a + b + c} \\times ${more} = ${(a + b + c) * more}`]],
    ways: [ruled(oneFactLeftOut, [c * more], `All 3 rectangles get longer by ${more} cm.`), ruled(givenNumberCopied, [more], `That is how much longer it is. Each rectangle grows by ${more} cm.`)],
  });
}; // prettier-ignore

const pizza = { 2: 'half', 4: 'a quarter', 8: 'one-eighth' } as const;
/** Areas of parts of circles. The radius is a multiple of ten and the answer is whole. */
const circleStories = [
  (r: number, part: 2 | 4 | 8) => `A sprinkler waters ${pizza[part]} of a circle with a radius of ${r} feet. How many square feet does it water? Use 3.14 for $\\pi$.`,
  (r: number, part: 2 | 4 | 8) => `A fan-shaped garden is ${pizza[part]} of a circle. Its straight edges are ${r} feet long. What is its area, in square feet? Use 3.14 for $\\pi$.`,
  (r: number, part: 2 | 4 | 8) => `A round pool has a radius of ${r} feet, and ${pizza[part]} of it is roped off for swimming lessons. How many square feet are roped off? Use 3.14 for $\\pi$.`,
] as const; // prettier-ignore

const circlePart: Question = (chance, difficulty) => {
  const part = chance.pick(difficulty <= 2 ? ([2, 4] as const) : ([2, 4, 8] as const));
  const r = chance.pick([10, 20, 40, 60].slice(0, difficulty + 1).filter((one) => (314 * one * one) % (100 * part) === 0));
  const whole = (314 * r * r) / 100;
  const right = whole / part;
  return numberDraft({
    stem: chance.pick(circleStories)(r, part),
    right,
    ladder: ['What part of a whole circle is it?', 'Find the area of the whole circle, π times the radius squared. Then take the part.', `The whole circle is $3.14 \\times ${r}^2$. Divide it by ${part}.`],
    steps: [['Find the area of the whole circle.', `3.14 \\times ${r}^2 = ${whole}`], [`Take ${pizza[part]} of it.`, `${whole} \\div ${part} = ${right}`]],
    ways: [ruled(stoppedOneStepEarly, [whole], `That is the whole circle. Divide by ${part}.`), ruled(oppositeOperationUsed, [rational(2 * 314 * r, 100 * part)], `The area uses ${r} squared, not 2 times ${r}.`)],
  });
}; // prettier-ignore

const setsOfSides: Question = (chance, difficulty) => {
  const unit = chance.pick(['cm', 'in', 'ft']);
  const { a, b } = drawUntil(() => ({ a: chance.int(4, 7 + 2 * difficulty), b: chance.int(5, 8 + 3 * difficulty) }), (draw) => draw.a < draw.b - 1);
  const set = (c: number) => `${a} ${unit}, ${b} ${unit}, ${c} ${unit}`;
  const [good, flat, long, short] = [set(b + Math.min(2, a - 1)), set(a + b), set(a + b + chance.int(1, 4)), set(b - a)];
  const step = `Add the two shorter sides. For ${a}, ${b}, and ${a + b} the sum is ${a + b}. Is it greater than the longest side?`;
  return choiceDraft({
    stem: chance.pick(['Which three lengths can be the sides of a triangle?', 'Three straws are the sides of a triangle. Which lengths can they have?']),
    right: good,
    ladder: ['Which side is the longest in each choice?', 'The two shorter sides together have to be longer than the longest side.', step],
    steps: [['Add the two shorter sides of each choice, and compare.', `${a} + ${b} > ${b + Math.min(2, a - 1)}`], ['In the other choices the two shorter sides do not reach.', `${a} + ${b} = ${a + b}`]],
    ways: [ledTo(lookalikeChosen, flat, step), ledTo(comparedWithoutComputing, long, step), ledTo(oneFactLeftOut, short, step)],
  });
}; // prettier-ignore

export const toldAngleAndSolidGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'geo_exterior_angle_told', skill: 'geo_exterior_angle' }, [exteriorStory, exteriorWithX, exteriorIsosceles, exteriorThree, nextToExterior, exteriorOfTwo]),
  oneOfQuestions({ name: 'geo_angle_pairs_told', skill: 'geo_angle_pairs' }, [pairTimes, pairMore, crossing]),
  oneOfQuestions({ name: 'geo_prism_surface_told', skill: 'geo_prism_surface' }, [netAdded, sidesOnly, lengthBack, paintCans, longerBy]),
  oneOfQuestions({ name: 'geo_circle_parts_told', skill: 'geo_circle_parts' }, [circlePart]),
  oneOfQuestions({ name: 'geo_triangle_sides_which', skill: 'geo_triangle_sides' }, [setsOfSides]),
]; // prettier-ignore
