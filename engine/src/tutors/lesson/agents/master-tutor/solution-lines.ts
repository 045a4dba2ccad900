import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { isToldSince } from '../../support/next-help.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import type { TutorTask } from './master-tutor-context.ts';

/**
 * The end of the way; of a few words that only go on from the line before ("The top, too."), and of what she has read before, the
 * mathematics alone.
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

/** The steps before the first that tells too much. */
export function stepsBefore<Step>(steps: readonly Step[], tells: (step: Step) => boolean): readonly Step[] {
  const end = steps.findIndex(tells);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The lines of a solution; of one whose words she has read since the question was asked, the mathematics alone, and nothing where that is a bare value. */
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
