import { z } from 'zod';
import { safetyViolations } from './unsafe.ts';

/** The reply of the safety agent. */
export const SafetyOutput = z.strictObject({
  is_safe: z.boolean(),
  violation_type: z.enum(safetyViolations).nullable(),
  guidance: z.string().max(300).nullable(), // for the student, kind; replaced by the fixed sentence unless it passes every guard
  should_warn: z.boolean(),
  reasoning: z.string().max(500),
});
export type SafetyOutput = z.infer<typeof SafetyOutput>;
