/** The looks that every figure is drawn with. They use the theme's colors, so they fit light, dark and paper. */
export const ink = {
  line: { stroke: 'var(--color-ink)', strokeWidth: 1.6, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  thin: { stroke: 'var(--color-edge)', strokeWidth: 1, fill: 'none' },
  grid: { stroke: 'var(--color-line)', strokeWidth: 1, fill: 'none' },
  dashed: { stroke: 'var(--color-ink)', strokeWidth: 1.4, fill: 'none', strokeDasharray: '5 4', strokeLinecap: 'round' },
  filled: { fill: 'var(--color-sea)', stroke: 'var(--color-ink)', strokeWidth: 1.2 },
  shaded: { fill: 'var(--color-ochre-fill)', stroke: 'var(--color-ink)', strokeWidth: 1.2 },
  blank: { fill: 'var(--color-card)', stroke: 'var(--color-ink)', strokeWidth: 1.2 },
  mark: { fill: 'var(--color-plum)', stroke: 'var(--color-card)', strokeWidth: 1.5 },
  curve: { stroke: 'var(--color-plum)', strokeWidth: 2.2, fill: 'none', strokeLinecap: 'round' },
} as const;

/** Rounds a length in the drawing, to keep the markup short. */
export const px = (length: number): number => Math.round(length * 100) / 100;

/**
 * Writes a number the way it's shown beside a mark: without binary rounding errors, with a true minus sign, with commas from
 * ten thousand on.
 */
export function figureNumber(value: number): string {
  const rounded = Number(value.toFixed(6));
  const text = Math.abs(rounded) >= 10_000 ? rounded.toLocaleString('en-US') : String(rounded);
  return text.replace('-', '−');
}

/** Returns the marks of a scale. Each is computed from the start, because adding up steps would add up rounding errors. */
export const marksOf = ({ from, to, step }: { from: number; to: number; step: number }): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, at) => from + at * step);

/** Returns a function from a value of a scale to its place between two ends in the drawing. */
export const along =
  ({ from, to }: { from: number; to: number }, start: number, end: number) =>
  (value: number): number =>
    px(start + ((value - from) / (to - from)) * (end - start));
