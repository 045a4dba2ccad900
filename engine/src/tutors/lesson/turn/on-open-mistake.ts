import { correctionOfLast } from '../support/mistakes/correction.ts';
import { nextLine } from '../support/next-help.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/**
 * What she says for a wrong answer that is open, whoever told her so, is met with what puts its mistake right, else with the next line of the way: to try on what is wrong already
 * would be a way round. Null before any wrong answer, and where she has read all of it.
 */
export function onOpenMistake(session: LessonSession, question: Question): TeachingAct | null {
  if (question.wrong_attempts === 0) return null;
  const correction = correctionOfLast(session, question);
  if (correction !== null) return { act: 'clarify', words: correction, example: null, asks_for: 'her_idea' };
  const line = nextLine(session, question);
  return line === null ? null : { act: 'hint', grading: null, words: line };
}
