import { VerificationPolicy } from '@stoa/schema/verification-policy';
import { contentFolder, readContent } from './content-file.ts';

const standard = new URL('parameters/verification-policy.json', contentFolder);

/**
 * Opens the verification policy: the lowest acceptable scores of the rubric, and how often a rejected problem is drawn again.
 *
 * Errors  throws `ContentError` for what can't be parsed; it names the file and the entry.
 */
export const openVerificationPolicy = (file: URL | string = standard): VerificationPolicy =>
  readContent(file, VerificationPolicy);
