import { sourceFingerprint } from '../source-fingerprint.ts';

/** The sources of the problems: any change in them may change the bank. */
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
 * Returns a fingerprint of everything that the problems are made from. Writing and verifying the bank takes many seconds, so
 * the store remembers from which sources it was stocked, and nothing is done if they are the same.
 */
export const bankSources = (): Promise<string> => sourceFingerprint(sourcesOfBank);
