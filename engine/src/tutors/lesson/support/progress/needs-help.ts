import { endsOf } from './step-progress.ts';
import { turnsSinceRight } from './stuck-turns.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

/** After this many turns without a right answer, a person helps more than another hint does. */
export const mostTurnsWithoutRight = 12;
/** Too many questions that were told since the student's last right answer, or in one step. */
export const toldTooOften = 3;
/** Too many times the same misconception without its being resolved, if `toldWithIt` questions were told as well. */
const sameTooOften = 3;
const toldWithIt = 2;

/**
 * True if the lesson should stop and look for help elsewhere, because three questions were told, the same misconception showed
 * three times, or a dozen turns led nowhere. `more`: how many such turns aren't in the log yet, like the current one.
 */
export function needsHelp(session: LessonSession, more = 0): boolean {
  const { closed_questions: closed, misconceptions, current_step } = session;
  const lastRight = closed.findLastIndex(({ end }) => end === 'right_unaided' || end === 'right_aided');
  const told = closed.slice(lastRight + 1).filter(({ end }) => end === 'told').length;
  if (told >= toldTooOften || endsOf(closed, current_step).told >= toldTooOften) return true;
  if (told >= toldWithIt && misconceptions.some(({ times, resolved }) => times >= sameTooOften && !resolved)) return true;
  const isRightNow = lastRight >= 0 && closed[lastRight]!.turn === session.turn_count;
  return !isRightNow && turnsSinceRight(session) + more >= mostTurnsWithoutRight;
}
