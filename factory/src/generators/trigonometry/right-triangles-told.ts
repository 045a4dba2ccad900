import { givenNumberCopied, lookalikeChosen, oneFactLeftOut, oppositeOperationUsed, stoppedOneStepEarly } from '@stoa/engine/math/mal-rules/asked-another-way';
import { otherRatioTaken, ratioTurnedOver } from '@stoa/engine/math/mal-rules/geometry-and-statistics/right-triangle-ratios';
import { highestForAmplitude, wholeHeightForAmplitude } from '@stoa/engine/math/mal-rules/functions-and-lines/trigonometric-graphs';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { person } from '../../wording/people.ts';

const triples = [[3, 4, 5], [5, 12, 13], [8, 15, 17], [7, 24, 25], [20, 21, 29]] as const; // prettier-ignore
const drawTriangle = (chance: Chance, difficulty: Difficulty) => {
  const [p, q, c] = chance.pick(triples.slice(0, difficulty + 1));
  const [a, b] = chance.maybe(0.5) ? [p, q] : [q, p];
  return { a, b, c, k: chance.int(2, 3 + difficulty) };
}; // prettier-ignore
const frac = (n: number, d: number): string => `$\\frac{${n}}{${d}}$`;

const scaledSide: Question = (chance, difficulty) => {
  const { a, b, c, k } = drawTriangle(chance, difficulty);
  const sine = chance.maybe(0.5);
  const n = sine ? a : b;
  return numberDraft({
    stem: `In a right triangle, $\\${sine ? 'sin' : 'cos'} A = \\frac{${n}}{${c}}$, and the hypotenuse is ${k * c} cm long. How long is the side ${sine ? 'opposite' : 'adjacent to'} angle $A$, in centimeters?`,
    right: k * n,
    ladder: ['Which two sides does the ratio compare?', 'Sine is opposite over hypotenuse, and cosine is adjacent over hypotenuse. Write an equal ratio.', `The hypotenuse is ${k} times as long as ${c}. What happens to ${n}?`],
    steps: [['Write equal ratios.', `\\frac{${n}}{${c}} = \\frac{\\square}{${k * c}}`], [`Multiply by ${k}.`, `${n} \\cdot ${k} = ${k * n}`]],
    ways: [ruled(givenNumberCopied, [n], `The ratio is in lowest form: the triangle is ${k} times as large.`), ruled(lookalikeChosen, [k * (sine ? b : a)], `Which side does the numerator ${n} belong to?`)],
  });
}; // prettier-ignore

const otherAngle: Question = (chance, difficulty) => {
  const { a, c } = drawTriangle(chance, difficulty);
  return numberDraft({
    stem: `Angles $A$ and $B$ are the acute angles of a right triangle, and $\\sin A = \\frac{${a}}{${c}}$. What is $\\cos B$? Write a fraction.`,
    right: rational(a, c),
    inputType: 'fraction',
    ladder: ['Which side is opposite angle $A$? Where is it as seen from $B$?', 'The side opposite one acute angle is adjacent to the other one.', `The side of length ${a} is opposite $A$. Is it opposite $B$ or adjacent to $B$?`],
    steps: [['The side opposite $A$ is adjacent to $B$.', `\\sin A = \\cos B`], ['So the ratio is the same.', `\\cos B = \\frac{${a}}{${c}}`]],
    ways: [ruled(ratioTurnedOver, [rational(c, a)], `The hypotenuse, ${c}, is the denominator.`)],
  });
}; // prettier-ignore

const rampTangent: Question = (chance, difficulty) => {
  const { a, b, k } = drawTriangle(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: chance.pick([`A ramp rises ${k * a} inches over a horizontal distance of ${k * b} inches. What is the tangent of the angle that it makes with the ground? Write a fraction in simplest form.`, `${who} lies on the grass, ${k * b} feet from a flagpole that is ${k * a} feet high, and looks up at its tip. What is the tangent of the angle with the ground? Write a fraction in simplest form.`]),
    right: rational(a, b),
    inputType: 'fraction',
    form: 'simplified',
    ladder: ['Which length is opposite the angle? Which one is adjacent?', 'Tangent is opposite over adjacent.', `Write ${k * a} over ${k * b}. What divides both numbers?`],
    steps: [['Write opposite over adjacent.', `\\frac{${k * a}}{${k * b}}`], [`Divide both by ${k}.`, `\\frac{${a}}{${b}}`]],
    ways: [ruled(ratioTurnedOver, [rational(b, a)], `The height of ${k * a} is opposite the angle.`)],
  });
}; // prettier-ignore

