import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StoredEvent } from '@stoa/schema/learning-event';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { EventStore } from './store.ts';

export const eventStore = (db: Kysely<Database>): EventStore => ({
  async ofProblem(id, version, limit) {
    const ofIt = db
      .selectFrom('events')
      .selectAll()
      .where('problem_id', '=', id)
      .where('problem_version', '=', version)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc');
    const [newest, verification] = await Promise.all([
      ofIt.limit(limit).execute(),
      ofIt.where('type', 'in', ['verification_approved', 'verification_rejected']).execute(),
    ]);
    // The reason why a problem may be served must stay visible even if it's served often: its verification is included however
    // old it is.
    const shown = new Set(newest.map((row) => row.id));
    return [...newest, ...verification.filter((row) => !shown.has(row.id))].map(storedEvent);
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

  async diagnosedOf(learner, limit) {
    const rows = await db
      .selectFrom('events')
      .select(sql<string>`body->'diagnosis'->>'error_category'`.as('category'))
      .where('learner_id', '=', learner)
      .where('type', '=', 'diagnosis_completed')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ category }) => category);
  },

  async triesOf(learner, since, limit) {
    const rows = await db
      .selectFrom('events')
      .select(['at', 'session_id', 'problem_id'])
      .where('learner_id', '=', learner)
      .where('at', '>=', since)
      .where('type', '=', 'attempt_submitted')
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ at, session_id, problem_id }) => ({ at, problem: `${session_id} ${problem_id}` }));
  },
});

/** Returns the condition for what comes after a cursor in a list of events, ordered by time and, for equal times, by id. */
export function afterEvent(cursor: string, order: 'oldest first' | 'newest first') {
  const { at, id } = positionOf(cursor, 'uuid');
  return order === 'oldest first' ? sql<boolean>`(at, id) > (${at}, ${id}::uuid)` : sql<boolean>`(at, id) < (${at}, ${id}::uuid)`;
}

export const storedEvent = (row: Selectable<Database['events']>): StoredEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  learner_id: row.learner_id,
  session_id: row.session_id,
  turn_id: row.turn_id,
  tutor: row.tutor,
  setting: row.setting,
  body: row.body,
  versions: row.versions,
});
