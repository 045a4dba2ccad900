import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StoredEvent } from '@stoa/schema/learning-event';
import { pageOf, placeOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { EventStore } from './store.ts';

export const eventStore = (db: Kysely<Database>): EventStore => ({
  async ofProblem(id, version, limit) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('problem_id', '=', id)
      .where('problem_version', '=', version)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(storedEvent);
  },

  async ofSession(sessionId, { cursor, limit }) {
    const query = db
      .selectFrom('events')
      .selectAll()
      .where('session_id', '=', sessionId)
      .orderBy('at')
      .orderBy('id')
      .limit(limit + 1);
    const rows = await (cursor === undefined ? query : query.where(afterEvent(cursor, 'oldest first'))).execute();
    return pageOf(rows, limit, (row) => row, storedEvent);
  },
});

/** What lies behind a cursor in a list of events, which are ordered by time and, within one time, by id. */
export function afterEvent(cursor: string, order: 'oldest first' | 'newest first') {
  const { at, id } = placeOf(cursor, 'uuid');
  return order === 'oldest first' ? sql<boolean>`(at, id) > (${at}, ${id}::uuid)` : sql<boolean>`(at, id) < (${at}, ${id}::uuid)`;
}

export const storedEvent = (row: Selectable<Database['events']>): StoredEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  learner_id: row.learner_id,
  session_id: row.session_id,
  turn_id: row.turn_id,
  body: row.body,
  versions: row.versions,
});
