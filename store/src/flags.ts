import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import type { ErasedAccount, Flag, NewFlag } from '@stoa/schema/flag';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { asErasedAccount, asErasedFlag, forgetErasedFlags, urgentKinds } from './erased-flags.ts';
import { flagRow, insertOfFlags } from './flag-row.ts';
import { jsonText } from './json-text.ts';
import type { Page, PageRequest } from './store.ts';
import { forLearner } from './unknown-learner.ts';

/**
 * A record that somebody looked at a case of flags, up to its newest flag at that moment. `by` is null if her account is gone.
 */
export type FlagLook = { by: string | null; at: string; up_to: string; note: string };

/**
 * Flags that are looked at together: those of one session, or those of a learner outside any session; then `case_id` is the
 * learner's. For an erased account, `learner` is null, and `erased` says what is left.
 */
export type FlagCase = {
  case_id: string;
  learner: string | null;
  tutor: string | null;
  flags: Flag[];
  erased: ErasedAccount | null;
};

export interface FlagStore {
  /**
   * Stores what was flagged outside any session; the same words in the same place wait only once. Throws `UnknownLearnerError`
   * if the learner has no account (any more).
   */
  add(learner: LearnerId, flag: NewFlag): Promise<void>;
  /** Counts the cases with flags that nobody has looked at, and those of them with an urgent one. */
  waiting(): Promise<{ cases: number; disclosures: number }>;
  /** Returns those cases, with their waiting flags: urgent cases first, each group sorted from the newest flag. */
  list(page: PageRequest): Promise<Page<FlagCase>>;
  /**
   * Finds one case. If it has very many flags, the newest are included, but every urgent one before any other. Null if nothing
   * was flagged.
   */
  find(caseId: string): Promise<(FlagCase & { learner_id: LearnerId | null }) | null>;
  /** Returns who has looked at these cases, oldest first. */
  looks(caseIds: readonly string[]): Promise<Map<string, FlagLook[]>>;
  /**
   * Records that somebody looked. Repeating the same look changes nothing; looks of others stay. Throws `UnknownLearnerError`
   * if the learner no longer has an account. For an erased account (`learner_id` null), looking deletes what was left.
   */
  look(
    of: { case_id: string; learner_id: LearnerId | null },
    look: { by: string; upTo: string; note: string; at: Date },
  ): Promise<void>;
}

