import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Which problems each edition of the bank changed, so that whoever keeps the bank in memory reads no more than those. */
export const bankChanges: Migration = {
  up: run(
    `create table bank_changes (
       edition integer not null,
       problem_id text collate "C" not null,
       primary key (edition, problem_id)
     )`,
  ),
};
