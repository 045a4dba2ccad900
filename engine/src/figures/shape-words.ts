import type { Angles, Circle, Polygons, Solid } from '@stoa/schema/figure/shapes';
import { capital, counted, ended, series } from './sentence-words.ts';

export function anglesWords({ rays, arcs }: Angles): string {
  const name = (at: number): string => rays[at]?.name ?? `ray ${at + 1}`;
  const opposite = rays.filter((ray) =>
    rays.some((other) => Math.abs(((other.direction - ray.direction + 360) % 360) - 180) < 0.01),
  ).length;
  const lines =
    opposite === rays.length
      ? `${counted(rays.length / 2, 'straight line')} ${rays.length === 2 ? 'with a point on it' : 'cross at a point'}`
      : `${counted(rays.length, 'ray')} start at one point`;
  const told = arcs.map(({ from, to, label, right }) =>
    ended(
      `${capital(`the angle from ${name(from)} to ${name(to)}`)} ${right ? `has the mark of a right angle${label === null ? '' : ` and the label ${label}`}` : label === null ? 'is marked' : `is labeled ${label}`}`,
    ),
  );
  return [
    capital(`${lines}.`),
    ...(arcs.length === 0 ? [] : ['The rays are counted counterclockwise, from the right.']),
    ...told,
  ].join(' ');
}

export function polygonsWords({ shapes, dashes }: Polygons): string {
  const told = shapes.map(({ name, places, sides, corners, shaded }) => {
    const letter = (at: number): string => corners[at % corners.length]!.name ?? `corner ${(at % corners.length) + 1}`;
    const sideName = (at: number): string =>
      corners.every((corner) => corner.name !== null) ? `${letter(at)}${letter(at + 1)}` : `Side ${at + 1}`;
    // Marks on the sides or at the corners are what such a figure is about, so there its kind is left to see.
    const isPlain = sides.every(({ ticks, arrows }) => ticks + arrows === 0) && corners.every(({ angle }) => angle === null);
    const isRectangle = places.length === 4 && (corners.every(({ right }) => right) || (isPlain && isUprightRectangle(places)));
    const kind = isRectangle ? 'rectangle' : (polygonNames[places.length] ?? `polygon with ${places.length} sides`);
    return [
      `A ${shaded ? 'shaded ' : ''}${kind}${name === null ? '' : `, ${name}`}.`,
      ...sides.flatMap(({ label, ticks, arrows }, at) => {
        const marks = [
          ...(label === null ? [] : [`is labeled ${label}`]),
          ...(ticks === 0 ? [] : [`has ${counted(ticks, 'tick')}`]),
          ...(arrows === 0 ? [] : [`has ${counted(arrows, 'arrow')}`]),
        ];
        const side = isRectangle ? `Its ${edgeOf(places, at)} side` : sideName(at);
        return marks.length === 0 ? [] : [ended(`${side} ${series(marks)}`)];
      }),
      ...corners.flatMap(({ angle, right }, at) => [
        ...(right && !isRectangle ? [`The angle at ${letter(at)} is a right angle.`] : []),
        ...(angle === null ? [] : [ended(`The angle at ${letter(at)} is labeled ${angle}`)]),
      ]),
    ].join(' ');
  });
  const dashed = dashes.map(
    ({ label, right_at_end }) =>
      `A dashed line${label === null ? '' : ` labeled ${label}`}${right_at_end ? ' meets the side at a right angle' : ' runs across'}.`,
  );
  return [...told, ...dashed].join(' ');
}

/** True if the sides run along the axes, so that the figure is seen to be a rectangle without any mark at its corners. */
const isUprightRectangle = (places: readonly { x: number; y: number }[]): boolean =>
  places.every((from, at) => {
    const [to, after] = [places[(at + 1) % places.length]!, places[(at + 2) % places.length]!];
    return isAlong(from, to, 'x') ? isAlong(to, after, 'y') : isAlong(from, to, 'y') && isAlong(to, after, 'x');
  });
const isAlong = (from: { x: number; y: number }, to: { x: number; y: number }, axis: 'x' | 'y'): boolean =>
  Math.abs(from[axis] - to[axis]) > 0.001 && Math.abs(axis === 'x' ? from.y - to.y : from.x - to.x) < 0.001;

/** Returns which side of an upright rectangle goes from this corner to the next. */
function edgeOf(places: readonly { x: number; y: number }[], at: number): string {
  const [from, to] = [places[at]!, places[(at + 1) % places.length]!];
  const middle = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  if (Math.abs(from.y - to.y) < 0.001) return from.y < middle('y') ? 'bottom' : 'top';
  if (Math.abs(from.x - to.x) < 0.001) return from.x < middle('x') ? 'left' : 'right';
  return ['first', 'second', 'third', 'fourth'][at]!;
}

const polygonNames: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'figure with four sides',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
};

export function circleWords({ line, sectors }: Circle): string {
  const measured = line === null ? [] : [ended(`Its ${line.of} is labeled ${line.label}`)];
  if (sectors.length === 0) return ['A circle.', ...measured].join(' ');
  const equal = sectors.every(({ share }) => Math.abs(share - sectors[0]!.share) < 1e-9);
  const whole = sectors.reduce((sum, { share }) => sum + share, 0);
  const told = sectors.map(
    ({ share, label, shaded }, at) =>
      `${label === null ? `Part ${at + 1}` : label}${equal ? '' : `, ${Math.round((share / whole) * 100)} percent of the circle`}${shaded ? ', shaded' : ''}`,
  );
  const shadedCount = sectors.filter(({ shaded }) => shaded).length;
  const unnamed = sectors.every(({ label }) => label === null);
  const parts =
    equal && unnamed
      ? `${shadedCount === 0 ? 'None' : shadedCount} of them ${shadedCount === 1 ? 'is' : 'are'} shaded.`
      : `Clockwise from the top: ${told.join('; ')}.`;
  return [`A circle cut into ${counted(sectors.length, equal ? 'equal part' : 'part')}.`, parts, ...measured].join(' ');
}

export function solidWords(solid: Solid): string {
  switch (solid.shape) {
    case 'box':
      return ended(`A box. Its length is labeled ${solid.length}, its width ${solid.width}, its height ${solid.height}`);
    case 'box_net':
      return ended(
        `A box unfolded: six rectangles in the shape of a cross. The length is labeled ${solid.length}, the width ${solid.width}, the height ${solid.height}`,
      );
    case 'cubes':
      return `A box built of unit cubes, ${solid.length} cubes long, ${solid.width} wide, and ${solid.height} high.`;
    case 'cylinder':
      return ended(`A cylinder. Its radius is labeled ${solid.radius}, its height ${solid.height}`);
    case 'cone':
      return ended(`A cone. Its radius is labeled ${solid.radius}, its height ${solid.height}`);
    case 'sphere':
      return ended(`A sphere. Its radius is labeled ${solid.radius}`);
    case 'pyramid':
      return ended(`A pyramid on a square base. The side of the base is labeled ${solid.side}, its height ${solid.height}`);
    case 'triangular_prism':
      return ended(
        `A prism whose ends are triangles. The base of a triangle is labeled ${solid.base}, its height ${solid.height}, the length of the prism ${solid.length}`,
      );
  }
}
