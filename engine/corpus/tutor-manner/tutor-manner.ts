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
