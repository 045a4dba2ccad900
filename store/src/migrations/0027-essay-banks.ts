import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Period banks as curriculum owners publish them, one row an edition, which only grow. `released`: the version of the release's bank that an
 * edition was made over. Essays learn of their place in a set, and of a clock that a teacher has set going later than the essay.
 */
export const essayBanks: Migration = {
  up: run(
    `create table essay_banks (
       period integer not null,
       edition integer not null,
       bank jsonb not null,
       changes jsonb not null,
       released text not null,
       published_at timestamptz(3) not null,
       published_by text references "user" (id) on delete set null,
       primary key (period, edition)
     )`,
    `create index on essay_banks (published_by)`,
    `alter table essay_submissions add column essay_set jsonb`,
    `alter table essay_submissions add column clock_since timestamptz(3)`,
  ),
};
