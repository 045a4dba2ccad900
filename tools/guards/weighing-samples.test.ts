import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weighingFingerprint, weighingWeightsFile, wordingSamples, wordingWeightsFile } from './weighing-samples.ts';

it.each([wordingWeightsFile, weighingWeightsFile])(
  'has in %s the weights that the turns, the features and the fit make (if not: node tools/train-weighing.ts)',
  (file) => {
    const weights = JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string };
    expect(weights.fingerprint).toBe(weighingFingerprint(wordingSamples()));
  },
);
