import { compareExpressions, sameTree, type Comparison } from './compare-expressions.ts';
import { compareBalls, type Ball } from '../exact/ball.ts';
import { evaluate, real } from '../exact/evaluate.ts';
import { rationalValue } from '../exact/rational-value.ts';
import * as q from '../exact/rational.ts';
import { lettersOf, type Expression } from '../syntax-tree.ts';
import { withinBudget } from '../bounds/budget.ts';

export type SameNumber = (expected: Expression, student: Expression) => Comparison;

/** The value of one member at one point: enough to see that two members differ, but never that they are equal. */
type Sample = { readonly exact: q.Rational | null; readonly value: Ball | null };

const mostHardPairs = 12; // pairs of members with letters that look equal and need evaluation

/**
 * Returns a function that compares members of sets. Each member is evaluated only once, so a long set costs about as many
 * evaluations as it has members. If too many pairs would need a full comparison, the rest is 'undecided'.
 */
export function memberComparer(): SameNumber {
  const samples = new Map<Expression, Sample>();
  let hardPairs = 0;
  const sampleOf = (x: Expression): Sample => {
    const known = samples.get(x);
    if (known !== undefined) return known;
    const letters = [...lettersOf(x)];
    const exact = letters.length === 0 ? rationalValue(x) : null;
    const point = new Map(letters.map((name) => [name, real(`1.${name.codePointAt(0)! % 89}3`)]));
    const sample = { exact, value: exact === null ? withinBudget(() => evaluate(x, point)) : null };
    samples.set(x, sample);
    return sample;
  };
  return (a, b) => {
    const [x, y] = [sampleOf(a), sampleOf(b)];
    if (x.exact !== null && y.exact !== null) return q.equals(x.exact, y.exact) ? 'equal' : 'different';
    if (sameTree(a, b)) return 'equal';
    if (x.value !== null && y.value !== null && compareBalls(x.value, y.value) === 'different') return 'different';
    if (lettersOf(a).size > 0) hardPairs += 1;
    return hardPairs > mostHardPairs ? 'undecided' : compareExpressions(a, b);
  };
}
