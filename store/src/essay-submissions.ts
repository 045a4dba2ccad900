import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import { emptyDocument } from '@stoa/schema/essay/essay-text';
import type { StudentsEssay } from '@stoa/schema/essay/oversight';
import type { EssayLine, EssayToSave, EssayWork } from '@stoa/schema/essay/submission';
import { cursorAt, pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { essayBankStore } from './essay-banks.ts';
import type { EssayBankStore } from './essay-banks.ts';
import { essayFireStore } from './essay-fires.ts';
import type { EssayFireStore } from './essay-fires.ts';
import { jsonText } from './json-text.ts';
import type { Page, PageRequest } from './store.ts';
import { forLearner } from './unknown-learner.ts';

/** Nobody writes this many; a faulty program must not fill the disk. */
export const mostEssays = 500;
/** Copies that are stored beside the work; an eleventh replaces the oldest. */
export const mostAside = 10;

/** An essay as it is stored. `flagged`: its sentences that sounded like a cry for help. */
export type StoredEssay = EssayLine & {
  learner_id: LearnerId;
  version: number;
  work: EssayWork;
  aside: { at: string; work: EssayWork }[];
  flagged: string[];
  /** A teacher has turned the coach off for this essay. */
  coach_off: boolean;
};

/** The result of a save. `changed`: another version was stored before; it stays, and the version that was sent is put aside. */
export type SavedEssay =
  | { kind: 'saved'; version: number; saved_at: string }
  | { kind: 'changed' | 'submitted'; essay: StoredEssay };

/** Essays as their writers save them. */
export interface EssayStore {
  /** What the coach's detectors found in essays. */
  readonly fires: EssayFireStore;
  /** What the coach knows of each period. */
  readonly banks: EssayBankStore;
  /**
   * Starts an essay, empty except for a text that it may be given; repeating it changes nothing. Null: the learner has as many
   * as allowed. Throws `UnknownLearnerError`.
   */
  start(
    essay: Pick<StoredEssay, 'id' | 'learner_id' | 'dbq_id' | 'title' | 'scope' | 'timing'> &
      Partial<Pick<StoredEssay, 'set' | 'work'>>,
    at: Date,
  ): Promise<StoredEssay | null>;
  find(id: string): Promise<StoredEssay | null>;
  /** Returns a learner's essays, last saved first. */
  list(learner: LearnerId, page: PageRequest): Promise<Page<EssayLine>>;
  /**
   * Saves the work over a version, all or nothing. Work that equals what is stored counts as saved, whatever its version. Null:
   * there is no such essay. With `instead`, the work stored so far is put aside.
   */
  save(id: string, sent: EssayToSave & { flagged: readonly string[] }, at: Date): Promise<SavedEssay | null>;
  /**
   * Returns everybody's essays, last saved first: those in a phase, and those whose text, notes, conversation, title, or
   * writer's name contains the words. A search reads at most a thousand; the next page continues after them.
   */
  newest(page: PageRequest & { search?: string | undefined; phase?: EssayPhase | undefined }): Promise<Page<StudentsEssay>>;
  /** Changes an essay's scope or clock. */
  setCoaching(id: string, set: Pick<StoredEssay, 'scope' | 'timing'> & { clock_since: Date | null }): Promise<void>;
  /** Turns the coach off for an essay, or on again. */
  setCoachOff(id: string, off: boolean): Promise<void>;
  /** Hands the essay in; only the first time counts. Null: there is no such essay. */
  submit(id: string, at: Date): Promise<StoredEssay | null>;
}

const lineColumns = [
  'id',
  'dbq_id',
  'title',
  'scope',
  'timing',
  'essay_set',
  'started_at',
  'clock_since',
  'saved_at',
  'submitted_at',
] as const;

/** The most essays that one page of a search reads: each one, with its conversation, has to be unpacked and searched. */
const mostRead = 1000;

export const essayStore = (db: Kysely<Database>): EssayStore => {
  const find: EssayStore['find'] = async (id) => {
    const row = await db.selectFrom('essay_submissions').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : storedEssay(row);
  };
  return {
    fires: essayFireStore(db),
    banks: essayBankStore(db),
    find,

    async start({ set = null, work = { document: emptyDocument, marks: [] }, ...essay }, at) {
      const there = await find(essay.id);
      if (there !== null) return there;
      const { essays } = await db
        .selectFrom('essay_submissions')
        .select(({ fn }) => fn.countAll().as('essays'))
        .where('learner_id', '=', essay.learner_id)
        .executeTakeFirstOrThrow();
      if (Number(essays) >= mostEssays) return null;
      const begun = {
        started_at: at,
        clock_since: essay.timing === 'timed' ? at : null,
        saved_at: at,
        version: 1,
        work: jsonText(work),
        essay_set: set === null ? null : jsonText(set),
        aside: '[]',
        flagged: '[]',
      };
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
      return pageOf(await query.execute(), limit, placeOf, essayLine);
    },

    async newest({ cursor, limit, search, phase }) {
      const words = search?.trim() ?? '';
      const readsEach = words !== '' || phase !== undefined;
      let newest = db.selectFrom('essay_submissions').orderBy('saved_at', 'desc').orderBy('id', 'desc');
      if (cursor !== undefined) {
        const { at, id } = positionOf(cursor);
        newest = newest.where(sql<boolean>`(saved_at, id) < (${at}, ${id})`);
      }
      const window = newest.select([...lineColumns, 'learner_id', 'work']).limit(readsEach ? mostRead : limit + 1);
      let query = db
        .selectFrom(window.as('essay'))
        .innerJoin('user', 'user.id', 'essay.learner_id')
        .leftJoin('tutor_sessions', 'tutor_sessions.id', 'essay.id')
        .select(lineColumns.map((column) => `essay.${column}` as const))
        .select(['essay.learner_id', 'user.name as learner_name'])
        .select([sql<EssayPhase | null>`tutor_sessions.state ->> 'phase'`.as('phase'), excerptOf(words).as('excerpt')])
        .orderBy('essay.saved_at', 'desc')
        .orderBy('essay.id', 'desc')
        .limit(limit + 1);
      if (phase !== undefined) query = query.where(sql<boolean>`tutor_sessions.state ->> 'phase' = ${phase}`);
      if (words !== '')
        query = query.where(
          sql<boolean>`("user".name ilike ${likePattern(words)} or essay.title ilike ${likePattern(words)} or ${excerptOf(words)} is not null)`,
        );
      const page = pageOf(
        await query.execute(),
        limit,
        placeOf,
        ({ learner_id, learner_name, phase: reached, excerpt, ...row }) => ({
          ...essayLine(row),
          learner: { id: learner_id, name: learner_name },
          phase: reached,
          excerpt,
        }),
      );
      if (page.next_cursor !== null || !readsEach) return page;
      const end = await newest
        .select(['id', 'saved_at'])
        .offset(mostRead - 1)
        .limit(1)
        .executeTakeFirst();
      return end === undefined ? page : { ...page, next_cursor: cursorAt(placeOf(end)) };
    },

    async setCoaching(id, set) {
      await db.updateTable('essay_submissions').set(set).where('id', '=', id).execute();
    },

    async setCoachOff(id, coach_off) {
      await db.updateTable('essay_submissions').set({ coach_off }).where('id', '=', id).execute();
    },

    save: (id, { expected_version, work: sent, instead, flagged }, at) =>
      db.transaction().execute(async (tx) => {
        const row = await tx.selectFrom('essay_submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (row === undefined) return null;
        const text = jsonText(sent);
        const work = JSON.parse(text) as EssayWork; // in the form in which it is stored
        const write = (set: Partial<Record<'work' | 'aside' | 'flagged', string>> & { version?: number; saved_at?: Date }) =>
          tx.updateTable('essay_submissions').set(set).where('id', '=', id).execute();
        if (isDeepStrictEqual(row.work, work))
          return { kind: 'saved', version: row.version, saved_at: row.saved_at.toISOString() };
        // The flagged sentences are stored, whatever happens to the work.
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

const placeOf = ({ saved_at, id }: { saved_at: Date; id: string }) => ({ at: saved_at, id });

/** Escapes the words for `like`, so that none of their characters are wildcards. */
const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns a part of the text, a note, or the conversation that contains the words, cut to their surroundings; null if none
 * does.
 */
const excerptOf = (words: string) =>
  words === ''
    ? sql<string | null>`null::text`
    : sql<string | null>`(
        select substr(piece, greatest(1, position(lower(${words}::text) in lower(piece)) - 60), 180)
        from (
          select jsonb_path_query(essay.work, '$.document.content[*].content[*].text') #>> '{}' as piece
          union all select jsonb_path_query(essay.work, '$.marks[*].note') #>> '{}'
          union all select jsonb_path_query(tutor_sessions.state, '$.talk[*].talk.text') #>> '{}'
        ) as pieces
        where piece ilike ${likePattern(words)} limit 1)`;

type Copies = StoredEssay['aside'];

const withoutCopy = (copies: Copies, work: EssayWork): Copies => copies.filter((copy) => !isDeepStrictEqual(copy.work, work));

/** Returns the copies with this one added, the newest last. No copy is stored twice. */
const withCopy = (copies: Copies, work: EssayWork, at: Date): Copies =>
  copies.some((copy) => isDeepStrictEqual(copy.work, work))
    ? copies
    : [...copies, { at: at.toISOString(), work }].slice(-mostAside);

const essayLine = ({
  essay_set,
  started_at,
  clock_since,
  saved_at,
  submitted_at,
  ...row
}: Pick<Selectable<Database['essay_submissions']>, (typeof lineColumns)[number]>): EssayLine => ({
  ...row,
  set: essay_set,
  started_at: started_at.toISOString(),
  // Earlier timed essays had no clock of their own.
  clock_since: row.timing === 'timed' ? (clock_since ?? started_at).toISOString() : null,
  saved_at: saved_at.toISOString(),
  submitted_at: submitted_at?.toISOString() ?? null,
});

const storedEssay = ({
  learner_id,
  version,
  work,
  aside,
  flagged,
  coach_off,
  ...line
}: Selectable<Database['essay_submissions']>): StoredEssay => ({
  ...essayLine(line),
  learner_id: learner_id as LearnerId, // the value comes from an account's own row
  version,
  work,
  aside,
  flagged,
  coach_off,
});
