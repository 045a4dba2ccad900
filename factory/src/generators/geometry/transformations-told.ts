import {
  givenNumberCopied,
  lookalikeChosen,
  oneFactLeftOut,
  oppositeOperationUsed,
  signOfAnswerMistaken,
  stoppedOneStepEarly,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import { areaFactorDoubled, lengthFactorForArea } from '@stoa/engine/math/mal-rules/geometry-and-statistics/symmetry-and-units';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { person } from '../../wording/people.ts';

/** A scale factor and a length, which are different numbers. */
const scaled = (chance: Chance, difficulty: Difficulty): { k: number; side: number } =>
  drawUntil(() => ({ k: chance.int(2, 2 + difficulty), side: chance.int(3, 6 + 3 * difficulty) }), ({ k, side }) => k !== side && side !== k * k); // prettier-ignore

const sameShape = 'A dilation multiplies every length by the scale factor. It keeps every angle.';

const factorFromSides: Question = (chance, difficulty) => {
  const { k, side } = scaled(chance, difficulty);
  return numberDraft({
    stem: `Triangle $DEF$ is a dilation of triangle $ABC$. Side $AB$ is ${side} cm long, and its image $DE$ is ${k * side} cm long. What is the scale factor?`,
    right: k,
    ladder: ['Which side is the image, and which is the original?', 'The scale factor is the length of the image divided by the length of the original.', `Divide ${k * side} by ${side}.`],
    steps: [['Divide the image by the original.', `\\frac{${k * side}}{${side}}`], ['Find the quotient.', `${k}`]],
    ways: [ruled(oppositeOperationUsed, [k * side - side], `How many times as long as ${side} is ${k * side}?`), ruled(givenNumberCopied, [k * side], `Divide ${k * side} by ${side}.`)],
  });
}; // prettier-ignore

const lengthOfImage: Question = (chance, difficulty) => {
  const { k, side } = scaled(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: `${who} enlarges a drawing on a copier by the scale factor ${k}. A line in the drawing is ${side} inches long. How many inches long is it in the copy?`,
    right: k * side,
    ladder: ['Does the line get longer or shorter?', sameShape, `Multiply ${side} by ${k}.`],
    steps: [['Multiply the length by the scale factor.', `${side} \\times ${k}`], ['Find the product.', `${k * side}`]],
    ways: [ruled(oppositeOperationUsed, [side + k], `The factor ${k} multiplies. It is not added.`), ruled(givenNumberCopied, [side], `The copy is ${k} times as long.`)],
  });
}; // prettier-ignore

const backToOriginal: Question = (chance, difficulty) => {
  const { k, side } = scaled(chance, difficulty);
  const other = side + chance.int(1, 4);
  const sign = difficulty >= 3 && chance.maybe(0.5) ? -1 : 1;
  return numberDraft({
    stem: `A dilation about the origin by the scale factor ${k} moves point $P$ to $P'(${sign * k * side}, ${k * other})$. What is the $x$-coordinate of $P$?`,
    right: rational(sign * side),
    ladder: ['Is the point in the problem the original or the image?', 'The dilation multiplied both coordinates by the scale factor. To go back, divide.', `Divide ${sign * k * side} by ${k}.`],
    steps: [['The dilation multiplied $x$ by the scale factor.', `${k}x = ${sign * k * side}`], ['Divide to go back.', `x = ${sign * side}`]],
    ways: sign > 0 ? [ruled(oppositeOperationUsed, [k * k * side], `The number ${k * side} is the coordinate of the image.`), ruled(givenNumberCopied, [other], 'The first coordinate is x.')] : [],
  });
}; // prettier-ignore

const perimeterOfImage: Question = (chance, difficulty) => {
  const { k, side } = scaled(chance, difficulty);
  const wide = side + chance.int(1, 5);
  const around = 2 * (side + wide);
  return numberDraft({
    stem: `A rectangle is ${side} inches wide and ${wide} inches long. It is dilated by the scale factor ${k}. What is the perimeter of the image, in inches?`,
    right: k * around,
    ladder: ['How long are the sides of the image?', sameShape, `Multiply ${side} and ${wide} by ${k} first. Then add all four sides.`],
    steps: [['Multiply each side by the scale factor.', `${k * side}, \\quad ${k * wide}`], ['Add the four sides.', `2 \\times (${k * side} + ${k * wide}) = ${k * around}`]],
    ways: [ruled(givenNumberCopied, [around], `The sides of the image are ${k} times as long.`), ruled(oneFactLeftOut, [k * (side + wide)], 'A rectangle has 4 sides.'), ruled(oppositeOperationUsed, [around + k], `Multiply by ${k}.`)],
  });
}; // prettier-ignore

