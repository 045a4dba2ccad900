import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What the essay coach found and said, one row per issue and turn, only added to; which detectors an admin has switched off;
 * and the essays for which a teacher has turned the coach off.
 */
export const essayCoach: Migration = {
  up: run(
    `alter table essay_submissions add column coach_off boolean not null default false`,
    `create index on essay_submissions (saved_at desc, id desc)`,
    `create table essay_fires (
       turn_id text collate "C" not null,
       place integer not null,
       essay_id text collate "C" not null references essay_submissions (id) on delete cascade,
       learner_id text not null references "user" (id) on delete cascade,
       at timestamptz(3) not null,
       detector text collate "C" not null,
       outcome text collate "C" not null,
       phase text collate "C" not null,
       span text,
       paragraph integer,
       response text,
       primary key (turn_id, place)
     )`,
    `create index on essay_fires (essay_id, at)`,
    `create index on essay_fires (at)`,
    `create index on essay_fires (learner_id)`,
    `create table detector_switches (
       detector text collate "C" primary key,
       is_off boolean not null,
       changed_at timestamptz(3) not null,
       changed_by text references "user" (id) on delete set null
     )`,
  ),
};
