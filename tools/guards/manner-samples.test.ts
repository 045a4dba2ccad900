import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mannerFingerprint, mannerSamples, mannerWeightsFile } from './manner-samples.ts';

it('the stored weights match the sentences, the features and the fit (if not: node tools/train-manner.ts)', () => {
  const weights = JSON.parse(readFileSync(mannerWeightsFile, 'utf8')) as { fingerprint: string };
  expect(weights.fingerprint).toBe(mannerFingerprint(mannerSamples()));
});
