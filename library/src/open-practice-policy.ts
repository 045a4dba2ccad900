import { createHash } from 'node:crypto';
import { PracticePolicy } from '@stoa/schema/policy';
import { contentFolder, ContentError, readContent } from './content-file.ts';

const standard = new URL('parameters/practice-policy.json', contentFolder);

/**
 * Opens the policy of practice, with the hash of its content by which an audit can tell two policies of one version apart.
 *
 * Errors  throws `ContentError` for what cannot be parsed or contradicts itself; it names the file and the entry.
 */
export function openPracticePolicy(file: URL | string = standard): { policy: PracticePolicy; hash: string } {
  const policy = readContent(file, PracticePolicy);
  const contradictions = contradictionsIn(policy);
  if (contradictions.length > 0) throw new ContentError(String(file), contradictions);
  return { policy, hash: configHash(policy) };
}

function contradictionsIn(policy: PracticePolicy): string[] {
  const rises = (numbers: readonly number[]) => numbers.every((number, at) => at === 0 || number >= numbers[at - 1]!);
  const found: [boolean, string][] = [
    [policy.review_threshold > policy.mastery_threshold, 'review_threshold: stands above mastery_threshold'],
    [
      policy.hinted.ceiling >= policy.mastery_threshold,
      'hinted.ceiling: must stay below mastery_threshold, or hints alone would make a mastery',
    ],
    [policy.certainty <= policy.mastery_threshold, 'certainty: must stand above mastery_threshold, or nothing could be mastered'],
    [!rises(policy.ladder), 'ladder: a later attempt gets a lower level'],
    [!rises(policy.difficulty_steps), 'difficulty_steps: must rise'],
  ];
  return found.filter(([wrong]) => wrong).map(([, message]) => message);
}

/** SHA-256 of a configuration's content, whatever the order of its keys, in hexadecimal. */
export const configHash = (config: unknown): string => createHash('sha256').update(JSON.stringify(config, inOrder)).digest('hex');

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
