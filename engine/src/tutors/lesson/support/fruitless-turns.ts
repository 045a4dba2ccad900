import type { LessonMessage } from '@stoa/schema/lesson';
import { hearMessage } from '../hearing/hear-message.ts';
import type { Heard } from '../hearing/heard.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonSight } from '../turn/lesson-sight.ts';

/** Turns that bring nothing, after each of which the tutor itself goes one rung further: the hint, the explanation, another question. */
export const patience = 3;

const asksForMore: readonly Heard['kind'][] = ['asks_for_answer', 'confusion', 'two_answers'];
const unjudged: readonly string[] = ['unreadable', 'undecided'];
/** Replies to messages that were not taken up as part of the lesson. */
const outside: readonly LessonMessage['act'][] = ['crisis', 'guidance', 'after_end'];

/**
 * Whether a turn leaves the question just where it was though she is at work on it, or will not be: the answer asked for, an answer that
 * cannot be judged, "I don't know". Questions, wishes and talk are no such turns.
 */
export const isFruitless = ({ heard, grading }: Pick<LessonSight, 'heard' | 'grading'>): boolean =>
  grading === null ? asksForMore.includes(heard.kind) : unjudged.includes(grading.check.verdict);

/** Such turns of hers on this question since it was asked or an answer to it was last judged, those before this one. */
export function fruitlessTurns({ full_conversation_log: log }: LessonSession, question: Question): number {
  let count = 0;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const message = log[at]!;
    if (message.turn <= question.asked_at_turn) break;
    if (message.role !== 'student' || outside.includes(log[at + 1]?.act ?? null)) continue;
    if (message.judged !== null && !unjudged.includes(message.judged.verdict)) break;
    const heard = hearMessage(message.text, { answer: question.answer, text: question.question_text }, null, false);
    if (message.judged !== null || asksForMore.includes(heard.kind)) count += 1;
  }
  return count;
}
