import type { WrittenFigure } from '@stoa/schema/figure/figure';

/**
 * Draws a rectangle with its length below and its width at the side; `?` if one is asked for. Very long ones are drawn
 * shorter.
 */
export function rectangleFigure(length: string, width: string, ratio: number): WrittenFigure {
  const [wide, tall] = [10, Number((10 / Math.min(3.2, Math.max(1.25, ratio))).toFixed(2))];
  return {
    kind: 'polygons',
    shapes: [
      {
        places: [
          { x: 0, y: 0 },
          { x: wide, y: 0 },
          { x: wide, y: tall },
          { x: 0, y: tall },
        ],
        sides: [{ label: length }, { label: width }, {}, {}],
        corners: [{ right: true }, { right: true }, { right: true }, { right: true }],
      },
    ],
  };
}
