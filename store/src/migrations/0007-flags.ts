import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * A flag belongs to a learner and, if she was in a session of any tutor, to that session. The flags in lessons' states are
 * copied here with what she wrote and the answer that she got; who has looked at them stays.
 */
export const flags: Migration = {
  up: run(
    // `case_id`: the session, or the learner if there is none; flags of one case are looked at together. `at` is the flag's own
    // text, which sorts. Only a look sets `waits` to false, never a comparison of times, so that a flag that was stored late
    // isn't hidden.
    `create table flags (
       id text primary key,
       case_id text not null,
       learner_id text not null references "user" (id) on delete cascade,
       session_id text,
       at text collate "C" not null,
       kind text not null,
       waits boolean not null,
       flag jsonb not null
     )`,
    `create index flags_waiting_idx on flags (case_id) where waits`,
    `create index flags_case_idx on flags (case_id, at)`,
    `create index flags_learner_idx on flags (learner_id)`,
    `insert into flags (id, case_id, learner_id, session_id, at, kind, waits, flag)
     select gen_random_uuid()::text, lesson.id, lesson.learner_id, lesson.id, held.flag ->> 'at', held.flag ->> 'kind',
       not exists (select from lesson_flag_looks as look where look.session_id = lesson.id and look.up_to >= held.flag ->> 'at'),
       jsonb_build_object(
         'kind', held.flag -> 'kind', 'source', held.flag -> 'source', 'at', held.flag -> 'at',
         'place', jsonb_build_object(
           'where', 'lesson', 'title', lesson.state -> 'topic' -> 'title', 'turn', held.flag -> 'turn'),
         'words', asked.message -> 'text', 'answered', answered.message -> 'text')
     from tutor_sessions as lesson
     cross join lateral jsonb_array_elements(lesson.state -> 'safety_flags') as held (flag)
     left join lateral (
       select message, place from jsonb_array_elements(lesson.state -> 'full_conversation_log') with ordinality as said (message, place)
       where message ->> 'role' = 'student' and message -> 'turn' = held.flag -> 'turn'
         and (message ->> 'at') collate "C" <= held.flag ->> 'at'
       order by place desc limit 1
     ) as asked on true
     left join lateral (
       select message from jsonb_array_elements(lesson.state -> 'full_conversation_log') with ordinality as said (message, place)
       where message ->> 'role' = 'tutor' and said.place > asked.place
       order by said.place limit 1
     ) as answered on true
     where lesson.tutor = 'lesson' and jsonb_typeof(lesson.state -> 'safety_flags') = 'array'`,
    `drop index tutor_sessions_flagged_at_idx`,
    `alter table tutor_sessions drop column flagged_at, drop column disclosed_at`,
    `alter table lesson_flag_looks rename to flag_looks`,
    `alter table flag_looks rename column session_id to case_id`,
    `alter index lesson_flag_looks_pkey rename to flag_looks_pkey`,
    `alter index lesson_flag_looks_learner_idx rename to flag_looks_learner_idx`,
    `alter index lesson_flag_looks_looked_by_idx rename to flag_looks_looked_by_idx`,
    // The request that filed a report, by which a repeated one is recognized (if its text was withheld, nothing is stored to
    // compare), and what its writer was shown instead.
    `alter table problem_reports add column fingerprint text, add column safety jsonb`,
  ),
};
