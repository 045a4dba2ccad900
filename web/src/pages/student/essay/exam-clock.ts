import type { EssayTiming } from '@stoa/schema/essay/submission';

const readingMinutes = 15;
const examMinutes = 60;

/** The state of an essay's clock. `left`: seconds until the period ends. In `over`, the hour is up. */
export type ExamClock = { period: 'untimed' } | { period: 'reading' | 'writing'; left: number } | { period: 'over' };

/**
 * Returns the state of an essay's clock (essay spec, "Timed-mode behavior"): reading in minutes 0 to 15, writing in minutes 15
 * to 60. It runs even while nobody has the page open.
 *
 * Units   `startedAt` and `now` in milliseconds of the same clock, the server's.
 * Errors  none. Times before the start count as the start.
 */
export function examClock(timing: EssayTiming, startedAt: number, now: number): ExamClock {
  if (timing === 'untimed') return { period: 'untimed' };
  const passed = Math.max(0, now - startedAt) / 1000;
  if (passed < readingMinutes * 60) return { period: 'reading', left: Math.ceil(readingMinutes * 60 - passed) };
  if (passed < examMinutes * 60) return { period: 'writing', left: Math.ceil(examMinutes * 60 - passed) };
  return { period: 'over' };
}
