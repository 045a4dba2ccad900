import { divide, equals, one, parseRational, rational, type Rational } from '../exact/rational.ts';
import type { Expression, UnitPart } from '../syntax-tree.ts';
import { measureOf, unitText } from './measure.ts';
import { findUnit } from './unit-table.ts';

const singular = (name: string): string => name.toLowerCase().replace(/s$/, '');

/**
 * Returns the factor that converts an amount in `from` to `to`: 100 from m to cm, 1 between two names of one unit. Null if
 * they measure different things, or if a word is in no table and the other isn't the same word.
 */
function conversion(from: readonly UnitPart[], to: readonly UnitPart[]): Rational | null {
  const [a, b] = [measureOf(from), measureOf(to)];
  if (a !== null && b !== null) return a.dimension === b.dimension ? divide(a.size, b.size) : null;
  return singular(unitText(from)) === singular(unitText(to)) ? one : null;
}

const number = (value: Rational): Expression => ({ kind: 'number', value, decimals: null });

/** Converts an amount to another unit: 100 cm to 1 m, 41 °F to 5 °C. Null if the two units do not convert. */
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

/** Converts an angle to the other measure: half a turn is 180° and π radians. */
const byHalfTurn = (angle: Expression, to: Expression, from: Expression): Expression => ({
  kind: 'divide',
  left: { kind: 'multiply', left: angle, right: to, written: 'sign' },
  right: from,
  written: 'bar',
});

const kindOf = (unit: readonly UnitPart[]): string | undefined =>
  unit.length === 1 && unit[0]!.power === 1 ? findUnit(unit[0]!.name)?.kind : undefined;

/**
 * Returns the scale of a temperature unit: the size of its degree and its zero, in kelvin. A temperature alone is a point on
 * that scale, not a number of degrees.
 */
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
