import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Finds what was shown of a skill lately, to anybody: asked before a problem is chosen. */
export const shownLately: Migration = {
  up: run(`create index exposures_shown_idx on exposures (skill_id, exposed_at) where how <> 'counted'`),
};
