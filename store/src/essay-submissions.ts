import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import { emptyDocument } from '@stoa/schema/essay/essay-text';
import type { EssayLine, EssayToSave, EssayWork } from '@stoa/schema/essay/submission';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { essayFireStore } from './essay-fires.ts';
import type { EssayFireStore } from './essay-fires.ts';
import { jsonText } from './json-text.ts';
import type { Page, PageRequest } from './store.ts';
import { forLearner } from './unknown-learner.ts';

/** Nobody writes as many; a program that goes wrong must not fill the disk. */
export const mostEssays = 500;
/** Copies that are kept beside the work; the oldest goes for an eleventh. */
export const mostAside = 10;

/** An essay as it is stored. `flagged`: sentences of it in which a cry for help was heard. */
export type StoredEssay = EssayLine & {
  learner_id: LearnerId;
  version: number;
  work: EssayWork;
  aside: { at: string; work: EssayWork }[];
  flagged: string[];
  /** A teacher has turned the coach off for this essay. */
  coach_off: boolean;
};

/** What a save came to. `changed`: there was another version; the stored work stays, and what was sent is put aside. */
export type SavedEssay =
  | { kind: 'saved'; version: number; saved_at: string }
  | { kind: 'changed' | 'submitted'; essay: StoredEssay };

/** Essays as their writers save them. */
export interface EssayStore {
  /** What the coach's detectors found in them. */
  readonly fires: EssayFireStore;
  /** Begins an empty one; the same again changes nothing. Null: she has as many as anybody may. Throws `UnknownLearnerError`. */
  start(
    essay: Pick<StoredEssay, 'id' | 'learner_id' | 'dbq_id' | 'title' | 'scope' | 'timing'>,
    at: Date,
  ): Promise<StoredEssay | null>;
  find(id: string): Promise<StoredEssay | null>;
  /** A learner's, the one saved last first. */
  list(learner: LearnerId, page: PageRequest): Promise<Page<EssayLine>>;
  /**
   * Saves the work over a version, all or nothing. What is stored already is saved, whatever its version. Null: there is no such essay.
   * With `instead` the stored work is put aside.
   */
  save(id: string, sent: EssayToSave & { flagged: readonly string[] }, at: Date): Promise<SavedEssay | null>;
  /** Essays of everybody, the one saved last first. */
  newest(page: PageRequest): Promise<Page<EssayLine & { learner: { id: string; name: string } }>>;
  /** Turns the coach off for an essay, or on again. */
  setCoachOff(id: string, off: boolean): Promise<void>;
  /** Hands it in, once. Null: there is no such essay. */
  submit(id: string, at: Date): Promise<StoredEssay | null>;
}

const lineColumns = ['id', 'dbq_id', 'title', 'scope', 'timing', 'started_at', 'saved_at', 'submitted_at'] as const;

