import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What a tutor stores about a learner beyond one session, and what was decided in each turn: units and reasons, but no word
 * that anybody wrote. `exam_standings` belongs to the exam service that comes with Stoa: a question that a learner never met
 * has no row.
 */
export const courses: Migration = {
  up: run(
    `create table learner_records (
       learner_id text not null references "user" (id) on delete cascade,
       name text collate "C" not null,
       version integer not null,
       body jsonb not null,
       updated_at timestamptz(3) not null,
       primary key (learner_id, name)
     )`,
    `create table turn_logs (
       id uuid primary key,
       at timestamptz(3) not null,
       learner_id text not null references "user" (id) on delete cascade,
       session_id text,
       turn_id text not null,
       tutor text not null,
       subjects jsonb not null,
       fallback text,
       log jsonb not null
     )`,
    `create index turn_logs_tutor_idx on turn_logs (tutor, at, id)`,
    `create index turn_logs_fallback_idx on turn_logs (tutor, fallback, at, id) where fallback is not null`,
    `create index turn_logs_learner_idx on turn_logs (learner_id, at, id)`,
    `create index turn_logs_subjects_idx on turn_logs using gin (subjects)`,
    `create table exam_standings (
       learner_id text not null references "user" (id) on delete cascade,
       course_id text collate "C" not null,
       question_id text collate "C" not null,
       passed boolean not null,
       locked_until timestamptz(3),
       answered jsonb,
       primary key (learner_id, course_id, question_id)
     )`,
  ),
};
