import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PlanDraft } from '@stoa/schema/contracts/plan-drafts';
import { TopicId } from '@stoa/schema/study-plan';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { PlanDraftStore } from './store.ts';

/** No author needs this many; a faulty program must not fill the disk. */
export const mostDrafts = 100;

export const planDraftStore = (db: Kysely<Database>): PlanDraftStore => {
  const find: PlanDraftStore['find'] = async (author, topicId) => {
    const row = await db
      .selectFrom('plan_drafts')
      .selectAll()
      .where('author_id', '=', author)
      .where('topic_id', '=', topicId)
      .executeTakeFirst();
    return row === undefined ? null : planDraft(row);
  };
  return {
    async list(author) {
      const rows = await db
        .selectFrom('plan_drafts')
        .select(['topic_id', 'base_version', 'revision', 'saved_at', sql<unknown>`guideline -> 'title'`.as('title')])
        .where('author_id', '=', author)
        .orderBy('saved_at', 'desc')
        .orderBy('topic_id')
        .execute();
      return rows.map(({ topic_id, saved_at, title, ...row }) => ({
        ...row,
        topic_id: TopicId.parse(topic_id),
        title: typeof title === 'string' ? title : '',
        saved_at: saved_at.toISOString(),
      }));
    },

    find,

    async save(author, { topic_id, base_version, guideline, expected_revision, put_aside }, at) {
      const sent = jsonText(guideline);
      const key = { author_id: author, topic_id };
      const saved = { revision: expected_revision + 1, saved_at: at };
      if (expected_revision === 0) {
        const { drafts } = await db
          .selectFrom('plan_drafts')
          .select(({ fn }) => fn.countAll().as('drafts'))
          .where('author_id', '=', author)
          .executeTakeFirstOrThrow();
        if (Number(drafts) >= mostDrafts) return { kind: 'too_many' };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('plan_drafts')
          .values({ ...key, base_version, guideline: sent, ...saved })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return { kind: 'saved', revision: saved.revision };
      } else {
        const { numUpdatedRows } = await db
          .updateTable('plan_drafts')
          .set(saved)
          .set(put_aside === 'sent' ? { aside: sent } : { base_version, guideline: sent })
          .$if(put_aside === 'stored', (query) => query.set({ aside: sql<string>`guideline` }))
          .$if(put_aside === 'nothing', (query) => query.set({ aside: null }))
          .where('author_id', '=', author)
          .where('topic_id', '=', topic_id)
          .where('revision', '=', expected_revision)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) > 0) return { kind: 'saved', revision: saved.revision };
      }
      return (await isRepeated(db, key, saved.revision, sent, put_aside))
        ? { kind: 'saved', revision: saved.revision }
        : { kind: 'changed', draft: await find(author, topic_id) };
    },

    async drop(author, topicId, expectedRevision) {
      const { numDeletedRows } = await db
        .deleteFrom('plan_drafts')
        .where('author_id', '=', author)
        .where('topic_id', '=', topicId)
        .where('revision', '=', expectedRevision)
        .executeTakeFirstOrThrow();
      const draft = Number(numDeletedRows) > 0 ? null : await find(author, topicId);
      return draft === null ? { kind: 'dropped' } : { kind: 'changed', draft };
    },
  };
};

/** True if the draft that was sent equals the last stored one: its answer was lost, and it was sent again. */
async function isRepeated(
  db: Kysely<Database>,
  { author_id, topic_id }: { author_id: string; topic_id: string },
  revision: number,
  sent: string,
  putAside: 'stored' | 'sent' | 'nothing' | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('plan_drafts')
    .select('revision')
    .where('author_id', '=', author_id)
    .where('topic_id', '=', topic_id)
    .where('revision', '=', revision)
    .where(putAside === 'sent' ? 'aside' : 'guideline', '=', sql<never>`${sent}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

const planDraft = ({ author_id: _, topic_id, saved_at, ...row }: Selectable<Database['plan_drafts']>): PlanDraft => ({
  ...row,
  topic_id: TopicId.parse(topic_id),
  saved_at: saved_at.toISOString(),
});
