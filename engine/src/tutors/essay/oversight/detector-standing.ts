import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { DetectorOutcome } from '@stoa/schema/essay/essay-session';
import type { DetectorAlarm, DetectorDays, DetectorStanding } from '@stoa/schema/essay/oversight';
import { detectors } from '../detectors/detect.ts';

/** How often an outcome of a detector was recorded in a period, and in how many essays. */
type Count = {
  readonly detector: DetectorId;
  readonly outcome: DetectorOutcome;
  readonly times: number;
  readonly essays: number;
};
type Switch = { readonly detector: DetectorId; readonly is_off: boolean; readonly changed_at: string };

/** The lengths of the two periods that are compared, in days. */
export const recentDays = 7;
export const beforeDays = 28;
/** With fewer issues than this, there is no alarm. */
const enough = 20;
const muchMore = 2;
const muchLess = 0.5;
/** If less than this share of what the coach raised is acted on, students treat it as noise. */
const tooFewAct = 0.2;

/**
 * Returns the status of each detector: its switch, its counts, and its alarms.
 *
 *     fires_more, fires_less   issues per day, compared with the days before, by a factor of two, if the busier side has 20
 *     ignored                  of 20 or more that the coach raised, less than a fifth were gone afterward
 */
export function detectorStandings(
  recent: readonly Count[],
  before: readonly Count[],
  switches: readonly Switch[],
): DetectorStanding[] {
  return detectors.map(({ id, severity }) => {
    const set = switches.find(({ detector }) => detector === id);
    const now = daysOf(recent, id);
    const then = daysOf(before, id);
    return {
      detector: id,
      severity,
      is_off: set?.is_off ?? false,
      changed_at: set?.changed_at ?? null,
      recent: now,
      before: then,
      alarms: alarmsOf(now, then),
    };
  });
}

function daysOf(counts: readonly Count[], id: DetectorId): DetectorDays {
  const of = (outcome: DetectorOutcome) => counts.find((count) => count.detector === id && count.outcome === outcome);
  return {
    essays: of('seen')?.essays ?? 0,
    seen: of('seen')?.times ?? 0,
    spoken: of('spoken')?.times ?? 0,
    acted: of('acted')?.times ?? 0,
  };
}

function alarmsOf(recent: DetectorDays, before: DetectorDays): DetectorAlarm[] {
  const [now, then] = [recent.seen / recentDays, before.seen / beforeDays];
  const isKnown = before.seen > 0; // a new installation has nothing to compare with
  return [
    ...(isKnown && recent.seen >= enough && now >= muchMore * then ? (['fires_more'] as const) : []),
    ...(before.seen >= enough && now <= muchLess * then ? (['fires_less'] as const) : []),
    ...(recent.spoken >= enough && recent.acted < tooFewAct * recent.spoken ? (['ignored'] as const) : []),
  ];
}
