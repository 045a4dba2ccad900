import { takeSteps } from '../bounds/allowance.ts';
import { approximate, type Point } from './approximate.ts';
import type { Expression } from '../syntax-tree.ts';

/** Starting points of the search: mixed in size, none of them a number that a problem asks for. */
const beginnings = [1.7, 2.9, 0.6, 4.3, 3.1, 1.2, 5.3, 0.9, 2.3];
const signsOf = [
  [1, 1, 1, 1],
  [1, -1, 1, -1],
  [-1, 1, -1, 1],
  [-1, -1, 1, 1],
] as const;

/**
 * Returns points at which several expressions in several letters are zero. They are found from fixed starting points by least
 * squares (Levenberg and Marquardt), so that there may be fewer or more equations than letters.
 *
 * Shape   up to `wanted` points; fewer if the search went astray. Each is a zero to eleven digits.
 */
export function samplePoints(gaps: readonly Expression[], letters: readonly string[], wanted = 8): Point[] {
  const found: Point[] = [];
  for (let round = 0; round < wanted + 4 && found.length < wanted; round += 1) {
    const signs = signsOf[round % signsOf.length]!;
    const start = letters.map((_, i) => signs[i % 4]! * beginnings[(round + 2 * i) % beginnings.length]! * (1 + 0.11 * round));
    const point = descend(gaps, letters, start);
    if (point !== null) found.push(new Map(letters.map((letter, i) => [letter, point[i]!])));
  }
  return found;
}

const pins = [-2.3, 0.71, 3.3, -0.41, 14.9, -12.7, 0.23];

/**
 * Returns points with one letter after the other held at numbers of either sign and several sizes. A free search may find
 * only one side: on ln y = x it ends at positive x.
 */
export function pinnedPoints(gaps: readonly Expression[], letters: readonly string[], tries = 24): Point[] {
  if (gaps.length >= letters.length) return []; // if no letter is free, there are no sides
  const found: Point[] = [];
  for (const pinned of letters) {
    const others = letters.filter((letter) => letter !== pinned);
    for (let round = 0; round < tries / letters.length; round += 1) {
      const sign = round < pins.length ? 1 : -1;
      const start = others.map((_, i) => sign * beginnings[(round + 2 * i) % beginnings.length]!);
      const held = new Map([[pinned, pins[round % pins.length]!]]);
      const point = descend(gaps, others, start, held);
      if (point !== null) found.push(new Map([...held, ...others.map((letter, i) => [letter, point[i]!] as const)]));
    }
  }
  return found;
}

function descend(
  gaps: readonly Expression[],
  letters: readonly string[],
  start: number[],
  held: Point = new Map(),
): number[] | null {
  const at = (x: readonly number[]): number[] => {
    takeSteps(10 + 8 * letters.length);
    const place = new Map([...held, ...letters.map((letter, i) => [letter, x[i]!] as const)]);
    return gaps.map((gap) => approximate(gap, place));
  };
  let x = start;
  let values = at(x);
  let damping = 1e-3;
  for (let step = 0; step < 40; step += 1) {
    if (values.some(Number.isNaN)) return null;
    const size = x.reduce((sum, one) => sum + Math.abs(one), 1);
    if (values.every((value) => Math.abs(value) < 1e-13 * size)) break;
    const slopes = slopesAt(at, x, values);
    const better = improved(at, x, values, slopes, damping);
    if (better === null) {
      damping *= 10;
      if (damping > 1e6) break;
      continue;
    }
    [x, values, damping] = [better.x, better.values, Math.max(1e-12, damping / 10)];
  }
  const size = x.reduce((sum, one) => sum + Math.abs(one), 1);
  return values.every((value) => Math.abs(value) < 1e-11 * size) && x.every((one) => Math.abs(one) < 1e5) ? x : null;
}

function slopesAt(at: (x: readonly number[]) => number[], x: readonly number[], values: readonly number[]): number[][] {
  const columns = x.map((one, i) => {
    const width = 1e-6 * (1 + Math.abs(one));
    const [up, down] = [at(x.with(i, one + width)), at(x.with(i, one - width))];
    return up.map((value, row) => (value - down[row]!) / (2 * width));
  });
  return values.map((_, row) => columns.map((column) => column[row]!));
}

function improved(
  at: (x: readonly number[]) => number[],
  x: readonly number[],
  values: readonly number[],
  slopes: readonly number[][],
  damping: number,
): { x: number[]; values: number[] } | null {
  takeSteps(x.length * x.length * (x.length + values.length));
  const normal = x.map((_, i) =>
    x.map((__, j) => slopes.reduce((sum, row) => sum + row[i]! * row[j]!, 0) + (i === j ? damping : 0)),
  );
  const right = x.map((_, i) => -slopes.reduce((sum, row, k) => sum + row[i]! * values[k]!, 0));
  const step = solve(normal, right);
  if (step === null) return null;
  const next = x.map((one, i) => one + step[i]!);
  const there = at(next);
  const squares = (list: readonly number[]): number => list.reduce((sum, value) => sum + value * value, 0);
  return squares(there) < squares(values) ? { x: next, values: there } : null;
}

/** Solves a small linear system, by elimination with pivots. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] | null {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    let best = i;
    for (let k = i + 1; k < size; k += 1) if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    const pivot = rows[best]!;
    if (!(Math.abs(pivot[i]!) > 1e-300)) return null;
    [rows[i], rows[best]] = [pivot, rows[i]!];
    for (let k = i + 1; k < size; k += 1) {
      const factor = rows[k]![i]! / pivot[i]!;
      for (let j = i; j <= size; j += 1) rows[k]![j]! -= factor * pivot[j]!;
    }
  }
  const answer: number[] = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i -= 1) {
    const rest = answer.reduce((sum, value, j) => (j > i ? sum + rows[i]![j]! * value : sum), 0);
    answer[i] = (rows[i]![size]! - rest) / rows[i]![i]!;
  }
  return answer.every(Number.isFinite) ? answer : null;
}
