import { z } from 'zod';
import { readCorpus } from '../read-corpus.ts';

/** One sentence of a tutor: `good`, or one that puts her down, talks of the trade behind the lesson, or flatters. */
const MannerLine = z.strictObject({
  id: z.string().regex(/^tm-\d{3}$/),
  kind: z.enum(['good', 'harm', 'internal_language', 'flattery']),
  text: z.string().min(1),
});

/** Sentences in many voices by their manner; who made the rules of manner wrote them first and counted them as the guards stood. */
export const mannerLines = readCorpus(MannerLine, 'tutor-manner', ['lines']);

/** What a sentence does that a model of manner is to hear. */
const SpokenLine = z.strictObject({
  id: z.string().regex(/^ts-\d{3}$/),
  kind: z.enum(['affirms', 'denies', 'harm', 'flattery', 'off_topic', 'internal_language']),
  text: z.string().min(1),
});

/** Sentences of a tutor to whom 17 was said for 23, by what they do. */
export const spokenLines = readCorpus(SpokenLine, 'tutor-manner', ['spoken']);
