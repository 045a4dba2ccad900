import type { Wordings } from '@stoa/schema/essay/coach-templates';
import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { SlotFills } from './choose-wording.ts';

/** What the code decides for a turn: silence, a stopped text, or one move with its wordings. */
export type CoachDecision =
  | { readonly kind: 'silent'; readonly phase: EssayPhase; readonly because: string }
  | { readonly kind: 'stopped'; readonly phase: EssayPhase; readonly unsafe: Unsafe }
  | ({ readonly kind: 'move'; readonly phase: EssayPhase } & CoachSpeech);

/** One move and what is needed to say it. */
export type CoachSpeech = {
  readonly move: Exclude<CoachMove, 'none' | 'safety'>;
  readonly wordings: Wordings;
  readonly fills: SlotFills;
  readonly detector: DetectorId | null;
  /** The words or the document that the issue is about, which identify it later. */
  readonly about: string | null;
  /** A sentence before or after the wording: a fact from the bank, a guess at a document. */
  readonly before: string | null;
  readonly after: string | null;
  /** A short line about another issue, added at the end. */
  readonly woven: Wordings | null;
};

/** Builds a speech from a move, its wordings and its fills. */
export const speech = (
  move: CoachSpeech['move'],
  wordings: Wordings,
  fills: SlotFills,
  more: Partial<Omit<CoachSpeech, 'move' | 'wordings' | 'fills'>> = {},
): CoachSpeech => ({ move, wordings, fills, detector: null, about: null, before: null, after: null, woven: null, ...more });
