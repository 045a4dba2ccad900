import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stanceFingerprint, stanceSamples, stanceTurns, stanceWeightsFile } from './stance-samples.ts';

it('the stored weights match the turns, the features and the fit (if not: node tools/train-verdict-stance.ts)', () => {
  const weights = JSON.parse(readFileSync(stanceWeightsFile, 'utf8')) as { fingerprint: string };
  expect(weights.fingerprint).toBe(stanceFingerprint(stanceSamples(stanceTurns())));
});
