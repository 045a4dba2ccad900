import { compareExpressions } from '../math/compare/compare-expressions.ts';
import { solutionsOf } from '../math/solve/relation-solutions.ts';
import { lettersInside, type Relation } from '../math/syntax-tree.ts';

/** Returns the letters of several relations in alphabetical order, which is the order of a point's coordinates. */
export const lettersOfSystem = (relations: readonly Relation[]): string[] =>
  [...new Set(relations.flatMap((one) => [...lettersInside(one)]))].sort();

/**
 * Tells whether a relation is true for all values of its letters: 3 + 4 = 7, 2(x + 1) = 2x + 2, 3 < 5 < 9. False if it isn't
 * true of all numbers, null if undecided.
 *
 * Errors  none.
 */
export function relationHolds(relation: Relation): boolean | null {
  const each = relation.signs.map((sign, at): boolean | null => {
    const [left, right] = [relation.sides[at], relation.sides[at + 1]];
    if (left === undefined || right === undefined) return null;
    if (sign === '=') return truthOf(compareExpressions(left, right));
    const pair: Relation = { kind: 'relation', sides: [left, right], signs: [sign] };
    const found = lettersInside(pair).size === 0 ? solutionsOf(pair) : null; // without letters, either every number makes it true or none does
    if (found === null) return null;
    return found.set.kind === 'members' ? found.set.members.length > 0 : found.set.intervals.length > 0;
  });
  return each.includes(false) ? false : each.includes(null) ? null : true;
}

const truthOf = (comparison: 'equal' | 'different' | 'undecided'): boolean | null =>
  comparison === 'undecided' ? null : comparison === 'equal';
