import { decimalText } from './decimal-text.ts';
import { divide, rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { WrittenFigure } from '@stoa/schema/figure/figure';

const asNumber = (a: Rational): number => Number(decimalText(a));

/** Draws the number line from one neighbor of a number to the next, divided into ten, with a point at the number. */
export const betweenNeighbors = (low: Rational, high: Rational, at: Rational): WrittenFigure => ({
  kind: 'number_line',
  scale: { from: asNumber(low), to: asNumber(high), step: asNumber(high) - asNumber(low) },
  parts: 10,
  labels: 'ends',
  points: [{ at: asNumber(at) }],
});

/**
 * Draws a bar for the whole amount, cut into the largest equal parts that show the percent; null if that takes more than ten.
 */
export function percentBar(percent: Rational, whole: string): WrittenFigure | null {
  const parts = [2, 4, 5, 10].find((cut) => divide(percent, rational(100, cut)).d === 1n);
  const shaded = parts === undefined ? 0n : divide(percent, rational(100, parts)).n;
  if (parts === undefined || shaded < 1n || shaded >= BigInt(parts)) return null;
  return {
    kind: 'tape_diagram',
    tapes: [{ parts: Array.from({ length: parts }, (_, at) => ({ size: 1, shaded: at < shaded })), whole }],
  };
}

type Part = { readonly top: number; readonly bottom: number };

/** Draws one bar for each fraction, all of the same length, if all are below one and can still be counted. */
export const strips = (fractions: readonly Part[]): WrittenFigure | null =>
  fractions.every(({ top, bottom }) => top < bottom && bottom <= 24)
    ? { kind: 'fraction_strips', strips: fractions.map(({ top, bottom }) => ({ parts: bottom, shaded: top })) }
    : null;

/** Returns a picture to spread into a page; an empty object if there is none. */
export const pictured = (figure: WrittenFigure | null): { figure?: WrittenFigure } => (figure === null ? {} : { figure });
