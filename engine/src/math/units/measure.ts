import { multiply, one, power, type Rational } from '../exact/rational.ts';
import type { UnitPart } from '../syntax-tree.ts';
import { findUnit } from './unit-table.ts';

/** What a written unit measures: its size in base units and its dimension, such as 'length^2' or 'length time^-1'. */
export type Measure = { readonly size: Rational; readonly dimension: string };

/** Null if a part is in no table; such a unit only matches the same word. */
export function measureOf(parts: readonly UnitPart[]): Measure | null {
  let size = one;
  const powers = new Map<string, number>();
  for (const part of parts) {
    const unit = findUnit(part.name);
    if (unit === null) return null;
    size = multiply(size, power(unit.size, BigInt(part.power)));
    for (const [kind, times] of kindsOf(unit.kind)) powers.set(kind, (powers.get(kind) ?? 0) + times * part.power);
  }
  const dimension = [...powers].filter(([, p]) => p !== 0).map(([kind, p]) => `${kind}^${p}`);
  return { size, dimension: dimension.sort().join(' ') };
}

/** Splits 'length time^-1' into length with power 1 and time with power −1. */
const kindsOf = (dimension: string): (readonly [string, number])[] =>
  dimension.split(' ').map((kind) => {
    const [name, times] = kind.split('^');
    return [name!, times === undefined ? 1 : Number(times)] as const;
  });

/** Returns the unit as text: 'cm^2', 'km/h'. */
export function unitText(parts: readonly UnitPart[]): string {
  const side = (sign: 1 | -1) =>
    parts
      .filter((part) => part.power * sign > 0)
      .map((part) => (Math.abs(part.power) === 1 ? part.name : `${part.name}^${Math.abs(part.power)}`))
      .join(' ');
  const [above, below] = [side(1), side(-1)];
  return below === '' ? above : `${above}/${below}`;
}
