import type { Wordings } from '@stoa/schema/essay/coach-templates';
import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { SlotFills } from './choose-wording.ts';

/** What code decides of a turn: silence, words that are fixed, or one move with the wordings that make it. */
export type CoachDecision =
  | { readonly kind: 'silent'; readonly phase: EssayPhase; readonly because: string }
  | { readonly kind: 'stopped'; readonly phase: EssayPhase; readonly unsafe: Unsafe }
  | ({ readonly kind: 'move'; readonly phase: EssayPhase } & CoachSpeech);

/** One move and what it is made with. */
export type CoachSpeech = {
  readonly move: Exclude<CoachMove, 'none' | 'safety'>;
  readonly wordings: Wordings;
  readonly fills: SlotFills;
  readonly detector: DetectorId | null;
  /** The words or the document that the issue is about, by which it is known again. */
  readonly about: string | null;
  /** A sentence in front of the wording or behind it: a fact of the bank, a guess at a document. */
  readonly before: string | null;
  readonly after: string | null;
  /** A short line on something else, woven in behind. */
  readonly woven: Wordings | null;
};

/** A speech with nothing but its move, wordings and fills. */
export const speech = (
  move: CoachSpeech['move'],
  wordings: Wordings,
  fills: SlotFills,
  more: Partial<Omit<CoachSpeech, 'move' | 'wordings' | 'fills'>> = {},
): CoachSpeech => ({ move, wordings, fills, detector: null, about: null, before: null, after: null, woven: null, ...more });
