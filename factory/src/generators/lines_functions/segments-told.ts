import {
  givenNumberCopied,
  oneFactLeftOut,
  oppositeOperationUsed,
  stoppedOneStepEarly,
} from '@stoa/engine/math/mal-rules/asked-another-way';
import { differencesAdded, rootOfDistanceForgotten } from '@stoa/engine/math/mal-rules/functions-and-lines/segments';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { choiceDraft, oneOfQuestions, type Question } from '../../one-of-questions.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { people, person } from '../../wording/people.ts';

const legs = [[3, 4, 5], [6, 8, 10], [5, 12, 13], [8, 15, 17], [9, 12, 15]] as const; // prettier-ignore
const idea = 'The distances across and up are the legs of a right triangle. Use the Pythagorean theorem for the hypotenuse.';

/** Draws two places whose distance is whole. */
const drawEnds = (chance: Chance, difficulty: Difficulty) => {
  const [a, b, c] = chance.pick(difficulty <= 2 ? legs.slice(0, 3) : legs);
  const [across, up] = chance.maybe(0.5) ? [a, b] : [b, a];
  const low = difficulty === 1 ? 1 : -6;
  return drawUntil(() => ({ x: chance.int(low, 6), y: chance.int(low, 6), across, up, far: c }), ({ x, y }) => ![x, y, x + across, y + up].includes(c)); // prettier-ignore
};

const onMap: Question = (chance, difficulty) => {
  const { x, y, across, up, far } = drawEnds(chance, difficulty);
  const [from, to] = chance.pick([['the library', 'the pool'], ['the school', 'the park'], ['the bus stop', 'the skate park'], ['the campsite', 'the lake']]) as [string, string];
  return numberDraft({
    stem: `On a city map, ${from} is at $(${x}, ${y})$ and ${to} is at $(${x + across}, ${y + up})$. Each unit is one block. How many blocks is it from ${from} to ${to} in a straight line?`,
    right: far,
    ladder: ['How many blocks is it across, and how many up?', idea, `The legs are ${across} and ${up}. Add their squares, and take the square root.`],
    steps: [['Find the legs, and add their squares.', `${across}^2 + ${up}^2 = ${far ** 2}`], ['Take the square root.', `\\sqrt{${far ** 2}} = ${far}`]],
    ways: [ruled(differencesAdded, [across, up], `A straight line is shorter than ${across} blocks and ${up} blocks along the streets.`), ruled(rootOfDistanceForgotten, [across, up], `Take the square root of the sum of the squares of ${across} and ${up}.`)],
  });
}; // prettier-ignore

const straightAlong: Question = (chance, difficulty) => {
  const level = chance.maybe(0.5);
  const [same, from, apart] = [chance.int(2, 8), -chance.int(1, 4 + difficulty), chance.int(6, 9 + difficulty)];
  const [one, other] = level ? [`(${from}, ${same})`, `(${from + apart}, ${same})`] : [`(${same}, ${from})`, `(${same}, ${from + apart})`];
  return numberDraft({
    stem: `The ends of a segment are $${one}$ and $${other}$. One coordinate is the same at both ends. How long is the segment?`,
    right: apart,
    ladder: ['Which coordinate is the same at both ends?', 'A horizontal or vertical segment is as long as the difference of the other coordinates.', `How far is it from ${from} to ${from + apart} on a number line?`],
    steps: [['Subtract the coordinates that differ.', `${from + apart} - (${from})`], ['Subtracting a negative number adds its opposite.', `${from + apart} + ${-from} = ${apart}`]],
    ways: [ruled(oppositeOperationUsed, [Math.abs(from + apart + from)], `Zero is between ${from} and ${from + apart}, or at its end. Count the way from one to the other.`), ruled(givenNumberCopied, [same], `The ${same} is the same at both ends.`)],
  });
}; // prettier-ignore

const halfway: Question = (chance, difficulty) => {
  const low = difficulty <= 2 ? 0 : -8;
  const { a, b } = drawUntil(() => ({ a: chance.int(low, 4), b: chance.int(5, 8 + 2 * difficulty) }), (draw) => (draw.a + draw.b) % 2 === 0 && draw.a + draw.b > 0 && draw.b - draw.a > 3);
  const [first, second] = people(chance, 2) as [string, string];
  const mile = chance.maybe(0.5);
  return numberDraft({
    stem: mile
      ? `On a map with a grid, ${first} lives at $(${a}, 3)$ and ${second} lives at $(${b}, 3)$. They meet halfway. What is the $x$-coordinate of the place where they meet?`
      : `A segment has its ends at $(5, ${a})$ and $(9, ${b})$. What is the $y$-coordinate of its midpoint?`,
    right: (a + b) / 2,
    ladder: ['Which number is halfway between the two coordinates?', 'Each coordinate of a midpoint is the mean of the coordinates of the ends.', `Add ${a} and ${b}, and divide by 2.`],
    steps: [['Add the two coordinates.', `${a} + ${b} = ${a + b}`], ['Divide by 2.', `${a + b} \\div 2 = ${(a + b) / 2}`]],
    ways: [ruled(stoppedOneStepEarly, [a + b], 'Divide the sum by 2.'), ruled(oppositeOperationUsed, [(b - a) / 2], `That is how far it is from an end. Begin at ${a}.`)],
  });
}; // prettier-ignore

