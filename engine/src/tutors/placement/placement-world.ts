import type { LearnerWorld } from '../../turn/learner-world.ts';
import type { RecordedState } from '../../turn/turn-record.ts';
import type { PlacementSession } from './placement-session.ts';

/**
 * What a placement turn can see. `recordVersion` is the version of the learner's latest placement record, which a new one
 * replaces; 0 if she has none.
 */
export type PlacementWorld = LearnerWorld & { recordVersion: number };

export type PlacementState = RecordedState<PlacementSession>;

/** The name under which a learner's latest placement is stored. */
export const placementRecordName = 'placement';
