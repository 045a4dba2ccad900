import { boxOf, meet, type InkStroke } from './ink-stroke.ts';

type Place = { readonly x: number; readonly y: number };

/** Finds the strokes that an eraser touches on its way from one place to another, in paper units. */
export function strokesUnder(strokes: Iterable<InkStroke>, from: Place, to: Place, radius: number): readonly string[] {
  const swept = {
    left: Math.min(from.x, to.x) - radius,
    top: Math.min(from.y, to.y) - radius,
    right: Math.max(from.x, to.x) + radius,
    bottom: Math.max(from.y, to.y) + radius,
  };
  const met: string[] = [];
  for (const stroke of strokes)
    if (!stroke.erased && meet(boxOf(stroke), swept) && isMet(stroke, from, to, radius)) met.push(stroke.id);
  return met;
}

function isMet({ points }: InkStroke, from: Place, to: Place, radius: number): boolean {
  for (let at = 0; at + 1 < points.length; at += 3) {
    const here = { x: points[at]! / 10, y: points[at + 1]! / 10 };
    const next = at + 4 < points.length ? { x: points[at + 3]! / 10, y: points[at + 4]! / 10 } : here;
    if (distance(from, to, here) <= radius || distance(here, next, from) <= radius || cross(from, to, here, next)) return true;
  }
  return false;
}

/** Returns the distance of a place from the segment between two others. */
function distance(from: Place, to: Place, place: Place): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((place.x - from.x) * x + (place.y - from.y) * y) / length));
  return Math.hypot(place.x - from.x - along * x, place.y - from.y - along * y);
}

const turn = (a: Place, b: Place, c: Place) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
