import { getStroke } from 'perfect-freehand';
import type { InkStroke } from './ink-stroke.ts';

/** The pressure of a stroke made without a pen. */
const unpressed = 50;

/**
 * Returns the outline of a stroke as a path to fill, in paper units. `predicted` are points that the pen hasn't reached yet.
 */
export function strokePath({ points, look, ended }: Omit<InkStroke, 'id' | 'erased'>, predicted: readonly number[] = []): Path2D {
  const all = predicted.length === 0 ? points : [...points, ...predicted];
  const samples: [number, number, number][] = [];
  let pressed = false;
  for (let at = 0; at + 2 < all.length; at += 3) {
    samples.push([all[at]! / 10, all[at + 1]! / 10, all[at + 2]! / 100]);
    pressed ||= all[at + 2] !== unpressed;
  }
  const outline = getStroke(samples, {
    size: look.width / 10,
    thinning: look.even ? 0 : 0.55,
    smoothing: 0.5,
    streamline: 0.3,
    simulatePressure: !pressed && !look.even,
    last: ended,
  });
  const path = new Path2D();
  const [first] = outline;
  if (first === undefined) return path;
  path.moveTo(first[0]!, first[1]!);
  outline.forEach(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length]!;
    path.quadraticCurveTo(x!, y!, (x! + nextX!) / 2, (y! + nextY!) / 2);
  });
  path.closePath();
  return path;
}
