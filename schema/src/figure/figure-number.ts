import { z } from 'zod';

/** A number of a figure: finite, and small enough that its label fits the drawing. */
export const FigureNumber = z.number().min(-1_000_000).max(1_000_000);

/**
 * The label of a part of a figure: a letter, a number with its unit, a short name. Plain text; `x²` and `3/4` are written like
 * that.
 */
export const FigureLabel = z.string().min(1).max(40);

/** A scale: labeled marks from `from` to `to`, `step` apart. At most fifty marks, because nobody could read more. */
export const Scale = z
  .strictObject({ from: FigureNumber, to: FigureNumber, step: z.number().positive() })
  .refine(({ from, to }) => from < to, 'a scale goes from less to more')
  .refine(({ from, to, step }) => (to - from) / step <= 50, 'a scale has at most fifty marks');
export type Scale = z.infer<typeof Scale>;

/** True if all names differ, so that a description can tell them apart. */
export const namesDiffer = (named: readonly { name: string }[]): boolean =>
  new Set(named.map(({ name }) => name)).size === named.length;
