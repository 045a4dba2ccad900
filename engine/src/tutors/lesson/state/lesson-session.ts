import { z } from 'zod';
import { Figure } from '@stoa/schema/figure/figure';
import { LessonMessage, PacePreference, QuestionPhase, ReasonStanding } from '@stoa/schema/lesson';
import { Probability, SkillId } from '@stoa/schema/skill';
import { SolutionStep, StudentProblem } from '@stoa/schema/problem';
import { KnownWrongAnswer, Probe, QuestionAnswer } from '@stoa/schema/study-plan';
import { Heard } from '../hearing/heard.ts';
import { Topic } from './topic.ts';

/** The source of a question: the plan, by the question's name there, or the verified bank. */
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
 * The question that waits for an answer. The server owns it: key, judging, help and phase. A model may only change the wording
 * shown, `question_text`, and must keep every number and sign in it.
 */
export const Question = z.strictObject({
  question_id: z.string(), // q1, q2 … of this session
  source: QuestionSource,
  step: z.int().min(0), // the step that it was asked for; 0 for the opening question, the number after the last step for the extension
  question_text: z.string(), // includes in words what its figure shows, if the question is read from it
  figure: Figure.optional(),
  expected_answer: z.string(), // as a page prints it; the judging takes `answer`
  answer: QuestionAnswer,
  concept: z.string(),
  wrong_attempts: z.int().min(0),
  previous_student_answers: z.array(z.string()),
  phase: QuestionPhase,
  /** True if help was given before the first judged answer, or asked for: a right answer then counts as aided. */
  aided: z.boolean(),
  /** True once the first judged answer was counted. No later answer changes mastery. */
  counted: z.boolean(),
  /**
   * True if the student had seen its solution, in any session, before she first answered it: then it says nothing about her.
   */
  exposed: z.boolean().optional(),
  /** How often the student has asked for help with it. Each time the help goes a little further, but never to the last step. */
  help_given: z.int().min(0),
  asked_at_turn: z.int().min(0),
  probe: Probe,
  /**
   * A misconception that something she said may be, and the turn in which she said it. A wrong answer confirms it, a right one
   * clears it.
   */
  suspected: z.strictObject({ misconception: z.string(), turn: z.int().min(0) }).optional(),
  /** The probe whose reply can be judged, and how often it was asked; null if none is open. */
  open_probe: z
    .strictObject({ probe: Probe, asked: z.int().min(1) })
    .nullable()
    .default(null),
  hint: z.string(),
  /**
   * How she can see for herself whether a value fits. Problems of the bank have none, nor do questions for which the plan gives
   * none.
   */
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
  /** The smallest chance of a lucky guess, given how it's answered. Older lessons didn't store it. */
  guess_floor: z.number().optional(),
  /** Her reason, if she was asked how she saw it: when she gave it, and how it was weighed. Nothing of it counts. */
  reason: z
    .strictObject({
      turn: z.int().min(0).nullable(), // of her reply; null until there is one
      standing: ReasonStanding.nullable(), // the same
    })
    .optional(),
});
export type ClosedQuestion = z.infer<typeof ClosedQuestion>;

/** A misconception that showed, by its name in the plan. */
export const SeenMisconception = z.strictObject({
  id: z.string(),
  concept: z.string(),
  first_turn: z.int().min(0),
  times: z.int().min(1),
  resolved: z.boolean(), // true after a later right unaided answer on the concept
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

/**
 * What somebody wants to learn, in her own words or her program's. It doesn't decide what the lesson teaches; the plan does.
 */
export const LessonGoal = z.strictObject({ topic: z.string().nullable(), learning_objectives: z.array(z.string()) });
export type LessonGoal = z.infer<typeof LessonGoal>;

/** What the tutor knows about the student; no name, no address. */
export const StudentContext = z.strictObject({
  grade: z.int().min(1).max(12).nullable(),
  board: z.string().nullable(), // the syllabus
  language_level: z.enum(['simple', 'standard', 'advanced']),
  goal: LessonGoal.optional(), // if she or her program named one
});
export type StudentContext = z.infer<typeof StudentContext>;

export const LessonEnd = z.strictObject({
  at: z.iso.datetime(),
  /**
   * `completed`: the last step was mastered. `needs_help`: the tutor stopped to have somebody help (needs-help.ts), for example
   * after three questions of one step had to be told. `limit`: too many turns.
   */
  how: z.enum(['completed', 'left', 'needs_help', 'limit']),
});
export type LessonEnd = z.infer<typeof LessonEnd>;

/** A line of the conversation as it's stored. A student's message includes what was heard in it, which nobody is shown. */
export const LoggedMessage = LessonMessage.extend({
  /** Older lessons didn't store it, and nothing is heard in a message that safety stopped. */
  heard: Heard.optional(),
});
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/**
 * A lesson between two turns (lesson spec, SessionState). It's stored, so that any copy of the server can take the next turn.
 * `schema` is raised with every change of this shape, and `readStoredLesson` brings older lessons up to it.
 */
export const LessonSession = z.strictObject({
  schema: z.literal(6),
  session_id: z.string().min(1),
  version: z.int().min(1), // raised by one with every turn, like the store's version of the session
  started_at: z.iso.datetime(),
  turn_count: z.int().min(0), // the student's messages that were handled
  topic: Topic,
  current_step: z.int().min(1), // total + 1: complete
  /**
   * By concept, for those that the student has shown something of in this lesson, each from its own questions alone
   * (concept-evidence.ts).
   */
  mastery_estimates: z.record(z.string(), Probability),
  misconceptions: z.array(SeenMisconception),
  last_question: Question.nullable(),
  /**
   * The question that she just got right, while she's asked how she saw it. Her next message is heard as her reason. No
   * question is waiting then.
   */
  awaiting_reason: Question.nullable(),
  /**
   * The question that she got right a turn or two before: what she says next may be her reason. Null once she has given one
   * there, or another answer was judged.
   */
  just_answered: Question.nullable(),
  closed_questions: z.array(ClosedQuestion),
  /** By step: the number of its explanations that were used. */
  ways_used: z.record(z.string(), z.int().min(0)),
  /** The step that the student said she knows already. A later step tests that, and if she fails the lesson comes back here. */
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
  /** What was said about the whole lesson as it ended. Older lessons didn't say it. */
  closing_words: z.string().optional(),
  awaiting_graph: z.array(SkillId), // skills mastered while the graph couldn't be asked what they unlock
});
export type LessonSession = z.infer<typeof LessonSession>;

/** Returns the conversation as it's shown. */
export const shownMessages = ({ full_conversation_log }: Pick<LessonSession, 'full_conversation_log'>): LessonMessage[] =>
  full_conversation_log.map(({ heard: _, ...message }) => message);

export const totalSteps = ({ topic }: Pick<LessonSession, 'topic'>): number => topic.plan.steps.length;
export const isComplete = (session: Pick<LessonSession, 'topic' | 'current_step'>): boolean =>
  session.current_step > totalSteps(session);

/** True if a lesson that was left can go on: something is waiting for her, or the plan has more. */
export const mayGoOn = (session: Pick<LessonSession, 'last_question' | 'awaiting_reason' | 'topic' | 'current_step'>): boolean =>
  session.last_question !== null || session.awaiting_reason !== null || !isComplete(session);
