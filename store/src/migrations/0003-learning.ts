import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What a turn stores. `turns.reply` is `json` and not `jsonb`, so that a repeated request gets exactly the text of the first
 * answer. Events and servings refer to their learner without a foreign key: they stay when her account is erased, without her.
 */
export const learning: Migration = {
  up: run(
    // A turn is stored by one statement; calling this undoes all of it. The code ST409 is our own: no class of Postgres starts
    // with ST.
    `create function refuse_turn(over_what text) returns boolean language plpgsql as $$
     begin
       raise exception using errcode = 'ST409', message = over_what;
     end
     $$`,
    `create table turns (
       learner_id text not null references "user" (id) on delete cascade,
       turn_id text not null,
       fingerprint text not null,
       session_id text,
       reply json not null,
       at timestamptz(3) not null,
       primary key (learner_id, turn_id)
     )`,
    `create table tutor_sessions (
       id text collate "C" primary key,
       learner_id text not null references "user" (id) on delete cascade,
       tutor text not null,
       version integer not null,
       state jsonb not null,
       created_at timestamptz(3) not null,
       updated_at timestamptz(3) not null
     )`,
    `create index tutor_sessions_learner_idx on tutor_sessions (learner_id, tutor, created_at, id)`,
    `create table masteries (
       learner_id text primary key references "user" (id) on delete cascade,
       version integer not null
     )`,
    `create table skill_states (
       learner_id text not null references masteries (learner_id) on delete cascade,
       skill_id text not null,
       state jsonb not null,
       primary key (learner_id, skill_id)
     )`,
    `create table events (
       id uuid primary key,
       at timestamptz(3) not null,
       type text not null,
       learner_id text,
       session_id text,
       turn_id text,
       problem_id text,
       problem_version integer,
       skill_id text,
       body jsonb not null,
       versions jsonb not null
     )`,
    `create index events_learner_idx on events (learner_id, at, id)`,
    `create index events_session_idx on events (session_id, at, id)`,
    `create index events_problem_idx on events (problem_id, problem_version, at, id)`,
  ),
};
