import { z } from 'zod';

/** The states of the board's tutor (board spec, Tutor state machine). */
export const TutorState = z.enum(['QUIET', 'DECIDING', 'SPEAKING', 'WAITING']);
export type TutorState = z.infer<typeof TutorState>;

/** What can make the tutor consider speaking (board spec, Triggers). */
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

/** The kinds of things that the tutor can say (board spec, Response taxonomy). */
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

/** How severe a mistake is (board spec, Error severity). */
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

/** `wait`: not yet, decide again later; `silence`: no; `resume`: continue a line that noise had interrupted. */
export const Decision = z.enum(['speak', 'wait', 'silence', 'resume']);
export type Decision = z.infer<typeof Decision>;

/** A row of a session's timeline: the state that the tutor is in from `t` on, and why. */
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
  stopped_at: z.number().optional(), // when the student's voice interrupted it
});
export type TimelineRow = z.infer<typeof TimelineRow>;
