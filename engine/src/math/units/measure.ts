import { multiply, one, parseRational, power, type Rational } from '../rational.ts';
import type { UnitPart } from '../syntax-tree.ts';
import { findUnit } from './unit-table.ts';

/** What a written unit measures: its size in base units and its dimension, such as 'length^2' or 'length time^-1'. */
export type Measure = { readonly size: Rational; readonly dimension: string };

/** Null when a part stands in no table: then only the same word will do. */
export function measureOf(parts: readonly UnitPart[]): Measure | null {
  let size = one;
  const powers = new Map<string, number>();
  for (const part of parts) {
    const unit = findUnit(part.name);
    if (unit === null) return null;
    size = multiply(size, power(unit.size, BigInt(part.power)));
    // A litre is a cubic decimetre.
    const [kind, times] = unit.kind === 'volume' ? ['length', 3 * part.power] : [unit.kind, part.power];
    if (unit.kind === 'volume') size = multiply(size, power(parseRational('0.001')!, BigInt(part.power)));
    powers.set(kind, (powers.get(kind) ?? 0) + times);
  }
  const dimension = [...powers].filter(([, p]) => p !== 0).map(([kind, p]) => `${kind}^${p}`);
  return { size, dimension: dimension.sort().join(' ') };
}

/** 'cm^2', 'km/h'. */
export function unitText(parts: readonly UnitPart[]): string {
  const side = (sign: 1 | -1) =>
    parts
      .filter((part) => part.power * sign > 0)
      .map((part) => (Math.abs(part.power) === 1 ? part.name : `${part.name}^${Math.abs(part.power)}`))
      .join(' ');
  const [above, below] = [side(1), side(-1)];
  return below === '' ? above : `${above}/${below}`;
}
