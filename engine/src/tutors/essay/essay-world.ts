import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayKnowledge } from './coaching/essay-knowledge.ts';
import type { CoachedPrompt } from './coaching/situation.ts';
import type { Given } from './session/heed-given.ts';
import type { EssayPage } from './session/session-situation.ts';

/**
 * What a turn of the coach can see besides its session: the page as last saved, the DBQ, and the settings of the installation.
 */
export type EssayWorld = {
  readonly knowledge: EssayKnowledge;
  readonly prompt: CoachedPrompt;
  readonly page: EssayPage;
  /** The scope and the clock that the essay has now. A teacher may have changed them since the last turn. */
  readonly given: Given;
  readonly handedIn: boolean;
  /** A teacher has turned off the coach for this essay. */
  readonly coachOff: boolean;
  /** Detectors that are switched off here. */
  readonly off: ReadonlySet<DetectorId>;
  readonly crisis_contacts: CrisisContacts | null;
};
