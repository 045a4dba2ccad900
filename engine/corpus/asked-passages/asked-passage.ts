import { z } from 'zod';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** What a student asks in a lesson, and the passages of its guideline that answer it, none where it is not of this lesson. */
export const AskedPassage = z.strictObject({
  lesson: z.string(),
  family: z.string(), // the way of asking, in one lesson: one part has all of it
  part: z.enum(['look', 'count']),
  asked: z.string().min(1),
  fits: z.array(z.string()), // ids as `passagesOf` gives them
});
export type AskedPassage = z.infer<typeof AskedPassage>;

export const askedPassages: Readonly<Record<AskedPassage['part'], readonly Traced<AskedPassage>[]>> = {
  look: readCorpus(AskedPassage, 'asked-passages', ['look']),
  count: readCorpus(AskedPassage, 'asked-passages', ['count']),
};
