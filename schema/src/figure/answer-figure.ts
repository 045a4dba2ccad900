import { z } from 'zod';
import { FigureLabel, Scale } from './figure-number.ts';

/**
 * A picture that the student completes: what is marked in it writes the answer as text, and the text is what is judged. It holds scales and no
 * answer; the same one stands with every problem of its family and difficulty, so that its being there tells nothing.
 */
export const AnswerFigure = z.discriminatedUnion('kind', [
  /** One point, or two that together are a set, on a line whose marks are `step` apart and divided into `parts`. */
  z.strictObject({
    kind: z.literal('points_on_number_line'),
    scale: Scale,
    parts: z.int().min(1).max(20).default(1),
    count: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  /** What satisfies an inequality: from an end, open or closed, to the left or to the right. */
  z.strictObject({ kind: z.literal('ray_on_number_line'), scale: Scale, variable: z.string().regex(/^[a-z]$/) }),
  /** What lies between two ends, each open or closed; written as an interval. */
  z.strictObject({ kind: z.literal('interval_on_number_line'), scale: Scale }),
  z.strictObject({ kind: z.literal('points_on_plane'), x: Scale, y: Scale, count: z.int().min(1).max(6).default(1) }),
  /** The line through two points; written as its equation. */
  z.strictObject({ kind: z.literal('line_on_plane'), x: Scale, y: Scale }),
  /** Parts of one bar or of several of the same length, each cut into `parts`; written as a fraction of one bar. */
  z.strictObject({ kind: z.literal('shaded_parts'), parts: z.int().min(2).max(24), wholes: z.int().min(1).max(4).default(1) }),
  z.strictObject({ kind: z.literal('bar'), scale: Scale, title: FigureLabel }),
  /** Bags and weights laid on a balance; it says what one bag weighs once a bag alone stands against weights alone. */
  z.strictObject({ kind: z.literal('balance'), letter: z.string().regex(/^[a-z]$/) }),
  /** An angle from 0 to 180 degrees. */
  z.strictObject({ kind: z.literal('angle') }),
]);
export type AnswerFigure = z.infer<typeof AnswerFigure>;
/** An answer figure as it is written, with what is usual left out. */
export type WrittenAnswerFigure = z.input<typeof AnswerFigure>;

export type AnswerFigureOf<Kind extends AnswerFigure['kind']> = Extract<AnswerFigure, { kind: Kind }>;
