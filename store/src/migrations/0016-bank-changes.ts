import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Which problems each edition of the bank changed, so that a server with the bank in memory reads only those. */
export const bankChanges: Migration = {
  up: run(
    `create table bank_changes (
       edition integer not null,
       problem_id text collate "C" not null,
       primary key (edition, problem_id)
     )`,
  ),
};
