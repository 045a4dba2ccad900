import { z } from 'zod';
import { SkillId } from '../skill.ts';
import { CoachTalk } from './coach-turn.ts';
import { DetectorId } from './detector-fire.ts';
import { CoachingScope, EssayPhase } from './essay-phase.ts';
import { ReasoningSkill } from './reasoning-skill.ts';

/** A line of the conversation as it is stored: with its time, and whether it replaces a text that was stopped. */
export const KeptTalk = z.strictObject({
  at: z.iso.datetime(),
  talk: CoachTalk,
  safety: z.enum(['crisis', 'guidance']).nullable(),
});
export type KeptTalk = z.infer<typeof KeptTalk>;

/** What a detector found on the page; `span`: her words that it is about. */
export const FoundIssue = z.strictObject({ detector: DetectorId, span: z.string().nullable() });
export type FoundIssue = z.infer<typeof FoundIssue>;

/** A thesis that the coach has read, with the time when it was new. */
export const ThesisVersion = z.strictObject({ at: z.iso.datetime(), text: z.string() });
export type ThesisVersion = z.infer<typeof ThesisVersion>;

/**
 * One submission of a student with its coach: what the journal stores between two turns. The essay itself is a separate row
 * with the same id.
 */
export const EssaySession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  awaiting_graph: z.array(SkillId), // every tutor's session has this field; an essay changes no mastery
  title: z.string(),
  /** The DBQ that she writes about, and the next ones of a narrowed scope, in order. */
  dbq: z.strictObject({ id: z.string(), version: z.string() }),
  next: z.array(z.string()),
  scope: CoachingScope,
  /** The clock: when the reading and the writing of a timed session started; null: untimed. */
  timed: z.strictObject({ reading_since: z.iso.datetime(), writing_since: z.iso.datetime().nullable() }).nullable(),
  started_at: z.iso.datetime(),
  /** Null before the first turn. */
  phase: EssayPhase.nullable(),
  /** The reasoning that she chose, if the prompt's verb doesn't decide it. */
  skill: ReasoningSkill.nullable(),
  talk: z.array(KeptTalk),
  /**
   * The length of the page at the coach's last turn, in characters: how much it has changed since decides whether the coach may
   * speak again.
   */
  signs_at_last_turn: z.int().min(0),
  checked_in_at: z.iso.datetime().nullable(),
  /** What was found in the last turn, and which of it the coach has raised. */
  found: z.array(FoundIssue),
  raised: z.array(DetectorId),
  /** Each thesis that the coach has read, with the time when it was new. */
  theses: z.array(ThesisVersion).default([]),
  stops_by_model: z.strictObject({ grave: z.int(), other: z.int() }),
});
export type EssaySession = z.infer<typeof EssaySession>;

/**
 * What happened to an issue in a turn: it was seen for the first time, the coach mentioned it, or it was gone after the coach
 * had mentioned it.
 */
export const DetectorOutcome = z.enum(['seen', 'spoken', 'acted']);
export type DetectorOutcome = z.infer<typeof DetectorOutcome>;

/** A detector that fired in a turn, and the response: one row of a table that is only added to. */
export const DetectorFireRow = z.strictObject({
  detector: DetectorId,
  outcome: DetectorOutcome,
  phase: EssayPhase,
  span: z.string().nullable(),
  paragraph: z.int().nullable(),
  response: z.string().nullable(), // null: the coach said nothing about it
});
export type DetectorFireRow = z.infer<typeof DetectorFireRow>;
