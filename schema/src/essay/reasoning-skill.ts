import { z } from 'zod';

/** The kind of reasoning that an AP history prompt asks for (essay spec, "Reasoning-skill → coaching-default map"). */
export const ReasoningSkill = z.enum(['causation', 'comparison', 'continuity-and-change', 'periodization']);
export type ReasoningSkill = z.infer<typeof ReasoningSkill>;

/** The kind that a prompt's verb indicates. If it is ambiguous, the student is asked. */
export const DetectedSkill = z.enum([...ReasoningSkill.options, 'ambiguous']);
export type DetectedSkill = z.infer<typeof DetectedSkill>;
