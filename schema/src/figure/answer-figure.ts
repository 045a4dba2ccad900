import { z } from 'zod';
import { FigureLabel, Scale } from './figure-number.ts';

/**
 * A picture that the student completes: her marks are written as text, and that text is judged as the answer. It contains
 * scales but no answer; every problem of its family and difficulty has the same one, so that its presence reveals nothing.
 */
export const AnswerFigure = z.discriminatedUnion('kind', [
  /** One point, or two that form a set, on a line whose marks are `step` apart and divided into `parts`. */
  z.strictObject({
    kind: z.literal('points_on_number_line'),
    scale: Scale,
    parts: z.int().min(1).max(20).default(1),
    count: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  /** The solutions of an inequality: a ray from an end, open or closed, to the left or to the right. */
  z.strictObject({ kind: z.literal('ray_on_number_line'), scale: Scale, variable: z.string().regex(/^[a-z]$/) }),
  /** What is between two ends, each open or closed; written as an interval. */
  z.strictObject({ kind: z.literal('interval_on_number_line'), scale: Scale }),
  z.strictObject({ kind: z.literal('points_on_plane'), x: Scale, y: Scale, count: z.int().min(1).max(6).default(1) }),
  /** The line through two points; written as its equation. */
  z.strictObject({ kind: z.literal('line_on_plane'), x: Scale, y: Scale }),
  /** Parts of one bar or of several of the same length, each cut into `parts`; written as a fraction of one bar. */
  z.strictObject({ kind: z.literal('shaded_parts'), parts: z.int().min(2).max(24), wholes: z.int().min(1).max(4).default(1) }),
  z.strictObject({ kind: z.literal('bar'), scale: Scale, title: FigureLabel }),
  /** Bags and weights on a balance; the answer is the weight of one bag, once a single bag is opposite weights only. */
  z.strictObject({ kind: z.literal('balance'), letter: z.string().regex(/^[a-z]$/) }),
  /** An angle from 0 to 180 degrees. */
  z.strictObject({ kind: z.literal('angle') }),
]);
export type AnswerFigure = z.infer<typeof AnswerFigure>;
/** An answer figure as authors write it, without the usual values. */
export type WrittenAnswerFigure = z.input<typeof AnswerFigure>;

export type AnswerFigureOf<Kind extends AnswerFigure['kind']> = Extract<AnswerFigure, { kind: Kind }>;
