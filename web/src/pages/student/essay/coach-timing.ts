import type { CoachEvent } from '@stoa/schema/essay/coach-turn';
import type { CoachView } from '@stoa/schema/essay/coach-view';
import type { ExamClock } from './exam-clock.ts';

/** So long without a key is a pause in typing. */
export const typingPauseMs = 2000;
/** So long without a key is a silence. */
export const silenceMs = 300_000;
const resumeAfterMs = 600_000;

/** What the coach is told as the page is opened: null, where it goes on with a talk of just now, or where she reads against the clock. */
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

/** How much it matters that the coach is told of it: her message, then the beginning of a session or of the writing, then what comes again by itself. */
export const weightOf = (event: CoachEvent): number =>
  event === 'student_message' ? 2 : event === 'session_start' || event === 'writing_started' ? 1 : 0;
