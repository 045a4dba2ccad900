import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Which verified problem each question of a plan's version is. A version without rows here hasn't been verified and isn't
 * taught.
 */
export const planProblems: Migration = {
  up: run(
    `create table plan_problems (
       topic_id text collate "C" not null,
       plan_version integer not null,
       question_id text not null,
       problem_id text collate "C" not null,
       problem_version integer not null,
       primary key (topic_id, plan_version, question_id),
       foreign key (topic_id, plan_version) references lesson_plans (topic_id, version),
       foreign key (problem_id, problem_version) references problems (id, version)
     )`,
  ),
};
