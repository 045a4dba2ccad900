import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Every version of the skill graph and of the policy that this installation has taught with, as in its file. A version never
 * changes.
 */
export const configurations: Migration = {
  up: run(
    `create table configurations (
       kind text not null,
       version text collate "C" not null,
       hash text not null,
       body jsonb not null,
       first_used_at timestamptz(3) not null,
       primary key (kind, version)
     )`,
  ),
};
