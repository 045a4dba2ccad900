import { findKnown, type NamedThing } from '../reading/known-history.ts';
import type { SentenceReading } from '../reading/read-essay.ts';
import type { DetectorContext } from './detector.ts';

/** A sentence of the body that offers evidence from beyond the documents, and what it names. */
export type OutsideEvidence = {
  readonly paragraph: number;
  readonly sentence: SentenceReading;
  readonly things: readonly NamedThing[];
  readonly after: SentenceReading | null;
  readonly before: SentenceReading | null;
};

/** The sentences of the body that point to no document. */
export const uncitedInBody = ({
  reading: { paragraphs },
  known,
}: Pick<DetectorContext, 'reading' | 'known'>): readonly OutsideEvidence[] =>
  paragraphs.flatMap(({ role, index, sentences }) =>
    role !== 'body'
      ? []
      : sentences.flatMap((sentence, at) =>
          sentence.citations.length > 0
            ? []
            : [
                {
                  paragraph: index,
                  sentence,
                  things: findKnown(sentence.text, known),
                  before: sentences[at - 1] ?? null,
                  after: sentences[at + 1] ?? null,
                },
              ],
        ),
  );
