import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { EssaySession } from '@stoa/schema/essay/essay-session';

/** The scope and the clock of an essay. */
export type Given = Pick<EssaySession, 'scope' | 'timed'>;

/**
 * Applies what the teacher may have changed since the last turn, and returns the session and the event to handle: a change of
 * scope or of the clock is announced before anything that merely happened. A student's message is answered first, in the scope
 * in which she wrote it (essay spec, "Edge cases": the tutor finishes its turn, then narrows). The clock applies at once. Phase
 * and conversation stay as they are.
 */
export function heedGiven(session: EssaySession, given: Given, event: CoachEvent): { session: EssaySession; event: CoachEvent } {
  if (session.phase === null) return { session: { ...session, ...given }, event }; // nothing was said yet under other settings
  if (event === 'student_message') return { session: { ...session, timed: given.timed }, event };
  if (session.scope !== given.scope) return { session: { ...session, ...given }, event: 'scope_changed' };
  const clockChanged = (session.timed === null) !== (given.timed === null);
  return { session: { ...session, ...given }, event: clockChanged ? 'mode_changed' : event };
}

/**
 * Returns the session to store after a turn. After a message, it keeps the old clock and scope, so that the next turn announces
 * the change.
 */
export const keptAfter = (session: EssaySession, given: Given, event: CoachEvent): EssaySession =>
  event === 'student_message' && session.phase !== null ? session : { ...session, ...given };
