import { z } from 'zod';
import { Figure } from '@stoa/schema/figure/figure';
import { LessonMessage, PacePreference, QuestionPhase, ReasonStanding } from '@stoa/schema/lesson';
import { Probability, SkillId } from '@stoa/schema/skill';
import { SolutionStep, StudentProblem } from '@stoa/schema/problem';
import { KnownWrongAnswer, Probe, QuestionAnswer } from '@stoa/schema/study-plan';
import { Heard } from '../hearing/heard.ts';
import { Topic } from './topic.ts';

/** Where a question of the session came from: the plan, by its name there, or the verified bank. */
export const QuestionSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plan'), id: z.string() }),
  z.strictObject({
    kind: z.literal('bank'),
    problem_id: StudentProblem.shape.id,
    version: z.int().min(1),
    family: z.string(),
    skill_id: StudentProblem.shape.skill_id,
  }),
]);
export type QuestionSource = z.infer<typeof QuestionSource>;

/**
 * The question that waits for an answer. The server owns it: key, judging, help and phase. What a model may change of it is the
 * wording shown, `question_text`, and that only where every number and sign of it stays.
 */
export const Question = z.strictObject({
  question_id: z.string(), // q1, q2 … of this session
  source: QuestionSource,
  step: z.int().min(0), // the step it was asked for: 0 the opening question, after the last step the extension
  question_text: z.string(), // with what its figure shows, in words, where it's read from there
  figure: Figure.optional(),
  expected_answer: z.string(), // as a page prints it; the judging takes `answer`
  answer: QuestionAnswer,
  concept: z.string(),
  wrong_attempts: z.int().min(0),
  previous_student_answers: z.array(z.string()),
  phase: QuestionPhase,
  /** Help was given before the first judged answer, or asked for: a right answer then counts as aided. */
  aided: z.boolean(),
  /** The first judged answer has been counted; nothing after it moves mastery. */
  counted: z.boolean(),
  /** When it was first answered its solution had been shown to the student before, in whatever session: it then says nothing of her. */
  exposed: z.boolean().optional(),
  /** How often the student has asked for help with it; each time it goes a little further, never to the last step. */
  help_given: z.int().min(0),
  asked_at_turn: z.int().min(0),
  probe: Probe,
  /** What she told that may be this misconception, and in which turn; a wrong answer confirms it, a right one does away with it. */
  suspected: z.strictObject({ misconception: z.string(), turn: z.int().min(0) }).optional(),
  /** The probe whose reply would be judged, and how often it was asked; null where none is open. */
  open_probe: z
    .strictObject({ probe: Probe, asked: z.int().min(1) })
    .nullable()
    .default(null),
  hint: z.string(),
  /** How she can see by herself whether a value fits; none of a problem of the bank, nor where the plan says none. */
  self_check: z.string().optional(),
  wrong_answers: z.array(KnownWrongAnswer),
  solution: z.array(SolutionStep),
});
export type Question = z.infer<typeof Question>;

/** How a question ended: right without help, right with help, told to the student, or left. */
export const QuestionEnd = z.enum(['right_unaided', 'right_aided', 'told', 'abandoned']);
export type QuestionEnd = z.infer<typeof QuestionEnd>;

export const ClosedQuestion = Question.pick({
  question_id: true,
  source: true,
  step: true,
  concept: true,
  wrong_attempts: true,
  exposed: true,
}).extend({
  end: QuestionEnd,
  turn: z.int().min(0),
  /** The least chance of a lucky guess that its way of answering left; lessons of earlier times did not keep it. */
  guess_floor: z.number().optional(),
  /** Where she was asked how she saw it: what she said, and what it came to. Nothing of it counts. */
  reason: z
    .strictObject({
      turn: z.int().min(0).nullable(), // of her reply; null until there is one
      standing: ReasonStanding.nullable(), // the same
    })
    .optional(),
});
export type ClosedQuestion = z.infer<typeof ClosedQuestion>;

/** A misconception that showed, by the plan's name for it. */
export const SeenMisconception = z.strictObject({
  id: z.string(),
  concept: z.string(),
  first_turn: z.int().min(0),
  times: z.int().min(1),
  resolved: z.boolean(), // a right unaided answer on the concept came after it
});
export type SeenMisconception = z.infer<typeof SeenMisconception>;

export const ProgressTrend = z.enum(['improving', 'steady', 'struggling']);
export type ProgressTrend = z.infer<typeof ProgressTrend>;