const areaOfImage: Question = (chance, difficulty) => {
  const { k, side } = scaled(chance, difficulty);
  const area = 2 * side;
  return numberDraft({
    stem: `A triangle has an area of ${area} square centimeters. It is dilated by the scale factor ${k}. What is the area of the image, in square centimeters?`,
    right: k * k * area,
    ladder: ['What happens to the base, and what happens to the height?', 'Both the base and the height are multiplied by the scale factor, so the area is multiplied by it twice.', `Multiply ${area} by ${k}, and then by ${k} again.`],
    steps: [['Base and height are both multiplied by the scale factor.', `${k} \\times ${k} = ${k * k}`], ['Multiply the area.', `${area} \\times ${k * k} = ${k * k * area}`]],
    ways: [ruled(lengthFactorForArea, [area, k], `An area has 2 lengths, so the factor ${k} counts twice.`), ruled(areaFactorDoubled, [area, k], `Use the factor ${k} and then ${k} again: multiply, do not add.`)],
  });
}; // prettier-ignore

const angleOfImage: Question = (chance, difficulty) => {
  const { k } = scaled(chance, difficulty);
  const angle = chance.int(31, 58);
  const other = chance.int(61, 79);
  return numberDraft({
    stem: `In triangle $ABC$, angle $A$ measures ${angle}° and angle $B$ measures ${other}°. The triangle is dilated by the scale factor ${k}. What is the measure of the image of angle $C$, in degrees?`,
    right: 180 - angle - other,
    unit: '°',
    ladder: ['Do the angles change in a dilation?', sameShape, `Find angle $C$: subtract ${angle} and ${other} from 180.`],
    steps: [['The angles of a triangle add up to 180°.', `180 - ${angle} - ${other} = ${180 - angle - other}`], ['A dilation keeps every angle.', `${180 - angle - other}^\\circ`]],
    ways: [ruled(lengthFactorForArea, [180 - angle - other, k], `The factor ${k} changes lengths, not angles.`), ruled(givenNumberCopied, [angle], `The question asks for angle $C$. Angles $A$ and $B$ are ${angle}° and ${other}°.`)],
  });
}; // prettier-ignore

const whichShrinks: Question = (chance, difficulty) => {
  const d = chance.int(2, 4 + difficulty);
  const n = chance.int(2, 3 + difficulty);
  const [right, larger, same] = [`$\\frac{1}{${d}}$`, `$${n}$`, '$1$'];
  return choiceDraft({
    stem: 'A dilation makes a figure smaller. Which of these can be its scale factor?',
    right,
    ladder: ['What does a length of 10 become with each factor?', 'A scale factor greater than 1 makes a figure larger. One between 0 and 1 makes it smaller.', `Multiply 10 by each factor, for example by ${n}. Is the result less than 10?`],
    steps: [['Compare each factor with 1.', `\\frac{1}{${d}} < 1 < ${n}`], ['Only a factor between 0 and 1 makes lengths shorter.', `0 < \\frac{1}{${d}} < 1`]],
    ways: [ledTo(oppositeOperationUsed, larger, `Multiply a length of 10 by ${n}. Is the result shorter?`), ledTo(lookalikeChosen, same, 'Multiply a length of 10 by 1. Does it change?')],
  });
}; // prettier-ignore

const places = ['x', 'y'] as const;

const reflectedBack: Question = (chance, difficulty) => {
  const axis = chance.pick(places);
  const [x, y] = [chance.int(2, 5 + difficulty), -chance.int(2, 5 + difficulty)];
  const asked = axis === 'x' ? 'y' : 'x';
  const right = asked === 'y' ? -y : -x;
  return numberDraft({
    stem: `Point $P$ is reflected across the $${axis}$-axis. Its image is $P'(${x}, ${y})$. What is the $${asked}$-coordinate of $P$?`,
    right: rational(right),
    ladder: ['Which coordinate does this reflection change?', `A reflection across the $${axis}$-axis changes the sign of the $${asked}$-coordinate. Reflecting back does the same.`, `The $${asked}$-coordinate of the image is ${asked === 'y' ? y : x}. Change its sign.`],
    steps: [['Reflect the image back across the same axis.', `${asked} = ${asked === 'y' ? y : x}`], [`The sign of $${asked}$ changes.`, `${asked} = ${right}`]],
    ways: right > 0 ? [ruled(givenNumberCopied, [x], `Change the sign of ${y}.`)] : [],
  });
}; // prettier-ignore

const distanceToImage: Question = (chance, difficulty) => {
  const axis = chance.pick(places);
  const [x, y] = [chance.int(2, 4 + difficulty), chance.int(2, 4 + difficulty)];
  const far = axis === 'x' ? y : x;
  return numberDraft({
    stem: `Point $Q(${x}, ${y})$ is reflected across the $${axis}$-axis. How many units apart are $Q$ and its image?`,
    right: 2 * far,
    ladder: [`How far is $Q$ from the $${axis}$-axis?`, 'A point and its image are the same distance from the line of reflection, on opposite sides.', `The distance to the axis is ${far}. Count it on both sides.`],
    steps: [[`Find the distance from the $${axis}$-axis.`, `${far}`], ['The image is as far on the other side.', `${far} + ${far} = ${2 * far}`]],
    ways: [ruled(stoppedOneStepEarly, [far], `That is the way to the axis. The image is another ${far} units away.`), ruled(givenNumberCopied, [2 * (axis === 'x' ? x : y)], `Which coordinate tells the distance to the $${axis}$-axis: ${x} or ${y}?`)],
  });
}; // prettier-ignore