const radius: Question = (chance, difficulty) => {
  const { x, y, across, up, far } = drawEnds(chance, difficulty);
  const asksDiameter = difficulty >= 3 && chance.maybe(0.5);
  return numberDraft({
    stem: `A circle has its center at $(${x}, ${y})$ and goes through $(${x + across}, ${y + up})$. What is its ${asksDiameter ? 'diameter' : 'radius'}?`,
    right: asksDiameter ? 2 * far : far,
    ladder: ['How is the radius related to the two points?', 'The radius is the distance from the center to any point of the circle. The diameter is twice as long.', `The distances across and up are ${across} and ${up}. Add their squares, and take the square root.`],
    steps: [['The radius is the distance between the points.', `\\sqrt{${across}^2 + ${up}^2} = \\sqrt{${far ** 2}}`], ['Take the square root.', `\\sqrt{${far ** 2}} = ${far}`], ...(asksDiameter ? [['The diameter is twice the radius.', `2 \\times ${far} = ${2 * far}`] as const] : [])],
    ways: [...(asksDiameter ? [ruled(stoppedOneStepEarly, [far], 'That is the radius. The diameter is 2 times as long.')] : [ruled(givenNumberCopied, [2 * far], 'That is the diameter, 2 times the radius.')]), ruled(differencesAdded, [across, up], `Add the squares of ${across} and ${up}.`)],
  });
}; // prettier-ignore

const perimeter: Question = (chance, difficulty) => {
  const { x, y, across, up, far } = drawEnds(chance, difficulty);
  const right = across + up + far;
  return numberDraft({
    stem: `A right triangle has its corners at $(${x}, ${y})$, $(${x + across}, ${y})$, and $(${x + across}, ${y + up})$. What is its perimeter, in units?`,
    right,
    ladder: ['Which two sides are horizontal and vertical?', 'Find the two legs from the coordinates, and the third side with the Pythagorean theorem. Then add.', `The legs are ${across} and ${up}. The third side is $\\sqrt{${across}^2 + ${up}^2}$.`],
    steps: [['Find the third side.', `\\sqrt{${across}^2 + ${up}^2} = ${far}`], ['Add the three sides.', `${across} + ${up} + ${far} = ${right}`]],
    ways: [ruled(oneFactLeftOut, [across + up], `The third side belongs to the perimeter, too: $\\sqrt{${across}^2 + ${up}^2}$.`), ruled(stoppedOneStepEarly, [far], `That is the longest side. Add ${across} and ${up}.`)],
  });
}; // prettier-ignore

const diagonal: Question = (chance, difficulty) => {
  const { x, y, across, up, far } = drawEnds(chance, difficulty);
  const who = person(chance);
  return numberDraft({
    stem: `${who} plots the corners of a rectangle: $(${x}, ${y})$, $(${x + across}, ${y})$, $(${x + across}, ${y + up})$, and $(${x}, ${y + up})$. How long is a diagonal of the rectangle, in units?`,
    right: far,
    ladder: ['How long and how wide is the rectangle?', 'A diagonal is the hypotenuse of a right triangle whose legs are two sides.', `The sides are ${across} and ${up}. Add their squares, and take the square root.`],
    steps: [['Add the squares of two sides.', `${across}^2 + ${up}^2 = ${far ** 2}`], ['Take the square root.', `\\sqrt{${far ** 2}} = ${far}`]],
    ways: [ruled(differencesAdded, [across, up], `The diagonal cuts the corner between ${across} and ${up}.`), ruled(rootOfDistanceForgotten, [across, up], `Take the square root of the sum of the squares of ${across} and ${up}.`)],
  });
}; // prettier-ignore

const nearest: Question = (chance, difficulty) => {
  const [a, b] = [chance.int(1, 3 + difficulty), chance.int(2, 4 + difficulty)];
  const close = [a, b] as const;
  const points = [close, [a + b + 1, 0], [-(a + 1), b + 1], [a, -(b + 2)]] as const;
  const text = ([x, y]: readonly [number, number]) => `$(${x}, ${y})$`;
  const step = `For ${text(points[2])}, add the squares of ${points[2][0]} and ${points[2][1]}: that is ${points[2][0] ** 2 + points[2][1] ** 2}. Do the same for the others.`;
  return choiceDraft({
    stem: 'Which of these points is closest to the origin?',
    right: text(close),
    ladder: ['How far is each point from (0, 0)?', 'The distance from the origin is the square root of the sum of the squares of the coordinates.', step],
    steps: [['Add the squares of the coordinates of each point.', `${a}^2 + ${b}^2 = ${a * a + b * b}`], ['The other points have greater sums.', points.slice(1).map(([x, y]) => `${x * x + y * y}`).join(', \\quad ')]],
    ways: [ledTo(givenNumberCopied, text(points[1]), step), ledTo(oneFactLeftOut, text(points[2]), step), ledTo(oppositeOperationUsed, text(points[3]), step)],
  });
}; // prettier-ignore

export const toldSegmentGenerators: readonly Generator[] = [
  oneOfQuestions({ name: 'coord_segments_told', skill: 'coord_segments' }, [onMap, straightAlong, halfway, radius, perimeter, diagonal, nearest]),
]; // prettier-ignore
