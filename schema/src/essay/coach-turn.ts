import { z } from 'zod';
import { DetectorId } from './detector-fire.ts';

/** The events that a turn of the coach can respond to. */
export const CoachEvent = z.enum([
  'session_start',
  'session_resumed',
  'student_message',
  'typing',
  'typing_pause',
  'tick',
  'writing_started',
  'silence_5min',
  'scope_changed',
  'mode_changed',
  'model_unavailable',
  'model_restored',
  'auto_submitted',
]);
export type CoachEvent = z.infer<typeof CoachEvent>;

/** What a turn of the coach does: one move, decided by code. */
export const CoachMove = z.enum([
  'none', // silent
  // What a detector found.
  'ask_because',
  'add_context',
  'regroup',
  'ask_relevance',
  'cite_and_replace',
  'name_one',
  'stay_in_window',
  'use_document',
  'other_side',
  'move_thesis_up',
  'back_to_thesis',
  'let_go',
  // Moves through the phases.
  'open_phase',
  'probe',
  'land_and_move_on',
  'ask_skill',
  'catch_up',
  'narrow',
  'resume',
  'check_in',
  'offline_notice',
  // Responses to what she says.
  'offer_anchors',
  'offer_arcs',
  'clarify_document',
  'offer_hypothesis',
  'state_fact',
  'ask_before_asserting',
  'explain_term',
  'reword',
  'walk_through',
  'concede',
  'hold',
  'redirect',
  'honor_wish',
  'meet_feeling',
  'stay_calm',
  'small_talk',
  'english_only',
  'decline_to_write',
  'decline_score',
  'decline_grammar',
  'leave_submit',
  'safety',
]);
export type CoachMove = z.infer<typeof CoachMove>;

/**
 * A line of the conversation beside the draft. The coach's lines record their purpose, so that an issue isn't raised again and
 * again.
 */
export const CoachTalk = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('student'), text: z.string() }),
  z.strictObject({
    role: z.literal('coach'),
    text: z.string(),
    move: CoachMove.nullable(), // null: no longer known
    detector: DetectorId.nullable(),
    about: z.string().nullable(), // the words or the document that the issue is about
  }),
]);
export type CoachTalk = z.infer<typeof CoachTalk>;
