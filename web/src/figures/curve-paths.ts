import type { Curve, Plane } from '@stoa/schema/figure/plane';

type At = { x: number; y: number };

const samples = 160;

/**
 * Returns a curve as straight segments between points on it, over the width of the plane.
 *
 * Shape   one piece for each part without a break: a hyperbola has two, a tangent one for each half turn.
 */
export function curvePaths(curve: Curve, { x, y }: Pick<Plane, 'x' | 'y'>): At[][] {
  if (curve.shape === 'vertical')
    return [
      [
        { x: curve.at, y: y.from },
        { x: curve.at, y: y.to },
      ],
    ];
  const height = y.to - y.from;
  const value = valueOf(curve);
  const pieces: At[][] = [[]];
  for (let at = 0; at <= samples; at += 1) {
    const here = x.from + ((x.to - x.from) * at) / samples;
    const there = value(here);
    // A curve is cut off far outside the plane, and starts a new piece where it comes back.
    const seen = Number.isFinite(there) && there > y.from - height && there < y.to + height;
    const before = pieces.at(-1)!.at(-1);
    const broken = before !== undefined && Math.abs(there - before.y) > height * 1.5;
    if (!seen || broken) {
      if (pieces.at(-1)!.length > 0) pieces.push([]);
    }
    if (seen) pieces.at(-1)!.push({ x: here, y: there });
  }
  return pieces.filter((piece) => piece.length > 1);
}

function valueOf(curve: Exclude<Curve, { shape: 'vertical' }>): (x: number) => number {
  switch (curve.shape) {
    case 'line':
      return (x) => curve.slope * x + curve.intercept;
    case 'parabola':
      return (x) => curve.a * (x - curve.h) ** 2 + curve.k;
    case 'exponential':
      return (x) => curve.a * curve.base ** x + curve.k;
    case 'hyperbola':
      return (x) => curve.a / (x - curve.h) + curve.k;
    case 'wave':
      return (x) => curve.a * Math[curve.of]((x * Math.PI) / 180) + curve.k;
  }
}
