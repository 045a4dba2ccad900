import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** An index for what was recently shown of a skill, to anybody: read before a problem is chosen. */
export const shownLately: Migration = {
  up: run(`create index exposures_shown_idx on exposures (skill_id, exposed_at) where how <> 'counted'`),
};
