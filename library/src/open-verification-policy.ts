import { VerificationPolicy } from '@stoa/schema/verification-policy';
import { contentFolder, readContent } from './content-file.ts';

const standard = new URL('parameters/verification-policy.json', contentFolder);

/**
 * Opens the policy of verification: the least scores of the rubric, and how often a rejected problem is drawn anew.
 *
 * Errors  throws `ContentError` for what cannot be parsed; it names the file and the entry.
 */
export const openVerificationPolicy = (file: URL | string = standard): VerificationPolicy =>
  readContent(file, VerificationPolicy);
