import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * What authors have written and not published, one draft for each author and topic. `aside`: another copy, which she didn't
 * choose.
 */
export const planDrafts: Migration = {
  up: run(
    `create table plan_drafts (
       author_id text not null references "user" (id) on delete cascade,
       topic_id text collate "C" not null,
       base_version integer not null,
       revision integer not null,
       guideline jsonb not null,
       aside jsonb,
       saved_at timestamptz(3) not null,
       primary key (author_id, topic_id)
     )`,
  ),
};
