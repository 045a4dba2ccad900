import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Period banks that curriculum owners publish, one row per edition, only added to. `released`: the version of the release's
 * bank that an edition was based on. Essays get their place in a set, and a clock that a teacher may start later than the
 * essay.
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
