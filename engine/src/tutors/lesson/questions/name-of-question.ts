import type { BankedProblem } from '@stoa/schema/problem';
import type { Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';

/** Returns the bank's problem for a question; null if the bank no longer has it, and for a draft's own question. */
export const problemOfQuestion = (
  { shelf, planProblems }: Pick<LessonWorld, 'shelf' | 'planProblems'>,
  { source }: Pick<Question, 'source'>,
): BankedProblem | null =>
  source.kind === 'bank' ? shelf.find(source.problem_id, source.version) : (planProblems?.get(source.id) ?? null);

/**
 * Returns the name that events and exposures use for a question: the id of its problem in the bank. Null for a draft's own
 * question, which has no name.
 */
export const nameOfQuestion = (
  world: Pick<LessonWorld, 'shelf' | 'planProblems'>,
  question: Pick<Question, 'source'>,
): { problem_id: string; version: number; skill_id: BankedProblem['item']['meta']['skill_id'] } | null => {
  const { source } = question;
  if (source.kind === 'bank') return { problem_id: source.problem_id, version: source.version, skill_id: source.skill_id };
  const meta = problemOfQuestion(world, question)?.item.meta;
  return meta === undefined ? null : { problem_id: meta.id, version: meta.version, skill_id: meta.skill_id };
};
