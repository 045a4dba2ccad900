import { newBudget, withinBudget } from '../bounds/budget.ts';
import { compareExpressions, sameTree, type Comparison } from '../compare/compare-expressions.ts';
import { equalFunctions, exactly } from '../exact/rational-function.ts';
import { lettersOf, type Expression } from '../syntax-tree.ts';
import { approximate } from './approximate.ts';
import { hasFinePart } from './fine-numbers.ts';

/** Places of several sizes and both signs. No two expressions of school mathematics are equal there by chance. */
const places = [1.37, 0.53, 2.71, -1.93, 5.39, -0.41, 13.7];
const enough = 4;

/**
 * Compares two expressions like `compareExpressions`, at a fraction of its cost. A clear difference in floating point is a
 * difference; rational functions are compared exactly; if there are letters in roots or logarithms, agreement to eleven
 * digits wherever both have a value is enough. Numbers without letters are always compared at full precision.
 */
export function compareQuickly(a: Expression, b: Expression): Comparison {
  if (a === b) return 'equal';
  const letters = [...lettersOf(b, lettersOf(a))].sort();
  let [agreed, unsure, oneSided] = [0, false, false];
  for (const base of letters.length === 0 ? [0] : places) {
    const at = new Map(letters.map((letter, i) => [letter, base + 0.618 * i * Math.sign(base)]));
    const [u, v] = [approximate(a, at), approximate(b, at)];
    if (Number.isNaN(u) !== Number.isNaN(v)) oneSided = true;
    if (!Number.isFinite(u) || !Number.isFinite(v)) continue;
    const [apart, size] = [Math.abs(u - v), Math.abs(u) + Math.abs(v)];
    if (apart > 1e-6 * (1e-3 + size) && apart > 1e-9) return 'different';
    if (apart <= 1e-11 * (1 + size)) agreed += 1;
    else unsure = true;
  }
  const exact = exactComparison(a, b);
  if (exact !== null) return exact;
  if (letters.length === 0) return compareExpressions(a, b);
  if (agreed >= enough && [a, b].some(hasFinePart)) return compareExpressions(a, b);
  if (agreed >= enough && !unsure && !oneSided) return 'equal';
  return sameTree(a, b) ? 'equal' : agreed > 0 ? 'undecided' : compareExpressions(a, b);
}

function exactComparison(a: Expression, b: Expression): Comparison | null {
  return withinBudget(() => {
    const budget = newBudget();
    const [x, y] = [exactly(a, budget), exactly(b, budget)];
    if (x.kind !== 'exact' || y.kind !== 'exact') return null;
    return equalFunctions(x.value, y.value, budget) ? 'equal' : 'different';
  });
}
