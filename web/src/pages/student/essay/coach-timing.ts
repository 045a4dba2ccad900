import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { ExamClock } from './exam-clock.ts';

/** Without a key for this long, it's a pause in typing. */
export const typingPauseMs = 2000;
/** Without a key for this long, it's a silence. */
export const silenceMs = 300_000;
const resumeAfterMs = 600_000;

/**
 * Returns the event for the coach when the page is opened: null if it continues a recent conversation, or during the timed
 * reading.
 */
export function openingEvent(
  { lines }: { lines: readonly Pick<CoachView['lines'][number], 'at'>[] },
  period: ExamClock['period'],
  now: number,
): 'session_start' | 'session_resumed' | 'writing_started' | null {
  if (period === 'reading' || period === 'over') return null;
  const last = lines.at(-1);
  if (last === undefined) return period === 'writing' ? 'writing_started' : 'session_start';
  return now - Date.parse(last.at) > resumeAfterMs ? 'session_resumed' : null;
}

/**
 * How important an event is for the coach: her message first, then the start of a session or of the writing, then events that
 * will come again.
 */
export const weightOf = (event: CoachEvent): number =>
  event === 'student_message' ? 2 : event === 'session_start' || event === 'writing_started' ? 1 : 0;
