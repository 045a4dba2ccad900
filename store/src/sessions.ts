import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { SessionRecord, SessionStore } from './store.ts';

export const sessionStore = (db: Kysely<Database>): SessionStore => ({
  async find(id) {
    const row = await db.selectFrom('tutor_sessions').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : sessionRecord(row);
  },

  async list(learner, tutors, { cursor, limit }) {
    // Ordered by start time, which never changes: ordered by the last touch, a session could slip from one page to another.
    let query = db
      .selectFrom('tutor_sessions')
      .selectAll()
      .where('learner_id', '=', learner)
      .where('tutor', 'in', tutors)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (cursor !== undefined) {
      const { at, id } = positionOf(cursor);
      query = query.where(sql<boolean>`(created_at, id) < (${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, ({ created_at, id }) => ({ at: created_at, id }), sessionRecord);
  },

  async latest(learner, tutor) {
    const row = await db
      .selectFrom('tutor_sessions')
      .selectAll()
      .where('learner_id', '=', learner)
      .where('tutor', '=', tutor)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : sessionRecord(row);
  },

  async removeUntouched(tutor, since) {
    const { removed } = await db
      .with('old', (qb) =>
        qb
          .deleteFrom('tutor_sessions')
          .where('tutor', '=', tutor)
          .where('created_at', '<', since) // uses an index; what was last updated before then was also created before then
          .where('updated_at', '<', since)
          .returning(['id', 'learner_id']),
      )
      .with('logs', (qb) => qb.deleteFrom('agent_logs').using('old').whereRef('agent_logs.session_id', '=', 'old.id'))
      .with('taken', (qb) =>
        qb
          .deleteFrom('turns')
          .using('old')
          .whereRef('turns.learner_id', '=', 'old.learner_id') // turns are indexed by their learner
          .whereRef('turns.session_id', '=', 'old.id'),
      )
      .selectFrom('old')
      .select((eb) => eb.fn.countAll().as('removed'))
      .executeTakeFirstOrThrow();
    return Number(removed);
  },
});

/** A session as the server knows it. */
export const sessionRecord = (row: Selectable<Database['tutor_sessions']>): SessionRecord => ({
  id: row.id,
  learner_id: LearnerId.parse(row.learner_id),
  tutor: row.tutor,
  version: row.version,
  state: row.state,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
