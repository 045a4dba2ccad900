import type { Kysely, Selectable } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { Database, ExamAnswered } from './database.ts';
import { jsonText } from './json-text.ts';

/** A learner's standing with an exam question. */
export type ExamStanding = { passed: boolean; lockedUntil: string | null; answered: ExamAnswered | null };

export interface ExamStandingStore {
  /** Returns the standings of those questions that she has met. */
  of(learner: LearnerId, courseId: string, questionIds: readonly string[]): Promise<Map<string, ExamStanding>>;
  /**
   * Changes the standing of a question to what `after` makes of it (it's given null if she never met the question), one change
   * after another; nothing is stored if that is null. Returns the `came` that `after` returned.
   */
  change<T>(
    of: { learner: LearnerId; courseId: string; questionId: string },
    after: (before: ExamStanding | null) => { standing: ExamStanding | null; came: T },
  ): Promise<T>;
}

export const examStandingStore = (db: Kysely<Database>): ExamStandingStore => ({
  async of(learner, courseId, questionIds) {
    if (questionIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('exam_standings')
      .selectAll()
      .where('learner_id', '=', learner)
      .where('course_id', '=', courseId)
      .where('question_id', 'in', questionIds)
      .execute();
    return new Map(rows.map((row) => [row.question_id, standingOf(row)]));
  },

  change: ({ learner, courseId, questionId }, after) =>
    db.transaction().execute(async (tx) => {
      const ofQuestion = { learner_id: learner, course_id: courseId, question_id: questionId };
      // Concurrent changes wait for this row; it is removed again if nothing is stored.
      const made = await tx
        .insertInto('exam_standings')
        .values({ ...ofQuestion, passed: false, locked_until: null, answered: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('question_id')
        .executeTakeFirst();
      const row = await tx
        .selectFrom('exam_standings')
        .selectAll()
        .where((eb) => eb.and(ofQuestion))
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { standing, came } = after(made === undefined ? standingOf(row) : null);
      if (standing !== null)
        await tx
          .updateTable('exam_standings')
          .set({
            passed: standing.passed,
            locked_until: standing.lockedUntil === null ? null : new Date(standing.lockedUntil),
            answered: standing.answered === null ? null : jsonText(standing.answered),
          })
          .where((eb) => eb.and(ofQuestion))
          .execute();
      else if (made !== undefined)
        await tx
          .deleteFrom('exam_standings')
          .where((eb) => eb.and(ofQuestion))
          .execute();
      return came;
    }),
});

const standingOf = ({ passed, locked_until, answered }: Selectable<Database['exam_standings']>): ExamStanding => ({
  passed,
  lockedUntil: locked_until?.toISOString() ?? null,
  answered,
});
