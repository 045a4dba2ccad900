import type { Curve, Plane } from '@stoa/schema/figure/plane';
import { capital, series, spokenNumber } from './sentence-words.ts';

type At = { x: number; y: number };

/**
 * Describes a plane: points by their coordinates, which the grid shows, and a curve by points where it crosses the grid, never
 * by its equation, because that is often what is asked for.
 */
export function planeWords({ x, y, names, points, paths, curves, half_planes }: Plane): string {
  const across = `${names.x}-axis from ${spokenNumber(x.from)} to ${spokenNumber(x.to)}${x.step === 1 ? '' : ` by ${spokenNumber(x.step)}s`}`;
  const up = `${names.y}-axis from ${spokenNumber(y.from)} to ${spokenNumber(y.to)}${y.step === 1 ? '' : ` by ${spokenNumber(y.step)}s`}`;
  return [
    `A coordinate plane, ${across}, ${up}.`,
    ...points.map(({ label, ...at }) => `${label === null ? 'A point' : `Point ${label}`} is ${fromOrigin(at)}.`),
    ...paths.map(({ places, closed }) =>
      capital(`${closed ? 'a polygon has its corners at' : 'a path goes straight through'} ${series(places.map(pair))}.`),
    ),
    ...curves.map(({ curve, label, dashed }) => curveWords(curve, label, dashed, { x, y })),
    ...half_planes.map(({ slope, intercept, relation }) => {
      const through = pointsOn({ shape: 'line', slope, intercept }, { x, y }).slice(0, 2);
      const border = relation === '<' || relation === '>' ? 'dashed' : 'solid';
      return `A ${border} line goes through ${series(through.map(pair))}, and the side ${relation === '>' || relation === '≥' ? 'above' : 'below'} it is shaded.`;
    }),
  ].join(' ');
}

/**
 * Describes a place by the moves on the grid, because the pair of coordinates is often what is asked for: "3 to the left and 2
 * up from the origin".
 */
function fromOrigin({ x, y }: At): string {
  const moves = [
    ...(x === 0 ? [] : [`${spokenNumber(Math.abs(x))} to the ${x < 0 ? 'left' : 'right'}`]),
    ...(y === 0 ? [] : [`${spokenNumber(Math.abs(y))} ${y < 0 ? 'down' : 'up'}`]),
  ];
  return moves.length === 0 ? 'at the origin' : `${series(moves)} from the origin`;
}

const pair = ({ x, y }: At): string => `(${spokenNumber(x)}, ${spokenNumber(y)})`;

const shapes: Readonly<Record<Curve['shape'], string>> = {
  line: 'straight line',
  vertical: 'vertical line',
  parabola: 'parabola',
  exponential: 'curve that bends one way',
  hyperbola: 'curve of two branches',
  wave: 'wave',
};

function curveWords(curve: Curve, label: string | null, dashed: boolean, within: Pick<Plane, 'x' | 'y'>): string {
  const name = `A ${dashed ? 'dashed ' : ''}${shapes[curve.shape]}${label === null ? '' : `, labeled ${label},`}`;
  if (curve.shape === 'vertical') return `${name} crosses the x-axis at ${spokenNumber(curve.at)}.`;
  if (curve.shape === 'parabola') {
    const turning = { x: curve.h, y: curve.k };
    const others = pointsOn(curve, within).filter((at) => at.x !== turning.x);
    return `${name} opens ${curve.a > 0 ? 'upward' : 'downward'}, turns at ${pair(turning)}${others.length === 0 ? '' : `, and goes through ${series(others.slice(0, 2).map(pair))}`}.`;
  }
  const through = pointsOn(curve, within);
  const few = curve.shape === 'line' ? through.slice(0, 2) : through.slice(0, 6);
  return few.length === 0 ? `${name} crosses the plane.` : `${name} goes through ${series(few.map(pair))}.`;
}

/** Returns the visible grid points that a curve goes through exactly; those nearest the middle come first. */
function pointsOn(curve: Exclude<Curve, { shape: 'vertical' }>, { x, y }: Pick<Plane, 'x' | 'y'>): At[] {
  const steps = Math.round((x.to - x.from) / x.step);
  return Array.from({ length: steps + 1 }, (_, mark) => x.from + mark * x.step)
    .flatMap((at) => {
      const value = valueAt(curve, at);
      const onGrid = Math.abs(value / y.step - Math.round(value / y.step)) < 1e-9;
      return onGrid && value >= y.from && value <= y.to ? [{ x: at, y: Number(value.toFixed(9)) }] : [];
    })
    .toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x) || a.x - b.x);
}

function valueAt(curve: Exclude<Curve, { shape: 'vertical' }>, x: number): number {
  switch (curve.shape) {
    case 'line':
      return curve.slope * x + curve.intercept;
    case 'parabola':
      return curve.a * (x - curve.h) ** 2 + curve.k;
    case 'exponential':
      return curve.a * curve.base ** x + curve.k;
    case 'hyperbola':
      return curve.a / (x - curve.h) + curve.k;
    case 'wave':
      return Number((curve.a * Math[curve.of]((x * Math.PI) / 180)).toFixed(9)) + curve.k;
  }
}
