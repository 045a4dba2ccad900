import { z } from 'zod';
import { Probability, SkillId } from './skill.ts';

/** What is stored for each learner and skill (practice spec §3.1), plus the review schedule. */
export const SkillState = z.strictObject({
  skill_id: SkillId,
  p_mastery: Probability,
  p_transit: Probability,
  p_slip: Probability,
  p_guess: Probability,
  opportunities: z.int().min(0), // every judged first try, with hints or without
  unaided_opportunities: z.int().min(0), // those without a hint, on which "enough evidence" is based
  last_practiced_at: z.iso.datetime().nullable(),
  streak: z.int().min(0),
  last_outcome: z.enum(['correct', 'incorrect', 'hinted']).nullable(),
  mastered_at: z.iso.datetime().nullable(), // when it was first reached; the skill stays unlocked after a mistake
  review: z // the FSRS card, once mastered; ts-fsrs fields, dates as ISO text
    .strictObject({
      due: z.iso.datetime(),
      stability: z.number(),
      difficulty: z.number(),
      reps: z.int(),
      lapses: z.int(),
      state: z.int(),
      scheduled_days: z.number(),
      elapsed_days: z.number(),
      learning_steps: z.int(),
      last_review: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type SkillState = z.infer<typeof SkillState>;

/**
 * A learner's standing in a skill, as the map shows it. `assumed`: taken to be known, from an earlier grade or by her
 * placement, and never tried; not mastered.
 */
export const SkillStanding = z.enum(['locked', 'assumed', 'ready', 'learning', 'mastered', 'due']);
export type SkillStanding = z.infer<typeof SkillStanding>;

/** A learner's progress in a skill, as one word derived from estimate and evidence: shown to children instead of numbers. */
export const MasteryLevel = z.enum(['not_started', 'starting', 'getting_there', 'almost_there', 'mastered']);
export type MasteryLevel = z.infer<typeof MasteryLevel>;

/** A skill's state as the API and the pages show it. */
export const SkillProgress = SkillState.omit({ review: true }).extend({
  standing: SkillStanding,
  unlocked: z.boolean().default(true), // false: a prerequisite is neither mastered nor assumed
  level: MasteryLevel.default('getting_there'), // missing in a stored reply from before there were levels
  evidence: z.enum(['none', 'not_enough', 'enough']), // "not enough evidence yet" is its own state
  needs_review: z.boolean(), // practiced, and p_mastery < 0.75
  due_at: z.iso.datetime().nullable(),
});
export type SkillProgress = z.infer<typeof SkillProgress>;
