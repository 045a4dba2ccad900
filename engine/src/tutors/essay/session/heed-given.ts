import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { EssaySession } from '@stoa/schema/essay/essay-session';

/** The scope and the clock that an essay has. */
export type Given = Pick<EssaySession, 'scope' | 'timed'>;

/**
 * A session as it goes on under what its teacher may have changed since the last turn, and what the turn follows then: a change of scope or of the
 * clock is told before anything that merely happened. A message of hers is answered first, in the scope that she wrote it in (essay spec, "Edge
 * cases": the tutor finishes its turn, then narrows). The clock holds at once. Phase and talk stay as they are.
 */
export function heedGiven(session: EssaySession, given: Given, event: CoachEvent): { session: EssaySession; event: CoachEvent } {
  if (session.phase === null) return { session: { ...session, ...given }, event }; // nothing was said under anything else
  if (event === 'student_message') return { session: { ...session, timed: given.timed }, event };
  if (session.scope !== given.scope) return { session: { ...session, ...given }, event: 'scope_changed' };
  const clockChanged = (session.timed === null) !== (given.timed === null);
  return { session: { ...session, ...given }, event: clockChanged ? 'mode_changed' : event };
}

/** What is kept of it after a turn: behind a message the old clock and scope, so that the next turn tells of the change. */
export const keptAfter = (session: EssaySession, given: Given, event: CoachEvent): EssaySession =>
  event === 'student_message' && session.phase !== null ? session : { ...session, ...given };
