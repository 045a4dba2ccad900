import { z } from 'zod';
import { ResponseKind, Trigger } from './board-decision.ts';

/**
 * Counts of a session (board spec, Metrics). `average_wait_time` in seconds; `student_response_rate` from 0 to 1, null without
 * a question.
 */
export const BoardMetrics = z.strictObject({
  intervention_count: z.int().min(0),
  question_count: z.int().min(0),
  hint_count: z.int().min(0),
  escalation_depth: z.int().min(0).max(5),
  average_wait_time: z.number().min(0),
  student_response_rate: z.number().min(0).max(1).nullable(),
});
export type BoardMetrics = z.infer<typeof BoardMetrics>;

/** Signals of whether the tutor's behavior suits the student (board spec, Quality signals), each with how often it was seen. */
export const BoardSignals = z.strictObject({
  self_corrections: z.int().min(0), // the tutor gave her the time
  stuck_after_hint: z.int().min(0), // the hint did not help
  completed_after_one_hint: z.int().min(0), // the hint was right
  learning_moments: z.int().min(0), // "oh!"
  repeated_after_correction: z.int().min(0), // she needs another approach
});
export type BoardSignals = z.infer<typeof BoardSignals>;

/** The result of a session, for the summary that is shown at its end. */
export const BoardSummary = z.strictObject({
  solved: z.int().min(0),
  minutes: z.int().min(0),
  achievement: z.string(), // "caught your own mistake"
});
export type BoardSummary = z.infer<typeof BoardSummary>;

const upperCase = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;
/** The event's names for the kinds: PROBING_QUESTION. */
export const ResponseType = z.enum(ResponseKind.options.map(upperCase));

/** One thing that the tutor said, as it is logged (board spec, Intervention event). `stuck_duration` in seconds. */
export const InterventionEvent = z.strictObject({
  event: z.literal('tutor_intervention'),
  timestamp: z.number(),
  trigger: Trigger,
  error_type: z.string().nullable(),
  response_type: ResponseType,
  response_text: z.string().min(1),
  student_state: z.strictObject({
    stuck_duration: z.number().min(0),
    error_count: z.int().min(0),
    session_minute: z.int().min(0),
  }),
});
export type InterventionEvent = z.infer<typeof InterventionEvent>;
