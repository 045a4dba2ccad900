import { z } from 'zod';
import { Probability } from './skill.ts';

/**
 * When a problem is approved, and how often one is drawn again: `content/parameters/verification-policy.json` (practice spec
 * §4.3, §4.4).
 */
export const VerificationPolicy = z.strictObject({
  version: z.string().regex(/^verification@\d+$/), // recorded in every verification event; raised with every change
  /** The lowest acceptable score of each line of the rubric. */
  thresholds: z.strictObject({
    solvability: Probability,
    ambiguity: Probability,
    procedural_correctness: Probability,
    pedagogical_alignment: Probability,
  }),
  max_attempts: z.int().min(1).max(10), // drafts for one place in the bank, including the first
});
export type VerificationPolicy = z.infer<typeof VerificationPolicy>;

/** The lines of the rubric; each deterministic check measures one of them. */
export type RubricLine = keyof VerificationPolicy['thresholds'];
