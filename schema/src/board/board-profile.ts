import { z } from 'zod';
import { Probability } from '../skill.ts';

/** What the board is told about a student from her learner record (board spec, Student profile). Durations in seconds. */
export const BoardProfile = z.object({
  skillLevel: z.number().min(1).max(5).default(3),
  confidenceLevel: z.enum(['low', 'medium', 'high']).default('medium'),
  preferredHintStyle: z.string().max(40).default('socratic'), // 'socratic', or 'direct' for hints instead of questions
  averageStuckDuration: z.number().min(0).max(600).default(25),
  commonErrors: z.array(z.string().max(80)).max(20).default([]),
  responsivenessToQuestions: Probability.default(0.7),
  sessionCount: z.int().min(0).default(0),
});
export type BoardProfile = z.infer<typeof BoardProfile>;

/** The tutor's tone. A persona changes words, but never a decision. */
export const Persona = z.enum(['default', 'coach', 'companion', 'sage']);
export type Persona = z.infer<typeof Persona>;
