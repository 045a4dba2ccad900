import { z } from 'zod';

/** What an AP history prompt asks a student to reason about (essay spec, "Reasoning-skill → coaching-default map"). */
export const ReasoningSkill = z.enum(['causation', 'comparison', 'continuity-and-change', 'periodization']);
export type ReasoningSkill = z.infer<typeof ReasoningSkill>;

/** What is read from a prompt's verb. Where it is ambiguous, the student is asked. */
export const DetectedSkill = z.enum([...ReasoningSkill.options, 'ambiguous']);
export type DetectedSkill = z.infer<typeof DetectedSkill>;
