import type { LessonMessage } from '@stoa/schema/lesson';
import type { TakenFor } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonSight } from '../turn/lesson-sight.ts';

/** Turns that bring nothing, after each of which the tutor itself goes one rung further: the hint, the explanation, another question. */
export const patience = 3;

const asksForMore: readonly TakenFor['kind'][] = ['asks_for_answer', 'confusion', 'two_answers'];
const unjudged: readonly string[] = ['unreadable', 'undecided'];
/** Replies to messages that were not taken up as part of the lesson. */
const outside: readonly LessonMessage['act'][] = ['crisis', 'guidance', 'after_end'];

/**
 * Whether a turn leaves the question just where it was though the student is at work on it, or will not be: the answer asked for, an
 * answer that cannot be judged, "I don't know". Questions, wishes and talk are no such turns.
 */
export const isFruitless = ({ heard, grading }: Pick<LessonSight, 'heard' | 'grading'>): boolean =>
  grading === null ? asksForMore.includes(heard.taken.kind) : unjudged.includes(grading.check.verdict);

/**
 * Such turns on this question since it was asked or an answer to it was last judged, those before this one. They are told by what was
 * heard in them at the time; a message that was stored without it, before lessons kept it, counts for nothing.
 */
export function fruitlessTurns({ full_conversation_log: log }: LessonSession, question: Question): number {
  let count = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const { turn, role, judged, heard } = log[at]!;
    if (turn <= question.asked_at_turn) break;
    if (role !== 'student' || outside.includes(log[at + 1]?.act ?? null)) continue;
    if (judged !== null && !unjudged.includes(judged.verdict)) break;
    if (judged !== null || (heard !== undefined && asksForMore.includes(heard.taken.kind))) count += 1;
  }
  return count;
}
