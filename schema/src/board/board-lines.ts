import { z } from 'zod';
import { Persona } from './board-profile.ts';
import { ResponseKind } from './board-decision.ts';

/** A situation at the board with its own wordings. */
export const Situation = z.enum([
  'welcome',
  'welcome_back',
  'next_problem',
  'time_warning',
  'time_warning_solved',
  'goodbye_solved',
  'goodbye_tried',
  'stuck_focus',
  'stuck_offer',
  'still_there',
  'take_a_break',
  'take_your_time',
  'asked_again',
  'mistake_hint_sign_error',
  'mistake_hint_procedural_error',
  'mistake_hint_conceptual_error',
  'mistake_hint_omission_error',
  'mistake_hint_units_error',
  'mistake_hint_representation_error',
  'mistake_hint_unknown',
  'mistake_sign_error',
  'mistake_procedural_error',
  'mistake_conceptual_error',
  'mistake_omission_error',
  'mistake_units_error',
  'mistake_representation_error',
  'mistake_unknown',
  'mistake_direct',
  'mistake_rephrased',
  'mistake_again_sign_error',
  'mistake_again_procedural_error',
  'mistake_again_conceptual_error',
  'mistake_again_omission_error',
  'mistake_again_units_error',
  'mistake_again_representation_error',
  'mistake_again_unknown',
  'slips_again',
  'reading_in_doubt',
  'wrong_approach',
  'step_done',
  'self_corrected',
  'found_when_asked',
  'solved',
  'solved_after_struggle',
  'solved_minimal',
  'erasing',
  'frustrated',
  'frustrated_again',
  'starting_over',
  'show_work',
  'done_too_soon',
  'done_with_mistake',
  'done_already',
  'unreadable',
  'inaudible',
  'connection_back',
  'off_topic',
  'left_alone',
  'called_back',
  'take_time_then',
  'reply_heard',
  'asked_for_answer',
  'asked_if_right',
  'asked_if_mistaken',
  'asked_why',
  'asked_why_of_value',
  'asked_word',
  'knows_not_why',
  'greeted',
  'asked_sum',
  'guess_to_test',
  'solved_at_once',
  'wish_easier',
  'wish_harder',
  'wish_harder_then',
  'declined_to_start',
  'declined_to_finish',
  'no_noticed',
  'asked_why_of_inequality',
]);
export type Situation = z.infer<typeof Situation>;

export const BoardMove = z.enum([
  'undo_addition',
  'undo_subtraction',
  'undo_multiplication',
  'undo_division',
  'collect_variable',
  'combine_terms',
  'distribute',
  'common_denominator',
  'next_step',
]);
export type BoardMove = z.infer<typeof BoardMove>;

const wordings = z.array(z.string().min(2).max(200)).min(1);
const Voices = z.record(Persona, z.array(z.string().min(1).max(30)).min(1).max(8));

/**
 * What the board's tutor says (`content/board/lines.yaml`). `{line}` stands for what the student wrote, `{start}` for what the
 * work started from, `{action}` for the step to do next, `{n}` for a count. Any other name in braces is one of `voices`: each
 * persona has its own words for it, equally many and of equal length, so that the choice of persona doesn't change when a line
 * ends.
 */
export const BoardLines = z.strictObject({
  voices: z.record(z.string().regex(/^[a-z]+$/), Voices).refine((voices) => Object.values(voices).every(sameLength), {
    error: 'a voice has for every persona as many words, and in each place equally long ones',
  }),
  /** `leads`: the first wording is always said first, whatever the seed. */
  situations: z.record(Situation, z.strictObject({ kind: ResponseKind, leads: z.literal(true).optional(), lines: wordings })),
  /** The second and later rungs of the hint ladder, for each possible next step. */
  moves: z.record(
    BoardMove,
    z.strictObject({ probing: wordings, conceptual: wordings, procedural: wordings, walkthrough: wordings, example: wordings }),
  ),
  /** What the board's words mean, for a student who asks; `names` are spoken forms in lower case. */
  words: z.record(z.string(), z.strictObject({ names: z.array(z.string().regex(/^[a-z= ]+$/)).min(1), lines: wordings })),
});
export type BoardLines = z.infer<typeof BoardLines>;

const sameLength = (voice: Record<string, string[]>): boolean =>
  new Set(Object.values(voice).map((said) => said.map((words) => words.trim().split(/\s+/).length).join())).size === 1;
