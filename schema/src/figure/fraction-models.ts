import { z } from 'zod';
import { FigureLabel } from './figure-number.ts';

/** Bars of equal length, one below the other, each cut into equal parts, the first of which are shaded. */
export const FractionStrips = z.strictObject({
  kind: z.literal('fraction_strips'),
  strips: z
    .array(
      z
        .strictObject({
          parts: z.int().min(1).max(24),
          shaded: z.int().min(0),
          label: FigureLabel.nullable().default(null),
        })
        .refine(({ parts, shaded }) => shaded <= parts, 'no more parts are shaded than there are'),
    )
    .min(1)
    .max(6),
});
export type FractionStrips = z.infer<typeof FractionStrips>;

/**
 * A square cut into rows and columns: what is shaded in one direction, in the other, and in both. It shows a product of
 * fractions.
 */
export const AreaModel = z
  .strictObject({
    kind: z.literal('area_model'),
    rows: z.int().min(1).max(12),
    columns: z.int().min(1).max(12),
    shaded_rows: z.int().min(0),
    shaded_columns: z.int().min(0),
  })
  .refine(
    ({ rows, columns, shaded_rows, shaded_columns }) => shaded_rows <= rows && shaded_columns <= columns,
    'no more is shaded than there is',
  );
export type AreaModel = z.infer<typeof AreaModel>;
