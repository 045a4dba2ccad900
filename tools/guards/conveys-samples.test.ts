import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conveysFingerprint, conveysSamples, conveysWeightsFile } from './conveys-samples.ts';

it('the stored weights match the turns, the features and the fit (if not: node tools/train-conveys.ts)', () => {
  const weights = JSON.parse(readFileSync(conveysWeightsFile, 'utf8')) as { fingerprint: string };
  expect(weights.fingerprint).toBe(conveysFingerprint(conveysSamples()));
});
