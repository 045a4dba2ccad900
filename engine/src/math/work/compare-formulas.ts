import { lettersOf, somewhere, type Expression } from '../syntax-tree.ts';
import { criticalPoints, type CriticalPoints } from './critical-points.ts';
import { gapsOf, holds, type Formula } from './formula.ts';

/** Numbers at which to test formulas in one letter, chosen so that nothing changes between them. */
export type TestPoints = { readonly points: readonly number[]; readonly complete: boolean };

/** Returns every critical point of the formulas, the numbers between them, and one beyond each end. */
export function testPoints(formulas: readonly Formula[], letter: string): TestPoints {
  const critical = formulas.flatMap((formula) => criticalOf(formula, letter));
  const sorted = [...new Set(critical.flatMap(({ points }) => points))].sort((a, b) => a - b);
  const distinct = sorted.filter((x, i) => i === 0 || x - sorted[i - 1]! > 1e-9 * (1 + Math.abs(x)));
  const points: number[] = [];
  for (const [i, x] of distinct.entries()) {
    points.push(i === 0 ? x - 1 : (distinct[i - 1]! + x) / 2, x);
  }
  points.push((distinct.at(-1) ?? 0) + 1);
  return { points, complete: critical.every(({ complete }) => complete) };
}

const known = new WeakMap<Formula, Map<string, readonly CriticalPoints[]>>();

/** Cached by formula, because a line is compared with many others. */
function criticalOf(formula: Formula, letter: string): readonly CriticalPoints[] {
  const own = known.get(formula) ?? new Map<string, readonly CriticalPoints[]>();
  known.set(formula, own);
  const found = own.get(letter) ?? gapsOf(formula).map((gap) => criticalPoints(gap, letter));
  own.set(letter, found);
  return found;
}

/** How the solutions of one formula relate to those of another. */
export type Relationship = {
  readonly missing: readonly number[]; // solutions of the first that the second does not have
  readonly extra: readonly number[]; // test points at which both hold
  readonly shared: number; // test points at which both hold
  readonly told: boolean; // whether floating point could tell at every test point
  readonly complete: boolean; // whether no other number can make a difference
};

/**
 * Compares the solutions of formulas in one letter with those of another formula, at every number that can make a difference.
 */
export function compareFormulas(first: readonly Formula[], second: Formula, letter: string): Relationship {
  const { points, complete } = testPoints([...first, second], letter);
  let [told, shared] = [true, 0];
  const missing: number[] = [];
  const extra: number[] = [];
  for (const x of points) {
    const at = new Map([[letter, x]]);
    const all = first.map((formula) => holds(formula, at));
    const a = all.includes(false) ? false : all.includes(null) ? null : true;
    const b = holds(second, at);
    if (a === true && b === false) missing.push(x);
    else if (a === false && b === true) extra.push(x);
    else if (a === true && b === true) shared += 1;
    else if (a === null || b === null) told = false;
  }
  return { missing, extra, shared, told, complete };
}

const turning = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot']);

/** True if a formula repeats periodically, so that its solutions cannot all be listed: sin x = 1/2. */
export const isPeriodic = (formula: Formula): boolean =>
  gapsOf(formula).some((gap) =>
    somewhere(gap, (part: Expression) => part.kind === 'apply' && turning.has(part.name) && lettersOf(part).size > 0),
  );
