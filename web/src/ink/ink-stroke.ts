import type { StrokeLook } from '@stoa/schema/board/board-act';

/** A rectangle around points, in paper units. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * A stroke as the page draws it. Each point is three numbers: x and y in tenths of a paper unit, and the pressure from 0 to
 * 100.
 */
export type InkStroke = {
  readonly id: string;
  readonly look: StrokeLook;
  readonly points: number[];
  ended: boolean;
  erased: boolean;
};

/** Returns the box around a stroke. For a stroke without points it's empty, at the corner of the paper. */
export function boxOf({ points, look }: Pick<InkStroke, 'points' | 'look'>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < points.length; at += 3) {
    left = Math.min(left, points[at]!);
    right = Math.max(right, points[at]!);
    top = Math.min(top, points[at + 1]!);
    bottom = Math.max(bottom, points[at + 1]!);
  }
  if (left > right) return { left: 0, top: 0, right: 0, bottom: 0 };
  const around = look.width / 10;
  return { left: left / 10 - around, top: top / 10 - around, right: right / 10 + around, bottom: bottom / 10 + around };
}

export const meet = (a: Box, b: Box): boolean => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