export const essayStore = (db: Kysely<Database>): EssayStore => {
  const find: EssayStore['find'] = async (id) => {
    const row = await db.selectFrom('essay_submissions').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : storedEssay(row);
  };
  return {
    fires: essayFireStore(db),
    find,

    async start(essay, at) {
      const there = await find(essay.id);
      if (there !== null) return there;
      const { essays } = await db
        .selectFrom('essay_submissions')
        .select(({ fn }) => fn.countAll().as('essays'))
        .where('learner_id', '=', essay.learner_id)
        .executeTakeFirstOrThrow();
      if (Number(essays) >= mostEssays) return null;
      const work: EssayWork = { document: emptyDocument, marks: [] };
      const begun = { started_at: at, saved_at: at, version: 1, work: jsonText(work), aside: '[]', flagged: '[]' };
      await forLearner(
        db
          .insertInto('essay_submissions')
          .values({ ...essay, ...begun })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return await find(essay.id);
    },

    async list(learner, { cursor, limit }) {
      let query = db
        .selectFrom('essay_submissions')
        .select(lineColumns)
        .where('learner_id', '=', learner)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { at, id } = positionOf(cursor);
        query = query.where(sql<boolean>`(saved_at, id) < (${at}, ${id})`);
      }
      return pageOf(await query.execute(), limit, ({ saved_at, id }) => ({ at: saved_at, id }), essayLine);
    },

    async newest({ cursor, limit }) {
      let query = db
        .selectFrom('essay_submissions')
        .innerJoin('user', 'user.id', 'essay_submissions.learner_id')
        .select(lineColumns.map((column) => `essay_submissions.${column}` as const))
        .select(['learner_id', 'user.name as learner_name'])
        .orderBy('saved_at', 'desc')
        .orderBy('essay_submissions.id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { at, id } = positionOf(cursor);
        query = query.where(sql<boolean>`(saved_at, essay_submissions.id) < (${at}, ${id})`);
      }
      return pageOf(
        await query.execute(),
        limit,
        ({ saved_at, id }) => ({ at: saved_at, id }),
        ({ learner_id, learner_name, ...row }) => ({ ...essayLine(row), learner: { id: learner_id, name: learner_name } }),
      );
    },

    async setCoachOff(id, coach_off) {
      await db.updateTable('essay_submissions').set({ coach_off }).where('id', '=', id).execute();
    },

    save: (id, { expected_version, work: sent, instead, flagged }, at) =>
      db.transaction().execute(async (tx) => {
        const row = await tx.selectFrom('essay_submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (row === undefined) return null;
        const text = jsonText(sent);
        const work = JSON.parse(text) as EssayWork; // as it is stored
        const write = (set: Partial<Record<'work' | 'aside' | 'flagged', string>> & { version?: number; saved_at?: Date }) =>
          tx.updateTable('essay_submissions').set(set).where('id', '=', id).execute();
        if (isDeepStrictEqual(row.work, work))
          return { kind: 'saved', version: row.version, saved_at: row.saved_at.toISOString() };
        // What was heard is kept whatever becomes of the work.
        const heard = { flagged: jsonText([...new Set([...row.flagged, ...flagged])]) };
        if (row.submitted_at !== null || row.version !== expected_version) {
          const aside = withCopy(row.aside, work, at);
          await write({ ...heard, aside: jsonText(aside) });
          return { kind: row.submitted_at === null ? 'changed' : 'submitted', essay: { ...storedEssay(row), aside } };
        }
        const version = row.version + 1;
        await write({
          ...heard,
          version,
          work: text,
          saved_at: at,
          ...(instead && { aside: jsonText(withCopy(withoutCopy(row.aside, work), row.work, at)) }),
        });
        return { kind: 'saved', version, saved_at: at.toISOString() };
      }),

    async submit(id, at) {
      await db
        .updateTable('essay_submissions')
        .set({ submitted_at: at })
        .where('id', '=', id)
        .where('submitted_at', 'is', null)
        .execute();
      return await find(id);
    },
  };
};

type Copies = StoredEssay['aside'];

const withoutCopy = (copies: Copies, work: EssayWork): Copies => copies.filter((copy) => !isDeepStrictEqual(copy.work, work));

/** The copies with this one, the newest last. One that is there already is there once. */
const withCopy = (copies: Copies, work: EssayWork, at: Date): Copies =>
  copies.some((copy) => isDeepStrictEqual(copy.work, work))
    ? copies
    : [...copies, { at: at.toISOString(), work }].slice(-mostAside);

const essayLine = ({
  started_at,
  saved_at,
  submitted_at,
  ...row
}: Pick<Selectable<Database['essay_submissions']>, (typeof lineColumns)[number]>): EssayLine => ({
  ...row,
  started_at: started_at.toISOString(),
  saved_at: saved_at.toISOString(),
  submitted_at: submitted_at?.toISOString() ?? null,
});

const storedEssay = (row: Selectable<Database['essay_submissions']>): StoredEssay => ({
  ...row,
  ...essayLine(row),
  learner_id: row.learner_id as LearnerId, // of an account's own row
});
