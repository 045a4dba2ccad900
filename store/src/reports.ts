import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { LearnerId } from '@stoa/schema/account';
import type { ProblemReport } from '@stoa/schema/problem-report';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { flagRow, insertOfFlags } from './flag-row.ts';
import { jsonText } from './json-text.ts';
import type { ReportStore } from './store.ts';
import { forLearner } from './unknown-learner.ts';

export const reportStore = (db: Kysely<Database>): ReportStore => ({
  async file(report, reporter, { fingerprint, safety, flag }) {
    const { passed_on: _, ...told } = report; // it has its own column
    const filed = { ...told, status: 'open', answer: null } as const;
    const values = {
      id: report.id,
      reporter_id: reporter,
      created_at: new Date(report.created_at),
      report: jsonText(filed),
      fingerprint,
      safety: safety === null ? null : jsonText(safety),
    };
    return forLearner(
      db.transaction().execute(async (tx) => {
        const row = await tx
          .insertInto('problem_reports')
          .values(values)
          .onConflict((found) => found.column('id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (row !== undefined) {
          if (flag !== null)
            await insertOfFlags([flagRow(flag.flag, { learner_id: reporter, session_id: flag.session_id })]).execute(tx);
          return problemReport(row);
        }
        // A repeated request returns the report as it was first filed, with its flag.
        return problemReport(
          await tx.selectFrom('problem_reports').selectAll().where('id', '=', report.id).executeTakeFirstOrThrow(),
        );
      }),
    );
  },

  async find(id) {
    const row = await db.selectFrom('problem_reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    return {
      report: problemReport(row),
      reporter: LearnerId.parse(row.reporter_id),
      fingerprint: row.fingerprint,
      safety: row.safety,
    };
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
      const { at, id, group } = positionOf(cursor);
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
      const { at, id } = positionOf(cursor);
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

  async passOn(id, flag) {
    return db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('problem_reports')
        .set({ passed_on: new Date(flag.at) })
        .where('id', '=', id)
        .where('passed_on', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) {
        await insertOfFlags([flagRow(flag, { learner_id: row.reporter_id, session_id: null })]).execute(tx);
        return problemReport(row);
      }
      const there = await tx.selectFrom('problem_reports').selectAll().where('id', '=', id).executeTakeFirst();
      return there === undefined ? null : problemReport(there);
    });
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

const problemReport = ({ report, answer, passed_on }: Row): ProblemReport => ({
  ...report,
  withheld: report.withheld ?? false, // reports from before a text could be withheld
  passed_on: passed_on?.toISOString() ?? null,
  status: answer === null ? 'open' : 'answered',
  answer,
});
