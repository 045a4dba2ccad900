import type { Scale } from '@stoa/schema/figure/figure-number';
import { tidy } from '@stoa/schema/figure/answer-marks';

/** The mark of a scale that is nearest to a value; the scale's end where the value is beyond it. */
export function nearestMark({ from, to, step }: Scale, value: number): number {
  const last = Math.floor((to - from) / step + 1e-9);
  const at = Math.min(last, Math.max(0, Math.round((value - from) / step)));
  return tidy(from + at * step);
}

/** The value of a scale at a length of the drawing, between the lengths where the scale begins and ends. */
export const valueAt =
  ({ from, to }: Scale, start: number, end: number) =>
  (length: number): number =>
    from + ((length - start) / (end - start)) * (to - from);
