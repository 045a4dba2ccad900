import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { EssaySession } from '@stoa/schema/essay/essay-session';
import type { Given } from '../session/heed-given.ts';

/** Returns the conversation as the page shows it, without the purpose of each line. */
export function coachView(
  { version, phase, skill, talk }: EssaySession,
  { given: { scope, timed }, off }: { given: Given; off: boolean },
): CoachView {
  const last = talk.at(-1)?.talk;
  return {
    version,
    phase,
    scope,
    timing: timed === null ? 'untimed' : 'timed',
    lines: talk.map(({ at, talk: { role, text }, safety }) => ({ at, by: role, text, safety })),
    asks_skill: skill === null && last?.role === 'coach' && last.move === 'ask_skill',
    off,
  };
}
