import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Boards: which server runs a live one, the log of what happened at each, in order and only added to, and what its tutor said,
 * one row per intervention. A server loses a board as soon as another one has written its own name over it.
 */
export const boards: Migration = {
  up: run(
    `create table board_keepers (
       session_id text collate "C" primary key references tutor_sessions (id) on delete cascade,
       keeper text collate "C" not null
     )`,
    `create table board_logs (
       session_id text collate "C" not null references tutor_sessions (id) on delete cascade,
       position integer not null,
       learner_id text not null references "user" (id) on delete cascade,
       t double precision not null,
       pen text collate "C",
       n integer,
       entry jsonb not null,
       primary key (session_id, position)
     )`,
    `create index on board_logs (learner_id)`,
    `create table board_interventions (
       session_id text collate "C" not null references tutor_sessions (id) on delete cascade,
       position integer not null,
       place integer not null,
       learner_id text not null references "user" (id) on delete cascade,
       intervention jsonb not null,
       primary key (session_id, position, place)
     )`,
    `create index on board_interventions (learner_id)`,
    `create index on tutor_sessions (tutor, updated_at desc, id desc) where tutor = 'board'`,
  ),
};
