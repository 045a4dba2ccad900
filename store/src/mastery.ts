import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Grade } from '@stoa/schema/account';
import type { SkillState } from '@stoa/schema/mastery';
import type { SkillId } from '@stoa/schema/skill';
import { pageOf } from './cursor.ts';
import type { Database } from './database.ts';
import { afterEvent } from './events.ts';
import type { MasteryStore } from './store.ts';

/** Selects all skill states of the learner of a query's row, as the column `skills`. */
export const skillsOf = (learner: string) =>
  sql<SkillState[] | null>`(
    select coalesce(jsonb_agg(state order by skill_id collate "C"), '[]') from skill_states where learner_id = ${sql.ref(learner)}
  )`.as('skills');

/** Selects the grade that this learner has given, as the column `grade`. */
export const gradeOf = (learner: string) =>
  sql<Grade | null>`(select (settings->>'grade')::int from settings where learner_id = ${sql.ref(learner)})`.as('grade');

/**
 * Selects the skills that this learner's latest placement credits, as the column `placed`. The placement tutor stores that
 * record.
 */
export const placedOf = (learner: string) =>
  sql<SkillId[] | null>`(
    select body -> 'credited' from learner_records where learner_id = ${sql.ref(learner)} and name = 'placement'
  )`.as('placed');

export const masteryStore = (db: Kysely<Database>): MasteryStore => ({
  async of(learner) {
    // One statement, so that the states belong to the version that is read with them.
    const { rows } = await sql<{
      version: number | null;
      skills: SkillState[] | null;
      grade: Grade | null;
      placed: SkillId[] | null;
    }>`
      select (select version from masteries where learner_id = whose.id), ${skillsOf('whose.id')}, ${gradeOf('whose.id')}, ${placedOf('whose.id')}
      from (select ${learner}::text as id) as whose`.execute(db);
    const [row] = rows;
    return { version: row?.version ?? 0, skills: row?.skills ?? [], grade: row?.grade ?? null, placed: row?.placed ?? null };
  },

  async history(learner, { skillId, cursor, limit }) {
    let query = db
      .selectFrom('events')
      .select(['id', 'at', 'body'])
      .where('learner_id', '=', learner)
      .where('type', '=', 'mastery_updated')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (skillId !== undefined) query = query.where('skill_id', '=', skillId);
    if (cursor !== undefined) query = query.where(afterEvent(cursor, 'newest first'));
    const rows = await query.execute();
    return pageOf(
      rows,
      limit,
      (row) => row,
      ({ at, body }) => {
        if (body.type !== 'mastery_updated') throw new Error(`the event of type mastery_updated holds ${body.type}`);
        const { skill_id, outcome, before, after } = body;
        return { at: at.toISOString(), skill_id, outcome, before, after };
      },
    );
  },
});
