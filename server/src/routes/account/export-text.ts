import type { HeldRows } from '@stoa/store/privacy';

/**
 * Yields the JSON text of an export page by page: an object with an array of rows for each table. The pages of one table follow
 * each other.
 */
export async function* exportText(held: AsyncIterable<HeldRows>): AsyncGenerator<string> {
  let current: string | null = null;
  let isFirst = true; // the first page of its table
  for await (const { table, rows } of held) {
    let text = '';
    if (table !== current) {
      text += `${current === null ? '{' : '],'}${JSON.stringify(table)}:[`;
      current = table;
      isFirst = true;
    }
    for (const row of rows) {
      text += `${isFirst ? '' : ','}${JSON.stringify(row)}`;
      isFirst = false;
    }
    if (text !== '') yield text;
  }
  yield current === null ? '{}' : ']}';
}
