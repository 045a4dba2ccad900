import { z } from 'zod';
import { UnitId } from '@stoa/schema/course/unit-id';

/**
 * What the token of a drill says: which question it is, of which unit, in which thread and turn, and until when it may be answered. It is signed, and holds no
 * answer. `problem` is that of the bank which the drill was drawn from; null where a model made it.
 */
export const DrillClaim = z.strictObject({
  threadId: z.string(),
  turnId: z.string(),
  unitId: UnitId,
  problem: z.strictObject({ id: z.string(), version: z.int() }).nullable(),
  prompt: z.string(),
  questionLatex: z.string(),
  expiresAt: z.iso.datetime(),
});
export type DrillClaim = z.infer<typeof DrillClaim>;

/** Signs a claim. What it makes can be read by anybody and made by nobody else. */
export type SealDrill = (claim: DrillClaim) => string;

/** How long a drill may be answered. */
export const drillHours = 24;
