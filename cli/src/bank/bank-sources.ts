import { sourceFingerprint } from '../source-fingerprint.ts';

/** Where the problems come from: any change in these may change the bank. */
export const sourcesOfBank = [
  'factory/src',
  'engine/src/math',
  'engine/src/guards',
  'engine/src/solving',
  'engine/src/verification',
  'engine/src/problems',
  'engine/src/figures',
  'content/skills',
  'content/parameters/verification-policy.json',
  'schema/src/figure',
  'schema/src/problem.ts',
  'schema/src/skill.ts',
  'schema/src/verification-policy.ts',
];

/**
 * A fingerprint of all that the problems come from. Writing and verifying the bank takes many seconds, so the store remembers from which
 * sources it was stocked, and nothing is done where they are the same.
 */
export const bankSources = (): Promise<string> => sourceFingerprint(sourcesOfBank);
