import {
  bothSignsChanged,
  coordinateForLength,
  coordinatesAddedForLength,
  factorAdded,
  factorDivided,
  factorUsedOnce,
  movesSwapped,
  movesTurned,
  oneMoveOnly,
  otherAxisReflected,
  rotationOtherWay,
  rotationSignLeftOut,
  rotationTakenForReflection,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/transformations';
import {
  areaForComposedPerimeter,
  perimeterForComposedArea,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/composed-shapes';
import { coordinatesSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';
import { point, pointText } from '../../wording/line-text.ts';
import { gridOfTen } from '../../wording/plane-figure.ts';
import { textDraft } from '../lines_functions/line-draft.ts';
import type { WrongWay } from '../../wrong-way.ts';

type Pair = readonly [number, number];
const text = ([x, y]: Pair): string => `(${x}, ${y})`;
const askPair = 'Write an ordered pair $(x, y)$.';
const letters = ['A', 'B', 'C'] as const;

/** Draws a triangle on the grid. The coordinates of the corner in question have different sizes, and it isn't on an axis. */
const drawTriangle = (chance: Chance, most: number, sides: 'right' | 'any'): [Pair, Pair, Pair] =>
  drawUntil(
    () => {
      const at = (): Pair => [chance.int(sides === 'right' ? 1 : -most, most), chance.int(sides === 'right' ? 1 : -most, most)];
      return [at(), at(), at()] as [Pair, Pair, Pair];
    },
    ([a, b, c]) => Math.abs(a[0]) !== Math.abs(a[1]) && a[0] !== 0 && a[1] !== 0 && Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) >= 4 && Math.max(...[a, b, c].flat().map(Math.abs)) <= most,
  ); // prettier-ignore

const figureOf = (corners: readonly Pair[], names: readonly string[]): WrittenFigure => ({
  ...gridOfTen,
  points: corners.map(([x, y], at) => ({ x, y, label: names[at] ?? null })),
  paths: [{ places: corners.map(([x, y]) => ({ x, y })), closed: true }],
});

type Way = { rule: WrongWay<Pair>['rule']; to: Pair | null; hints: WrongWay<Pair>['hints'] };

/** Returns the draft of "where is the image of A?" for a triangle on the grid. */
function imageDraft(of: { stem: string; corners: readonly Pair[]; right: Pair; ladder: Ladder; steps: readonly (readonly [string, string])[]; ways: readonly Way[] }) {
  const swapped = coordinatesSwapped.answer(point(...of.right));
  return textDraft({
    stem: `${of.stem} ${askPair}`,
    figure: figureOf(of.corners, letters),
    readFromFigure: true,
    ladder: of.ladder,
    inputType: 'expression',
    form: 'simplified',
    placeholder: '(x, y)',
    right: text(of.right),
    wrong: text([of.right[0] + 41, of.right[1] - 53]),
    steps: of.steps,
    ways: [
      ...of.ways.map(({ rule, to, hints }) => ({ rule, hints, to: to === null ? null : text(to) })),
      { rule: coordinatesSwapped, to: pointText(swapped), hints: ['Which coordinate comes first in an ordered pair?', 'An ordered pair names x first and y second.', `Point A is ${moved(of.corners[0]![0], 'to the left', 'to the right')} of the y-axis. That distance belongs to x.`] },
    ],
  });
} // prettier-ignore

const moved = (n: number, one: string, other: string): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'} ${n < 0 ? one : other}`;
const plus = (a: number, b: number): string => `${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;

/** 1: right and up, in the first quadrant. 2 to 4: any direction. 5: from the image back. */
const translate: Generator = {
  name: 'geo_translate_point',
  version: 1,
  skill: 'geo_translate',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { corners, move } = drawUntil(
      () => ({ corners: drawTriangle(chance, difficulty === 1 ? 5 : 7, difficulty === 1 ? 'right' : 'any'), move: [chance.int(1, difficulty + 2) * (difficulty > 1 && chance.maybe(0.5) ? -1 : 1), chance.int(1, difficulty + 2) * (difficulty > 1 && chance.maybe(0.5) ? -1 : 1)] as Pair }),
      (drawn) => drawn.move[0] !== drawn.move[1] && Math.abs(drawn.corners[0][0] + drawn.move[0]) <= 9 && Math.abs(drawn.corners[0][1] + drawn.move[1]) <= 9 && drawn.corners[0][0] + drawn.move[0] !== drawn.corners[0][1] + drawn.move[1],
    );
    const a = corners[0];
    const back = difficulty === 5;
    const by: Pair = back ? [-move[0], -move[1]] : move;
    const right: Pair = [a[0] + by[0], a[1] + by[1]];
    const told = `${moved(move[0], 'left', 'right')} and ${moved(move[1], 'down', 'up')}`;
    const step = `The x-coordinate of A is ${a[0]}. Go ${moved(by[0], 'left', 'right')}: $${plus(a[0], by[0])}$. Then do the same with y.`;
    return imageDraft({
      stem: back
        ? chance.pick([`Triangle $ABC$ is the image of another triangle that was translated ${told}. From what point did $A$ come?`, `A triangle was moved ${told}. The figure shows where it is now. Where was point $A$ before?`])
        : chance.pick([`Triangle $ABC$ is translated ${told}. What are the coordinates of the image of $A$?`, `Move triangle $ABC$ ${told}. Where does point $A$ go?`, `A game piece in the shape of triangle $ABC$ slides ${told}. What are the new coordinates of point $A$?`]),
      corners,
      right,
      ladder: ['Where is point A now, and how does the triangle move?', back ? 'Undo each move: left undoes right, and down undoes up.' : 'Left and right change x. Up and down change y.', step],
      steps: [
        ['Read the coordinates of A.', text(a)],
        [back ? 'Undo the horizontal move.' : 'The horizontal move changes $x$.', `${plus(a[0], by[0])} = ${right[0]}`],
        [back ? 'Undo the vertical move.' : 'The vertical move changes $y$.', `${plus(a[1], by[1])} = ${right[1]}`],
        ['Write the pair with $x$ first.', text(right)],
      ],
      ways: [ruled(movesSwapped, [a, by], step), ruled(movesTurned, [a, by], step), ruled(oneMoveOnly, [a, by], step)],
    });
  },
}; // prettier-ignore

/** 1 and 2: across the x-axis or the y-axis. 3: any quadrant. 4: both axes. 5: across a line parallel to an axis. */
const reflect: Generator = {
  name: 'geo_reflect_point',
  version: 1,
  skill: 'geo_reflect',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const corners = drawTriangle(chance, 8, difficulty === 1 ? 'right' : 'any');
    const a = corners[0];
    const axis = chance.pick(['x', 'y'] as const);
    const at = difficulty === 5 ? drawUntil(() => chance.int(-3, 3), (n) => n !== 0 && 2 * n !== a[axis === 'x' ? 1 : 0] && n !== a[axis === 'x' ? 1 : 0]) : 0;
    const both = difficulty === 4;
    const across = (p: Pair, by: 'x' | 'y', line = 0): Pair => (by === 'x' ? [p[0], 2 * line - p[1]] : [2 * line - p[0], p[1]]);
    const other = axis === 'x' ? 'y' : 'x';
    const right = both ? across(across(a, axis), other) : across(a, axis, at);
    const changes = axis === 'x' ? 'y' : 'x';
    const line = difficulty === 5 ? `the line $${changes} = ${at}$` : `the $${axis}$-axis`;
    const step = difficulty === 5 ? `The ${changes}-coordinate of A is ${a[axis === 'x' ? 1 : 0]}. How far is that from ${at}? Go as far on the other side.` : `The ${changes}-coordinate of A is ${a[axis === 'x' ? 1 : 0]}. Change its sign, and keep the other coordinate.`;
    const told = both ? `the $${axis}$-axis, and the image is then reflected across the $${other}$-axis` : line;
    return imageDraft({
      stem: chance.pick([`Triangle $ABC$ is reflected across ${told}. What are the coordinates of the image of $A$?`, `Reflect triangle $ABC$ across ${told.replace('the image is then reflected', 'then reflect the image')}. Where does point $A$ go?`, `A stencil in the shape of triangle $ABC$ is flipped over ${told.replace('the image is then reflected across', 'then over')}. What are the new coordinates of point $A$?`]),
      corners,
      right,
      ladder: ['Where is point A, and on which side of the line?', 'The image is as far from the line as the point, on the other side. Along the line, nothing changes.', both ? `The ${changes}-coordinate of A is ${a[axis === 'x' ? 1 : 0]}. Change its sign. Then change the sign of the other coordinate, too.` : step],
      steps: both
        ? [['Read the coordinates of A.', text(a)], [`Across the $${axis}$-axis, $${changes}$ changes its sign.`, text(across(a, axis))], [`Across the $${other}$-axis, $${axis}$ changes its sign.`, text(right)]]
        : [['Read the coordinates of A.', text(a)], [difficulty === 5 ? `A is ${Math.abs(a[axis === 'x' ? 1 : 0] - at)} from the line. Go as far on the other side.` : `Across the $${axis}$-axis, $${changes}$ changes its sign and $${axis}$ stays.`, text(right)]],
      ways: both
        ? [ruled(otherAxisReflected, [a, other], step), ruled(otherAxisReflected, [a, axis], step)]
        : [ruled(otherAxisReflected, [a, axis], step), ruled(bothSignsChanged, [a], step)],
    });
  },
}; // prettier-ignore

/** 1 and 2: a half turn. 3: a quarter turn counterclockwise. 4: clockwise. 5: three quarters of a turn. All about the origin. */
const rotate: Generator = {
  name: 'geo_rotate_point',
  version: 1,
  skill: 'geo_rotate',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const corners = drawTriangle(chance, 8, difficulty === 1 || difficulty === 3 ? 'right' : 'any');
    const a = corners[0];
    const clockwise = difficulty === 4 || (difficulty === 5 && chance.maybe(0.5));
    const degrees = difficulty <= 2 ? 180 : difficulty === 5 ? 270 : 90;
    // Three quarters of a turn one way are a quarter the other way.
    const quarterClockwise = degrees === 270 ? !clockwise : clockwise;
    const right: Pair = degrees === 180 ? [-a[0], -a[1]] : quarterClockwise ? [a[1], -a[0]] : [-a[1], a[0]];
    const way = degrees === 180 ? '' : clockwise ? ' clockwise' : ' counterclockwise';
    const step = degrees === 180 ? `Point A is at ${text(a)}. Half a turn changes the sign of both coordinates.` : `Point A is at ${text(a)}. Switch its coordinates. Then find the quadrant of the image to see which sign changes.`;
    return imageDraft({
      stem: chance.pick([`Triangle $ABC$ is rotated ${degrees}°${way} about the origin. What are the coordinates of the image of $A$?`, `Rotate triangle $ABC$ ${degrees}°${way} about the origin. Where does point $A$ go?`, `A pinwheel blade in the shape of triangle $ABC$ turns ${degrees}°${way} about the origin. What are the new coordinates of point $A$?`]),
      corners,
      right,
      ladder: ['Where is point A, and in which quadrant is its image?', degrees === 180 ? 'A half turn about the origin changes the sign of both coordinates.' : 'A turn of 90° about the origin switches the coordinates, and one of them changes its sign.', step],
      steps: [
        ['Read the coordinates of A.', text(a)],
        ...(degrees === 270 ? [[`A turn of 270°${way} ends where a turn of 90° the other way does.`, '360 - 270 = 90'] as const] : []),
        degrees === 180
          ? ['A half turn changes both signs.', text(right)]
          : [`A quarter turn ${quarterClockwise ? 'clockwise takes (x, y) to (y, −x)' : 'counterclockwise takes (x, y) to (−y, x)'}.`, text(right)],
      ],
      ways:
        degrees === 180
          ? [ruled(rotationTakenForReflection, [a], step), ruled(rotationSignLeftOut, [a], step)]
          : [ruled(rotationOtherWay, [a, quarterClockwise], step), ruled(rotationSignLeftOut, [a], step), ruled(rotationTakenForReflection, [a], step)],
    });
  },
}; // prettier-ignore

/** 1 and 2: a factor of 2 or 3. 3: negative coordinates. 4: a factor of one half or one third. 5: the factor from a point and its image. */
const dilate: Generator = {
  name: 'geo_dilate_point',
  version: 1,
  skill: 'geo_dilate',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const factor = chance.pick(difficulty === 1 ? [2] : difficulty === 5 ? [3, 4] : [2, 3]);
    const shrinks = difficulty === 4;
    const { corners } = drawUntil(
      () => ({ corners: drawTriangle(chance, shrinks ? 9 : Math.floor(12 / factor), difficulty === 1 ? 'right' : 'any') }),
      (drawn) => (shrinks ? drawn.corners[0].every((n) => n % factor === 0) : drawn.corners[0].every((n) => n * factor !== n + factor)),
    );
    const a = corners[0];
    const right: Pair = shrinks ? [a[0] / factor, a[1] / factor] : [a[0] * factor, a[1] * factor];
    const said = shrinks ? `\\frac{1}{${factor}}` : `${factor}`;
    const step = shrinks ? `Point A is at ${text(a)}. Multiply each coordinate by $${said}$: divide it by ${factor}.` : `Point A is at ${text(a)}. Multiply each coordinate by ${factor}.`;
    const ladder: Ladder = ['Where is point A, and what is the scale factor?', 'A dilation with its center at the origin multiplies both coordinates by the scale factor.', step];
    return imageDraft({
      stem: chance.pick([`Triangle $ABC$ is dilated by the scale factor $${said}$, with the center at the origin. What are the coordinates of the image of $A$?`, `Dilate triangle $ABC$ about the origin by the scale factor $${said}$. Where does point $A$ go?`, `A photo with the corner $A$ is ${shrinks ? 'reduced' : 'enlarged'} about the origin by the scale factor $${said}$. What are the new coordinates of $A$?`]),
      corners,
      right,
      ladder,
      steps: [
        ['Read the coordinates of A.', text(a)],
        [`Multiply both by the scale factor${shrinks ? ', so divide by ' + factor : ''}.`, shrinks ? `${a[0]} \\div ${factor} = ${right[0]}, \\quad ${a[1]} \\div ${factor} = ${right[1]}` : `${factor} \\cdot ${a[0] < 0 ? `(${a[0]})` : a[0]} = ${right[0]}, \\quad ${factor} \\cdot ${a[1] < 0 ? `(${a[1]})` : a[1]} = ${right[1]}`],
        ['Write the pair with $x$ first.', text(right)],
      ],
      ways: shrinks
        ? [ruled(factorAdded, [a, -factor], step), { ...ruled(factorDivided, [a, 1], step), to: [a[0] * factor, a[1] * factor] as Pair }]
        : [ruled(factorAdded, [a, factor], step), ruled(factorUsedOnce, [a, factor], step), ruled(factorDivided, [a, factor], step)],
    });
  },
}; // prettier-ignore

/** 1: a side. 2: a side across an axis. 3: the perimeter of a rectangle. 4: its area. 5: the area of a right triangle. */
const polygons: Generator = {
  name: 'geo_coord_polygons_measure',
  version: 1,
  skill: 'geo_coord_polygons',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { left, low, wide, tall } = drawUntil(
      () => ({ left: difficulty === 1 ? chance.int(1, 4) : -chance.int(1, 8), low: difficulty === 1 ? chance.int(1, 4) : -chance.int(1, 8), wide: chance.int(2, 10), tall: chance.int(2, 10) }),
      (drawn) => drawn.wide !== drawn.tall && drawn.left + drawn.wide <= 9 && drawn.low + drawn.tall <= 9 && drawn.wide * drawn.tall !== 2 * (drawn.wide + drawn.tall) && (difficulty !== 5 || (drawn.wide * drawn.tall) % 2 === 0) && (difficulty !== 2 || drawn.left + drawn.wide > 0) && drawn.left + drawn.wide !== drawn.wide && Math.abs(drawn.left) !== drawn.wide,
    );
    const [r, t] = [left + wide, low + tall];
    const corners: Pair[] = difficulty === 5 ? [[left, low], [r, low], [left, t]] : [[left, low], [r, low], [r, t], [left, t]];
    const names = ['A', 'B', 'C', 'D'];
    const frame = chance.pick(['', 'The figure is the plan of a garden. ', 'The figure is a map of a fenced yard. ', 'The figure is part of a video game map. ']);
    const unit = 'units';
    const side = `A is at (${left}, ${low}) and B is at (${r}, ${low}). How far apart are ${left} and ${r} on the x-axis?`;
    const isLength = difficulty <= 2;
    const right = isLength ? wide : difficulty === 3 ? 2 * (wide + tall) : difficulty === 4 ? wide * tall : (wide * tall) / 2;
    const question = isLength
      ? `How long is side $AB$, in ${unit}?`
      : difficulty === 3
        ? `What is the perimeter of rectangle $ABCD$, in ${unit}?`
        : difficulty === 4
          ? `What is the area of rectangle $ABCD$, in square ${unit}?`
          : `What is the area of triangle $ABC$, in square ${unit}?`;
    const minus = (a: number, b: number) => `${a} - ${b < 0 ? `(${b})` : b}`;
    return numberDraft({
      stem: `${frame}${question}`,
      figure: figureOf(corners, names.slice(0, corners.length)),
      readFromFigure: true,
      ladder: ['Which sides does the question need?', 'The length of a horizontal side is the distance between the x-coordinates of its ends; of a vertical side, between the y-coordinates.'.replace('; of', '. For'), isLength ? `Find the distance from ${left} to ${r}: $${minus(r, left)}$.` : `Find the distance from ${left} to ${r} for side AB, and from ${low} to ${t} for the vertical side.`],
      right,
      steps: [
        ['Subtract the $x$-coordinates of the ends for the horizontal side.', `${minus(r, left)} = ${wide}`],
        ...(isLength ? [['Count the units on the grid to check.', `${wide}`] as const] : [['Subtract the $y$-coordinates for the vertical side.', `${minus(t, low)} = ${tall}`] as const]),
        ...(isLength ? [] : [difficulty === 3 ? (['Add all four sides.', `2 \\times (${wide} + ${tall}) = ${right}`] as const) : difficulty === 4 ? (['Multiply the sides.', `${wide} \\times ${tall} = ${right}`] as const) : (['A right triangle is half of a rectangle.', `${wide} \\times ${tall} \\div 2 = ${right}`] as const)]),
      ],
      ways: isLength
        ? [ruled(coordinateForLength, [Math.abs(r)], side), ...(difficulty === 2 ? [ruled(coordinatesAddedForLength, [left, r], side)] : [ruled(coordinatesAddedForLength, [left, -r], side)])]
        : difficulty === 3
          ? [ruled(areaForComposedPerimeter, [wide * tall], side), ruled(coordinateForLength, [wide + tall], side)]
          : [ruled(perimeterForComposedArea, [2 * (wide + tall)], side), ruled(coordinateForLength, [difficulty === 5 ? wide * tall : Math.abs(r * t)], side)],
    });
  },
}; // prettier-ignore

export const transformationGenerators: readonly Generator[] = [translate, reflect, rotate, dilate, polygons];
