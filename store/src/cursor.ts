/** A cursor that this code didn't create. */
export class BadCursorError extends Error {
  constructor() {
    super('This cursor is not one that a page of this list gave out. Start again without a cursor.');
    this.name = 'BadCursorError';
  }
}

/**
 * Where a page ends: the time and id of its last row, and the row's group if the list has groups. Clients don't look inside.
 */
export type ListPosition = { at: Date; id: string; group?: string };

export const cursorAt = ({ at, id, group }: ListPosition): string =>
  Buffer.from(JSON.stringify([at.getTime(), id, ...(group === undefined ? [] : [group])])).toString('base64url');

/** Reads a cursor of `cursorAt`. Throws `BadCursorError`. */
export function positionOf(cursor: string, ids: 'text' | 'uuid' = 'text'): ListPosition {
  const [time, id, group] = parsed(cursor);
  if (typeof time !== 'number' || !(time >= 0 && time <= endOfTime)) throw new BadCursorError();
  if (typeof id !== 'string' || !idOf[ids].test(id)) throw new BadCursorError();
  return typeof group === 'string' ? { at: new Date(time), id, group } : { at: new Date(time), id };
}

const idOf = { text: /^[\w-]+$/, uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ };
const endOfTime = Date.UTC(9999, 11, 31); // Postgres can't read the notation of a date beyond this

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    throw new BadCursorError();
  }
}

/**
 * Builds a page from rows, of which one more than the page holds was requested: an extra row means that there is a next page.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  place: (row: Row) => ListPosition,
  item: (row: Row) => Item,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(item), next_cursor: rows.length > limit && last !== undefined ? cursorAt(place(last)) : null };
}
