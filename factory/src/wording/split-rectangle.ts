import type { WrittenFigure } from '@stoa/schema/figure/figure';

/** Draws rectangles of equal height side by side, widths below, the height at the left. The first is the widest. */
export function sideBySide(widths: readonly string[], height: string): WrittenFigure {
  const sizes = widths.map((_, at) => (at === 0 ? 6 : 3.5));
  return {
    kind: 'polygons',
    shapes: widths.map((label, at) => {
      const left = sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
      const right = left + sizes[at]!;
      return {
        places: [
          { x: left, y: 0 },
          { x: right, y: 0 },
          { x: right, y: 4 },
          { x: left, y: 4 },
        ],
        sides: [{ label }, {}, {}, { label: at === 0 ? height : null }],
        corners: [{ right: true }, { right: true }, { right: true }, { right: true }],
      };
    }),
  };
}

/** Draws four rectangles, two above two: widths below, heights at the left. */
export function twoByTwo(widths: readonly [string, string], heights: readonly [string, string]): WrittenFigure {
  const [xs, ys] = [
    [0, 6, 9],
    [0, 2.5, 7],
  ]; // the second height is drawn below the first
  return {
    kind: 'polygons',
    shapes: [1, 0].flatMap((row) =>
      [0, 1].map((column) => ({
        places: [
          { x: xs[column]!, y: ys[row]! },
          { x: xs[column + 1]!, y: ys[row]! },
          { x: xs[column + 1]!, y: ys[row + 1]! },
          { x: xs[column]!, y: ys[row + 1]! },
        ],
        sides: [
          { label: row === 0 ? widths[column]! : null },
          {},
          {},
          { label: column === 0 ? heights[row === 1 ? 0 : 1]! : null },
        ],
        corners: [{ right: true }, { right: true }, { right: true }, { right: true }],
      })),
    ),
  }; // prettier-ignore
}
