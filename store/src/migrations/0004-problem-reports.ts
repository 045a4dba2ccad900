import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** "I think this is wrong": the report as it was filed, and the author's answer to it. */
export const problemReports: Migration = {
  up: run(
    `create table problem_reports (
       id text collate "C" primary key,
       reporter_id text not null references "user" (id) on delete cascade,
       created_at timestamptz(3) not null,
       report jsonb not null,
       answer jsonb,
       seen boolean not null default false
     )`,
    `create index problem_reports_inbox_idx on problem_reports ((answer is null), created_at, id)`,
    `create index problem_reports_reporter_idx on problem_reports (reporter_id, created_at, id)`,
  ),
};
