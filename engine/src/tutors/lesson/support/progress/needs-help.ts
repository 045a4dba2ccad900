import { endsOf } from './step-progress.ts';
import { turnsSinceRight } from './stuck-turns.ts';
import type { LessonSession } from '../../state/lesson-session.ts';

/** Turns without a right answer after which a person helps more than another hint does. */
export const mostTurnsWithoutRight = 12;
/** Questions that were told or given up since her last right answer, or of one step. */
export const toldTooOften = 3;
/** The same misconception so often, never put right since, with two questions told. */
const sameTooOften = 3;
const toldWithIt = 2;

/**
 * Whether the lesson should stop and look for help elsewhere, noticed by what happened: three questions told, the same misconception three
 * times, or a dozen turns that brought nothing. `more`: such turns that are not in the log yet, as the one that is taken now.
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
