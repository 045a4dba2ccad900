import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Who has looked at what was flagged in a lesson, and who has published a version of a plan. */
export const flagsLookedAt: Migration = {
  up: run(
    // When something was last flagged, and when a disclosure last was: stored beside the state, because a badge on every page
    // reads them and must not unpack a conversation each time. Times are text as in the state, which sorts correctly.
    `alter table tutor_sessions
       add column flagged_at text collate "C" generated always as (state -> 'safety_flags' -> -1 ->> 'at') stored,
       add column disclosed_at text collate "C" generated always as (
         jsonb_path_query_array(state, '$.safety_flags[*] ? (@.kind == "self_harm" || @.kind == "abuse").at') ->> -1
       ) stored`,
    `create index tutor_sessions_flagged_at_idx on tutor_sessions (flagged_at, id) where flagged_at is not null`,
    // One row for each time that somebody looked; rows never change.
    `create table lesson_flag_looks (
       session_id text not null,
       version integer not null,
       learner_id text not null references "user" (id) on delete cascade,
       looked_by text references "user" (id) on delete set null,
       looked_at timestamptz(3) not null,
       up_to text collate "C" not null,
       note text not null,
       primary key (session_id, version)
     )`,
    `create index lesson_flag_looks_learner_idx on lesson_flag_looks (learner_id)`,
    `create index lesson_flag_looks_looked_by_idx on lesson_flag_looks (looked_by)`,
    `alter table lesson_plans add column published_by text references "user" (id) on delete set null`,
    `create index lesson_plans_published_by_idx on lesson_plans (published_by)`,
  ),
};
