import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { findKnown, type KnownHistory, type NamedThing } from '../reading/known-history.ts';
import type { EssayReading, SentenceReading } from '../reading/read-essay.ts';

/**
 * A sentence of the body, with the historical things that it names. `before` and `after` are its neighbors in the paragraph.
 */
export type NamingSentence = {
  readonly paragraph: number;
  readonly sentence: SentenceReading;
  /** Their positions are in the paragraph's text. */
  readonly things: readonly NamedThing[];
  readonly before: SentenceReading | null;
  readonly after: SentenceReading | null;
};

/**
 * Returns every sentence of the body with the things that it names. Things that the prompt itself names are left out: they are
 * the topic, not evidence.
 */
export function sentencesOfBody(
  { paragraphs }: EssayReading,
  prompt: EssayPrompt,
  known: KnownHistory,
): readonly NamingSentence[] {
  const asked = new Set(findKnown(prompt.text, known).map(({ thing }) => thing.name));
  return paragraphs.flatMap(({ role, index, sentences }) =>
    role !== 'body'
      ? []
      : sentences.map((sentence, at) => ({
          paragraph: index,
          sentence,
          things: findKnown(sentence.text, known)
            .filter(({ thing }) => !asked.has(thing.name))
            .map((found) => ({ ...found, start: sentence.start + found.start, end: sentence.start + found.end })),
          before: sentences[at - 1] ?? null,
          after: sentences[at + 1] ?? null,
        })),
  );
}
