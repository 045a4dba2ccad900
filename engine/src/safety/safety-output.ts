import { z } from 'zod';
import { safetyViolations } from './unsafe.ts';

/** What the safety agent answers. */
export const SafetyOutput = z.strictObject({
  is_safe: z.boolean(),
  violation_type: z.enum(safetyViolations).nullable(),
  guidance: z.string().max(300).nullable(), // for her, kind; shown only where it passes every guard, else the fixed sentence is
  should_warn: z.boolean(),
  reasoning: z.string().max(500),
});
export type SafetyOutput = z.infer<typeof SafetyOutput>;