const whichAxis: Question = (chance, difficulty) => {
  const axis = chance.pick(places);
  const [x, y] = drawUntil(() => [chance.int(1, 5 + difficulty), chance.int(1, 5 + difficulty)] as const, ([a, b]) => a !== b);
  const image = axis === 'x' ? `(${x}, ${-y})` : `(${-x}, ${y})`;
  const right = `across the ${axis}-axis`;
  const step = `Compare $(${x}, ${y})$ with $${image}$. Which coordinate is the same?`;
  return choiceDraft({
    stem: `One reflection moves $(${x}, ${y})$ to $${image}$. Which reflection is it?`,
    right,
    ladder: ['Which coordinate changes its sign?', 'A reflection across the x-axis keeps x. A reflection across the y-axis keeps y.', step],
    steps: [['Compare the coordinates.', `(${x}, ${y}) \\to ${image}`], [`The ${axis}-coordinate is the same.`, `${axis} = ${axis === 'x' ? x : y}`]],
    ways: [ledTo(lookalikeChosen, `across the ${axis === 'x' ? 'y' : 'x'}-axis`, step), ledTo(signOfAnswerMistaken, 'across the line y = x', step)],
  });
}; // prettier-ignore

const turns = ['90° clockwise', '90° counterclockwise', '180°'] as const;
const turned = ([x, y]: readonly [number, number], turn: (typeof turns)[number]): readonly [number, number] =>
  turn === '180°' ? [-x, -y] : turn === '90° clockwise' ? [y, -x] : [-y, x];

const whichTurn: Question = (chance, difficulty) => {
  const turn = chance.pick(turns);
  const [x, y] = drawUntil(() => [chance.int(1, 4 + difficulty), chance.int(1, 4 + difficulty)] as const, ([a, b]) => a !== b);
  const [u, v] = turned([x, y], turn);
  const step = `Sketch $(${x}, ${y})$ and $(${u}, ${v})$. How do you turn to get from the first point to the second?`;
  return choiceDraft({
    stem: `A rotation about the origin moves $(${x}, ${y})$ to $(${u}, ${v})$. Which rotation is it?`,
    right: turn,
    ladder: ['In which quadrant is each point?', 'A quarter turn swaps the two numbers and changes one sign. A half turn changes both signs.', step],
    steps: [['Compare the coordinates.', `(${x}, ${y}) \\to (${u}, ${v})`], [turn === '180°' ? 'Both signs change, so it is a half turn.' : 'The numbers are swapped, so it is a quarter turn.', `(${u}, ${v})`]],
    ways: turns.filter((one) => one !== turn).map((one) => ledTo(lookalikeChosen, one, step)),
  });
}; // prettier-ignore

const turnsInAll: Question = (chance, difficulty) => {
  const times = chance.int(2, 3);
  const quarter = 90 * times;
  const [x, y] = drawUntil(() => [chance.int(1, 4 + difficulty), chance.int(1, 4 + difficulty)] as const, ([a, b]) => a !== b);
  const [u, v] = times === 2 ? [-x, -y] : [y, -x];
  return choiceDraft({
    stem: `Point $(${x}, ${y})$ is rotated 90° counterclockwise about the origin, ${times === 2 ? 'twice' : 'three times'} in a row. Where is it then?`,
    right: `$(${u}, ${v})$`,
    ladder: ['How many degrees is the whole turn?', 'One quarter turn counterclockwise takes (x, y) to (−y, x). Do it again from there.', `After the first turn the point is at $(${-y}, ${x})$. Turn that point again.`],
    steps: [['Turn once.', `(${x}, ${y}) \\to (${-y}, ${x})`], [`Turn on, up to ${quarter}°.`, `(${-y}, ${x}) \\to (${-x}, ${-y})${times === 3 ? ` \\to (${y}, ${-x})` : ''}`]],
    ways: [ledTo(stoppedOneStepEarly, `$(${-y}, ${x})$`, `That is one turn. There are ${times}.`), ledTo(oppositeOperationUsed, times === 2 ? `$(${y}, ${-x})$` : `$(${-x}, ${-y})$`, `Begin at $(${-y}, ${x})$, the place after one turn.`)],
  });
}; // prettier-ignore

export const toldTransformationGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'geo_dilate_lengths', skill: 'geo_dilate' }, [factorFromSides, lengthOfImage, backToOriginal, perimeterOfImage, areaOfImage, angleOfImage, whichShrinks]),
  oneOfQuestions({ name: 'geo_reflect_back', skill: 'geo_reflect' }, [reflectedBack, distanceToImage, whichAxis]),
  oneOfQuestions({ name: 'geo_rotate_which', skill: 'geo_rotate' }, [whichTurn, turnsInAll]),
]; // prettier-ignore
