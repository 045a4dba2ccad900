import type { Kysely, Selectable } from 'kysely';
import { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { PlanStore, StoredPlan } from './store.ts';

export const planStore = (db: Kysely<Database>): PlanStore => ({
  async edition() {
    const { published } = await db
      .selectFrom('lesson_plans')
      .select((eb) => eb.fn.countAll().as('published')) // no version is ever changed or taken out
      .executeTakeFirstOrThrow();
    return String(published);
  },

  async newest() {
    const rows = await db
      .selectFrom('lesson_plans')
      .selectAll()
      .distinctOn('topic_id')
      .orderBy('topic_id')
      .orderBy('version', 'desc')
      .execute();
    return rows.map(storedPlan);
  },

  async find(topicId, version) {
    const row = await db
      .selectFrom('lesson_plans')
      .selectAll()
      .where('topic_id', '=', topicId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : storedPlan(row);
  },

  stock: (plans, at) =>
    db.transaction().execute(async (tx) => {
      let taken = 0;
      for (const { guideline, hash } of plans) {
        const newest = await tx
          .selectFrom('lesson_plans')
          .select(['version', 'hash'])
          .where('topic_id', '=', guideline.guideline_id)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        // What an author of this server has published stays, whatever a new release brings.
        if (newest !== undefined && (newest.hash === null || newest.hash === hash)) continue;
        const row = { topic_id: guideline.guideline_id, version: (newest?.version ?? 0) + 1, hash, published_at: at };
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('lesson_plans')
          .values({ ...row, guideline: jsonText(guideline) })
          .onConflict((conflict) => conflict.doNothing()) // another copy of the server is starting too
          .executeTakeFirstOrThrow();
        taken += Number(numInsertedOrUpdatedRows ?? 0);
      }
      return taken;
    }),

  async publish(guideline, expectedVersion, at, by) {
    return await db.transaction().execute(async (tx) => {
      const newest = await tx
        .selectFrom('lesson_plans')
        .select('version')
        .where('topic_id', '=', guideline.guideline_id)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if ((newest?.version ?? 0) !== expectedVersion) return null;
      const version = expectedVersion + 1;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('lesson_plans')
        .values({
          topic_id: guideline.guideline_id,
          version,
          guideline: jsonText(guideline),
          hash: null,
          published_at: at,
          published_by: by,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows ?? 0) === 1 ? version : null;
    });
  },

  async versions(topicId) {
    const rows = await db
      .selectFrom('lesson_plans as plan')
      .leftJoin('user', 'user.id', 'plan.published_by')
      .select(['plan.version', 'plan.published_at', 'plan.hash', 'user.name as by'])
      .where('plan.topic_id', '=', topicId)
      .orderBy('plan.version', 'desc')
      .execute();
    return rows.map(({ version, published_at, hash, by }) => ({
      version,
      published_at: published_at.toISOString(),
      by,
      from_content: hash !== null,
    }));
  },
});

const storedPlan = ({ topic_id, version, guideline, hash, published_at }: Selectable<Database['lesson_plans']>): StoredPlan => ({
  topic_id: TopicId.parse(topic_id),
  version,
  guideline: Guideline.parse(guideline), // one of an older house lacks what was added since
  hash,
  published_at: published_at.toISOString(),
});
