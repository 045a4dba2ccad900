/**
 * Returns the value below which this share (0..1) of the sample lies. By nearest rank, so it is always a value that was
 * measured.
 */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('there is no quantile of nothing');
  return found;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);

/** Returns how many times as large the first number is as the second, e.g. `1.42×`. */
export const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}×`;

export const ms = (value: number): string => (value < 100 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`);

/** Makes rows for a table of times: count, median, p99, and the ratio of the median to the floor's. */
export const rowBeside =
  (floor: readonly number[]) =>
  (name: string, of: readonly number[]): string[] => [
    name,
    String(of.length),
    ms(median(of)),
    ms(quantile(of, 0.99)),
    `${(median(of) / median(floor)).toFixed(2)}×`,
  ];

/** Prints a heading and its rows, with aligned columns. */
export function print(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = rows.reduce<number[]>((so, row) => row.map((cell, at) => Math.max(so[at] ?? 0, cell.length)), []);
  const lines = rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))));
  process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line.join('   ')}`.trimEnd()).join('\n')}\n`);
}
