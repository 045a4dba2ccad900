import { z } from 'zod';
import { Echo, ReadingProblem } from './answer-check.ts';
import { Hint } from './hint.ts';
import { MasteryLevel, SkillProgress } from './mastery.ts';
import { ShownFigure } from './figure/figure.ts';
import { ProblemId, SolutionStep, StudentProblem } from './problem.ts';
import { SafetyReply } from './safety-reply.ts';
import { Probability, SkillId } from './skill.ts';

/** Practice drills one skill; a checkpoint gives no hints and weighs more; review visits what is due. */
export const PracticeMode = z.enum(['practice', 'checkpoint', 'review']);
export type PracticeMode = z.infer<typeof PracticeMode>;

const onProblem = { problem_id: ProblemId };
const answerText = z.string().max(10_000); // the route refuses anything longer; anything over the reader's own limit is unreadable

/** What a student can do in a practice session. Every act on a problem names it, so that an outdated tab is noticed. */
export const PracticeInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attempt'), ...onProblem, answer: answerText }),
  z.strictObject({ kind: z.literal('attempt_work'), ...onProblem, lines: z.array(answerText).min(1).max(40) }), // last line holds the answer
  z.strictObject({ kind: z.literal('ask_hint'), ...onProblem }),
  z.strictObject({ kind: z.literal('see_example'), ...onProblem }),
  z.strictObject({ kind: z.literal('skip'), ...onProblem }),
  z.strictObject({ kind: z.literal('next') }), // from a solved or given-up problem, or out of a pause
]);
export type PracticeInput = z.infer<typeof PracticeInput>;

/** A sibling of the problem, solved: same family, other numbers. */
export const WorkedExample = z.strictObject({
  stem: z.string(),
  figure: ShownFigure.nullable().default(null),
  steps: z.array(SolutionStep),
  answer: z.string(),
});
export type WorkedExample = z.infer<typeof WorkedExample>;

/** The verdict on one line of shown work. Only the first line that fails is marked wrong. */
export const LineVerdict = z.strictObject({
  index: z.int().min(0), // of the line in `lines`, from 0
  verdict: z.enum(['follows', 'does_not_follow', 'unreadable', 'undecided']),
  echo: Echo.nullable(),
  note: z.string().nullable(),
  slip: z.int().min(0).optional(), // for an `undecided` line that follows from the first wrong one: the index of that one
});
export type LineVerdict = z.infer<typeof LineVerdict>;

/** One attempt as the student sees it later: what she wrote, how it was read, and the result. */
export const AttemptView = z.strictObject({
  attempt_id: z.string(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  lines: z.array(z.string()).nullable(),
  verdict: z.enum(['correct', 'incorrect', 'unreadable', 'undecided']),
  echo: Echo.nullable(),
  reading_problem: ReadingProblem.nullable(),
  note: z.string().nullable(),
  line_verdicts: z.array(LineVerdict),
});
export type AttemptView = z.infer<typeof AttemptView>;

/** The student's state in the session. */
export const PracticePhase = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answering') }),
  z.strictObject({ kind: z.literal('solved') }),
  z.strictObject({ kind: z.literal('given_up') }), // skipped, or missed in a checkpoint
  z.strictObject({ kind: z.literal('paused'), words: z.string() }), // ten problems without progress
  z.strictObject({ kind: z.literal('finished'), words: z.string() }), // skill mastered, checkpoint done, nothing more due
]);
export type PracticePhase = z.infer<typeof PracticePhase>;

export const SkillRef = z.strictObject({ id: SkillId, name: z.string() });
export type SkillRef = z.infer<typeof SkillRef>;

/** Everything that a practice page shows; a reload gets the same. It contains no answer before the problem is closed. */
export const PracticeView = z.strictObject({
  session_id: z.string(),
  version: z.int(),
  mode: PracticeMode,
  skill: SkillRef.extend({ description: z.string() }),
  reason: z.string(), // why this skill now, in words
  phase: PracticePhase,
  problem: StudentProblem.nullable(),
  attempts: z.array(AttemptView), // on this problem, oldest first
  hints: z.array(Hint), // on this problem, oldest first
  example: WorkedExample.nullable(),
  solution: z.strictObject({ answer: z.string(), steps: z.array(SolutionStep) }).nullable(), // only once solved or given up, and never in a checkpoint
  just_for_practice: z.boolean().default(false), // the student has seen how this one is solved, so it doesn't count
  progress: SkillProgress,
  problems_done: z.int(),
  /** For a checkpoint: the most problems that it has, how many are right so far, and how many are needed to pass. */
  checkpoint: z.strictObject({ problems: z.int(), right: z.int(), pass: z.int() }).nullable().default(null),
  safety: SafetyReply.nullable().default(null), // the message for the student while her last text is stopped
  slow_down: z
    .strictObject({ kind: z.enum(['rapid_guessing', 'hint_clicking', 'skipping']), words: z.string(), until: z.iso.datetime() })
    .nullable(),
  may: z.strictObject({ attempt: z.boolean(), hint: z.boolean(), example: z.boolean(), skip: z.boolean(), next: z.boolean() }),
});
export type PracticeView = z.infer<typeof PracticeView>;

/** The tutor's answer to one turn. */
export const PracticeReply = z.strictObject({
  turn_id: z.string(),
  outcome: z.enum([
    'served',
    'correct',
    'incorrect',
    'unreadable',
    'undecided',
    'hint',
    'example',
    'given_up',
    'slowed',
    'paused',
    'finished',
    'crisis', // an unsafe text: the fixed message, or a sentence; nothing was judged, and it costs nothing
    'guidance',
  ]),
  words: z.string(), // what the tutor says, read aloud by screen readers
  mastery: z
    .strictObject({
      skill_id: SkillId,
      before: Probability,
      after: Probability,
      levels: z.strictObject({ before: MasteryLevel, after: MasteryLevel }).optional(), // missing in replies from before there were levels
    })
    .nullable(),
  unlocked: z.array(SkillRef),
  mastered: z.array(SkillRef),
  view: PracticeView,
});
export type PracticeReply = z.infer<typeof PracticeReply>;

/** The one next thing to do, and why, for the home page. */
export const Recommendation = z.strictObject({
  skill: SkillRef.extend({ description: z.string() }),
  mode: PracticeMode,
  reason: z.string(),
  kind: z.enum(['resume', 'review', 'needs_review', 'continue', 'new', 'all_done']),
  session_id: z.string().nullable(), // set for `resume`
});
export type Recommendation = z.infer<typeof Recommendation>;
