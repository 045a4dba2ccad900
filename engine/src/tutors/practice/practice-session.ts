import { z } from 'zod';
import { Diagnosis, DiagnosisSource } from '@stoa/schema/diagnosis';
import { SafetyReply } from '@stoa/schema/safety-reply';
import { Hint } from '@stoa/schema/hint';
import { AttemptView, PracticeMode, PracticePhase, SkillRef, WorkedExample } from '@stoa/schema/practice';
import { ProblemId } from '@stoa/schema/problem';
import { BktParams, Probability, SkillId } from '@stoa/schema/skill';
import { ServedProblem } from '../../problems/served-problem.ts';

/** What was found in a wrong attempt. `misconception_id` names the problem's own misconception that explains it, if any. */
export const Diagnosed = z.strictObject({
  source: DiagnosisSource,
  misconception_id: z.string().nullable(),
  diagnosis: Diagnosis,
});
export type Diagnosed = z.infer<typeof Diagnosed>;

/** An attempt as the session keeps it: `view` is what the student may see; the rest is for the tutor only. */
export const KeptAttempt = z.strictObject({
  view: AttemptView,
  key: z.string().nullable(), // the same for a repeated answer; null if it couldn't be read
  diagnosed: Diagnosed.nullable(),
});
export type KeptAttempt = z.infer<typeof KeptAttempt>;

/** The current problem. It stays here, with its solution, until the next one is served. */
export const OpenProblem = z.strictObject({
  problem_id: ProblemId,
  version: z.int().min(1),
  skill_id: SkillId,
  served_at: z.iso.datetime(),
  touched_at: z.iso.datetime(), // when the student was last shown something new; used to detect rapid guesses
  attempts: z.array(KeptAttempt), // the latest ones; keep-open.ts says how many
  attempts_dropped: z.int().min(0).default(0), // how many earlier ones are no longer kept
  hints: z.array(Hint),
  example: WorkedExample.nullable(),
  /** The first evaluated attempt has been counted; nothing after it moves mastery. */
  counted: z.boolean(),
  /** The student has given a serious wrong answer (`isRealTry`), so that skipping doesn't count against her. */
  tried: z.boolean().default(false),
  /** The student skipped it while it was in use in a checkpoint or an open exam, so its solution was not shown. */
  withheld: z.boolean().default(false),
});
export type OpenProblem = z.infer<typeof OpenProblem>;

/** How many acts in a row were too fast to be thoughtful, and how often the student has been slowed down for it. */
export const Pace = z.strictObject({ in_a_row: z.int().min(0), times_slowed: z.int().min(0) });

export type Pace = z.infer<typeof Pace>;

export const SlowDown = z.strictObject({
  kind: z.enum(['rapid_guessing', 'hint_clicking', 'skipping']),
  until: z.iso.datetime(),
});
export type SlowDown = z.infer<typeof SlowDown>;

/** How many of the student's texts in this session were stopped on a model's judgment alone. */
const StopsByModel = z.strictObject({ grave: z.int().min(0), other: z.int().min(0) });

/**
 * A practice session as it is stored between turns: everything that the tutor knows about it, so that any server instance can
 * take the next turn. `schema` goes up with every change of this shape, and `readPracticeSession` then has to upgrade old
 * sessions.
 */
export const PracticeSession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string().min(1),
  version: z.int().min(1), // goes up by one with every turn; equals the store's version of the session
  mode: PracticeMode,
  skill: SkillRef.extend({ description: z.string(), bkt: BktParams }), // its own copy, in case the graph is unavailable
  reason: z.string(),
  started_at: z.iso.datetime(),
  stood_at_start: z.boolean(), // the skill was already mastered and holding, so practicing it has no natural end
  phase: PracticePhase,
  open: OpenProblem.nullable(),
  served: z.array(ServedProblem), // oldest first, including earlier sessions, up to the policy's limit
  problems_done: z.int().min(0),
  problems_right: z.int().min(0), // unaided, at the first attempt
  best: Probability, // the highest mastery in this session
  problems_without_progress: z.int().min(0),
  reviewed: z.array(SkillId), // skills already visited in this review session
  guessing: Pace,
  clicking: Pace,
  skipping: Pace.default({ in_a_row: 0, times_slowed: 0 }),
  slow_down: SlowDown.nullable(),
  awaiting_graph: z.array(SkillId), // mastered while the graph was unavailable, so what they unlock is still to be looked up
  stopped: SafetyReply.nullable().default(null), // what the student reads if her last text was stopped; the text itself is not kept here
  stops_by_model: StopsByModel.default({ grave: 0, other: 0 }),
});
export type PracticeSession = z.infer<typeof PracticeSession>;

/**
 * Reads a stored session.
 *
 * Errors  throws a `ZodError` for anything that isn't one of our sessions: that is a fault in the store, not something a
 *         learner did.
 */
export const readPracticeSession = (stored: unknown): PracticeSession => PracticeSession.parse(stored);
