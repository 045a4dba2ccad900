import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { stanceKinds } from '@stoa/engine/hearing/answers/stance-features';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { calibrationFit } from './fit-stances.ts';
import { fingerprintOf } from './fingerprint.ts';
import { misconceptionFit, stretchesToLearn } from './misconception-samples.ts';
import { readerFit, readerSamples } from './reader-samples.ts';
import { stanceFit, stanceSamplesOf, stanceSeed } from './stance-samples.ts';
import { samplesOf, talkFit, talkSeed } from './talk-samples.ts';

type Fingerprint = (messages: readonly StudentMessage[]) => string;

export const talkFingerprint: Fingerprint = (messages) => fingerprintOf(messages, samplesOf, [talkFit, talkSeed, talkKinds]);

export const stanceFingerprint: Fingerprint = (messages) =>
  fingerprintOf(messages, stanceSamplesOf, [stanceFit, stanceSeed, stanceKinds, calibrationFit]);

export const misconceptionFingerprint: Fingerprint = (messages) => fingerprintOf(messages, stretchesToLearn, misconceptionFit);

export const readerFingerprint: Fingerprint = (messages) => fingerprintOf(messages, readerSamples, readerFit());
