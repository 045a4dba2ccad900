import { z } from 'zod';
import { FigureLabel, FigureNumber, Scale } from './figure-number.ts';

const Place = { x: FigureNumber, y: FigureNumber };

/** A curve of the plane by its equation: y = slope·x + intercept, x = at, y = a(x − h)² + k, y = a·base^x + k, y = a/(x − h) + k, y = a·sin or cos(x°) + k. */
export const Curve = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('line'), slope: FigureNumber, intercept: FigureNumber }),
  z.strictObject({ shape: z.literal('vertical'), at: FigureNumber }),
  z.strictObject({ shape: z.literal('parabola'), a: FigureNumber, h: FigureNumber, k: FigureNumber }),
  z.strictObject({ shape: z.literal('exponential'), a: FigureNumber, base: z.number().positive().max(10), k: FigureNumber }),
  z.strictObject({ shape: z.literal('hyperbola'), a: FigureNumber, h: FigureNumber, k: FigureNumber }),
  z.strictObject({ shape: z.literal('wave'), of: z.enum(['sin', 'cos', 'tan']), a: FigureNumber, k: FigureNumber }), // x in degrees
]);
export type Curve = z.infer<typeof Curve>;

/** A coordinate plane and what is on it. */
export const Plane = z.strictObject({
  kind: z.literal('plane'),
  x: Scale,
  y: Scale,
  names: z.strictObject({ x: FigureLabel.default('x'), y: FigureLabel.default('y') }).prefault({}),
  points: z
    .array(z.strictObject({ ...Place, label: FigureLabel.nullable().default(null) }))
    .max(12)
    .default([]),
  /** Straight segments from place to place; if closed, they bound a polygon. */
  paths: z
    .array(z.strictObject({ places: z.array(z.strictObject(Place)).min(2).max(10), closed: z.boolean().default(false) }))
    .max(4)
    .default([]),
  curves: z
    .array(z.strictObject({ curve: Curve, label: FigureLabel.nullable().default(null), dashed: z.boolean().default(false) }))
    .max(4)
    .default([]),
  /** The region above or below a line; the relation says whether it includes the line. */
  half_planes: z
    .array(z.strictObject({ slope: FigureNumber, intercept: FigureNumber, relation: z.enum(['<', '≤', '>', '≥']) }))
    .max(3)
    .default([]),
});
export type Plane = z.infer<typeof Plane>;
