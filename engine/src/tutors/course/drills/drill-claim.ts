import { z } from 'zod';
import { UnitId } from '@stoa/schema/course/unit-id';

/**
 * The content of a drill's token: which question it is, of which unit, in which thread and turn, and until when it may be
 * answered. It is signed, and contains no answer. `problem` is the bank problem of the drill; null if a model made it.
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

/** Signs a claim. Anyone can read the token, but nobody else can create one. */
export type SealDrill = (claim: DrillClaim) => string;

/** A drill may be answered for this long. */
export const drillHours = 24;
