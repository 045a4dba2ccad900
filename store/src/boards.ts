import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { BoardLogEntry } from '@stoa/schema/board/board-log';
import type { InterventionEvent } from '@stoa/schema/board/board-metrics';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { sessionRecord } from './sessions.ts';
import type { Page, PageRequest, SessionRecord } from './store.ts';

/**
 * An entry at its position in the log of a board. `t` in milliseconds of the session; `n` is the number that the pen gave it.
 */
export type KeptEntry = {
  readonly position: number;
  readonly t: number;
  readonly pen: string | null;
  readonly n: number | null;
  readonly entry: BoardLogEntry;
};

/** An entry to be appended to the log of its board, with what the tutor said in it. */
export type NewEntry = KeptEntry & {
  readonly session_id: string;
  readonly learner_id: LearnerId;
  readonly interventions: readonly InterventionEvent[];
};

/** The logs of boards. */
export interface BoardStore {
  /** Makes this keeper run the board: what another keeper then tries to append is rejected. */
  keep(sessionId: string, keeper: string): Promise<void>;
  /**
   * Appends entries of boards that this keeper runs, all in one statement. Returns the boards among them that it no longer
   * runs: none of their entries were stored.
   */
  append(keeper: string, entries: readonly NewEntry[]): Promise<ReadonlySet<string>>;
  /** Returns the entries of a board after a position, in order. */
  log(sessionId: string, after: number, limit: number): Promise<KeptEntry[]>;
  /** Returns, for each pen, the number of its last stored act. */
  pens(sessionId: string): Promise<Map<string, number>>;
  interventions(sessionId: string): Promise<InterventionEvent[]>;
  /** Returns the problem that a board started with. */
  firstProblem(sessionId: string): Promise<{ problem_id: string; version: number } | null>;
  /** Returns everybody's boards, last touched first, with their students' names. */
  newest(page: PageRequest): Promise<Page<SessionRecord & { learner: string }>>;
}

export const boardStore = (db: Kysely<Database>): BoardStore => ({
  async keep(session_id, keeper) {
    await db
      .insertInto('board_keepers')
      .values({ session_id, keeper })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ keeper }))
      .execute();
  },

  async append(keeper, entries) {
    if (entries.length === 0) return new Set();
    // The row of its keeper is locked until the entries are stored, so that a server that takes a board over afterwards reads
    // them.
    const { rows } = await sql<{ session_id: string }>`
      with sent as (
        select * from jsonb_to_recordset(${jsonText(entries)}::jsonb) as sent (
          session_id text, learner_id text, position int, t float8, pen text, n int, entry jsonb, interventions jsonb
        )
      ), kept as (
        select session_id from board_keepers
        where keeper = ${keeper} and session_id in (select session_id from sent)
        for share
      ), appended as (
        insert into board_logs (session_id, learner_id, position, t, pen, n, entry)
        select session_id, learner_id, position, t, pen, n, entry from sent join kept using (session_id)
      ), said as (
        insert into board_interventions (session_id, learner_id, position, place, intervention)
        select session_id, learner_id, position, place, said
        from sent join kept using (session_id)
        cross join jsonb_array_elements(interventions) with ordinality as each (said, place)
      )
      select session_id from kept`.execute(db);
    const kept = new Set(rows.map(({ session_id }) => session_id));
    return new Set(entries.flatMap(({ session_id }) => (kept.has(session_id) ? [] : [session_id])));
  },

  log: (sessionId, after, limit) =>
    db
      .selectFrom('board_logs')
      .select(['position', 't', 'pen', 'n', 'entry'])
      .where('session_id', '=', sessionId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit)
      .execute(),

  async pens(sessionId) {
    const rows = await db
      .selectFrom('board_logs')
      .select(({ fn }) => ['pen', fn.max('n').as('taken')])
      .where('session_id', '=', sessionId)
      .where('pen', 'is not', null)
      .groupBy('pen')
      .execute();
    return new Map(rows.flatMap(({ pen, taken }) => (pen === null || taken === null ? [] : [[pen, taken]])));
  },

  async interventions(sessionId) {
    const rows = await db
      .selectFrom('board_interventions')
      .select('intervention')
      .where('session_id', '=', sessionId)
      .orderBy('position')
      .orderBy('place')
      .execute();
    return rows.map(({ intervention }) => intervention);
  },

  async firstProblem(sessionId) {
    const row = await db
      .selectFrom('servings')
      .select(['problem_id', 'version'])
      .where('session_id', '=', sessionId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  },

  async newest({ cursor, limit }) {
    let query = db
      .selectFrom('tutor_sessions')
      .innerJoin('user', 'user.id', 'tutor_sessions.learner_id')
      .selectAll('tutor_sessions')
      .select('user.name as learner_name')
      .where('tutor', '=', 'board')
      .orderBy('updated_at', 'desc')
      .orderBy('tutor_sessions.id', 'desc')
      .limit(limit + 1);
    if (cursor !== undefined) {
      const { at, id } = positionOf(cursor);
      query = query.where(sql<boolean>`(updated_at, tutor_sessions.id) < (${at}, ${id})`);
    }
    return pageOf(
      await query.execute(),
      limit,
      ({ updated_at, id }) => ({ at: updated_at, id }),
      (row) => ({ ...sessionRecord(row), learner: row.learner_name }),
    );
  },
});
