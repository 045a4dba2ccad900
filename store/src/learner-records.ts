import type { Kysely } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { Database } from './database.ts';

/** What tutors keep of learners beyond one session, by name. It is written by the journal alone. */
export interface LearnerRecordStore {
  /** Null: there is none yet. */
  find(learner: LearnerId, name: string): Promise<{ version: number; body: unknown } | null>;
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
});
