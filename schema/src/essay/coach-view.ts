import { z } from 'zod';
import { EssayTiming } from './submission.ts';
import { CoachEvent } from './coach-turn.ts';
import { CoachingScope, EssayPhase } from './essay-phase.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

/** The most characters in a message to the coach. */
export const longestCoachMessage = 4000;

/** An event on the page that the coach may respond to. The coach reads the page as it was last saved. */
export const CoachInput = z.strictObject({
  event: CoachEvent,
  message: z.string().max(longestCoachMessage).nullable().default(null),
  /** The reasoning that she chose, if the prompt doesn't say which. */
  skill: ReasoningSkill.nullable().default(null),
});
export type CoachInput = z.infer<typeof CoachInput>;

/** A line of the conversation as it is shown. */
export const CoachLine = z.strictObject({
  at: z.iso.datetime(),
  by: z.enum(['student', 'coach']),
  text: z.string(),
  safety: z.enum(['crisis', 'guidance']).nullable(),
});
export type CoachLine = z.infer<typeof CoachLine>;

/** The coach beside an essay: what was said, and what is open between them. `version` 0: nothing has been said yet. */
export const CoachView = z.strictObject({
  version: z.int().min(0),
  phase: EssayPhase.nullable(),
  /** The essay's current scope; a teacher may change it while she writes. */
  scope: CoachingScope,
  timing: EssayTiming,
  lines: z.array(CoachLine),
  /** The coach has asked which reasoning she wants to argue with, and waits for her choice. */
  asks_skill: z.boolean(),
  /** A teacher has turned the coach off for this essay. */
  off: z.boolean(),
});
export type CoachView = z.infer<typeof CoachView>;
