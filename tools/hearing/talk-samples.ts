import { createHash } from 'node:crypto';
import { studentMessages, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { segmentFeatures, surroundingsOf } from '@stoa/engine/hearing/talk/segment-features';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { talkWords } from '@stoa/engine/hearing/talk/talk-words';
import { examplesOf, type Example } from './examples.ts';
import { mistypedOf } from './mistyped.ts';
import { mixturesOf, partsOf } from './not-one-thing.ts';
import type { Fit, Sample } from './fit.ts';

/** What the model of talk is trained by; messages with another provenance are not in it. */
export const trainedBy: readonly string[] = ['student-messages-look', 'student-messages-look-talk'];

export const talkFit: Fit = { epochs: 10, rate: 0.3, l2: 1e-5, kept: 20_000 };
const mixtures = 4000;
export const talkSeed = 20_261_123;

/** The messages that the model of talk is trained by. */
export const trainingMessages = (): readonly StudentMessage[] =>
  studentMessages.look.filter(({ provenance }) => trainedBy.includes(provenance));

/** The pieces of messages as the model sees them. */
export const samplesOf = (messages: readonly StudentMessage[]): readonly Sample[] => {
  const examples = messages.flatMap(examplesOf);
  return [...examples, ...mistypedOf(examples), ...mixturesOf(examples, mixtures), ...partsOf(examples)].map(sampleOf);
};

function sampleOf({ message, context, start, end, kind, weight }: Example): Sample {
  const words = talkWords(message).filter((word) => word.start >= start && word.end <= end);
  const standing = { isFirst: start === 0, isLast: end === message.length };
  return { features: segmentFeatures(words, surroundingsOf(context), standing), kind: talkKinds.indexOf(kind), weight };
}

/** One hash of everything that the weights come from: what the model sees, how it is fitted and the seed. */
export function fingerprintOf(samples: readonly Sample[]): string {
  const hash = createHash('sha256').update(JSON.stringify([talkFit, talkSeed, talkKinds]));
  for (const sample of samples) hash.update(`${JSON.stringify(sample)}\n`);
  return hash.digest('hex');
}
