import type { Relation } from '../syntax-tree.ts';
import { withinSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { degree, type Polynomial } from '../exact/polynomial.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { gapOf } from './gap.ts';

/** Returns the coefficients by monomial; null if the equation is not linear. */
function row(relation: Relation): Map<string, Rational> | null {
  const found = relation.signs[0] === '=' ? withinSteps([{ left: limits.linearSteps }], () => gapOf(relation)) : null;
  const gap: Polynomial | null = found?.result ?? null;
  if (gap === null || degree(gap) > 1) return null;
  return new Map([...gap].map(([key, term]) => [key, term.coefficient]));
}

/** Subtracts multiples of the rows from a row until none of their leading letters is left. */
function reduce(of: Map<string, Rational>, rows: readonly { lead: string; row: Map<string, Rational> }[]): Map<string, Rational> {
  const rest = new Map(of);
  for (const { lead, row } of rows) {
    const coefficient = rest.get(lead);
    if (coefficient === undefined || q.isZero(coefficient)) continue;
    const factor = q.divide(coefficient, row.get(lead)!);
    for (const [key, value] of row) rest.set(key, q.subtract(rest.get(key) ?? q.zero, q.multiply(factor, value)));
  }
  for (const [key, value] of rest) if (q.isZero(value)) rest.delete(key);
  return rest;
}

type Basis = { lead: string; row: Map<string, Rational> }[];

/**
 * Returns a basis of the linear equations: each one's leading letter is eliminated from those after it (Gaussian elimination
 * over the rationals).
 */
function basisOf(claims: readonly Relation[]): Basis {
  const basis: Basis = [];
  for (const claim of claims.slice(-8)) {
    const next = row(claim);
    if (next === null) continue;
    const rest = reduce(next, basis);
    const lead = [...rest.keys()].find((key) => key !== '');
    if (lead !== undefined) basis.push({ lead, row: rest });
  }
  return basis;
}

/** Returns what is left of a row. Reduces twice, since a later equation may have brought an earlier letter back. */
const left = (of: Map<string, Rational>, basis: Basis): Map<string, Rational> => reduce(reduce(of, basis), basis);

/** True if a linear equation is a sum of multiples of others, as adding, subtracting and substituting in a system give it. */
export function inSpan(line: Relation, claims: readonly Relation[]): boolean {
  const target = row(line);
  return target !== null && left(target, basisOf(claims)).size === 0;
}

/** True if a linear equation holds nowhere where the others do: x = y + 4 after x = y. */
export function clashes(line: Relation, claims: readonly Relation[]): boolean {
  const target = row(line);
  const rest = target === null ? null : left(target, basisOf(claims));
  return rest !== null && target!.size > 1 && rest.size === 1 && rest.has('');
}

/** Returns the letters to which a system of linear equations gives values. */
export function determined(claims: readonly Relation[]): Map<string, Rational> {
  const basis = basisOf(claims);
  const values = new Map<string, Rational>();
  for (const key of new Set(basis.flatMap(({ row }) => [...row.keys()]))) {
    if (key === '') continue;
    const rest = left(new Map([[key, q.one]]), basis);
    if ([...rest.keys()].every((one) => one === '')) values.set(key.replace(/\^1$/, ''), rest.get('') ?? q.zero);
  }
  return values;
}
