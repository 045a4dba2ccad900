import type { EssaySession } from '@stoa/schema/essay/essay-session';
import type { TimedMode } from '@stoa/schema/essay/essay-phase';

/** Lengths of a timed session in minutes (essay spec, "Timed-mode behavior"). */
export const readingMinutes = 15;
export const sessionMinutes = 60;

const minutesBetween = (from: string, to: Date): number => (to.getTime() - new Date(from).getTime()) / 60_000;

/** Returns the state of the clock: the mode, the minutes since it began (null if untimed), and whether time is up. */
export function clockAt(
  { timed }: Pick<EssaySession, 'timed'>,
  now: Date,
): { mode: TimedMode; minutes: number | null; isOver: boolean } {
  if (timed === null) return { mode: 'untimed', minutes: null, isOver: false };
  const minutes = minutesBetween(timed.reading_since, now);
  const writes = timed.writing_since !== null || minutes >= readingMinutes;
  return { mode: writes ? 'writing' : 'reading', minutes, isOver: minutes >= sessionMinutes };
}
