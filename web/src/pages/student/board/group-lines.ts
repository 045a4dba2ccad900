import { boxOf, type Box, type InkStroke } from '../../../ink/ink-stroke.ts';

/** Strokes that form one line of work. Its id is that of its first stroke, so the same ink is always the same line. */
export type InkLine = { readonly id: string; readonly strokes: readonly string[]; readonly box: Box };

/**
 * How far outside of a line the middle of a stroke may be for it still to belong to the line, as a share of the line's height.
 */
const beyond = 0.3;
/** The minimum height of a line, in paper units: a minus sign alone has no height. */
const least = 24;

/**
 * Groups strokes, in the order in which they were written, into lines of work from top to bottom: a stroke joins the line at
 * the height of its middle.
 */
export function groupLines(strokes: readonly InkStroke[]): readonly InkLine[] {
  const lines: { id: string; strokes: string[]; box: Box }[] = [];
  for (const stroke of strokes) {
    if (stroke.erased || stroke.points.length === 0) continue;
    const box = boxOf(stroke);
    const middle = (box.top + box.bottom) / 2;
    const distance = ({ box: of }: { box: Box }) => Math.abs((of.top + of.bottom) / 2 - middle);
    const own = lines.filter(({ box: of }) => isWithin(of, middle)).toSorted((a, b) => distance(a) - distance(b))[0];
    if (own === undefined) lines.push({ id: `ink-${stroke.id}`.slice(0, 40), strokes: [stroke.id], box });
    else {
      own.strokes.push(stroke.id);
      own.box = around(own.box, box);
    }
  }
  return lines.toSorted((a, b) => a.box.top - b.box.top);
}

function isWithin({ top, bottom }: Box, middle: number): boolean {
  const height = Math.max(least, bottom - top);
  const center = (top + bottom) / 2;
  return Math.abs(middle - center) <= height * (0.5 + beyond);
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
