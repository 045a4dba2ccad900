import type { Moment } from '../../../../turn/tutor.ts';
import type { PacingSignal } from '../../agents/master-tutor/pacing-directive.ts';

/** How fast and how brief a turn is (lesson spec, Dynamic Signals). */
export type Pacing = {
  signal: PacingSignal;
  /** Take the shortest of several ways to say something. */
  brief: boolean;
  /** The most sentences that a reply may have; null if there is no limit. */
  most: number | null;
};

/** The pacing when nothing is known about the student yet. */
export const evenPacing: Pacing = { signal: 'STEADY', brief: false, most: null };

/** What the choice of the next question depends on, besides the lesson itself. */
export type Paced = Pick<Moment, 'random'> & { pacing: Pacing };
