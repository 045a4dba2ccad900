import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** An index for all learners' records, last changed first: without it, each page would read them all. */
export const newestRecords: Migration = {
  up: run(`create index learner_records_newest_idx on learner_records (updated_at, learner_id, name)`),
};
