import { z } from 'zod';
import { FigureLabel, FigureNumber } from './figure-number.ts';

/** Rays from one point, by their directions in degrees (0 to the right, counterclockwise), and the arcs between them. */
export const Angles = z.strictObject({
  kind: z.literal('angles'),
  rays: z
    .array(z.strictObject({ direction: z.number().min(0).max(360), name: FigureLabel.nullable().default(null) }))
    .min(2)
    .max(6),
  arcs: z
    .array(
      z.strictObject({
        from: z.int().min(0), // indexes in `rays`; the arc goes counterclockwise
        to: z.int().min(0),
        label: FigureLabel.nullable().default(null),
        right: z.boolean().default(false), // drawn as a square corner
      }),
    )
    .max(6),
});
export type Angles = z.infer<typeof Angles>;

/** A side or an angle of a polygon, and its marks. Ticks mean equal lengths, arrows parallel sides. */
const Side = z.strictObject({
  label: FigureLabel.nullable().default(null),
  ticks: z.int().min(0).max(3).default(0),
  arrows: z.int().min(0).max(2).default(0),
});
const Corner = z.strictObject({
  name: FigureLabel.nullable().default(null),
  angle: FigureLabel.nullable().default(null),
  right: z.boolean().default(false),
});

const PolygonShape = z
  .strictObject({
    name: FigureLabel.nullable().default(null),
    /** The corners in order, as they are drawn; y grows upward. The labels give the lengths, not the drawing. */
    places: z
      .array(z.strictObject({ x: FigureNumber, y: FigureNumber }))
      .min(3)
      .max(12),
    sides: z.array(Side), // the side from each corner to the next
    corners: z.array(Corner),
    shaded: z.boolean().default(false),
  })
  .refine(
    ({ places, sides, corners }) => sides.length === places.length && corners.length === places.length,
    'each corner has a side and an angle',
  );

/** Triangles and other polygons with their marks; a height or a diagonal is a dashed line between two places. */
export const Polygons = z.strictObject({
  kind: z.literal('polygons'),
  shapes: z.array(PolygonShape).min(1).max(4),
  dashes: z
    .array(
      z.strictObject({
        from: z.strictObject({ x: FigureNumber, y: FigureNumber }),
        to: z.strictObject({ x: FigureNumber, y: FigureNumber }),
        label: FigureLabel.nullable().default(null),
        right_at_end: z.boolean().default(false),
      }),
    )
    .max(4)
    .default([]),
});
export type Polygons = z.infer<typeof Polygons>;

/** A circle with its radius or diameter, or cut into sectors of given shares: a spinner, a pie. */
export const Circle = z.strictObject({
  kind: z.literal('circle'),
  line: z
    .strictObject({ of: z.enum(['radius', 'diameter']), label: FigureLabel })
    .nullable()
    .default(null),
  sectors: z
    .array(
      z.strictObject({
        share: z.number().positive(),
        label: FigureLabel.nullable().default(null),
        shaded: z.boolean().default(false),
      }),
    )
    .max(12)
    .default([]),
});
export type Circle = z.infer<typeof Circle>;

/** A solid in an oblique view, or an unfolded box; the labels give the lengths. */
export const Solid = z.discriminatedUnion('shape', [
  z.strictObject({
    kind: z.literal('solid'),
    shape: z.literal('box'),
    length: FigureLabel,
    width: FigureLabel,
    height: FigureLabel,
  }),
  z.strictObject({
    kind: z.literal('solid'),
    shape: z.literal('box_net'),
    length: FigureLabel,
    width: FigureLabel,
    height: FigureLabel,
  }),
  z.strictObject({
    kind: z.literal('solid'),
    shape: z.literal('cubes'),
    length: z.int().min(1).max(8),
    width: z.int().min(1).max(8),
    height: z.int().min(1).max(8),
  }),
  z.strictObject({ kind: z.literal('solid'), shape: z.literal('cylinder'), radius: FigureLabel, height: FigureLabel }),
  z.strictObject({ kind: z.literal('solid'), shape: z.literal('cone'), radius: FigureLabel, height: FigureLabel }),
  z.strictObject({ kind: z.literal('solid'), shape: z.literal('sphere'), radius: FigureLabel }),
  z.strictObject({ kind: z.literal('solid'), shape: z.literal('pyramid'), side: FigureLabel, height: FigureLabel }),
  z.strictObject({
    kind: z.literal('solid'),
    shape: z.literal('triangular_prism'),
    base: FigureLabel,
    height: FigureLabel,
    length: FigureLabel,
  }),
]);
export type Solid = z.infer<typeof Solid>;
