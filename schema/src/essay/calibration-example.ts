import { z } from 'zod';
import { CoachEvent, CoachMove } from './coach-turn.ts';
import { CoachViolation } from './coach-violation.ts';
import { DetectorId } from './detector-fire.ts';
import { CoachingScope, EssayPhase, TimedMode } from './essay-phase.ts';

const Text = z.string().trim().min(1);

/** A turn that must not be given, and why: the rule that it breaks, or that it does something other than was decided. */
const BadTurn = z.strictObject({ text: Text, because: z.enum([...CoachViolation.options, 'off_move']) });

/**
 * A worked example of the coach's turn: a situation, what code decides there, turns that a teacher would approve, and turns
 * that must not be given.
 */
export const CalibrationExample = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: Text,
  situation: z.strictObject({
    scope: CoachingScope,
    mode: TimedMode,
    phase: EssayPhase,
    event: CoachEvent,
    prompt: z.strictObject({ dbq: Text.optional(), text: Text, start: z.int(), end: z.int() }),
    studentMessage: Text.optional(),
    draft: z.strictObject({ paragraphs: z.array(z.string()) }).optional(),
    annotations: z.array(z.strictObject({ source: z.int().min(1).max(7), quote: z.string(), note: z.string() })).optional(),
    history: z.array(z.strictObject({ role: z.enum(['student', 'coach']), text: Text })).optional(),
    minutesElapsed: z.number().min(0).optional(),
  }),
  decides: z.strictObject({ speak: z.boolean(), move: CoachMove, detector: DetectorId.optional() }),
  good: z.array(Text),
  bad: z.array(BadTurn),
});
export type CalibrationExample = z.infer<typeof CalibrationExample>;

/** The calibration set. `prompts` are defined once and used by many examples. */
export const CalibrationSet = z.strictObject({
  version: Text,
  prompts: z.array(z.unknown()),
  examples: z.array(CalibrationExample).min(30),
});
