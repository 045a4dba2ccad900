import { PracticePolicy } from '@stoa/schema/policy';
import { contentFolder, ContentError, readContent, versionedContent, type VersionedContent } from './content-file.ts';
import { configHash } from './config-hash.ts';

const standard = new URL('parameters/practice-policy.json', contentFolder);

/**
 * Opens the policy of practice, with the hash of its content, so that an audit can tell two policies of the same version apart.
 *
 * Errors  throws `ContentError` for what can't be parsed or contradicts itself; it names the file and the entry.
 */
export function openPracticePolicy(file: URL | string = standard): {
  policy: PracticePolicy;
  hash: string;
  content: VersionedContent;
} {
  const policy = readContent(file, PracticePolicy);
  const contradictions = contradictionsIn(policy);
  if (contradictions.length > 0) throw new ContentError(String(file), contradictions);
  return { policy, hash: configHash(policy), content: versionedContent(file, policy.version) };
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
