import type { WrittenFigure } from '@stoa/schema/figure/figure';

type Labels = readonly [string | null, string | null, string | null, string | null];
type Place = { x: number; y: number };
const none: Labels = [null, null, null, null];

const shapes: Readonly<Record<'parallelogram' | 'trapezoid' | 'kite' | 'quadrilateral' | 'rhombus', readonly Place[]>> = {
  parallelogram: [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 11.5, y: 5 }, { x: 2.5, y: 5 }],
  rhombus: [{ x: 0, y: 3.5 }, { x: 5.5, y: 0 }, { x: 11, y: 3.5 }, { x: 5.5, y: 7 }],
  trapezoid: [{ x: 0, y: 0 }, { x: 11, y: 0 }, { x: 8, y: 5 }, { x: 2.5, y: 5 }],
  kite: [{ x: 5, y: 0 }, { x: 8.5, y: 6.5 }, { x: 5, y: 9 }, { x: 1.5, y: 6.5 }],
  quadrilateral: [{ x: 0, y: 0 }, { x: 10, y: 0.5 }, { x: 8.5, y: 6 }, { x: 2, y: 5 }],
}; // prettier-ignore

const marks: Partial<Record<keyof typeof shapes, readonly { ticks?: number; arrows?: number }[]>> = {
  parallelogram: [{ arrows: 1 }, { arrows: 2 }, { arrows: 1 }, { arrows: 2 }],
  rhombus: [{ ticks: 1 }, { ticks: 1 }, { ticks: 1 }, { ticks: 1 }],
  trapezoid: [{ arrows: 1 }, {}, { arrows: 1 }, {}],
  kite: [{ ticks: 1 }, { ticks: 2 }, { ticks: 2 }, { ticks: 1 }],
};

/**
 * Draws a quadrilateral with the marks of its kind, counterclockwise from the lower left; the labels give the lengths and
 * angles.
 */
export function quadrilateralFigure(
  kind: keyof typeof shapes,
  { sides = none, angles = none, names = none, diagonals = [] }: { sides?: Labels; angles?: Labels; names?: Labels; diagonals?: readonly (string | null)[] },
): WrittenFigure {
  const places = shapes[kind];
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [...places],
        sides: sides.map((label, at) => ({ label, ...marks[kind]?.[at] })),
        corners: angles.map((angle, at) => ({ angle, name: names[at]! })),
      },
    ],
    dashes: diagonals.map((label, at) => ({ from: places[at]!, to: places[at + 2]!, label })),
  };
} // prettier-ignore
