import { z } from 'zod';

/** The states of the board's tutor (board spec, Tutor state machine). */
export const TutorState = z.enum(['QUIET', 'DECIDING', 'SPEAKING', 'WAITING']);
export type TutorState = z.infer<typeof TutorState>;

/** What can make the tutor think about speaking (board spec, Triggers). */
export const Trigger = z.enum([
  'ERROR_DETECTED',
  'WRONG_APPROACH',
  'REPEATED_MISTAKE',
  'STEP_COMPLETED',
  'EXERCISE_COMPLETED',
  'ANSWER_SUBMITTED',
  'STUCK_NO_INPUT',
  'ERASING_REPEATEDLY',
  'STARTING_OVER',
  'STUDENT_ASKED_QUESTION',
  'STUDENT_ASKED_HELP',
  'STUDENT_SAID_DONE',
  'SESSION_START',
  'SESSION_TIMEOUT_WARNING',
  'SESSION_END',
]);
export type Trigger = z.infer<typeof Trigger>;

/** What the tutor can say, by kind (board spec, Response taxonomy). */
export const ResponseKind = z.enum([
  'focusing_question',
  'probing_question',
  'clarifying_question',
  'conceptual_hint',
  'procedural_hint',
  'worked_example',
  'confirmation',
  'gentle_correction',
  'encouragement',
  'explanation',
  'demonstration',
  'rule_statement',
  'check_in',
  'transition',
  'praise',
]);
export type ResponseKind = z.infer<typeof ResponseKind>;

/** How bad a mistake is (board spec, Error severity). */
export const MistakeSeverity = z.enum(['minor', 'medium', 'major', 'blocking']);
export type MistakeSeverity = z.infer<typeof MistakeSeverity>;

/** The terms of the intervention score, each in 0..1. */
export const ScoreTerms = z.strictObject({
  error_severity: z.number().min(0).max(1),
  student_stuck_duration: z.number().min(0).max(1),
  confidence_of_interpretation: z.number().min(0).max(1),
  teaching_moment_value: z.number().min(0).max(1),
  time_since_last_intervention: z.number().min(0).max(1),
  current_momentum: z.number().min(0).max(1),
  recent_intervention_count: z.number().min(0).max(1),
});
export type ScoreTerms = z.infer<typeof ScoreTerms>;

/** `wait`: not yet, and it is looked at again; `silence`: no; `resume`: a line goes on that noise had stopped. */
export const Decision = z.enum(['speak', 'wait', 'silence', 'resume']);
export type Decision = z.infer<typeof Decision>;

/** A moment of a session: the state that the tutor is in from `t` on, and why. */
export const TimelineRow = z.strictObject({
  t: z.number().min(0),
  state: TutorState,
  trigger: Trigger.optional(),
  score: z.number().optional(),
  terms: ScoreTerms.optional(),
  threshold: z.number().optional(),
  decision: Decision.optional(),
  kind: ResponseKind.optional(),
  level: z.int().min(0).max(5).optional(),
  text: z.string().optional(),
  words: z.int().min(1).optional(),
  stopped_at: z.number().optional(), // when the student's voice cut it short
});
export type TimelineRow = z.infer<typeof TimelineRow>;
