import { z } from 'zod';
import { FigureLabel, FigureNumber, Scale } from './figure-number.ts';

/**
 * A number line: marks `step` apart, each interval divided into `parts` by smaller marks; which marks are numbered (`all`, only
 * the `ends`, or those that are named); points on it, rays and jumps over it.
 */
export const NumberLine = z.strictObject({
  kind: z.literal('number_line'),
  scale: Scale,
  parts: z.int().min(1).max(20).default(1),
  labels: z
    .union([z.enum(['all', 'ends', 'none']), z.array(z.strictObject({ at: FigureNumber, text: FigureLabel })).max(30)])
    .default('all'),
  points: z
    .array(z.strictObject({ at: FigureNumber, label: FigureLabel.nullable().default(null) }))
    .max(10)
    .default([]),
  /** The solutions of an inequality: from `at` to the left or to the right, including `at` itself if the circle is `closed`. */
  rays: z
    .array(z.strictObject({ at: FigureNumber, toward: z.enum(['left', 'right']), circle: z.enum(['open', 'closed']) }))
    .max(2)
    .default([]),
  jumps: z
    .array(z.strictObject({ from: FigureNumber, to: FigureNumber, label: FigureLabel.nullable().default(null) }))
    .max(12)
    .default([]),
});
export type NumberLine = z.infer<typeof NumberLine>;
