import type { BoardProfile } from '@stoa/schema/board/board-profile';
import type { HelpSignals } from '@stoa/schema/board/board-session';

export const noSignals: HelpSignals = {
  selfCorrections: 0,
  helpedAtOnce: 0,
  unanswered: 0,
  sentAway: 0,
  frustrated: 0,
  stuck: 0,
};

/** The threshold for a student about whom nothing is known, and the limits between which it may move. */
export const thresholdBounds = { start: 0.4, least: 0.3, most: 0.45 } as const;

/**
 * Returns the threshold that an intervention score has to exceed. It starts at 0.40, 0.02 lower for a student of low confidence
 * and 0.02 higher for high. It rises by 0.01 each time she corrects herself or doesn't answer, and by 0.02 each time she sends
 * the tutor away. It falls by 0.01 each time help worked or a silence reached the ladder's second rung, and by 0.02 each time
 * she is frustrated. It stays between 0.30 and 0.45.
 */
export function thresholdOf({ confidenceLevel }: Pick<BoardProfile, 'confidenceLevel'>, signals: HelpSignals): number {
  const moved =
    thresholdBounds.start +
    { low: -0.02, medium: 0, high: 0.02 }[confidenceLevel] +
    0.01 * (signals.selfCorrections + signals.unanswered - signals.helpedAtOnce - signals.stuck) +
    0.02 * (signals.sentAway - signals.frustrated);
  return Math.round(Math.min(thresholdBounds.most, Math.max(thresholdBounds.least, moved)) * 1e4) / 1e4;
}
