import { z } from 'zod';
import { SkillId } from '../skill.ts';
import { CoachTalk } from './coach-turn.ts';
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

/** What a detector found on the page; `span`: her words that it is about. */
export const FoundIssue = z.strictObject({ detector: DetectorId, span: z.string().nullable() });
export type FoundIssue = z.infer<typeof FoundIssue>;

/** A thesis that the coach has read, when it was new. */
export const ThesisVersion = z.strictObject({ at: z.iso.datetime(), text: z.string() });
export type ThesisVersion = z.infer<typeof ThesisVersion>;

/** One submission of a student with its coach: what the journal keeps between two turns. The essay itself is a row of its own, with the same id. */
export const EssaySession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string(),
  version: z.int().min(0),
  awaiting_graph: z.array(SkillId), // of every tutor's session; an essay masters nothing
  title: z.string(),
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
  talk: z.array(KeptTalk),
  /** The page at the coach's last words, in signs: how much has changed since says whether it may speak again. */
  signs_at_last_turn: z.int().min(0),
  checked_in_at: z.iso.datetime().nullable(),
  /** What was found at the last turn, and what the coach has brought up that still stood there. */
  found: z.array(FoundIssue),
  raised: z.array(DetectorId),
  /** Each thesis that the coach has read, when it was new. */
  theses: z.array(ThesisVersion).default([]),
  stops_by_model: z.strictObject({ grave: z.int(), other: z.int() }),
});
export type EssaySession = z.infer<typeof EssaySession>;

/** What became of an issue in a turn: it was seen for the first time, the coach spoke of it, or it is gone since the coach did. */
export const DetectorOutcome = z.enum(['seen', 'spoken', 'acted']);
export type DetectorOutcome = z.infer<typeof DetectorOutcome>;

/** A detector that fired in a turn and what was answered: one row of a table that only grows. */
export const DetectorFireRow = z.strictObject({
  detector: DetectorId,
  outcome: DetectorOutcome,
  phase: EssayPhase,
  span: z.string().nullable(),
  paragraph: z.int().nullable(),
  response: z.string().nullable(), // null: nothing was said of it
});
export type DetectorFireRow = z.infer<typeof DetectorFireRow>;
