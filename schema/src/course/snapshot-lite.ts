import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { MasteryTier } from './tier.ts';

const Unit = { unitId: UnitId, title: z.string() };
const Count = z.int().min(0);

/**
 * What a page has to know about a student's record (course spec PV-AI-019), so that no page decides anything about
 * prerequisites or exams.
 */
export const SnapshotLite = z.strictObject({
  focus: z.strictObject({ ...Unit, masteryTier: MasteryTier }),
  prereqNudge: z.strictObject(Unit).nullable(), // what has to be learned first
  revisit: z.strictObject({
    lockedCount: Count,
    nextEligibleAt: z.iso.datetime({ offset: true }).nullable(), // of `nextQuestionId`; null if it can be tried now
    nextQuestionId: z.string().nullable(),
  }),
  progress: z.strictObject({ bronze: Count, silver: Count, gold: Count, total: Count }), // the number of units at each tier
});
export type SnapshotLite = z.infer<typeof SnapshotLite>;
