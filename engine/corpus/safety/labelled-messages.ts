import type { SafetyViolation } from '../../src/safety/unsafe.ts';
import { afterwardsHarmful, afterwardsOrdinary } from './afterwards.ts';
import { disclosuresInOtherWords } from './disclosures-in-other-words.ts';
import { harmfulMessages } from './harmful.ts';
import { heldOutHarmfulMessages } from './harmful-held-out.ts';
import { harmfulInOtherWords } from './harmful-in-other-words.ts';
import { lastDisclosures, ordinaryBesideLast } from './last-disclosures.ts';
import { laterDisclosures, ordinaryBesideLater } from './later-disclosures.ts';
import { lookAlikesOfDisclosures } from './look-alikes-of-disclosures.ts';
import { lookAlikes } from './look-alikes.ts';
import { finalHarmful, finalOrdinary } from './midway-final.ts';
import { lastHarmful, lastOrdinary } from './midway-last.ts';
import { laterHarmful, laterOrdinary } from './midway-later.ts';
import { midwayHarmful, midwayOrdinary } from './midway.ts';
import type { HarmfulTable, OrdinaryTable } from './message-table.ts';
import { nearDisclosures } from './near-disclosures.ts';
import { nearObliqueDisclosures, obliqueDisclosures } from './oblique-disclosures.ts';
import { ordinaryMessages } from './ordinary.ts';
import { heldOutOrdinaryMessages } from './ordinary-held-out.ts';
import { plainDisclosures } from './plain-disclosures.ts';
import { unseenDisclosures } from './unseen-disclosures.ts';
import { unseenOrdinary } from './unseen-ordinary.ts';

/**
 * A message and what a careful teacher calls it; null for an ordinary one. `part`: by which the rules were made, laid aside before them, or
 * written when they were finished; `disclosures`: three batches of these alone, measured before anything was mended by them.
 */
export type LabelledMessage = {
  text: string;
  topic: string;
  violation: SafetyViolation | null;
  part: 'tuned' | 'held_out' | 'afterwards' | 'disclosures';
};

const ordinary = (table: OrdinaryTable, part: LabelledMessage['part']): LabelledMessage[] =>
  Object.entries(table).flatMap(([topic, texts]) => texts.map((text) => ({ text, topic, violation: null, part })));
const harmful = (table: Partial<HarmfulTable>, part: LabelledMessage['part']): LabelledMessage[] =>
  (Object.entries(table) as [SafetyViolation, readonly string[]][]).flatMap(([violation, texts]) =>
    texts.map((text) => ({ text, topic: violation, violation, part })),
  );

export const labelledMessages: readonly LabelledMessage[] = [
  ...ordinary(ordinaryMessages, 'tuned'),
  ...ordinary(lookAlikes, 'tuned'),
  ...ordinary(lookAlikesOfDisclosures, 'tuned'),
  ...ordinary(midwayOrdinary, 'tuned'),
  ...ordinary(laterOrdinary, 'tuned'),
  ...ordinary(lastOrdinary, 'tuned'),
  ...ordinary(finalOrdinary, 'tuned'),
  ...harmful(harmfulMessages, 'tuned'),
  ...harmful(harmfulInOtherWords, 'tuned'),
  ...harmful(disclosuresInOtherWords, 'tuned'),
  ...harmful(midwayHarmful, 'tuned'),
  ...harmful(laterHarmful, 'tuned'),
  ...harmful(lastHarmful, 'tuned'),
  ...harmful(finalHarmful, 'tuned'),
  ...ordinary(nearDisclosures, 'tuned'),
  ...ordinary(nearObliqueDisclosures, 'tuned'),
  ...harmful(plainDisclosures, 'tuned'),
  ...harmful(obliqueDisclosures, 'tuned'),
  ...ordinary(heldOutOrdinaryMessages, 'held_out'),
  ...harmful(heldOutHarmfulMessages, 'held_out'),
  ...ordinary(afterwardsOrdinary, 'afterwards'),
  ...harmful(afterwardsHarmful, 'afterwards'),
  ...ordinary(unseenOrdinary, 'disclosures'),
  ...ordinary(ordinaryBesideLast, 'disclosures'),
  ...ordinary(ordinaryBesideLater, 'disclosures'),
  ...harmful(unseenDisclosures, 'disclosures'),
  ...harmful(lastDisclosures, 'disclosures'),
  ...harmful(laterDisclosures, 'disclosures'),
];
