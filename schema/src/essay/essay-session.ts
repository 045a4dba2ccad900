import { z } from 'zod';
import { CoachTalk } from './coach-turn.ts';
import { EssayDraft, SourceAnnotation } from './essay-draft.ts';
import { DetectorId } from './detector-fire.ts';
import { CoachingScope, EssayPhase } from './essay-phase.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

/** A line of the talk as it is kept: with its time, and whether a stopped text stands behind it. */
export const KeptTalk = z.strictObject({
  at: z.iso.datetime(),
  talk: CoachTalk,
  safety: z.enum(['crisis', 'guidance']).nullable(),
});
export type KeptTalk = z.infer<typeof KeptTalk>;

/**
 * One submission of a student with its coach: what the journal keeps between two turns. The draft here is the one that the coach read last; the
 * draft as it is typed is saved by itself.
 */
export const EssaySession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  /** The DBQ that she writes on, and those that a narrowed scope has waiting, in their order. */
  dbq: z.strictObject({ id: z.string(), version: z.string() }),
  next: z.array(z.string()),
  scope: CoachingScope,
  /** The clock: when the reading and the writing of a timed session began; null: untimed. */
  timed: z.strictObject({ reading_since: z.iso.datetime(), writing_since: z.iso.datetime().nullable() }).nullable(),
  started_at: z.iso.datetime(),
  /** Null before the first turn. */
  phase: EssayPhase.nullable(),
  /** What she chose where the prompt's verb leaves it open. */
  skill: ReasoningSkill.nullable(),
  draft: EssayDraft,
  annotations: z.array(SourceAnnotation),
  talk: z.array(KeptTalk),
  /** The page at the coach's last words, in signs: how much has changed since says whether it may speak again. */
  signs_at_last_turn: z.int().min(0),
  checked_in_at: z.iso.datetime().nullable(),
  submitted_at: z.iso.datetime().nullable(),
  /** A teacher has switched the coach off here; what was said stays readable. */
  coach_off: z.boolean(),
  stops_by_model: z.strictObject({ grave: z.int(), other: z.int() }),
});
export type EssaySession = z.infer<typeof EssaySession>;

/** A detector that fired in a turn and what was answered: one row of a table that only grows. */
export const DetectorFireRow = z.strictObject({
  session_id: z.string(),
  turn_id: z.string(),
  at: z.iso.datetime(),
  detector: DetectorId,
  phase: EssayPhase,
  span: z.string().nullable(),
  paragraph: z.int().nullable(),
  response: z.string().nullable(), // null: it was seen and not spoken of
});
export type DetectorFireRow = z.infer<typeof DetectorFireRow>;
