import { counts } from '../../../../guards/tutor-turn/number-words.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

/**
 * Returns what the student has done in this lesson, for when she asks how she is doing: "three questions by yourself". Null if
 *         she has solved none yet.
 */
export function deedsOf({ closed_questions }: Pick<LessonSession, 'closed_questions'>): string | null {
  const solved = closed_questions.filter(({ end }) => end === 'right_unaided' || end === 'right_aided');
  if (solved.length === 0) return null;
  const count = counts[solved.length] ?? 'more than a dozen';
  const byHerself = solved.every(({ end }) => end === 'right_unaided') ? ' by yourself' : '';
  return `${count} ${solved.length === 1 ? 'question' : 'questions'}${byHerself}`;
}
