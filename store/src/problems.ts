import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { BankedProblem } from '@stoa/schema/problem';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { eventRow, insertOfEvents } from './event-row.ts';
import { jsonText } from './json-text.ts';
import { servedUnverified, timesServed } from './servings.ts';
import type { ProblemStore } from './store.ts';

/** A problem, or a version of it, that isn't in the bank. */
export class UnknownProblemError extends Error {
  constructor(id: string, version: number) {
    super(`The bank has no version ${version} of problem ${id}.`);
    this.name = 'UnknownProblemError';
  }
}

/** Excludes questions of lessons, which are only asked in lessons. */
const ofNoLesson = sql<boolean>`not body ? 'lesson'`;
const mostAtOnce = 250; // problems in one statement, about 2 MB of JSON

export const problemStore = (db: Kysely<Database>): ProblemStore => ({
  publish: (problems) =>
    db.transaction().execute(async (tx) => {
      const published: string[] = [];
      for (let from = 0; from < problems.length; from += mostAtOnce) {
        published.push(...(await publishSome(tx, problems.slice(from, from + mostAtOnce))));
      }
      if (published.length > 0) await startNewEdition(tx, published);
      return published.length;
    }),

  async stockedFrom() {
    const { stocked_from } = await db.selectFrom('bank_edition').select('stocked_from').executeTakeFirstOrThrow();
    return stocked_from;
  },

  async markStocked(from) {
    await db.updateTable('bank_edition').set({ stocked_from: from }).execute();
  },

  async salt(drawn) {
    const { salt } = await db
      .updateTable('bank_edition')
      .set({ salt: sql<string>`coalesce(salt, ${drawn})` })
      .returning('salt')
      .executeTakeFirstOrThrow();
    if (salt === null) throw new Error('the bank has no salt after one was set');
    return salt;
  },

  async edition() {
    const { edition } = await db.selectFrom('bank_edition').select('edition').executeTakeFirstOrThrow();
    return String(edition);
  },

  async allVerified() {
    const rows = await db
      .selectFrom('problems')
      .selectAll()
      .distinctOn('id')
      .where('status', '=', 'VERIFIED')
      .where(ofNoLesson)
      .orderBy('id')
      .orderBy('version', 'desc')
      .execute();
    return rows.map(bankedProblem);
  },

  async changedSince(edition) {
    const { rows } = await sql<{ changed_id: string } & NullableProblem>`
      select distinct on (changed_id) changed_id, problems.*
      from (select distinct problem_id as changed_id from bank_changes where edition > ${edition}::int) as changed
      left join problems on problems.id = changed_id and problems.status = 'VERIFIED' and not problems.body ? 'lesson'
      order by changed_id, problems.version desc`.execute(db);
    return rows.map(({ changed_id: id, ...row }) => ({ id, problem: isThere(row) ? bankedProblem(row) : null }));
  },

  async verified({ skillId, difficulty, heldBack, cursor, limit }) {
    let query = db
      .selectFrom('problems')
      .selectAll()
      .where('status', '=', 'VERIFIED')
      .where('skill_id', '=', skillId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('problems as newer')
              .whereRef('newer.id', '=', 'problems.id')
              .whereRef('newer.version', '>', 'problems.version')
              .where('newer.status', '=', 'VERIFIED')
              .select('newer.id'),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit + 1);
    if (!heldBack) query = query.where(sql<boolean>`not body ? 'held_back'`).where(ofNoLesson);
    if (difficulty !== undefined) query = query.where('difficulty', '=', difficulty);
    if (cursor !== undefined) {
      const { at, id } = positionOf(cursor);
      query = query.where(sql<boolean>`(created_at, id) > (${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, ({ created_at, id }) => ({ at: created_at, id }), bankedProblem);
  },

  async find(id, version) {
    let query = db.selectFrom('problems').selectAll().where('id', '=', id).orderBy('version', 'desc').limit(1);
    if (version !== undefined) query = query.where('version', '=', version);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : bankedProblem(row);
  },

  async newestOf(ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('problems')
      .selectAll()
      .distinctOn('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .orderBy('version', 'desc')
      .execute();
    return rows.map(bankedProblem);
  },

  setStatus: (id, version, status, at) =>
    db.transaction().execute(async (tx) => {
      // Waits for turns that are serving this version right now, so that the times below are later than theirs.
      const before = await tx
        .selectFrom('problems')
        .select('status')
        .where('id', '=', id)
        .where('version', '=', version)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) throw new UnknownProblemError(id, version);
      if (before.status === status) return;

      let change = tx.updateTable('problems').set({ status }).where('id', '=', id).where('version', '=', version);
      if (before.status === 'VERIFIED') await endSpan(tx, id, version, at);
      if (status === 'VERIFIED') {
        change = change.set({ verified_at: at });
        await tx
          .insertInto('verification_spans')
          .values({ problem_id: id, version, verified_at: at })
          .onConflict((same) => same.columns(['problem_id', 'version', 'verified_at']).doUpdateSet({ retired_at: null }))
          .execute();
      }
      await change.execute();
      if (before.status === 'VERIFIED' || status === 'VERIFIED') await startNewEdition(tx, [id]);
    }),

  timesServed: (id, version) => timesServed(db, id, version),
  servedUnverified: () => servedUnverified(db),
});

/** Puts new versions into the bank with their verification events. Returns the ids of the new ones. */
export async function publishSome(
  tx: Transaction<Database>,
  problems: Parameters<ProblemStore['publish']>[0],
): Promise<string[]> {
  const rows = problems.map(({ problem }) => ({
    id: problem.item.meta.id,
    version: problem.item.meta.version,
    skill_id: problem.item.meta.skill_id,
    difficulty: problem.item.meta.difficulty,
    status: problem.item.meta.status,
    verified_at: verifiedAt(problem),
    created_at: problem.item.meta.created_at,
    body: problem,
  }));
  const published = await tx
    .insertInto('problems')
    .columns(['id', 'version', 'skill_id', 'difficulty', 'status', 'verified_at', 'created_at', 'body'])
    .expression(
      sql`select * from jsonb_to_recordset(${jsonText(rows)}::jsonb) as row(
        id text, version int, skill_id text, difficulty int, status text, verified_at timestamptz, created_at timestamptz, body jsonb
      )`,
    )
    .onConflict((found) => found.columns(['id', 'version']).doNothing())
    .returning(['id', 'version', 'status', 'verified_at'])
    .execute();

  const spans = published.flatMap(({ id, version, status, verified_at }) =>
    status === 'VERIFIED' && verified_at !== null ? [{ problem_id: id, version, verified_at }] : [],
  );
  if (spans.length > 0) await tx.insertInto('verification_spans').values(spans).execute();

  const isNew = new Set(published.map(({ id, version }) => `${id} ${version}`));
  const events = problems
    .filter(({ problem: { item } }) => isNew.has(`${item.meta.id} ${item.meta.version}`))
    .flatMap(({ problem, events: its }) => {
      const at = new Date(problem.item.meta.verified_at ?? problem.item.meta.created_at);
      return its.map((event) => eventRow(event, { at, learner_id: null, session_id: null, turn_id: null }));
    });
  if (events.length > 0) await insertOfEvents(events).execute(tx);
  return published.map(({ id }) => id);
}

const verifiedAt = ({ item: { meta } }: BankedProblem): string | null =>
  meta.status === 'VERIFIED' ? (meta.verified_at ?? meta.created_at) : meta.verified_at;

/**
 * Ends the time in which a version was VERIFIED. The clock of the server that retires it may be behind that of the server that
 * served it a moment ago, so the end is never before the last serving.
 */
async function endSpan(tx: Transaction<Database>, id: string, version: number, at: Date): Promise<void> {
  await tx
    .updateTable('verification_spans')
    .set({
      retired_at: sql<Date>`greatest(${at}::timestamptz, verified_at, (
        select max(served_at) + interval '1 millisecond' from servings where problem_id = ${id} and version = ${version}
      ))`,
    })
    .where('problem_id', '=', id)
    .where('version', '=', version)
    .where('retired_at', 'is', null)
    .execute();
}

/**
 * Editions are strictly sequential: whoever starts the next one waits here until this one is committed, with everything that it
 * changed.
 */
async function startNewEdition(tx: Transaction<Database>, changed: readonly string[]): Promise<void> {
  const { edition } = await tx
    .updateTable('bank_edition')
    .set((eb) => ({ edition: eb('edition', '+', 1) }))
    .returning('edition')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bank_changes (edition, problem_id)
    select distinct ${edition}::int, id from jsonb_array_elements_text(${jsonText(changed)}::jsonb) as id`.execute(tx);
}

type ProblemRow = Selectable<Database['problems']>;
/** A row of `problems`, or only nulls if a join found none. */
type NullableProblem = ProblemRow | { [column in keyof ProblemRow]: null };
const isThere = (row: NullableProblem): row is ProblemRow => row.id !== null;

/** Returns the body as it was published, with its current status. */
export const bankedProblem = ({ body, status, verified_at }: ProblemRow): BankedProblem => ({
  ...body,
  item: { ...body.item, meta: { ...body.item.meta, status, verified_at: verified_at?.toISOString() ?? null } },
});
