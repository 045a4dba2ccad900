import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { segmentFeatures, surroundingsOf } from '@stoa/engine/hearing/talk/segment-features';
import { talkKinds } from '@stoa/engine/hearing/talk/talk-kind';
import { talkWords } from '@stoa/engine/hearing/talk/talk-words';
import { examplesOf, type Example } from './examples.ts';
import { mistypedOf } from './mistyped.ts';
import { mixturesOf, partsOf } from './not-one-thing.ts';
import type { Fit, Sample } from './fit.ts';

export const talkFit: Fit = { epochs: 14, rate: 0.3, l2: 1e-5, dropped: 0.6, leastError: 0.002, kept: 20_000 };
const mixtures = 4000;
export const talkSeed = 20_261_123;

/** Returns the pieces of messages as the model sees them. */
export const samplesOf = (messages: readonly StudentMessage[]): readonly Sample[] => {
  const examples = messages.flatMap(examplesOf);
  return [...examples, ...mistypedOf(examples), ...mixturesOf(examples, mixtures), ...partsOf(examples)].map(sampleOf);
};

function sampleOf({ message, context, start, end, kind, weight }: Example): Sample {
  const words = talkWords(message).filter((word) => word.start >= start && word.end <= end);
  const standing = { isFirst: start === 0, isLast: end === message.length };
  return { features: segmentFeatures(words, surroundingsOf(context), standing), kind: talkKinds.indexOf(kind), weight };
}
