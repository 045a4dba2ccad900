import { z } from 'zod';
import { AnswerCheck, Echo, ReadingProblem } from './answer-check.ts';
import { ShownFigure } from './figure/figure.ts';
import { InputType } from './problem.ts';
import { Probability } from './skill.ts';
import { StepExample, TopicId } from './study-plan.ts';

export const PacePreference = z.enum(['slow', 'normal', 'fast']);
export type PacePreference = z.infer<typeof PacePreference>;

/** What a student can ask for with one press instead of words. */
export const LessonWish = z.enum([
  'hint',
  'explain_differently',
  'picture', // the question or its idea drawn
  'slower',
  'faster',
  'already_know',
  'continue', // go on, if nothing is asked; accept an offer
  'another_question', // skip this one for another of its kind
  'finish',
]);
export type LessonWish = z.infer<typeof LessonWish>;

/** One turn of the student. */
export const LessonInput = z.discriminatedUnion('kind', [
  /**
   * Free text. Whether it contains an answer is worked out, never assumed: a question that the student asks isn't an answer.
   */
  z.strictObject({ kind: z.literal('message'), message: z.string(), question_id: z.string().nullable().default(null) }),
  /** From the answer field: an answer to that question only. */
  z.strictObject({ kind: z.literal('answer'), message: z.string(), question_id: z.string() }),
  z.strictObject({ kind: z.literal('wish'), wish: LessonWish, question_id: z.string().nullable().default(null) }),
]);
export type LessonInput = z.infer<typeof LessonInput>;

export const longestMessage = 2000;

/** The question in focus as a student sees it. There is no field for an answer, so nothing can send one. */
export const StudentQuestion = z.strictObject({
  question_id: z.string(),
  text: z.string(),
  figure: ShownFigure.optional(),
  input_type: InputType,
  choices: z.array(z.string()),
  variables: z.array(z.string()),
  unit: z.string().nullable(),
  asked_form: z.string().nullable(),
});
export type StudentQuestion = z.infer<typeof StudentQuestion>;

/** A worked example as it is shown, its picture with a description. */
export const ShownExample = StepExample.omit({ figure: true }).extend({ figure: ShownFigure.optional() });
export type ShownExample = z.infer<typeof ShownExample>;

/** How the student's answer was read and judged, as she sees it. */
export const JudgedAnswer = z.strictObject({
  question_id: z.string(),
  verdict: z.enum(['correct', 'incorrect', 'unreadable', 'undecided']),
  echo: Echo.nullable(),
  reading_problem: ReadingProblem.nullable(),
  note: z.string().nullable(),
});
export type JudgedAnswer = z.infer<typeof JudgedAnswer>;

/** What the tutor was doing when it said a message, for the transcript and for styling. */
export const TutorAct = z.enum([
  'welcome',
  'teach', // goes on: an explanation or a new question
  'confirm',
  'ask_reason', // the answer is right: how did you see that?
  'weigh_reason', // responds to the student's reason, and goes on
  'probe',
  'bridge', // leads from the student's reply to the probe back to the question
  'hint',
  'explain',
  'tell',
  'ask_again', // the student's answer couldn't be read or judged, or there was no answer
  'clarify', // answers the student's question
  'another_way',
  'redirect',
  'open', // responds to words that no move of the plan answers
  'withhold', // the student asked for the answer
  'guidance', // safety: says that this doesn't belong here, and why
  'crisis', // the fixed message
  'complete',
  'extend',
  'after_end',
]);
export type TutorAct = z.infer<typeof TutorAct>;

/**
 * How her reason for a right answer was judged, once she was asked for it: it fits, it is right only by chance, it may contain
 * a misconception of the guideline, or it can't be told whether it fits; `none`: she gave none.
 */
export const ReasonStanding = z.enum(['fits', 'by_chance', 'misconception', 'unknown', 'none']);
export type ReasonStanding = z.infer<typeof ReasonStanding>;

/** How much help has been given with a question (lesson spec, Question Lifecycle). */
export const QuestionPhase = z.enum(['asked', 'probe', 'hint', 'explain']);
export type QuestionPhase = z.infer<typeof QuestionPhase>;

