import { z } from 'zod';
import { Diagnosis, DiagnosisSource } from '@stoa/schema/diagnosis';
import { SafetyReply } from '@stoa/schema/safety-reply';
import { Hint } from '@stoa/schema/hint';
import { AttemptView, PracticeMode, PracticePhase, SkillRef, WorkedExample } from '@stoa/schema/practice';
import { ProblemId } from '@stoa/schema/problem';
import { BktParams, Probability, SkillId } from '@stoa/schema/skill';
import { ServedProblem } from '../../problems/served-problem.ts';

/** What was found in a wrong attempt. `misconception_id` names the problem's own misconception where one explains it. */
export const Diagnosed = z.strictObject({
  source: DiagnosisSource,
  misconception_id: z.string().nullable(),
  diagnosis: Diagnosis,
});
export type Diagnosed = z.infer<typeof Diagnosed>;

/** An attempt as the session keeps it: what the student may see of it, and beside it what only the tutor knows. */
export const KeptAttempt = z.strictObject({
  view: AttemptView,
  key: z.string().nullable(), // the same for the same answer given again; null where it could not be read
  diagnosed: Diagnosed.nullable(),
});
export type KeptAttempt = z.infer<typeof KeptAttempt>;

/** The problem on the table. It stays there, solution and all, until the next one is served. */
export const OpenProblem = z.strictObject({
  problem_id: ProblemId,
  version: z.int().min(1),
  skill_id: SkillId,
  served_at: z.iso.datetime(),
  touched_at: z.iso.datetime(), // when the student was last shown something new, from which a rapid guess is told
  attempts: z.array(KeptAttempt), // the latest; keep-open.ts says how many
  attempts_dropped: z.int().min(0).default(0), // those before them
  hints: z.array(Hint),
  example: WorkedExample.nullable(),
  /** The first evaluated attempt has been counted; nothing after it moves mastery. */
  counted: z.boolean(),
  /** The student has given a wrong answer in earnest (`isRealTry`), so that skipping it is no habit. */
  tried: z.boolean().default(false),
  /** The student skipped it while it waited in a checkpoint, so its solution was not shown. */
  withheld: z.boolean().default(false),
});
export type OpenProblem = z.infer<typeof OpenProblem>;

/** Acts too fast to be thought, in a row, and how often they have been slowed. */
export const Pace = z.strictObject({ in_a_row: z.int().min(0), times_slowed: z.int().min(0) });

export type Pace = z.infer<typeof Pace>;

export const SlowDown = z.strictObject({
  kind: z.enum(['rapid_guessing', 'hint_clicking', 'skipping']),
  until: z.iso.datetime(),
});
export type SlowDown = z.infer<typeof SlowDown>;

/** How many of the student's texts in this session were stopped by a model's word alone. */
const StopsByModel = z.strictObject({ grave: z.int().min(0), other: z.int().min(0) });

/**
 * A practice session as it is stored between turns: all that the tutor knows of it, so that any copy of the server can take the
 * next turn. `schema` is raised with every change of this shape, and `readPracticeSession` then brings old ones up to it.
 */
export const PracticeSession = z.strictObject({
  schema: z.literal(1),
  session_id: z.string().min(1),
  version: z.int().min(1), // one more with every turn; the store's version of the session is the same number
  mode: PracticeMode,
  skill: SkillRef.extend({ description: z.string(), bkt: BktParams }), // its own copy, for when the graph cannot be had
  reason: z.string(),
  started_at: z.iso.datetime(),
  stood_at_start: z.boolean(), // the skill was mastered and holding: practicing it has no finish of its own
  phase: PracticePhase,
  open: OpenProblem.nullable(),
  served: z.array(ServedProblem), // oldest first, those of earlier sessions too, at most as many as the policy says
  problems_done: z.int().min(0),
  problems_right: z.int().min(0), // unaided, at the first attempt
  best: Probability, // the highest mastery in this session
  problems_without_progress: z.int().min(0),
  reviewed: z.array(SkillId), // skills visited in this review session
  guessing: Pace,
  clicking: Pace,
  skipping: Pace.default({ in_a_row: 0, times_slowed: 0 }),
  slow_down: SlowDown.nullable(),
  awaiting_graph: z.array(SkillId), // mastered while the graph could not be asked what that unlocks
  stopped: SafetyReply.nullable().default(null), // what the student reads while her last text stands stopped; the text is not kept here
  stops_by_model: StopsByModel.default({ grave: 0, other: 0 }),
});
export type PracticeSession = z.infer<typeof PracticeSession>;

/**
 * Reads a stored session.
 *
 * Errors  throws a `ZodError` for what is no session of ours: that is a fault in the store, not something a learner did.
 */
export const readPracticeSession = (stored: unknown): PracticeSession => PracticeSession.parse(stored);
