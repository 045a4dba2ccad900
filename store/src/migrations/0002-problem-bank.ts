import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * The bank. A version of a problem never changes. What changes is stored beside its body: its status, and in
 * `verification_spans` from when until when it was VERIFIED; `servings` are checked against these.
 */
export const problemBank: Migration = {
  up: run(
    `create table problems (
       id text collate "C" not null,
       version integer not null,
       skill_id text not null,
       difficulty integer not null,
       status text not null,
       verified_at timestamptz(3),
       created_at timestamptz(3) not null,
       body jsonb not null,
       primary key (id, version)
     )`,
    `create index problems_skill_idx on problems (skill_id, created_at, id, version) where status = 'VERIFIED'`,
    `create table verification_spans (
       problem_id text collate "C" not null,
       version integer not null,
       verified_at timestamptz(3) not null,
       retired_at timestamptz(3),
       primary key (problem_id, version, verified_at),
       foreign key (problem_id, version) references problems (id, version)
     )`,
    `create table bank_edition (only_row boolean primary key default true check (only_row), edition integer not null, stocked_from text)`,
    `insert into bank_edition (edition) values (0)`,
    `create table servings (
       id bigint generated always as identity primary key,
       problem_id text collate "C" not null,
       version integer not null,
       served_at timestamptz(3) not null,
       learner_id text,
       session_id text,
       turn_id text,
       foreign key (problem_id, version) references problems (id, version)
     )`,
    `create index servings_problem_idx on servings (problem_id, version, served_at)`,
    `create index servings_learner_idx on servings (learner_id)`,
  ),
};
