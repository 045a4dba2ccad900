import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Essays as they are written. `work`: the text and what is marked in the documents. `aside`: copies from other tabs that
 * weren't saved as the work. `flagged`: sentences that sounded like a cry for help, so that the same one isn't flagged with
 * every save.
 */
export const essaySubmissions: Migration = {
  up: run(
    `create table essay_submissions (
       id text collate "C" primary key,
       learner_id text not null references "user" (id) on delete cascade,
       dbq_id text collate "C" not null,
       title text not null,
       scope text collate "C" not null,
       timing text collate "C" not null,
       started_at timestamptz(3) not null,
       saved_at timestamptz(3) not null,
       submitted_at timestamptz(3),
       version integer not null,
       work jsonb not null,
       aside jsonb not null,
       flagged jsonb not null
     )`,
    `create index on essay_submissions (learner_id, saved_at desc, id desc)`,
  ),
};