const nameRatio: Question = (chance, difficulty) => {
  const { a, b, c } = drawTriangle(chance, difficulty);
  const asked = chance.pick([['\\sin A', a, c], ['\\cos A', b, c], ['\\tan A', a, b]] as const);
  const names = ['$\\sin A$', '$\\cos A$', '$\\tan A$'] as const;
  const right = `$${asked[0]}$`;
  const step = `The fraction has ${asked[1]} over ${asked[2]}. Is the denominator the hypotenuse, ${c}?`;
  return choiceDraft({
    stem: `In a right triangle, the side opposite angle $A$ is ${a} cm, the side adjacent to it is ${b} cm, and the hypotenuse is ${c} cm. Which ratio is equal to ${frac(asked[1], asked[2])}?`,
    right,
    ladder: ['Which side is the numerator? Which one is the denominator?', 'Sine is opposite over hypotenuse. Cosine is adjacent over hypotenuse. Tangent is opposite over adjacent.', step],
    steps: [['Name the sides of the fraction.', `\\frac{${asked[1]}}{${asked[2]}}`], ['Choose the ratio with these two sides.', `${asked[0]} = \\frac{${asked[1]}}{${asked[2]}}`]],
    ways: names.filter((name) => name !== right).map((name) => ledTo(otherRatioTaken, name, step)),
  });
}; // prettier-ignore

const greaterRatio: Question = (chance, difficulty) => {
  const { a, b, c } = drawTriangle(chance, difficulty);
  const right = a > b ? 'sin A is greater' : 'cos A is greater';
  const step = `Compare ${frac(a, c)} with ${frac(b, c)}.`;
  return choiceDraft({
    stem: `The legs of a right triangle are ${a} cm, opposite angle $A$, and ${b} cm, adjacent to it. Which is greater, $\\sin A$ or $\\cos A$?`,
    right,
    ladder: ['Which leg is longer?', 'Sine and cosine have the same denominator, the hypotenuse. The numerators decide.', step],
    steps: [['Write both ratios.', `\\sin A = \\frac{${a}}{${c}}, \\quad \\cos A = \\frac{${b}}{${c}}`], ['Compare the numerators.', `${a} ${a > b ? '>' : '<'} ${b}`]],
    ways: [ledTo(oppositeOperationUsed, a > b ? 'cos A is greater' : 'sin A is greater', step), ledTo(lookalikeChosen, 'they are equal', step)],
  });
}; // prettier-ignore

const angleTwice: Question = (chance, difficulty) => {
  const angle = 5 * chance.int(4, 8) + (difficulty > 2 ? chance.int(1, 4) : 0);
  const sine = chance.maybe(0.5);
  return numberDraft({
    stem: `For an acute angle $B$, $\\${sine ? 'sin' : 'cos'} ${angle}^\\circ = \\${sine ? 'cos' : 'sin'} B$. How many degrees is $B$?`,
    right: 90 - angle,
    unit: '°',
    ladder: ['What do the two acute angles of a right triangle add up to?', 'The sine of an angle is the cosine of its complement.', `Subtract ${angle} from 90.`],
    steps: [['The two angles are complementary.', `${angle} + B = 90`], ['Subtract.', `B = 90 - ${angle} = ${90 - angle}`]],
    ways: [ruled(givenNumberCopied, [angle], `Sine and cosine are equal for complementary angles. Is ${angle}° its own complement?`), ruled(lookalikeChosen, [180 - angle], `The angle is acute: less than 90°.`)].filter(({ to }) => to !== 90 - angle),
  });
}; // prettier-ignore

const tide: Question = (chance, difficulty) => {
  const [low, size] = [chance.int(1, 4 + difficulty), chance.int(2, 4 + difficulty)];
  const high = low + 2 * size;
  const middle = chance.maybe(0.5);
  return numberDraft({
    stem: `${chance.pick(['The water at a pier', 'A seat on a Ferris wheel', 'A buoy in a harbor'])} rises and falls like a sine curve between ${low} feet and ${high} feet. What is the ${middle ? 'height of the middle line' : 'amplitude'}, in feet?`,
    right: middle ? low + size : size,
    ladder: ['How far apart are the highest and the lowest value?', 'The middle line is halfway between the highest and the lowest value. The amplitude is the distance from the middle line to either one.', middle ? `Add ${low} and ${high}, and divide by 2.` : `Find $${high} - ${low}$, and take half of it.`],
    steps: middle ? [['Add the highest and the lowest value.', `${high} + ${low} = ${high + low}`], ['Divide by 2.', `${high + low} \\div 2 = ${low + size}`]] : [['Find the distance from the lowest to the highest value.', `${high} - ${low} = ${2 * size}`], ['Take half of it.', `${2 * size} \\div 2 = ${size}`]],
    ways: [ruled(wholeHeightForAmplitude, [high, low], `Half of the distance between ${low} and ${high} is needed.`), ruled(highestForAmplitude, [high], `That is the highest value. The lowest is ${low}.`)],
  });
}; // prettier-ignore

