import { isComplete, totalSteps, type LessonSession } from '../../state/lesson-session.ts';
import { lastExtensionTurn } from '../../support/progress/step-progress.ts';
import type { Onward, TeachingAct } from '../../turn/lesson-move.ts';

/** Removes help for the open question that would give away an answer. */
export function sayableEnd(onward: Onward, sayable: (text: string | null) => string | null): Onward {
  if (onward.kind !== 'end' || onward.takes_along === undefined || sayable(onward.takes_along) !== null) return onward;
  const { takes_along: _, ...end } = onward;
  return end;
}

/** True if this is the turn before the last one that the extension may take, and a harder question waits after it. */
export function isNearlyOver(session: LessonSession, teaching: TeachingAct): boolean {
  const waits = 'onward' in teaching ? teaching.onward.kind === 'question' : session.last_question !== null;
  return isComplete(session) && waits && session.turn_count + 1 === lastExtensionTurn(session) - 1;
}

/** She's told that she may stop after the first problem beyond the plan, and then after every so many. */
const problemsBetween = 4;

/** True if a problem beyond the plan was just answered, and it's time to say that she may stop. */
export function isTimeToSayMayStop(session: LessonSession, teaching: TeachingAct): boolean {
  if (teaching.act !== 'extend' || teaching.grading === null) return false;
  const before = session.closed_questions.filter(({ step }) => step > totalSteps(session)).length;
  return before % problemsBetween === 0;
}
