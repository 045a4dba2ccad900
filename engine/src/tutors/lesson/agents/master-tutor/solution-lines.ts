import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { isToldSince } from '../../support/next-help.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import type { TutorTask } from './master-tutor-context.ts';

/**
 * Returns the last step of the solution. Only its mathematics if its words just continue the line before ("The top, too.") or
 * she has read them before.
 */
export function lastStepOf({ full_conversation_log }: LessonSession, { solution }: Question): string | null {
  const last = solution.at(-1);
  if (last === undefined) return null;
  const { explanation } = last;
  const isSentence = explanation.endsWith('.') && explanation.split(/\s+/).length > fewWords;
  const isNew = full_conversation_log.every(({ role, text }) => role !== 'tutor' || !text.includes(explanation));
  return isSentence && isNew ? lineOf(last) : `$${last.math}$`;
}
const fewWords = 4;

/** Returns the steps before the first one that says too much. */
export function stepsBefore<Step>(steps: readonly Step[], tells: (step: Step) => boolean): readonly Step[] {
  const end = steps.findIndex(tells);
  return end < 0 ? steps : steps.slice(0, end);
}

/**
 * Returns the lines of a solution. A line whose words she has read since the question was asked is reduced to its mathematics,
 * and dropped if that is only a value.
 */
export const unread = (
  session: LessonSession,
  question: Question | null,
  steps: readonly { explanation: string; math: string }[],
): TutorTask['steps'] =>
  steps.flatMap(({ explanation, math }, at) => {
    const isRead = isToldSince(session, question?.asked_at_turn ?? 0, explanation);
    if (isRead && at < steps.length - 1 && !/[=<>]|\\(?:[lg]eq?|ne)\b/.test(math)) return [];
    return [{ explanation: isRead ? '' : explanation, math }];
  });
