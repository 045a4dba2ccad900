import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What is left of urgent flags that nobody had looked at when their account was erased; and when a report was passed on to the
 * school.
 */
export const erasedFlags: Migration = {
  up: run(
    // Nothing here identifies the student: `case_id` is created when the account is erased, and no column holds what was
    // written.
    `create table erased_flags (
       id text primary key,
       case_id text not null,
       tutor text,
       grade integer,
       erased_at timestamptz(3) not null,
       at text collate "C" not null,
       kind text not null,
       source text not null,
       typed_in text not null
     )`,
    `create index erased_flags_case_idx on erased_flags (case_id, at)`,
    `alter table problem_reports add column passed_on timestamptz(3)`,
  ),
};
