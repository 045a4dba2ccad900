import { exact, letter, times } from '../mal-rules/building.ts';
import {
  lengthUnitForArea,
  lengthUnitForVolume,
  unitDoesNotFit,
  unitLeftOut,
  unlikeUnitsAdded,
} from '../mal-rules/unit-rules.ts';
import type { StepRule } from '../mal-rules/step-rule.ts';
import { sameTree } from '../compare/compare-expressions.ts';
import * as q from '../exact/rational.ts';
import type { Rational } from '../exact/rational.ts';
import { somewhere, type Expression, type Statement } from '../syntax-tree.ts';
import { compareQuickly } from './alike.ts';
import { isUnitLetter, lengths, type WrittenUnit } from './unit-letters.ts';

/** A number of base units, with the power of each base unit: 24 cm² is 0.0024 with L_1 to the power 2. */
type Amount = { readonly value: Rational; readonly powers: ReadonlyMap<string, number> };

/** What is written and what it was worked out from, if a line with units is one step of a computation. */
export type UnitStep = { readonly from: Expression; readonly to: Expression };

/**
 * Returns the step within a line, or from the line above to it: 6 cm · 4 cm to 24 cm, A = 6 cm · 4 cm to A = 24 cm. Null if
 * there is none.
 */
export function unitStepOf(line: Statement, above: Statement): UnitStep | null {
  if (line.kind === 'expression' && above.kind === 'expression') return { from: above.expression, to: line.expression };
  if (line.kind !== 'relation' || line.signs.some((sign) => sign !== '=')) return null;
  const at = line.sides.findIndex((side, i) => i > 0 && amountOf(side) !== null && amountOf(line.sides[i - 1]!) !== null);
  if (at > 0) {
    const wrong = line.sides.findIndex((side, i) => i > 0 && compareQuickly(line.sides[i - 1]!, side) === 'different');
    return wrong > 0 ? { from: line.sides[wrong - 1]!, to: line.sides[wrong]! } : null;
  }
  if (above.kind !== 'relation' || above.signs[0] !== '=' || line.sides.length !== 2) return null;
  return sameTree(line.sides[0]!, above.sides[0]!) ? { from: above.sides.at(-1)!, to: line.sides[1]! } : null;
}

/** Returns the rule behind a missing unit or one of the wrong kind; null if the unit is not what is wrong. */
export function unitSlip({ from, to }: UnitStep): StepRule | null {
  const [right, own] = [amountOf(from), amountOf(to)];
  if (own === null) return null;
  if (right === null) return hasUnlikeTerms(from) ? unlikeUnitsAdded : null;
  if (samePowers(right, own)) return null;
  if (own.powers.size === 0) return unitLeftOut;
  const [base, times] = [...right.powers][0] ?? ['', 0];
  const ofLengths = right.powers.size === 1 && lengths.has(base) && (own.powers.get(base) ?? 0) > 0 && own.powers.size === 1;
  const multiplied = !somewhere(from, (part) => part.kind === 'power');
  if (ofLengths && multiplied && times === 2 && own.powers.get(base) === 1) return lengthUnitForArea;
  if (ofLengths && multiplied && times === 3 && own.powers.get(base)! < 3) return lengthUnitForVolume;
  return unitDoesNotFit;
}

/**
 * Returns the amount that the step should have given, in the units that are written there, the nearest first: "24 cm^2". Null
 * if that cannot be determined.
 */
export function amountText({ from }: UnitStep, nearest: readonly WrittenUnit[]): string | null {
  const right = amountOf(from);
  if (right === null) return null;
  let value = right.value;
  const [above, below]: [string[], string[]] = [[], []];
  for (const [base, times] of right.powers) {
    const unit = nearest.find((one) => one.base === base);
    if (unit === undefined) return null;
    const size = Math.abs(times);
    for (let i = 0; i < size; i += 1) value = times > 0 ? q.divide(value, unit.size) : q.multiply(value, unit.size);
    (times > 0 ? above : below).push(size === 1 ? unit.name : `${unit.name}^${size}`);
  }
  const places = [0, 1, 2, 3, 4].find((n) => 10n ** BigInt(n) % value.d === 0n);
  const number = places === undefined ? q.rationalText(value) : q.fixedDecimal(value, places);
  if (above.length === 0 && below.length > 0) return null;
  return [number, [above.join('*'), ...below].filter((one) => one !== '').join('/')].join(' ').trim();
}

/** Returns the line's amount with the missing unit added, so that the number can be judged separately. */
export function withUnit({ from, to }: UnitStep, nearest: readonly WrittenUnit[]): Expression | null {
  const right = amountOf(from);
  if (right === null) return null;
  let whole = to;
  for (const [base, to] of right.powers) {
    const unit = nearest.find((one) => one.base === base);
    if (unit === undefined || to < 1) return null;
    for (let i = 0; i < to; i += 1) whole = times(whole, times(exact(unit.size), letter(base)));
  }
  return whole;
}

/** True if two amounts with unlike units were written as a sum: 3 m + 20 cm, and 12 cm + 5 too. */
export const addsUnits = (nearest: readonly WrittenUnit[], { from }: UnitStep): boolean =>
  somewhere(from, ({ kind }) => kind === 'add' || kind === 'subtract') && new Set(nearest.map(({ name }) => name)).size > 1;

const hasUnlikeTerms = (x: Expression): boolean =>
  somewhere(x, (part) => {
    if (part.kind !== 'add' && part.kind !== 'subtract') return false;
    const [a, b] = [amountOf(part.left), amountOf(part.right)];
    return a !== null && b !== null && !samePowers(a, b);
  });

const samePowers = (a: Amount, b: Amount): boolean =>
  a.powers.size === b.powers.size && [...a.powers].every(([base, times]) => b.powers.get(base) === times);

/** Null if it is no single amount: it has another letter, or is a sum of unlike units. */
function amountOf(x: Expression): Amount | null {
  switch (x.kind) {
    case 'number':
      return { value: x.value, powers: new Map() };
    case 'letter':
      return isUnitLetter(x.name) ? { value: q.one, powers: new Map([[x.name, 1]]) } : null;
    case 'negate': {
      const of = amountOf(x.of);
      return of === null ? null : { ...of, value: q.negate(of.value) };
    }
    case 'add':
    case 'subtract': {
      const [a, b] = [amountOf(x.left), amountOf(x.right)];
      if (a === null || b === null || !samePowers(a, b)) return null;
      return { ...a, value: x.kind === 'add' ? q.add(a.value, b.value) : q.subtract(a.value, b.value) };
    }
    case 'multiply':
    case 'divide':
      return product(amountOf(x.left), amountOf(x.right), x.kind === 'multiply' ? 1 : -1);
    case 'power': {
      const [base, times] = [amountOf(x.base), x.exponent.kind === 'number' ? x.exponent.value : null];
      if (base === null || times === null || !q.isInteger(times) || times.n < 1n || times.n > 3n) return null;
      let whole: Amount | null = base;
      for (let i = 1n; i < times.n; i += 1n) whole = product(whole, base, 1);
      return whole;
    }
    default:
      return null;
  }
}

function product(a: Amount | null, b: Amount | null, sign: 1 | -1): Amount | null {
  if (a === null || b === null || (sign === -1 && q.isZero(b.value))) return null;
  const powers = new Map(a.powers);
  for (const [base, times] of b.powers) {
    const sum = (powers.get(base) ?? 0) + sign * times;
    if (sum === 0) powers.delete(base);
    else powers.set(base, sum);
  }
  return { value: sign === 1 ? q.multiply(a.value, b.value) : q.divide(a.value, b.value), powers };
}
