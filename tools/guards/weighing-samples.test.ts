import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weighingFingerprint, weighingWeightsFile, wordingSamples, wordingWeightsFile } from './weighing-samples.ts';

it.each([wordingWeightsFile, weighingWeightsFile])(
  'the weights in %s match the turns, the features and the fit (if not: node tools/train-weighing.ts)',
  (file) => {
    const weights = JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string };
    expect(weights.fingerprint).toBe(weighingFingerprint(wordingSamples()));
  },
);
