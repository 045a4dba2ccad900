import { z } from 'zod';
import { CoachEvent, CoachMove } from './coach-turn.ts';
import { CoachViolation } from './coach-violation.ts';
import { DetectorId } from './detector-fire.ts';
import { CoachingScope, EssayPhase, TimedMode } from './essay-phase.ts';

const Text = z.string().trim().min(1);

/** A turn that must not come, and why: what it violates, or that it does something else than was decided. */
const BadTurn = z.strictObject({ text: Text, because: z.enum([...CoachViolation.options, 'off_move']) });

/** A worked example of the coach's turn: a situation, what code decides there, turns that a teacher would sign, and turns that must not come. */
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

/** The calibration set. `prompts` are named once and used by many examples. */
export const CalibrationSet = z.strictObject({
  version: Text,
  prompts: z.array(z.unknown()),
  examples: z.array(CalibrationExample).min(30),
});