/**
 * One message of the conversation. `question` is the question that the message ends with, in the words in which it was asked.
 */
export const LessonMessage = z.strictObject({
  id: z.int().min(0), // counted within the session
  turn: z.int().min(0),
  at: z.iso.datetime(),
  role: z.enum(['student', 'tutor']),
  text: z.string(), // Markdown; mathematics between dollar signs. The student's wish is a sentence.
  act: TutorAct.nullable(), // only for the tutor's messages
  figure: ShownFigure.optional(), // a drawing of what it explains
  example: ShownExample.nullable(), // a worked example that goes with it
  question: StudentQuestion.nullable(),
  judged: JudgedAnswer.nullable(), // for the student's messages, if they contained an answer
});
export type LessonMessage = z.infer<typeof LessonMessage>;

export const PathStep = z.strictObject({
  step: z.int().min(1),
  type: z.enum(['explain', 'check', 'practice']),
  title: z.string(),
  standing: z.enum(['done', 'now', 'ahead', 'skipped']),
});
export type PathStep = z.infer<typeof PathStep>;

/** What the student keeps from a lesson. */
export const LessonSummary = z.strictObject({
  title: z.string(),
  how: z.enum(['under_way', 'completed', 'left', 'needs_help', 'limit']),
  turns: z.int(),
  questions: z.strictObject({ right_unaided: z.int(), right_aided: z.int(), told: z.int(), left: z.int() }),
  concepts: z.array(
    z.strictObject({
      name: z.string(),
      estimate: Probability.nullable(), // null: no evidence yet
      words: z.string(), // "You can do this by yourself."
    }),
  ),
  strengths: z.array(z.string()),
  to_practice: z.array(z.strictObject({ skill_id: z.string(), name: z.string(), why: z.string() })),
  misconceptions_met: z.array(z.strictObject({ description: z.string(), correction: z.string(), resolved: z.boolean() })),
  words: z.string().nullable(), // the result in a few sentences, said at the end
  wrap_up: z.string().nullable(), // after completion
  worked_examples: z.array(ShownExample), // those the student was shown, for the notebook
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** Everything that a lesson's page shows; a reload gets the same. It contains no answer to the question in focus. */
export const LessonView = z.strictObject({
  session_id: z.string(),
  version: z.int(),
  topic: z.strictObject({ topic_id: TopicId, title: z.string() }),
  path: z.array(PathStep),
  current_step: z.int(), // the last step, too, once the plan is done
  total_steps: z.int(),
  turn_count: z.int(),
  is_complete: z.boolean(),
  ended: z.enum(['completed', 'left', 'needs_help', 'limit']).nullable(),
  question: StudentQuestion.nullable(),
  /**
   * The question that she just answered correctly, if she is asked how she saw it; then `question` is null until she has
   * replied or gone on.
   */
  reason_for: z.string().nullable(),
  /** By the plan's id of the concept, for those with any evidence in this lesson. */
  mastery_estimates: z.record(z.string(), Probability),
  misconceptions: z.array(z.strictObject({ description: z.string(), concept: z.string(), resolved: z.boolean() })),
  /** `question` in the specification's format; null if that is null. */
  last_question: z
    .strictObject({ question_text: z.string(), concept: z.string(), wrong_attempts: z.int(), phase: QuestionPhase })
    .nullable(),
  messages: z.array(LessonMessage),
  pace_preference: PacePreference,
  extension: z.enum(['none', 'offered', 'active']),
  summary: LessonSummary.nullable(), // after it has ended or is complete
  may: z.array(LessonWish),
});
export type LessonView = z.infer<typeof LessonView>;

/**
 * The tutor's answer to one turn. `message` is what was said in this turn; `view` is the current state of everything, even if a
 * repeated turn gets its first message again.
 */
export const LessonReply = z.strictObject({ turn_id: z.string(), message: LessonMessage, view: LessonView });
export type LessonReply = z.infer<typeof LessonReply>;

/** The checker's result, for those who may know the expected answer (never a student). */
export const GradedAnswer = z.strictObject({ text: z.string(), check: AnswerCheck });
export type GradedAnswer = z.infer<typeof GradedAnswer>;
