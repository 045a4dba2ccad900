import { newBudget, withinBudget } from '../budget.ts';
import { commonDivisor, exactQuotient, squareFree } from '../divide-polynomials.ts';
import { dividedByTheLetter, onlyPositiveRoot } from '../mal-rules/lines-and-quadratics.ts';
import type { MalRuleEntry } from '../mal-rules/catalogue.ts';
import {
  coefficientsIn,
  degree,
  fromCoefficients,
  lettersIn,
  multiplyPolynomials,
  onePolynomial,
  type Polynomial,
} from '../polynomial.ts';
import * as q from '../rational.ts';
import type { Statement } from '../syntax-tree.ts';
import { gapOf, isEquation } from './gap.ts';

/** What became of the solutions of an equation in one letter, in a line with only some of them. */
export type Narrowing =
  | { readonly kind: 'case' } // the lines around it give the others: x = 2, and then x = 3
  | { readonly kind: 'lost'; readonly rule: MalRuleEntry | null };

/**
 * Whether a line keeps only some of the solutions of an equation above it, x² = 9 and then x = 3, and whether the lines around it make
 * up for that. Null where it is no such line, or where that cannot be told exactly.
 */
export function narrowing(line: Statement, above: readonly Statement[], below: readonly Statement[]): Narrowing | null {
  return withinBudget(() => {
    const budget = newBudget();
    const roots = (statement: Statement): Polynomial | null => {
      if (statement.kind !== 'relation' || !isEquation(statement)) return null;
      const gap = gapOf(statement);
      return gap === null || degree(gap) === 0 || lettersIn(gap).length !== 1 ? null : squareFree(gap, budget);
    };
    const own = roots(line);
    if (own === null) return null;
    const within = (part: Polynomial, whole: Polynomial): boolean =>
      lettersIn(part).join() === lettersIn(whole).join() && exactQuotient(whole, part, budget) !== null;
    const wholes = above.map(roots);
    const source = wholes.findLastIndex((whole) => whole !== null && degree(whole) > degree(own) && within(own, whole));
    if (source < 0) return null;
    const whole = wholes[source]!;

    const belongs = (part: Polynomial | null): part is Polynomial => part !== null && within(part, whole);
    const later = below.map(roots);
    const end = later.findIndex((part) => !belongs(part)); // the cases end where something else begins
    const cases = [...wholes.slice(source + 1), own, ...(end < 0 ? later : later.slice(0, end))].filter(belongs);
    const covered = cases.reduce((product, part) => multiplyPolynomials(product, part, budget), onePolynomial);
    if (exactQuotient(covered, whole, budget) !== null) return { kind: 'case' };
    return { kind: 'lost', rule: ruleOf(exactQuotient(whole, own, budget)!, own) };
  });
}

function ruleOf(lost: Polynomial, kept: Polynomial): MalRuleEntry | null {
  const letter = lettersIn(kept)[0]!;
  const coefficients = coefficientsIn(lost, letter);
  if (coefficients !== null && q.isZero(coefficients[0]!)) return dividedByTheLetter; // 0 is among the lost
  const mirrored = coefficients?.map((c, power) => (power % 2 === 1 ? q.negate(c) : c));
  const common = mirrored === undefined ? null : commonDivisor(fromCoefficients(mirrored, letter), kept, newBudget());
  return common !== null && degree(common) > 0 ? onlyPositiveRoot : null;
}
