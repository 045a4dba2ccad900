import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { saysTheAnswer } from '../explaining.ts';
import { isToldSince } from '../next-help.ts';
import { correctionIn, mistakeBehind } from './mistake-shown.ts';

/**
 * Returns the correction of a misconception if the student hasn't read it since the question was asked and it doesn't give away
 *         the answer; else null.
 */
export function correctionOf(session: LessonSession, question: Question, id: string | null): string | null {
  const correction = correctionIn(session.topic, id);
  const isUsed = correction === null || isToldSince(session, question.asked_at_turn, correction);
  return isUsed || saysTheAnswer(question, correction) ? null : correction;
}

/** Like `correctionOf`, for the mistake behind the student's last wrong answer to the question. */
export const correctionOfLast = (session: LessonSession, question: Question): string | null =>
  correctionOf(session, question, mistakeBehind(session, question, question.previous_student_answers.at(-1) ?? null));
