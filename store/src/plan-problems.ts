import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { asVersion, contentOf } from '@stoa/engine/verification/as-version';
import type { BankedProblem } from '@stoa/schema/problem';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { bankedProblem, publishSome } from './problems.ts';
import type { VerifiedQuestions } from './store.ts';

/** The namespace for the ids of lessons' questions, drawn at random once: a question has the same id on every machine. */
const nameSpace = '7f0b6f5c-52a6-4bb4-9f53-1d1f2c0a9be3';

/** The name that events and exposures used for a plan's question before it was a problem of the bank. */
const formerName = (topicId: string, questionId: string): string => `lesson/${topicId}/${questionId}`;

/**
 * Puts the questions of one version of a plan into the bank, and records which problem each of them is. A question that is
 * unchanged keeps the version of its problem; a changed one gets the next version, and the earlier one stays for lessons under
 * way.
 */
export async function givePlanProblems(
  tx: Transaction<Database>,
  { topic_id, version }: { topic_id: string; version: number },
  questions: VerifiedQuestions,
): Promise<void> {
  if (questions.length === 0) return;
  const named = questions.map((verified) => {
    const question_id = questionOf(verified.problem);
    return { verified, question_id, problem_id: v5(formerName(topic_id, question_id), nameSpace) };
  });
  const rows = await tx
    .selectFrom('problems')
    .selectAll()
    .distinctOn('id')
    .where(
      'id',
      'in',
      named.map(({ problem_id }) => problem_id),
    )
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute();
  const newest = new Map(rows.map((row) => [row.id, bankedProblem(row)]));
  const placed = named.map((one) => {
    const before = newest.get(one.problem_id);
    const isSame = before !== undefined && isDeepStrictEqual(contentOf(before), contentOf(asStored(one.verified.problem)));
    return { ...one, isSame, problem_version: (before?.item.meta.version ?? 0) + (isSame ? 0 : 1) };
  });
  await publishSome(
    tx,
    placed
      .filter(({ isSame }) => !isSame)
      .map(({ verified, problem_id, problem_version }) => asVersion(verified, problem_version, problem_id)),
  );
  await tx
    .insertInto('plan_problems')
    .values(
      placed.map(({ question_id, problem_id, problem_version }) => ({
        topic_id,
        plan_version: version,
        question_id,
        problem_id,
        problem_version,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const renamed = placed.map(({ question_id, problem_id }) => ({ was: formerName(topic_id, question_id), is_now: problem_id }));
  await sql`
    update exposures set problem_id = is_now
    from jsonb_to_recordset(${jsonText(renamed)}::jsonb) as renamed (was text, is_now text)
    where problem_id = was`.execute(tx);
}

/** Returns the problems of plans by topic and version, only those that are VERIFIED now. */
export async function problemsOfPlans(
  db: Kysely<Database>,
  plans: readonly { topic_id: string; version: number }[],
): Promise<Map<string, BankedProblem[]>> {
  const found = new Map<string, BankedProblem[]>();
  if (plans.length === 0) return found;
  const rows = await db
    .selectFrom('plan_problems as placed')
    .innerJoin('problems', (join) =>
      join.onRef('problems.id', '=', 'placed.problem_id').onRef('problems.version', '=', 'placed.problem_version'),
    )
    .selectAll('problems')
    .select(['placed.topic_id', 'placed.plan_version'])
    .where('problems.status', '=', 'VERIFIED')
    .where(({ eb, or }) =>
      or(plans.map(({ topic_id, version }) => eb('placed.topic_id', '=', topic_id).and('placed.plan_version', '=', version))),
    )
    .execute();
  for (const { topic_id, plan_version, ...row } of rows) {
    const key = planKey({ topic_id, version: plan_version });
    found.set(key, [...(found.get(key) ?? []), bankedProblem(row)]);
  }
  return found;
}

export const planKey = ({ topic_id, version }: { topic_id: string; version: number }): string => `${topic_id}@${version}`;

/** Returns a problem as it is read back from JSON, which drops keys whose value is undefined. */
const asStored = (problem: BankedProblem): BankedProblem => JSON.parse(JSON.stringify(problem)) as BankedProblem;

function questionOf({ item, lesson }: BankedProblem): string {
  if (lesson === undefined) throw new Error(`problem ${item.meta.id} is no question of a lesson`);
  return lesson.question_id;
}
