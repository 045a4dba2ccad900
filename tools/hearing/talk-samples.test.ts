import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { fitLinear } from './fit.ts';
import { modelFileOf, talkWeightsFile } from './model-text.ts';
import { fingerprintOf, samplesOf, trainingMessages } from './talk-samples.ts';

describe('the weights of the talk model', () => {
  it('come from the messages, the features and the fit that stand here (if not: node tools/train-hearing.ts)', () => {
    const weights = JSON.parse(readFileSync(talkWeightsFile, 'utf8')) as { fingerprint: string };
    expect(weights.fingerprint).toBe(fingerprintOf(samplesOf(trainingMessages())));
  });

  it('are the same bytes from the same messages and seed, and others from another seed', () => {
    const samples = samplesOf(trainingMessages().filter((_, at) => at % 20 === 0));
    const fitted = (seed: number) =>
      JSON.stringify(modelFileOf(fitLinear(samples, talkKinds.length, { epochs: 2, rate: 0.3, l2: 1e-5, kept: 500 }, seed), ''));
    expect(fitted(1)).toBe(fitted(1));
    expect(fitted(1)).not.toBe(fitted(2));
  });
});
