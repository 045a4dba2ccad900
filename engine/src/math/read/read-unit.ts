import type { UnitPart } from '../syntax-tree.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import { notFinished } from './reading-error.ts';
import type { Token } from './token.ts';

const square = new Set(['sq', 'square', 'squared']);
const cubic = new Set(['cu', 'cubic', 'cubed']);

/** True if a unit begins here. `%` and the degree sign are units only if the grammar says so, which the caller has to check. */
export const startsUnit = (token: Token): boolean => token.kind === 'unit' || isSign(token, '°');

/** Reads cm, cm², sq cm, km/h, miles per hour, °, °C. Errors: ReadingError. */
export function readUnit(cursor: Cursor): UnitPart[] {
  const parts: UnitPart[] = [];
  let sign = 1;
  let due = 1; // a power that comes before its unit: sq cm
  while (startsUnit(peek(cursor)) || (isSign(peek(cursor), '/', '*') && startsUnit(peek(cursor, 1)))) {
    const token = next(cursor);
    if (isSign(token, '/')) {
      sign = -1;
      continue;
    }
    if (isSign(token, '*')) continue;
    const name = token.kind === 'unit' ? token.name : '°';
    if (name === 'per') {
      sign = -1;
    } else if (square.has(name) || cubic.has(name)) {
      const power = square.has(name) ? 2 : 3;
      const last = parts.at(-1);
      if (name.endsWith('ed') && last !== undefined) parts[parts.length - 1] = { name: last.name, power: last.power * power };
      else due = power;
    } else {
      const temperature = name === '°' && peek(cursor).kind === 'letter' ? peek(cursor) : null;
      if (temperature?.kind === 'letter' && /^[CF]$/.test(temperature.name)) {
        next(cursor);
        parts.push({ name: `°${temperature.name}`, power: sign });
      } else parts.push({ name, power: sign * due * readUnitPower(cursor) });
      due = 1;
    }
  }
  if (parts.length === 0 || due !== 1) refuse('I cannot read this unit.', peek(cursor));
  return parts;
}

/** Reads the power of cm², s^-1, m^{-2}. */
function readUnitPower(cursor: Cursor): number {
  if (!isSign(peek(cursor), '^')) return 1;
  next(cursor);
  const open = isSign(peek(cursor), '{', '(') ? next(cursor) : null;
  const sign = isSign(peek(cursor), '-') ? -1 : 1;
  if (sign < 0) next(cursor);
  const token = next(cursor);
  if (token.kind !== 'number' || token.value.d !== 1n || token.value.n < 1n || token.value.n > 3n)
    refuse('I cannot read the power of this unit.', token);
  if (open !== null && !isSign(next(cursor), isSign(open, '{') ? '}' : ')')) refuse(notFinished, peek(cursor));
  return sign * Number(token.value.n);
}