const heightAt: Question = (chance, difficulty) => {
  const [a, q] = drawUntil(() => [chance.int(2, 4 + difficulty), chance.int(6, 9 + 2 * difficulty)] as const, ([s, t]) => t > s + 1);
  const place = chance.pick([[0, 0, 'at the start, for 0°'], [90, 1, 'after a quarter turn, for 90°'], [270, -1, 'after three-quarters of a turn, for 270°']] as const);
  const right = a * place[1] + q;
  return numberDraft({
    stem: `${chance.pick(['A point on a bicycle wheel', 'A seat on a small Ferris wheel', 'The end of a windmill blade'])} is $${a} \\sin x + ${q}$ feet above the ground after a turn of $x$. How high is it ${place[2]}, in feet?`,
    right,
    ladder: ['Which angle do you substitute for x?', 'Sine is 0 at 0°, 1 at 90°, 0 at 180°, and −1 at 270°.', `Multiply ${a} by the sine of ${place[0]}°. Then add ${q}.`],
    steps: [['Find the sine.', `\\sin ${place[0]}^\\circ = ${place[1]}`], ['Substitute it.', `${a} \\cdot ${place[1] < 0 ? `(${place[1]})` : place[1]} + ${q} = ${right}`]],
    ways: [ruled(oneFactLeftOut, [Math.abs(a * place[1])], `The ${q} is added.`), ruled(oppositeOperationUsed, [place[1] === 0 ? a + q : q - a * place[1]], `What is the sine of ${place[0]}°?`)],
  });
}; // prettier-ignore

const stories = [
  (a: number, b: number, c: number) => ({ stem: `A ${c}-foot ladder leans against a wall. Its base is ${a} feet from the wall. How many feet up the wall does it reach?`, right: b, sides: [c, a] as const }),
  (a: number, b: number, c: number) => ({ stem: `A TV screen is ${b} inches wide and ${a} inches high. How long is its diagonal, in inches?`, right: c, sides: [a, b] as const }),
  (a: number, b: number, c: number) => ({ stem: `A hiker walks ${a} miles north and then ${b} miles east. How many miles from the start is the hiker, in a straight line?`, right: c, sides: [a, b] as const }),
  (a: number, b: number, c: number) => ({ stem: `A loading ramp is ${c} feet long and rises ${a} feet. How many feet along the ground does it reach?`, right: b, sides: [c, a] as const }),
] as const; // prettier-ignore

const pythagoreanStory: Question = (chance, difficulty) => {
  const [p, q, r] = chance.pick(triples.slice(0, Math.max(2, difficulty)));
  const k = chance.int(1, 1 + Math.ceil(difficulty / 2));
  const { stem, right, sides: [m, n] } = chance.pick(stories)(k * p, k * q, k * r);
  const minus = right < m;
  return numberDraft({
    stem,
    right,
    ladder: ['Where is the right angle? Which side is opposite it?', 'In a right triangle, the squares of the legs add up to the square of the hypotenuse.', `Write $${m}^2 = ${m * m}$ and $${n}^2 = ${n * n}$. Do you add or subtract them?`],
    steps: [[minus ? 'The longest side is known, so subtract.' : 'The hypotenuse is missing, so add.', `${m}^2 ${minus ? '-' : '+'} ${n}^2 = ${right * right}`], ['Take the square root.', `\\sqrt{${right * right}} = ${right}`]],
    ways: [ruled(oppositeOperationUsed, [minus ? m - n : m + n], `Use the squares ${m * m} and ${n * n}.`), ruled(stoppedOneStepEarly, [right * right], `Take the square root of $${m}^2 ${minus ? '-' : '+'} ${n}^2$.`)],
  });
}; // prettier-ignore

const whichIsRight: Question = (chance, difficulty) => {
  const [p, q, r] = chance.pick(triples.slice(0, Math.max(2, difficulty)));
  const set = (a: number, b: number, c: number) => `${a} cm, ${b} cm, ${c} cm`;
  const step = `For ${p}, ${q}, and ${r + 1}: is $${p}^2 + ${q}^2$ equal to $${r + 1}^2$?`;
  return choiceDraft({
    stem: 'Which three lengths are the sides of a right triangle?',
    right: set(p, q, r),
    ladder: ['Which side is the longest in each choice?', 'A triangle is a right triangle if the squares of the two shorter sides add up to the square of the longest.', step],
    steps: [['Square the sides.', `${p}^2 + ${q}^2 = ${p * p + q * q}`], ['Compare with the longest side.', `${r}^2 = ${r * r}`]],
    ways: [ledTo(lookalikeChosen, set(p, q, r + 1), step), ledTo(oppositeOperationUsed, set(p, q, p + q - 1 === r ? p + q : p + q - 1), step), ledTo(givenNumberCopied, set(p + 1, q + 1, r + 1), step)],
  });
}; // prettier-ignore

export const toldRightTriangleGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'trig_ratio_told', skill: 'trig_ratio' }, [scaledSide, otherAngle, rampTangent]),
  oneOfQuestions({ name: 'trig_ratio_which', skill: 'trig_ratio' }, [nameRatio, greaterRatio]),
  oneOfQuestions({ name: 'trig_angle_complement_ratio', skill: 'trig_angle' }, [angleTwice]),
  oneOfQuestions({ name: 'trig_range_story', skill: 'trig_range' }, [tide]),
  oneOfQuestions({ name: 'trig_values_story', skill: 'trig_values' }, [heightAt]),
  oneOfQuestions({ name: 'pythagorean_told', skill: 'pythagorean' }, [pythagoreanStory, pythagoreanStory, whichIsRight]),
]; // prettier-ignore
