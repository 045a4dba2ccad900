import { z } from 'zod';

/** The phases of writing a DBQ, in their usual but not mandatory order (essay spec, "Phase machine"). */
export const EssayPhase = z.enum(['source-analysis', 'thesis', 'contextualization', 'drafting', 'revision']);
export type EssayPhase = z.infer<typeof EssayPhase>;

/** How much of the machine a session runs (essay spec, "Coaching-scope variants"). */
export const CoachingScope = z.enum(['full', 'thesis', 'contextualization', 'doc-analysis', 'sourcing', 'complexity']);
export type CoachingScope = z.infer<typeof CoachingScope>;

/**
 * The state of the clock: none, the quiet reading of minutes 0 to 15, the writing of minutes 15 to 60 (essay spec, "Timed-mode
 * behavior").
 */
export const TimedMode = z.enum(['untimed', 'reading', 'writing']);
export type TimedMode = z.infer<typeof TimedMode>;
