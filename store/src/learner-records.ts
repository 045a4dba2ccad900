import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import type { Page, PageRequest } from './store.ts';

/** What tutors store about learners beyond one session, by name. Only the journal writes it. */
export interface LearnerRecordStore {
  /** Null: there is none yet. */
  find(learner: LearnerId, name: string): Promise<{ version: number; body: unknown } | null>;
  /** Returns all learners' records whose names start with the prefix, last changed first, with the learner's own name. */
  newest(prefix: string, page: PageRequest): Promise<Page<{ learner: string; name: string; body: unknown; updated_at: string }>>;
}

export const learnerRecordStore = (db: Kysely<Database>): LearnerRecordStore => ({
  async find(learner, name) {
    const row = await db
      .selectFrom('learner_records')
      .select(['version', 'body'])
      .where('learner_id', '=', learner)
      .where('name', '=', name)
      .executeTakeFirst();
    return row ?? null;
  },

  async newest(prefix, { cursor, limit }) {
    let query = db
      .selectFrom('learner_records')
      .innerJoin('user', 'user.id', 'learner_records.learner_id')
      .select(['learner_id', 'user.name as learner_name', 'learner_records.name as record', 'body', 'updated_at'])
      .where('learner_records.name', '^@', prefix)
      .orderBy('updated_at', 'desc')
      .orderBy('learner_id', 'desc')
      .orderBy('record', 'desc')
      .limit(limit + 1);
    if (cursor !== undefined) {
      const { at, id, group = '' } = positionOf(cursor);
      query = query.where(sql<boolean>`(updated_at, learner_id, learner_records.name) < (${at}, ${id}, ${group})`);
    }
    return pageOf(
      await query.execute(),
      limit,
      ({ updated_at, learner_id, record }) => ({ at: updated_at, id: learner_id, group: record }),
      ({ learner_id, learner_name, body, updated_at }) => ({
        learner: learner_id,
        name: learner_name,
        body,
        updated_at: updated_at.toISOString(),
      }),
    );
  },
});
