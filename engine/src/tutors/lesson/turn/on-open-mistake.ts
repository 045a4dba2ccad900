import { correctionOfLast } from '../support/mistakes/correction.ts';
import { nextLine } from '../support/next-help.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/**
 * Responds to what she says in defense of a wrong answer, even if somebody else told her so: with the correction of its
 * mistake, else with the next line of the solution. Trying out what is already known to be wrong would be a detour. Returns
 * null before any wrong answer, and if she has read everything.
 */
export function onOpenMistake(session: LessonSession, question: Question): TeachingAct | null {
  if (question.wrong_attempts === 0) return null;
  const correction = correctionOfLast(session, question);
  if (correction !== null) return { act: 'clarify', words: correction, example: null, asks_for: 'her_idea' };
  const line = nextLine(session, question);
  return line === null ? null : { act: 'hint', grading: null, words: line };
}
