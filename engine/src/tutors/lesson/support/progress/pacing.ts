import type { Moment } from '../../../../turn/tutor.ts';
import type { PacingSignal } from '../../agents/master-tutor/pacing-directive.ts';

/** How fast a turn goes and how short it is (lesson spec, Dynamic Signals), for what is taught and asked in it. */
export type Pacing = {
  signal: PacingSignal;
  /** Of several ways to say a thing the shortest. */
  brief: boolean;
  /** The most sentences that a reply may have; null where nothing limits them. */
  most: number | null;
};

/** Where nothing is known of her yet. */
export const evenPacing: Pacing = { signal: 'STEADY', brief: false, most: null };

/** What the choice of the next question depends on, beside the lesson itself. */
export type Paced = Pick<Moment, 'random'> & { pacing: Pacing };
