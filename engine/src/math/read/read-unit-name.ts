import type { UnitPart } from '../syntax-tree.ts';
import { peek, startCursor } from './cursor.ts';
import { readUnit } from './read-unit.ts';
import { ReadingError } from './reading-error.ts';
import { tokensOf } from './tokens.ts';

/**
 * Returns the parts of a unit that an author wrote: 'cm^2', 'km/h', '%', 'apples'. A unit that is in no table is one part
 * with its own name.
 */
export function readUnitName(text: string): readonly UnitPart[] {
  if (text === '%' || text === '') return [{ name: text, power: 1 }];
  try {
    const cursor = startCursor(
      tokensOf(text, { letters: null, thousands: false, oneNumber: false, ownUnit: text, units: true }),
      { letters: null },
    );
    const parts = readUnit(cursor);
    return peek(cursor).kind === 'end' ? parts : [{ name: text, power: 1 }];
  } catch (error) {
    if (error instanceof ReadingError) return [{ name: text, power: 1 }];
    throw error;
  }
}
