import { divide, equals, one, parseRational, rational, type Rational } from '../exact/rational.ts';
import type { Expression, UnitPart } from '../syntax-tree.ts';
import { measureOf, unitText } from './measure.ts';
import { findUnit } from './unit-table.ts';

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/**
 * What to multiply an amount in `from` by to have it in `to`: 100 from m to cm, 1 between two names of one unit. Null where they
 * measure different things, or where a word stands in no table and is not the same word.
 */
function conversion(from: readonly UnitPart[], to: readonly UnitPart[]): Rational | null {
  const [a, b] = [measureOf(from), measureOf(to)];
  if (a !== null && b !== null) return a.dimension === b.dimension ? divide(a.size, b.size) : null;
  return singular(unitText(from)) === singular(unitText(to)) ? one : null;
}

const number = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });

/** An amount in one unit as it is in another: 100 cm as 1 m, 41 °F as 5 °C. Null where the two do not convert. */
export function convert(amount: Expression, from: readonly UnitPart[], to: readonly UnitPart[]): Expression | null {
  const scales = [scaleOf(from), scaleOf(to)];
  if (scales[0] != null && scales[1] != null) {
    const [a, b] = [scales[0], scales[1]];
    if (equals(a.size, b.size) && equals(a.zero, b.zero)) return amount;
    const kelvin: Expression = { kind: 'add', left: times(amount, a.size), right: number(a.zero) };
    return times({ kind: 'subtract', left: kelvin, right: number(b.zero) }, divide(one, b.size));
  }
  const angles = `${kindOf(from)} ${kindOf(to)}`;
  if (angles === 'radians degrees') return byHalfTurn(amount, number(rational(180)), pi);
  if (angles === 'degrees radians') return byHalfTurn(amount, pi, number(rational(180)));
  const factor = conversion(from, to);
  return factor === null || equals(factor, one) ? (factor === null ? null : amount) : times(amount, factor);
}

const times = (left: Expression, by: Rational): Expression =>
  equals(by, one) ? left : { kind: 'multiply', left, right: number(by), written: 'sign' };

const pi: Expression = { kind: 'constant', name: 'π' };

/** An angle in the other measure: half a turn is 180° and π radians. */
const byHalfTurn = (angle: Expression, to: Expression, from: Expression): Expression => ({
  kind: 'divide',
  left: { kind: 'multiply', left: angle, right: to, written: 'sign' },
  right: from,
  written: 'bar',
});

const kindOf = (unit: readonly UnitPart[]): string | undefined =>
  unit.length === 1 && unit[0]!.power === 1 ? findUnit(unit[0]!.name)?.kind : undefined;

/** A temperature on its own is a place on a scale, not so many degrees: its size of a degree and its zero, in kelvin. */
function scaleOf(unit: readonly UnitPart[]): { readonly size: Rational; readonly zero: Rational } | null {
  switch (kindOf(unit)) {
    case 'kelvin':
      return { size: one, zero: rational(0) };
    case 'celsius':
      return { size: one, zero: parseRational('273.15')! };
    case 'fahrenheit':
      return { size: rational(5, 9), zero: rational(45967, 180) };
    default:
      return null;
  }
}
