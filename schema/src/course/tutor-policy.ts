import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { ExamTier } from './tier.ts';

/** What the tutor may do in a turn (course spec PV-AI-001). */
export const TutorAction = z.enum(['SOCRATIC_QUESTION', 'DRILL_CARD', 'CONCEPT_CARD', 'EXAM_BLOCK']);
export type TutorAction = z.infer<typeof TutorAction>;

/** Whether an exam question of the wanted tier can be attempted now (PV-AI-017). */
export const ExamAvailability = z.enum(['available', 'locked', 'none']);
export type ExamAvailability = z.infer<typeof ExamAvailability>;

/** What is allowed in one turn (PV-AI-001, PV-AI-009): computed for every turn and never stored. */
export const TutorPolicy = z.strictObject({
  turnId: z.string(),
  focusUnitId: UnitId, // the unit that is taught now
  primaryTargetUnitId: UnitId, // the unit that was asked about
  prereqBlockingUnitId: UnitId.nullable(), // what has to be learned first
  scopedUnitIds: z.array(UnitId), // the units that may be talked about
  allowedActions: z.array(TutorAction),
  stuck: z.boolean(),
  examReady: z.boolean(),
  desiredExamTier: ExamTier,
  examAvailability: ExamAvailability,
  constraints: z.strictObject({ maxConceptWords: z.int(), maxWorkedExamples: z.int(), drillMaxSteps: z.int() }),
  _debug: z.strictObject({ examNextEligibleAt: z.string().optional() }), // for developers only; no prompt contains it
});
export type TutorPolicy = z.infer<typeof TutorPolicy>;
