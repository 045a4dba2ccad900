import { checkSteps, type StepCheck } from '@stoa/engine/math/check-steps';
import { z } from 'zod';

/** A line of `stoa steps`: a derivation without a problem. */
export const StepsLine = z.strictObject({ lines: z.array(z.string().max(2000)).min(1).max(100) });

/**
 * Judges each line except the first by those above it; `index` counts the second line as 1. A second possible rule is in the
 * note.
 */
export const stepsLine = ({ lines }: z.infer<typeof StepsLine>) => ({
  steps: checkSteps(lines).map((step, at) => ({ index: at + 1, ...asWritten(step) })),
});

function asWritten(step: StepCheck) {
  if (step.verdict !== 'does_not_follow') return step;
  const { also: _, ...written } = step;
  return written;
}
