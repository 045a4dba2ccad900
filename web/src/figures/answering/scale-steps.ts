import type { Scale } from '@stoa/schema/figure/figure-number';
import { tidy } from '@stoa/schema/figure/answer-marks';

/** Returns the mark of a scale that is nearest to a value, or the scale's end if the value is beyond it. */
export function nearestMark({ from, to, step }: Scale, value: number): number {
  const last = Math.floor((to - from) / step + 1e-9);
  const at = Math.min(last, Math.max(0, Math.round((value - from) / step)));
  return tidy(from + at * step);
}

/** Returns a function from a length in the drawing to the value there, on a scale between two lengths. */
export const valueAt =
  ({ from, to }: Scale, start: number, end: number) =>
  (length: number): number =>
    from + ((length - start) / (end - start)) * (to - from);
