import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What may count as evidence. An exposure is a problem that no longer shows what a learner knows; it is one of the bank, or a
 * question of a lesson's plan by topic and name. `checkpoints` holds her latest checkpoint in each skill and the problem that
 * waits in it. Also the salt of the bank's seeds, which is this installation's own secret.
 */
export const evidence: Migration = {
  up: run(
    `alter table bank_edition add column salt text`,
    `create table exposures (
       learner_id text not null references "user" (id) on delete cascade,
       skill_id text not null,
       problem_id text collate "C" not null,
       version integer not null,
       how text not null,
       exposed_at timestamptz(3) not null,
       primary key (learner_id, skill_id, problem_id)
     )`,
    `create table checkpoints (
       learner_id text not null references "user" (id) on delete cascade,
       skill_id text not null,
       session_id text not null,
       problem_id text,
       primary key (learner_id, skill_id)
     )`,
    // So far, nobody recorded which solutions were read. Any problem that was served may have been, except for one that still
    // waits for an answer.
    `insert into exposures (learner_id, skill_id, problem_id, version, how, exposed_at)
     select distinct on (servings.learner_id, problems.skill_id, servings.problem_id)
            servings.learner_id, problems.skill_id, servings.problem_id, servings.version, 'solved', servings.served_at
     from servings
     join problems on problems.id = servings.problem_id and problems.version = servings.version
     join "user" on "user".id = servings.learner_id
     where not exists (
       select from tutor_sessions
       where tutor_sessions.id = servings.session_id
         and (tutor_sessions.state #>> '{open,problem_id}' = servings.problem_id and tutor_sessions.state #>> '{phase,kind}' = 'answering'
              or tutor_sessions.state #>> '{last_question,source,problem_id}' = servings.problem_id)
     )
     order by servings.learner_id, problems.skill_id, servings.problem_id, servings.served_at`,
  ),
};
