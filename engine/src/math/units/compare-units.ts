import { divide, equals, one, type Rational } from '../rational.ts';
import type { UnitPart } from '../syntax-tree.ts';
import { measureOf, unitText } from './measure.ts';

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/**
 * What to multiply an amount in `from` by to have it in `to`: 100 from m to cm, 1 between two names of one unit. Null where they
 * measure different things, or where a word stands in no table and is not the same word.
 */
export function conversion(from: readonly UnitPart[], to: readonly UnitPart[]): Rational | null {
  const [a, b] = [measureOf(from), measureOf(to)];
  if (a !== null && b !== null) return a.dimension === b.dimension ? divide(a.size, b.size) : null;
  return singular(unitText(from)) === singular(unitText(to)) ? one : null;
}

export const sameSize = (factor: Rational): boolean => equals(factor, one);