export const flagStore = (db: Kysely<Database>): FlagStore => {
  /** Selects the cases that wait, one row each. */
  const waiting = () =>
    db
      .selectFrom('flags')
      .innerJoin('user', 'user.id', 'flags.learner_id')
      .leftJoin('tutor_sessions as session', 'session.id', 'flags.session_id')
      .where('waits', '=', true)
      .groupBy(['case_id', 'user.name', 'session.tutor'])
      .select(['case_id', sql<string | null>`"user".name`.as('learner'), 'session.tutor'])
      .select([
        sql<string>`max(at)`.as('newest'),
        isUrgent.as('disclosure'),
        sql<Held[]>`jsonb_agg(${asHeld} order by at, flags.id)`.as('flags'),
        sql<ErasedAccount | null>`null::jsonb`.as('erased'),
      ])
      .unionAll(erasedCases());

  /** Selects what is left of accounts that were erased before anybody had looked, one row for each case. */
  const erasedCases = () =>
    db
      .selectFrom('erased_flags')
      .groupBy(['case_id', 'tutor'])
      .select(['case_id', sql<string | null>`null::text`.as('learner'), 'tutor'])
      .select([
        sql<string>`max(at)`.as('newest'),
        sql<boolean>`true`.as('disclosure'),
        sql<Held[]>`jsonb_agg(${asErasedFlag<Held>()} order by at, id)`.as('flags'),
        sql<ErasedAccount | null>`${asErasedAccount}`.as('erased'),
      ]);

  return {
    async add(learner, flag) {
      const row = flagRow(flag, { learner_id: learner, session_id: null });
      const same = await db
        .selectFrom('flags')
        .select('id')
        .where('case_id', '=', row.case_id)
        .where('waits', '=', true)
        .where(
          sql<boolean>`flag -> 'words' = ${jsonText(flag.words)}::jsonb and flag -> 'place' = ${jsonText(flag.place)}::jsonb`,
        )
        .limit(1)
        .executeTakeFirst();
      if (same === undefined) await forLearner(insertOfFlags([row]).execute(db));
    },

    async waiting() {
      const cases = db
        .selectFrom('flags')
        .where('waits', '=', true)
        .groupBy('case_id')
        .select([isUrgent.as('disclosure')])
        .unionAll(
          db
            .selectFrom('erased_flags')
            .groupBy('case_id')
            .select([sql<boolean>`true`.as('disclosure')]),
        );
      return await db
        .selectFrom(cases.as('case'))
        .select([
          sql<number>`count(*)::int`.as('cases'),
          sql<number>`(count(*) filter (where disclosure))::int`.as('disclosures'),
        ])
        .executeTakeFirstOrThrow();
    },

    async list({ cursor, limit }) {
      let query = db
        .selectFrom(waiting().as('case'))
        .select(['case_id', 'newest', 'disclosure', 'flags', 'learner', 'tutor', 'erased'])
        .orderBy('disclosure', 'desc')
        .orderBy('newest', 'desc')
        .orderBy('case_id', 'desc')
        .limit(limit + 1);
      if (cursor !== undefined) {
        const { at, id, group } = positionOf(cursor);
        query = query.where(
          sql<boolean>`(disclosure, newest, case_id) < (${group === 'disclosure'}, ${at.toISOString()}, ${id})`,
        );
      }
      return pageOf(await query.execute(), limit, placeOfRow, flagCase);
    },

    async find(caseId) {
      const rows = await db
        .selectFrom('flags')
        .innerJoin('user', 'user.id', 'flags.learner_id')
        .leftJoin('tutor_sessions as session', 'session.id', 'flags.session_id')
        .where('case_id', '=', caseId)
        .select(['flags.learner_id', 'user.name as learner', 'session.tutor', asHeld.as('held')])
        .orderBy(sql`kind in (${urgentKinds})`, 'desc')
        .orderBy('at', 'desc')
        .orderBy('flags.id', 'desc')
        .limit(mostShown)
        .execute();
      const [first] = rows;
      if (first === undefined) {
        const erased = await erasedCases().where('case_id', '=', caseId).executeTakeFirst();
        return erased === undefined ? null : { learner_id: null, ...flagCase(erased) };
      }
      const { learner, learner_id, tutor } = first;
      const flags = rows.map(({ held }) => held).toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1));
      return { learner_id: LearnerId.parse(learner_id), ...flagCase({ case_id: caseId, learner, tutor, flags, erased: null }) };
    },

    async looks(caseIds) {
      const looks = new Map<string, FlagLook[]>(caseIds.map((id) => [id, []]));
      if (caseIds.length === 0) return looks;
      const rows = await db
        .selectFrom('flag_looks as look')
        .leftJoin('user', 'user.id', 'look.looked_by')
        .select(['look.case_id', 'look.looked_at', 'look.up_to', 'look.note', 'user.name as by'])
        .where('look.case_id', 'in', caseIds)
        .orderBy('look.version')
        .execute();
      for (const { case_id, looked_at, up_to, note, by } of rows)
        looks.get(case_id)?.push({ by, at: looked_at.toISOString(), up_to, note });
      return looks;
    },

    async look(of, { by, upTo, note, at }) {
      if (of.learner_id === null) {
        await forgetErasedFlags(db, of.case_id, upTo);
        return;
      }
      for (let tries = 0; tries < mostAtOnce; tries += 1) {
        const { rows } = await forLearner(
          sql<{ kept: number; there: number }>`
            with before as (
              select coalesce(max(version), 0) as version,
                     count(*) filter (where looked_by = ${by} and up_to = ${upTo}::text and note = ${note}::text)::int as there
              from flag_looks where case_id = ${of.case_id}
            ), kept as (
              insert into flag_looks (case_id, version, learner_id, looked_by, looked_at, up_to, note)
              select ${of.case_id}, version + 1, ${of.learner_id}, ${by}, ${at}::timestamptz, ${upTo}::text, ${note}::text
              from before where there = 0
              on conflict do nothing
              returning 1
            ), seen as (
              update flags set waits = false
              where case_id = ${of.case_id} and at <= ${upTo}::text and waits
            )
            select (select count(*)::int from kept) as kept, there from before`.execute(db),
        );
        const [done] = rows;
        if (done!.kept > 0 || done!.there > 0) return;
      }
      throw new Error(`a look at the flags of ${of.case_id} could not be kept: too many others look at the same moment`);
    },
  };
};

/** Concurrent looks at the same case get their numbers one after another; this is the most retries. */
const mostAtOnce = 20;
/** The most flags of one case in one answer. */
const mostShown = 200;

type Held = NewFlag & { id: string; waits: boolean };
const asHeld = sql<Held>`flags.flag || jsonb_build_object('id', flags.id, 'waits', flags.waits)`;
const isUrgent = sql<boolean>`bool_or(kind in (${urgentKinds}))`;

type Row = Omit<FlagCase, 'flags'> & { flags: Held[] };

const placeOfRow = ({ case_id, newest, disclosure }: { case_id: string; newest: string; disclosure: boolean }) => ({
  at: new Date(newest),
  id: case_id,
  group: disclosure ? 'disclosure' : 'other',
});

const flagCase = ({ case_id, learner, tutor, flags, erased }: Row): FlagCase => ({
  case_id,
  learner,
  tutor,
  flags: flags satisfies Flag[],
  erased,
});
