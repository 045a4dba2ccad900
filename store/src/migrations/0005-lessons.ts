import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Study plans with their versions, and what each agent did in a lesson. The lessons themselves are sessions like those of other
 * tutors.
 */
export const lessons: Migration = {
  up: run(
    `create table lesson_plans (
       topic_id text collate "C" not null,
       version integer not null,
       guideline jsonb not null,
       hash text,
       published_at timestamptz(3) not null,
       primary key (topic_id, version)
     )`,
    `create table agent_logs (
       id bigint generated always as identity primary key,
       session_id text not null,
       learner_id text not null references "user" (id) on delete cascade,
       at timestamptz(3) not null,
       log jsonb not null
     )`,
    `create index agent_logs_session_idx on agent_logs (session_id, id)`,
    `create index agent_logs_learner_idx on agent_logs (learner_id)`,
    `create index tutor_sessions_tutor_idx on tutor_sessions (tutor, created_at, id)`,
    // Finds flags of any age for a teacher; the expression is the one in `lessonStore`.
    `create index tutor_sessions_flagged_idx on tutor_sessions (tutor, created_at, id)
     where jsonb_array_length(state -> 'safety_flags') > 0`,
  ),
};
