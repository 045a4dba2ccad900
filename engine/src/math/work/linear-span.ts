import { degree, type Polynomial } from '../polynomial.ts';
import * as q from '../rational.ts';
import type { Rational } from '../rational.ts';
import { gapOf, type Relation } from './gap.ts';

/** Coefficients by monomial; null where the equation is not linear. */
function row(relation: Relation): Map<string, Rational> | null {
  const gap: Polynomial | null = relation.signs[0] === '=' ? gapOf(relation) : null;
  if (gap === null || degree(gap) > 1) return null;
  return new Map([...gap].map(([key, term]) => [key, term.coefficient]));
}

/** Takes multiples of the rows off a row until none of their leading letters is left. */
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

/**
 * Whether a linear equation is a sum of multiples of others, as adding, subtracting and substituting in a system make it.
 * Gaussian elimination over the rationals.
 */
export function inSpan(line: Relation, claims: readonly Relation[]): boolean {
  const target = row(line);
  if (target === null) return false;
  const basis: { lead: string; row: Map<string, Rational> }[] = [];
  for (const claim of claims.slice(-8)) {
    const next = row(claim);
    if (next === null) continue;
    const rest = reduce(next, basis);
    const lead = [...rest.keys()].find((key) => key !== '');
    if (lead !== undefined) basis.push({ lead, row: rest });
  }
  // A second pass, since a later row may have brought an earlier letter back.
  const rest = reduce(reduce(target, basis), basis);
  return rest.size === 0;
}
