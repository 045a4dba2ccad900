import type { LearnerWorld } from '../../turn/learner-world.ts';
import type { RecordedState } from '../../turn/turn-record.ts';
import type { PlacementSession } from './placement-session.ts';

/** What a turn of a placement sees. `recordVersion` is that of the learner's latest placement, over which a new one is written; 0: she has none. */
export type PlacementWorld = LearnerWorld & { recordVersion: number };

export type PlacementState = RecordedState<PlacementSession>;

/** The name under which the latest placement of a learner is kept. */
export const placementRecordName = 'placement';
