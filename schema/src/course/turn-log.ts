import { z } from 'zod';
import { StudentIntent, UnderstandingSignal, MappedUnit } from './student-snapshot.ts';
import { SnapshotLite } from './snapshot-lite.ts';
import { ExamTier, MasteryTier } from './tier.ts';
import { ExamAvailability, TutorAction, TutorPolicy } from './tutor-policy.ts';
import { UnitId } from './unit-id.ts';

const at = z.iso.datetime({ offset: true });

/**
 * What was decided in one turn, and why (course spec PV-AI-024, PV-AI-025). It contains no word of the student or of a model.
 *
 * `fallback` is null if the model's own output was served; otherwise it says why it wasn't.
 */
export const CourseTurnLog = z.strictObject({
  courseId: z.string(),
  event: z.string(),
  mappedUnits: z.array(MappedUnit),
  covered: z.boolean().nullable(), // null: nothing was written
  intent: StudentIntent,
  signal: UnderstandingSignal,
  focusUnitId: UnitId,
  prereqBlockingUnitId: UnitId.nullable(),
  allowedActions: z.array(TutorAction),
  stuck: z.boolean(),
  examReady: z.boolean(),
  desiredExamTier: ExamTier,
  examAvailability: ExamAvailability,
  nextEligibleAt: at.nullable(),
  proposedAction: z.string().nullable(), // by the model; null where none answered
  action: TutorAction,
  targetUnitId: UnitId,
  valid: z.boolean(), // the proposal was served
  fallback: z.string().nullable(),
  source: z.enum(['model', 'script']),
  focusMasteryTier: MasteryTier,
  policy: TutorPolicy,
  priorities: z.array(z.strictObject({ unit_id: UnitId, score: z.number(), terms: z.record(z.string(), z.number()) })),
  snapshotLite: SnapshotLite,
});
export type CourseTurnLog = z.infer<typeof CourseTurnLog>;

/** The student's progress: the private part of a turn's log. */
const ownOfStudent = { focusMasteryTier: MasteryTier.nullable(), snapshotLite: SnapshotLite.nullable() };

/**
 * A turn's log as a search returns it. For another person's turn, an author sees why it was decided so, but not in which
 * conversation or how far that student is: those are null.
 */
export const LoggedTurn = z.strictObject({
  turnId: z.string(),
  threadId: z.string().nullable(),
  at,
  log: CourseTurnLog.extend(ownOfStudent),
});
export type LoggedTurn = z.infer<typeof LoggedTurn>;