export const SessionSummary = z.strictObject({
  turn_timeline: z.array(z.string().max(200)), // one line a turn, oldest first
  progress_trend: ProgressTrend,
  concepts_taught: z.array(z.string()),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const SafetyFlag = z.strictObject({
  turn: z.int().min(0),
  kind: z.string(), // SafetyViolation; `self_harm` and `abuse` are for the teacher
  source: z.enum(['first_layer', 'agent']),
  at: z.iso.datetime(),
});
export type SafetyFlag = z.infer<typeof SafetyFlag>;

/** What somebody wants to learn, in her own words or her program's: never what the lesson teaches, which the plan says. */
export const LessonGoal = z.strictObject({ topic: z.string().nullable(), learning_objectives: z.array(z.string()) });
export type LessonGoal = z.infer<typeof LessonGoal>;

/** What the tutor knows of the student; no name, no address. */
export const StudentContext = z.strictObject({
  grade: z.int().min(1).max(12).nullable(),
  board: z.string().nullable(), // the syllabus
  language_level: z.enum(['simple', 'standard', 'advanced']),
  goal: LessonGoal.optional(), // where she or her program named one
});
export type StudentContext = z.infer<typeof StudentContext>;

export const LessonEnd = z.strictObject({
  at: z.iso.datetime(),
  /** `completed`: the last step was mastered. `needs_help`: three questions of one step had to be told. `limit`: too many turns. */
  how: z.enum(['completed', 'left', 'needs_help', 'limit']),
});
export type LessonEnd = z.infer<typeof LessonEnd>;

/** A line of the conversation as it is kept: a message of the student's with what was heard in it, which nobody is shown. */
export const LoggedMessage = LessonMessage.extend({
  /** Lessons of earlier times did not keep it, and of a message that safety stopped nothing is heard. */
  heard: Heard.optional(),
});
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/**
 * A lesson between two turns (lesson spec, SessionState). It is stored, so that any copy of the server can take the next one:
 * `schema` is raised with every change of this shape, and `readStoredLesson` then brings old ones up to it.
 */
export const LessonSession = z.strictObject({
  schema: z.literal(6),
  session_id: z.string().min(1),
  version: z.int().min(1), // one more with every turn; the store's version of the session is the same number
  started_at: z.iso.datetime(),
  turn_count: z.int().min(0), // the student's messages that were taken up
  topic: Topic,
  current_step: z.int().min(1), // total + 1: complete
  /** By concept, of those the student has shown something of in this lesson: each by its own questions alone (concept-evidence.ts). */
  mastery_estimates: z.record(z.string(), Probability),
  misconceptions: z.array(SeenMisconception),
  last_question: Question.nullable(),
  /** The question she has just answered rightly and is asked how she saw it; her next message is heard as that. Then no question waits. */
  awaiting_reason: Question.nullable(),
  /** The question she has answered rightly a turn or two before and gave no reason for: what she says next may be that. No answer was judged since. */
  just_answered: Question.nullable(),
  closed_questions: z.array(ClosedQuestion),
  /** By step: how many of its ways of explaining were used. */
  ways_used: z.record(z.string(), z.int().min(0)),
  /** The step that the student said she knows already; a later one is asked for proof, and without it the lesson comes back here. */
  challenge_from: z.int().min(1).nullable(),
  conversation_history: z.array(LessonMessage).max(10),
  full_conversation_log: z.array(LoggedMessage),
  session_summary: SessionSummary,
  student_context: StudentContext,
  pace_preference: PacePreference,
  allow_extension: z.boolean(),
  extension: z.enum(['none', 'offered', 'active']),
  off_topic_count: z.int().min(0),
  warning_count: z.int().min(0),
  safety_flags: z.array(SafetyFlag),
  ended: LessonEnd.nullable(),
  /** What was said of the whole lesson as it ended; lessons of earlier times did not say it. */
  closing_words: z.string().optional(),
  awaiting_graph: z.array(SkillId), // mastered while the graph could not be asked what that unlocks
});
export type LessonSession = z.infer<typeof LessonSession>;

/** The conversation as it is shown. */
export const shownMessages = ({ full_conversation_log }: Pick<LessonSession, 'full_conversation_log'>): LessonMessage[] =>
  full_conversation_log.map(({ heard: _, ...message }) => message);

export const totalSteps = ({ topic }: Pick<LessonSession, 'topic'>): number => topic.plan.steps.length;
export const isComplete = (session: Pick<LessonSession, 'topic' | 'current_step'>): boolean =>
  session.current_step > totalSteps(session);

/** Whether a lesson that was left can go on: something waits for her, or the plan has more. */
export const mayGoOn = (session: Pick<LessonSession, 'last_question' | 'awaiting_reason' | 'topic' | 'current_step'>): boolean =>
  session.last_question !== null || session.awaiting_reason !== null || !isComplete(session);
