import { compareRelations } from './compare-equations.ts';
import type { Comparison } from './compare-expressions.ts';
import { compareBySolutions } from './compare-solutions.ts';
import { polynomialOf } from '../exact/polynomial-text.ts';
import { degree } from '../exact/polynomial.ts';
import { expressionsOf, lettersOf, type Statement, type Relation } from '../syntax-tree.ts';
import { inSpan } from '../work/linear-span.ts';

/** Returns the equations or inequalities that a statement says hold together; null if it is not a list of them. */
export function systemOf(s: Statement): readonly Relation[] | null {
  if (s.kind === 'relation') return [s];
  if (s.kind !== 'list' || s.joint === 'or') return null;
  const relations = s.items.flatMap((item) => (item.kind === 'relation' && item.signs.length === 1 ? [item] : []));
  return relations.length === s.items.length ? relations : null;
}

/** Returns (2, 5) as x = 2 and y = 5, with the letters of the system in alphabetical order; null if the counts differ. */
export function pointAsSystem(s: Statement, beside: readonly Relation[]): readonly Relation[] | null {
  if (s.kind !== 'bracketed') return null;
  const letters = [...beside.flatMap(expressionsOf).reduce((into, x) => lettersOf(x, into), new Set<string>())].sort();
  if (letters.length !== s.items.length) return null;
  return letters.map((name, i) => ({ kind: 'relation', sides: [{ kind: 'letter', name }, s.items[i]!], signs: ['='] }));
}

/**
 * Compares two systems: line by line in any order, or, if all lines are linear equations, by what their sums and multiples
 * give, so that a system and its solution are equal.
 */
export function compareSystems(a: readonly Relation[], b: readonly Relation[]): Comparison {
  const has = (list: readonly Relation[], one: Relation): boolean =>
    list.some((other) => compareRelations(one, other) === 'equal');
  if (a.length === b.length && a.every((one) => has(b, one)) && b.every((one) => has(a, one))) return 'equal';
  if (![...a, ...b].every(isLinear)) return compareBySolutions(together(a), together(b));
  return a.every((one) => inSpan(one, b)) && b.every((one) => inSpan(one, a)) ? 'equal' : 'different';
}

const together = (items: readonly Relation[]): Statement => ({ kind: 'list', joint: 'and', items });

const isLinear = ({ sides, signs }: Relation): boolean =>
  signs[0] === '=' &&
  sides.every((side) => {
    const polynomial = polynomialOf(side);
    return polynomial !== null && degree(polynomial) <= 1;
  });
