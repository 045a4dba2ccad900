import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import type { ProblemReport } from '@stoa/schema/problem-report';
import { pageOf, placeOf } from './cursor.ts';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { ReportStore } from './store.ts';
import { forLearner } from './unknown-learner.ts';

export const reportStore = (db: Kysely<Database>): ReportStore => ({
  async file(report, reporter) {
    const filed: ProblemReport = { ...report, status: 'open', answer: null };
    const row = await forLearner(
      db
        .insertInto('problem_reports')
        .values({ id: report.id, reporter_id: reporter, created_at: new Date(report.created_at), report: jsonText(filed) })
        // A repeated request finds the report as it was filed first.
        .onConflict((found) => found.column('id').doUpdateSet({ id: (eb) => eb.ref('problem_reports.id') }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return problemReport(row);
  },

  async find(id) {
    const row = await db.selectFrom('problem_reports').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { report: problemReport(row), reporter: LearnerId.parse(row.reporter_id) };
  },

  async inbox({ status, cursor, limit }) {
    let query = db
      .selectFrom('problem_reports')
      .selectAll()
      .orderBy(sql`(answer is null)`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (status !== undefined) query = query.where('answer', status === 'open' ? 'is' : 'is not', null);
    if (cursor !== undefined) {
      const { at, id, group } = placeOf(cursor);
      query = query.where(sql<boolean>`((answer is null), created_at, id) < (${group === 'open'}, ${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, placeOfReport, problemReport);
  },

  async mine(reporter, { cursor, limit }) {
    let query = db
      .selectFrom('problem_reports')
      .selectAll()
      .where('reporter_id', '=', reporter)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (cursor !== undefined) {
      const { at, id } = placeOf(cursor);
      query = query.where(sql<boolean>`(created_at, id) < (${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, placeOfReport, problemReport);
  },

  async answer(id, answer) {
    const row = await db
      .updateTable('problem_reports')
      .set({ answer: jsonText(answer), seen: false })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : problemReport(row);
  },

  async unseenAnswers(reporter) {
    const { unseen } = await db
      .selectFrom('problem_reports')
      .select(sql<number>`count(*)::int`.as('unseen'))
      .where('reporter_id', '=', reporter)
      .where('answer', 'is not', null)
      .where('seen', '=', false)
      .executeTakeFirstOrThrow();
    return unseen;
  },

  async markSeen(reporter) {
    await db
      .updateTable('problem_reports')
      .set({ seen: true })
      .where('reporter_id', '=', reporter)
      .where('answer', 'is not', null)
      .where('seen', '=', false)
      .execute();
  },
});

type Row = Selectable<Database['problem_reports']>;

const placeOfReport = ({ created_at, id, answer }: Row) => ({ at: created_at, id, group: answer === null ? 'open' : 'answered' });

const problemReport = ({ report, answer }: Row): ProblemReport => ({
  ...report,
  status: answer === null ? 'open' : 'answered',
  answer,
});
