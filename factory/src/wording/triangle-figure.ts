import type { WrittenFigure } from '@stoa/schema/figure/figure';

const two = (value: number): number => Number(value.toFixed(2));
/** Returns a height to draw. Very flat and very steep shapes are drawn less so, since the labels give the lengths. */
const drawable = (across: number, up: number): number => two(10 * Math.min(1.3, Math.max(0.3, up / across)));

/** Draws a triangle with its height dashed; `?` if a length is asked for. */
export function triangleFigure(size: { base: number; height: number }, label: { base: string; height: string; slant?: string }): WrittenFigure {
  const [top, foot] = [drawable(size.base, size.height), 6.5];
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: foot, y: top },
        ],
        sides: [{ label: label.base }, {}, { label: label.slant ?? null }],
        corners: [{}, {}, {}],
      },
    ],
    dashes: [{ from: { x: foot, y: top }, to: { x: foot, y: 0 }, label: label.height, right_at_end: true }],
  };
} // prettier-ignore

/** Draws a right triangle with the right angle at its lower right corner C, the angle A at the left, B above. */
export function rightTriangleFigure(
  size: { across: number; up: number },
  label: { across?: string | null; up?: string | null; hypotenuse?: string | null; angle?: string | null; named?: boolean },
): WrittenFigure {
  const named = label.named ?? false;
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: drawable(size.across, size.up) },
        ],
        sides: [{ label: label.across ?? null }, { label: label.up ?? null }, { label: label.hypotenuse ?? null }],
        corners: [
          { name: named ? 'A' : null, angle: label.angle ?? null },
          { name: named ? 'C' : null, right: true },
          { name: named ? 'B' : null },
        ],
      },
    ],
  };
}

/** Draws a triangle ABC cut by DE parallel to BC, with the given lengths. */
export function cutTriangleFigure(
  share: number,
  label: { ad: string | null; db: string | null; de: string; bc: string; halves?: boolean },
): WrittenFigure {
  const [a, b, c] = [{ x: 4, y: 8 }, { x: 0, y: 0 }, { x: 11, y: 0 }] as const; // prettier-ignore
  const toward = (end: { x: number; y: number }) => ({
    x: two(a.x + share * (end.x - a.x)),
    y: two(a.y + share * (end.y - a.y)),
  });
  const [d, e] = [toward(b), toward(c)];
  const ticks = label.halves === true ? [1, 2] : [0, 0];
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [a, d, b, c, e],
        sides: [
          { label: label.ad, ticks: ticks[0]! },
          { label: label.db, ticks: ticks[0]! },
          { label: label.bc },
          { ticks: ticks[1]! },
          { ticks: ticks[1]! },
        ],
        corners: ['A', 'D', 'B', 'C', 'E'].map((name) => ({ name })),
      },
    ],
    dashes: [{ from: d, to: e, label: label.de }],
  };
}

/** Draws two similar triangles side by side, the second larger or smaller. */
export function similarTrianglesFigure(
  first: { side: string; base: string },
  second: { side: string; base: string },
  secondIsLarger: boolean,
): WrittenFigure {
  const [one, other] = secondIsLarger ? [4, 6.5] : [6.5, 4];
  const triangle = (left: number, size: number, names: readonly string[], label: { side: string; base: string }) => ({
    places: [
      { x: two(left + 0.35 * size), y: two(0.8 * size) },
      { x: left, y: 0 },
      { x: two(left + size), y: 0 },
    ],
    sides: [{ label: label.side }, { label: label.base }, {}],
    corners: names.map((name) => ({ name })),
  });
  return {
    kind: 'polygons',
    shapes: [triangle(0, one, ['A', 'B', 'C'], first), triangle(one + 2.5, other, ['D', 'E', 'F'], second)],
  };
}
