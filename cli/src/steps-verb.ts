import { checkSteps } from '@stoa/engine/math/check-steps';
import { z } from 'zod';

/** A line of `stoa steps`: a derivation that belongs to no problem. */
export const StepsLine = z.strictObject({ lines: z.array(z.string().max(2000)).min(1).max(100) });

/** Judges each line but the first from those above it; `index` counts the second line as 1. */
export const stepsLine = ({ lines }: z.infer<typeof StepsLine>) => ({
  steps: checkSteps(lines).map((step, at) => ({ index: at + 1, ...step })),
});
