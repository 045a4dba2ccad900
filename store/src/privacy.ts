import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { keepUrgentFlags } from './erased-flags.ts';
import { withoutOrigin } from './without-origin.ts';

/** Returns what a session's learner may be given of it, according to the tutor that owns it; null if no tutor says. */
export type ShownOfSession = (session: { tutor: string; state: unknown }) => unknown;

/**
 * What a table holds about a person, and what happens to it: `export` reads what belongs to the person and may be shown to them
 * (never a secret that lets somebody act as her); `erase` deletes it, or removes her from it. `null`: the table holds nothing
 * about anybody.
 */
export type Privacy = {
  export: (db: Kysely<Database>, id: string, shown: ShownOfSession) => Promise<object[]> | AsyncIterable<object[]>;
  /** Null if the row is deleted with the account, by a foreign key with `on delete cascade`. */
  erase: ((tx: Transaction<Database>, id: string, at: Date) => Promise<unknown>) | null;
} | null;

/** Every table of the schema. A table that is missing here fails the tests. */
export const privacyOf: Record<keyof Database, Privacy> = {
  user: {
    export: (db, id) =>
      db
        .selectFrom('user')
        .select(['id', 'name', 'email', 'emailVerified', 'image', 'role', 'suspendedAt', 'createdAt', 'updatedAt'])
        .where('id', '=', id)
        .execute(),
    erase: (tx, id) => tx.deleteFrom('user').where('id', '=', id).execute(),
  },
  session: {
    export: (db, id) =>
      db
        .selectFrom('session')
        .select(['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent']) // not the token: it would open her account
        .where('userId', '=', id)
        .orderBy('createdAt')
        .execute(),
    erase: null,
  },
  account: {
    export: (db, id) =>
      db
        .selectFrom('account')
        .select(['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt']) // not the password's hash
        .where('userId', '=', id)
        .execute(),
    erase: null,
  },
  verification: {
    // Found by her address or by a value that names her account. Both columns may hold the secret of a link that was sent to
    // her.
    export: (db, id) =>
      db.selectFrom('verification').select(['createdAt', 'expiresAt']).where(verificationsOf(id)).orderBy('createdAt').execute(),
    erase: (tx, id) => tx.deleteFrom('verification').where(verificationsOf(id)).execute(),
  },
  // A ticket lives for half a minute, reveals nothing about her, and is deleted with her session.
  line_tickets: null,
  settings: {
    export: (db, id) => db.selectFrom('settings').select('settings').where('learner_id', '=', id).execute(),
    erase: null,
  },
  attempt_counts: null, // digests and numbers, deleted after a day
  problems: null,
  verification_spans: null,
  plan_problems: null,
  configurations: null,
  bank_edition: null,
  course_rows: null,
  course_row_editions: null,
  bank_changes: null,
  servings: {
    export: (db, id) =>
      inPages(
        ['id'],
        db
          .selectFrom('servings')
          .select(['problem_id', 'version', 'served_at', 'session_id', 'turn_id'])
          .where('learner_id', '=', id),
      ),
    erase: (tx, id) =>
      tx
        .updateTable('servings')
        .set({ learner_id: null, session_id: null, turn_id: null })
        .where('learner_id', '=', id)
        .execute(),
  },
  turns: {
    export: (db, id) =>
      inPages(
        ['at', 'turn_id'],
        db.selectFrom('turns').select(['turn_id', 'session_id', 'at', 'reply']).where('learner_id', '=', id),
      ),
    erase: null,
  },
  tutor_sessions: {
    export: (db, id, shown) =>
      inPages(
        ['created_at', 'id'],
        db
          .selectFrom('tutor_sessions')
          .select(['id', 'tutor', 'version', 'created_at', 'updated_at', 'state'])
          .where('learner_id', '=', id),
        ({ state, tutor, ...row }) => ({ ...row, tutor, state: shown({ tutor: String(tutor), state }) }),
      ),
    erase: null,
  },
  // What an author published stays for the students who are taught with it; only the author's identity is removed.
  lesson_plans: {
    export: (db, id) =>
      db
        .selectFrom('lesson_plans')
        .select(['topic_id', 'version', 'published_at'])
        .where('published_by', '=', id)
        .orderBy('published_at')
        .orderBy('topic_id')
        .execute(),
    erase: (tx, id) => tx.updateTable('lesson_plans').set({ published_by: null }).where('published_by', '=', id).execute(),
  },
  plan_drafts: {
    export: (db, id) =>
      db
        .selectFrom('plan_drafts')
        .select(['topic_id', 'base_version', 'revision', 'saved_at', 'guideline', 'aside'])
        .where('author_id', '=', id)
        .orderBy('topic_id')
        .execute(),
    erase: null,
  },
  essay_submissions: {
    export: (db, id) =>
      inPages(
        ['started_at', 'id'],
        db
          .selectFrom('essay_submissions')
          .select([
            'id',
            'dbq_id',
            'scope',
            'timing',
            'essay_set',
            'started_at',
            'clock_since',
            'saved_at',
            'submitted_at',
            'version',
            'work',
            'aside',
          ])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  essay_fires: {
    export: (db, id) =>
      inPages(
        ['at', 'turn_id', 'place'],
        db
          .selectFrom('essay_fires')
          .select(['at', 'turn_id', 'place', 'essay_id', 'phase', 'span', 'response'])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  // The bank's content belongs to the installation; only the publisher's identity is removed.
  essay_banks: {
    export: (db, id) =>
      db
        .selectFrom('essay_banks')
        .select(['period', 'edition', 'changes', 'published_at'])
        .where('published_by', '=', id)
        .orderBy('period')
        .orderBy('edition')
        .execute(),
    erase: (tx, id) => tx.updateTable('essay_banks').set({ published_by: null }).where('published_by', '=', id).execute(),
  },
  board_keepers: null, // which server runs a board
  board_logs: {
    export: (db, id) =>
      inPages(
        ['session_id', 'position'],
        db
          .selectFrom('board_logs')
          .select(['session_id', 'position', 't', sql`jsonb_build_object('act', entry -> 'act')`.as('entry')])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  // The tutor's reasons aren't exported; what it said is in the session.
  board_interventions: {
    export: (db, id) =>
      inPages(
        ['session_id', 'position', 'place'],
        db
          .selectFrom('board_interventions')
          .select(['session_id', 'position', 'place', sql`intervention ->> 'response_text'`.as('text')])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  // The switches belong to the installation; only the identity of the admin who set them is removed.
  detector_switches: {
    export: (db, id) =>
      db.selectFrom('detector_switches').select(['detector', 'is_off', 'changed_at']).where('changed_by', '=', id).execute(),
    erase: (tx, id) => tx.updateTable('detector_switches').set({ changed_by: null }).where('changed_by', '=', id).execute(),
  },
  // The rows are deleted with the account. But the fact that a child may be in need and that nobody has looked yet isn't lost.
  flags: {
    export: (db, id) =>
      db
        .selectFrom('flags')
        .select(['session_id', 'flag'])
        .where('learner_id', '=', id)
        .where('kind', '!=', 'concern') // what adults tell each other about her; what she wrote is in her report
        .orderBy('at')
        .orderBy('id')
        .execute(),
    erase: keepUrgentFlags,
  },
  erased_flags: null, // identifies nobody, and is deleted once an adult has looked
  // A student is told that somebody looked. Who that was, and what was noted to protect her, doesn't belong in a file that
  // anybody at home may open. A teacher's notes are in the teacher's own export; they stay with the lesson, without a name,
  // when the teacher leaves.
  flag_looks: {
    export: (db, id) =>
      db
        .selectFrom('flag_looks')
        .select(['case_id', 'looked_at', sql<string | null>`case when looked_by = ${id} then note end`.as('note')])
        .where((eb) => eb.or([eb('learner_id', '=', id), eb('looked_by', '=', id)]))
        .orderBy('looked_at')
        .orderBy('case_id')
        .orderBy('version')
        .execute(),
    erase: (tx, id) => tx.updateTable('flag_looks').set({ looked_by: null }).where('looked_by', '=', id).execute(),
  },
  agent_logs: {
    export: (db, id) =>
      inPages(['at', 'id'], db.selectFrom('agent_logs').select(['session_id', 'at', 'log']).where('learner_id', '=', id)),
    erase: null,
  },
  learner_records: {
    export: (db, id) =>
      db
        .selectFrom('learner_records')
        .select(['name', 'updated_at', 'body'])
        .where('learner_id', '=', id)
        .orderBy('name')
        .execute(),
    erase: null,
  },
  turn_logs: {
    export: (db, id) =>
      inPages(
        ['at', 'id'],
        db
          .selectFrom('turn_logs')
          .select(['session_id', 'turn_id', 'tutor', 'at', 'fallback', 'log'])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  exam_standings: {
    export: (db, id) =>
      db
        .selectFrom('exam_standings')
        .select(['course_id', 'question_id', 'passed', 'locked_until', 'answered'])
        .where('learner_id', '=', id)
        .orderBy('course_id')
        .orderBy('question_id')
        .execute(),
    erase: null,
  },
  masteries: {
    export: (db, id) => db.selectFrom('masteries').select('version').where('learner_id', '=', id).execute(),
    erase: null,
  },
  skill_states: {
    export: (db, id) => db.selectFrom('skill_states').select('state').where('learner_id', '=', id).orderBy('skill_id').execute(),
    erase: null,
  },
  exposures: {
    export: (db, id) =>
      inPages(
        ['exposed_at', 'skill_id', 'problem_id'],
        db
          .selectFrom('exposures')
          .select(['problem_id', 'version', 'skill_id', 'how', 'exposed_at'])
          .where('learner_id', '=', id),
      ),
    erase: null,
  },
  checkpoints: {
    export: (db, id) =>
      db
        .selectFrom('checkpoints')
        .select(['skill_id', 'session_id', 'problem_id'])
        .where('learner_id', '=', id)
        .orderBy('skill_id')
        .execute(),
    erase: null,
  },
  events: {
    export: (db, id) =>
      inPages(
        ['at', 'id'],
        db
          .selectFrom('events')
          .select(['id', 'at', 'session_id', 'turn_id', 'tutor', 'setting', 'body', 'versions'])
          .where('learner_id', '=', id),
      ),
    // What happened stays, for the audit of the problem; the person, the session, and her words are removed. A diagnosis may
    // quote her, and so may a hint.
    erase: (tx, id) =>
      tx
        .updateTable('events')
        .set({
          learner_id: null,
          session_id: null,
          turn_id: null,
          body: sql`case when type = 'diagnosis_completed'
                         then jsonb_set(body, '{diagnosis,diagnosis_explanation}', '"(erased)"', false)
                         when type = 'hint_served'
                         then jsonb_set(body, '{hint_text}', '"(erased)"', false)
                         else body end`,
        })
        .where('learner_id', '=', id)
        .execute(),
  },
  problem_reports: {
    export: (db, id) =>
      db
        .selectFrom('problem_reports')
        .select(['report', 'answer', 'created_at'])
        .where('reporter_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    erase: null,
  },
};

const verificationsOf = (id: string) => sql<boolean>`(value = ${id} or identifier = (select email from "user" where id = ${id}))`;

/** Rows of one table with data about a person. */
export type HeldRows = { table: string; rows: unknown[] };

/**
 * Yields everything that is stored about a person, table by table in the order of the declarations above, a big table in pages;
 * her problems come without their origin. A table without rows of hers comes once, empty.
 *
 * Each page is a separate query, sent when the last page has been taken: years of turns are never in memory at once, and a slow
 * download keeps no transaction open. So what is stored meanwhile may be in one table and not yet in another.
 */
export async function* exportOf(db: Kysely<Database>, id: string, shown: ShownOfSession): AsyncGenerator<HeldRows> {
  for (const [table, privacy] of Object.entries(privacyOf)) {
    if (privacy === null) continue;
    yield { table, rows: [] };
    const held = privacy.export(db, id, shown);
    for await (const rows of held instanceof Promise ? [held] : held) yield { table, rows: rows.map(withoutOrigin) };
  }
}

const rowsOfAPage = 200;

/** Yields rows in the order of `key`, columns that together are unique among one person's rows of the table. */
async function* inPages(
  key: readonly string[],
  query: SelectQueryBuilder<Database, keyof Database, object>,
  asShown: (row: Record<string, unknown>) => object = (row) => row,
): AsyncGenerator<object[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const page = query
    .select(sql<unknown[]>`jsonb_build_array(${columns})`.as(placeColumn))
    .orderBy(columns)
    .limit(rowsOfAPage);
  let last: unknown[] | null = null;
  do {
    const after: unknown[] | null = last;
    const rows = await (after === null ? page : page.where(sql<boolean>`(${columns}) > (${sql.join(after)})`)).execute();
    yield rows.map(({ [placeColumn]: _, ...row }) => asShown(row));
    last = rows.length === rowsOfAPage ? (rows.at(-1)?.[placeColumn] ?? null) : null;
  } while (last !== null);
}

const placeColumn = 'place_in_the_export';

/**
 * Erases a person. Her turns that are being stored at the same time are either finished first and erased too, or refused: her
 * rows are locked in the order in which a turn locks them, her account last.
 */
export const erasureOf = (db: Kysely<Database>, id: string, at: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('tutor_sessions').select('id').where('learner_id', '=', id).orderBy('id').forUpdate().execute();
    await tx.selectFrom('masteries').select('version').where('learner_id', '=', id).forUpdate().execute();
    await tx.selectFrom('user').select('id').where('id', '=', id).forUpdate().execute();
    for (const [table, privacy] of Object.entries(privacyOf)) {
      if (table !== 'user') await privacy?.erase?.(tx, id, at);
    }
    await privacyOf.user?.erase?.(tx, id, at); // last, because the others need her address
  });
