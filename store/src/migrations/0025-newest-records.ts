import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Records of all learners, the last changed first, page by page: without it each page reads them all. */
export const newestRecords: Migration = {
  up: run(`create index learner_records_newest_idx on learner_records (updated_at, learner_id, name)`),
};
