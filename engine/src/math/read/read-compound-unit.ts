import { add, compare, divide, isInteger, multiply } from '../exact/rational.ts';
import type { Expression, UnitPart } from '../syntax-tree.ts';
import { measureOf } from '../units/measure.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import { readUnit } from './read-unit.ts';

type Quantity = { readonly amount: Expression; readonly unit: readonly UnitPart[] };

/**
 * Reads further units after a quantity: 1 h 30 min is 90 min, 4 ft 6 in is 54 in. The number of larger units must be whole,
 * and the smaller units must be fewer than one larger unit holds, so that only a sum can be meant. Errors: ReadingError for
 * any other pair, and for the 2 of cm2.
 */
export function readSmallerUnits(cursor: Cursor, first: Quantity): Quantity {
  let quantity = first;
  for (;;) {
    const token = peek(cursor);
    if (token.kind !== 'number') return quantity;
    const [named] = quantity.unit;
    if (peek(cursor, 1).kind !== 'unit') {
      const power = { '2': '²', '3': '³' }[token.text];
      if (power !== undefined && !token.spaced && quantity.unit.length === 1 && named!.power === 1)
        refuse(`Write ${named!.name}${power} or ${named!.name}^${token.text}.`, token);
      return quantity;
    }
    next(cursor);
    const unit = readUnit(cursor);
    const [larger, smaller] = [measureOf(quantity.unit), measureOf(unit)];
    const { amount } = quantity;
    const fits =
      larger !== null &&
      smaller !== null &&
      larger.dimension === smaller.dimension &&
      isInteger(divide(larger.size, smaller.size)) &&
      compare(multiply(token.value, smaller.size), larger.size) < 0;
    if (!fits || amount.kind !== 'number' || amount.decimals !== null || !isInteger(amount.value) || isSign(peek(cursor), '^'))
      refuse('I cannot read two units here. Write your answer in one unit.', token);
    const value = add(multiply(amount.value, divide(larger.size, smaller.size)), token.value);
    quantity = { amount: { kind: 'number', value, decimals: token.decimals }, unit };
  }
}
