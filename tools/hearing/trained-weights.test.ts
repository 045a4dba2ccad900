import { readFileSync } from 'node:fs';
import { studentMessages } from '@stoa/engine/corpus/student-messages/student-message';
import type { StanceModelFile } from '@stoa/engine/hearing/answers/stance-model';
import type { MisconceptionModelFile } from '@stoa/engine/hearing/misconceptions/misconception-model';
import type { ModelFile } from '@stoa/engine/hearing/model/model-file';
import type { ReaderFile } from '@stoa/engine/hearing/reader/reader';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { describe, expect, it } from 'vitest';
import { fitLinear } from './fit.ts';
import { misconceptionFingerprint, readerFingerprint, stanceFingerprint, talkFingerprint } from './fingerprints.ts';
import { fitMisconceptions, stretchesToLearn } from './misconception-samples.ts';
import { misconceptionWeightsFile, modelFileOf, stanceWeightsFile, talkWeightsFile } from './model-text.ts';
import { readerWeightsFile } from './reader-samples.ts';
import { samplesOf } from './talk-samples.ts';

const read = <Stored>(file: URL): Stored => JSON.parse(readFileSync(file, 'utf8')) as Stored;

describe('the stored weights match the messages, the features and the fit (if not: node tools/train-hearing.ts)', () => {
  it.each([
    { of: 'talk', stored: read<ModelFile>(talkWeightsFile).fingerprint, fingerprint: talkFingerprint },
    { of: 'stances', stored: read<StanceModelFile>(stanceWeightsFile).linear.fingerprint, fingerprint: stanceFingerprint },
    {
      of: 'misconceptions',
      stored: read<MisconceptionModelFile>(misconceptionWeightsFile).tone.fingerprint,
      fingerprint: misconceptionFingerprint,
    },
    { of: 'the reader', stored: read<ReaderFile>(readerWeightsFile).fingerprint, fingerprint: readerFingerprint },
  ])('for $of', ({ stored, fingerprint }) => {
    expect(stored).toBe(fingerprint(studentMessages.look));
  });
});

describe('the trainer', () => {
  const some = studentMessages.look.filter((_, at) => at % 50 === 0);

  it('gives the same bytes for the same messages and seed, and others for another seed', () => {
    const samples = samplesOf(some).filter((_, at) => at % 10 === 0);
    const fitted = (seed: number) =>
      JSON.stringify(modelFileOf(fitLinear(samples, talkKinds.length, { epochs: 2, rate: 0.3, l2: 1e-5, kept: 500 }, seed), ''));
    expect(fitted(1)).toBe(fitted(1));
    expect(fitted(1)).not.toBe(fitted(2));
  });

  it('gives the same network for the same messages', () => {
    const stretches = stretchesToLearn(some.filter((_, at) => at % 60 === 0));
    expect(fitMisconceptions(stretches).network).toEqual(fitMisconceptions(stretches).network);
  });
});
