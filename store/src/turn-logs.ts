import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { Page, PageRequest } from './store.ts';

export type StoredTurnLog = { turn_id: string; learner_id: string; session_id: string | null; at: string; log: unknown };

export interface TurnLogStore {
  /**
   * Searches a tutor's turns, newest first: those about a subject, those in which a fallback was served for that reason, those
   * of a session.
   */
  search(
    tutor: string,
    query: { subject?: string | undefined; fallback?: string | undefined; sessionId?: string | undefined } & PageRequest,
  ): Promise<Page<StoredTurnLog>>;
}

export const turnLogStore = (db: Kysely<Database>): TurnLogStore => ({
  async search(tutor, { subject, fallback, sessionId, cursor, limit }) {
    let query = db
      .selectFrom('turn_logs')
      .selectAll()
      .where('tutor', '=', tutor)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (subject !== undefined) query = query.where(sql<boolean>`subjects @> ${jsonText([subject])}::jsonb`);
    if (fallback !== undefined) query = query.where('fallback', '=', fallback);
    if (sessionId !== undefined) query = query.where('session_id', '=', sessionId);
    if (cursor !== undefined) {
      const { at, id } = positionOf(cursor, 'uuid');
      query = query.where(sql<boolean>`(at, id) < (${at}, ${id}::uuid)`);
    }
    return pageOf(
      await query.execute(),
      limit,
      ({ at, id }) => ({ at, id }),
      ({ turn_id, learner_id, session_id, at, log }) => ({ turn_id, learner_id, session_id, at: at.toISOString(), log }),
    );
  },
});
