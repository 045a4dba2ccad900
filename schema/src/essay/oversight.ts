import { z } from 'zod';
import { CoachView } from './coach-view.ts';
import { DetectorId, DetectorSeverity } from './detector-fire.ts';
import { DetectorFireRow, ThesisVersion } from './essay-session.ts';
import { EssayPhase } from './essay-phase.ts';
import { EssayLine } from './submission.ts';

/**
 * A detector's numbers over some days: essays in which it fired, issues that were seen, those that the coach raised, and those
 * that were gone afterward.
 */
export const DetectorDays = z.strictObject({ essays: z.int(), seen: z.int(), spoken: z.int(), acted: z.int() });
export type DetectorDays = z.infer<typeof DetectorDays>;

/** What has changed: it fires far more or far less often than before, or students no longer act on it. */
export const DetectorAlarm = z.enum(['fires_more', 'fires_less', 'ignored']);
export type DetectorAlarm = z.infer<typeof DetectorAlarm>;

/** A detector as an admin sees it: the last 7 days compared with the 28 before them. */
export const DetectorStanding = z.strictObject({
  detector: DetectorId,
  severity: DetectorSeverity,
  is_off: z.boolean(),
  changed_at: z.iso.datetime().nullable(),
  recent: DetectorDays,
  before: DetectorDays,
  alarms: z.array(DetectorAlarm),
});
export type DetectorStanding = z.infer<typeof DetectorStanding>;

/**
 * An essay in a teacher's list. `excerpt`: where the searched words occur; null if nothing was searched for, or they are in a
 * name or title.
 */
export const StudentsEssay = EssayLine.extend({
  learner: z.strictObject({ id: z.string(), name: z.string() }),
  phase: EssayPhase.nullable(),
  excerpt: z.string().nullable(),
});
export type StudentsEssay = z.infer<typeof StudentsEssay>;

/** How a student's essay with the coach went, for her teacher. It contains no score. */
export const EssayReport = z.strictObject({
  learner: z.strictObject({ id: z.string(), name: z.string() }),
  coach: CoachView,
  theses: z.array(ThesisVersion),
  fires: z.array(DetectorFireRow.extend({ at: z.iso.datetime() })),
});
export type EssayReport = z.infer<typeof EssayReport>;
