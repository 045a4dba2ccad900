import type { Kysely, Selectable } from 'kysely';
import type { BankedProblem } from '@stoa/schema/problem';
import { Guideline, TopicId } from '@stoa/schema/study-plan';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { givePlanProblems, planKey, problemsOfPlans } from './plan-problems.ts';
import type { PlanStore, StoredPlan } from './store.ts';

export const planStore = (db: Kysely<Database>): PlanStore => ({
  async edition() {
    const { published, problems } = await db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('lesson_plans')
          .select(({ fn }) => fn.countAll().as('all'))
          .as('published'), // versions are never changed or deleted
        selectFrom('plan_problems')
          .select(({ fn }) => fn.countAll().as('all'))
          .as('problems'),
      ])
      .executeTakeFirstOrThrow();
    return `${published} ${problems}`;
  },

  async newest() {
    const rows = await db
      .selectFrom('lesson_plans')
      .selectAll()
      .distinctOn('topic_id')
      .orderBy('topic_id')
      .orderBy('version', 'desc')
      .execute();
    return storedPlans(db, rows);
  },

  async find(topicId, version) {
    const row = await db
      .selectFrom('lesson_plans')
      .selectAll()
      .where('topic_id', '=', topicId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : ((await storedPlans(db, [row]))[0] ?? null);
  },

  stock: (plans, at) =>
    db.transaction().execute(async (tx) => {
      let taken = 0;
      for (const { guideline, hash, problems } of plans) {
        const newest = await tx
          .selectFrom('lesson_plans')
          .select(['version', 'hash'])
          .where('topic_id', '=', guideline.guideline_id)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        // What an author of this server has published isn't replaced by a new release.
        if (newest !== undefined && (newest.hash === null || newest.hash === hash)) continue;
        const row = { topic_id: guideline.guideline_id, version: (newest?.version ?? 0) + 1, hash, published_at: at };
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('lesson_plans')
          .values({ ...row, guideline: jsonText(guideline) })
          .onConflict((conflict) => conflict.doNothing()) // another copy of the server is starting too
          .executeTakeFirstOrThrow();
        if (Number(numInsertedOrUpdatedRows ?? 0) === 0) continue;
        taken += 1;
        await givePlanProblems(tx, row, problems);
      }
      return taken;
    }),

  async publish({ guideline, problems }, expectedVersion, at, by, draftRevision) {
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
      if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return null;
      await givePlanProblems(tx, { topic_id: guideline.guideline_id, version }, problems);
      if (draftRevision !== undefined)
        await tx
          .deleteFrom('plan_drafts')
          .where('author_id', '=', by)
          .where('topic_id', '=', guideline.guideline_id)
          .where('revision', '=', draftRevision)
          .execute();
      return version;
    });
  },

  async unverified() {
    const rows = await db
      .selectFrom('lesson_plans as plan')
      .selectAll('plan')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('plan_problems as placed')
              .whereRef('placed.topic_id', '=', 'plan.topic_id')
              .whereRef('placed.plan_version', '=', 'plan.version')
              .select('placed.question_id'),
          ),
        ),
      )
      .orderBy('plan.topic_id')
      .orderBy('plan.version')
      .execute();
    return rows.map((row) => storedPlan(row, []));
  },

  verify: (topicId, version, problems) =>
    db.transaction().execute((tx) => givePlanProblems(tx, { topic_id: topicId, version }, problems)),

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

type Row = Selectable<Database['lesson_plans']>;

async function storedPlans(db: Kysely<Database>, rows: readonly Row[]): Promise<StoredPlan[]> {
  const problems = await problemsOfPlans(db, rows);
  return rows.map((row) => storedPlan(row, problems.get(planKey(row)) ?? []));
}

const storedPlan = ({ topic_id, version, guideline, hash, published_at }: Row, problems: BankedProblem[]): StoredPlan => ({
  topic_id: TopicId.parse(topic_id),
  version,
  guideline: Guideline.parse(guideline), // a plan from an earlier release lacks what was added since
  hash,
  published_at: published_at.toISOString(),
  problems,
});
