import { detectSkill } from '@stoa/engine/tutors/essay/skill/detect-skill';
import type { DetectedSkill } from '@stoa/schema/essay/reasoning-skill';
import { z } from 'zod';

/** A line of `stoa essay skill`: a prompt. */
export const EssaySkillLine = z.object({ text: z.string() });

/** Returns the reasoning that a prompt asks for, judged by its verb. */
export const essaySkill = ({ text }: z.infer<typeof EssaySkillLine>): { skill: DetectedSkill } => ({ skill: detectSkill(text) });
