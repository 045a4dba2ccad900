import type { CoachMove } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';

type DetectorMove = Exclude<CoachMove, 'none' | 'safety'>;

const moves: Readonly<Record<DetectorId, DetectorMove>> = {
  thesis_restates_prompt: 'ask_because',
  context_is_phrase: 'add_context',
  document_walkthrough: 'regroup',
  hipp_without_relevance: 'ask_relevance',
  outside_evidence_in_docs: 'cite_and_replace',
  generic_outside_evidence: 'name_one',
  period_bleed: 'stay_in_window',
  description_not_argument: 'use_document',
  missing_complexity: 'other_side',
  buried_thesis: 'move_thesis_up',
};

/** Returns what the coach does about a failure mode. */
export const moveOf = (detector: DetectorId): DetectorMove => moves[detector];
