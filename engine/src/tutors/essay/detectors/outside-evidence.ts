import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { findKnown, type KnownHistory, type NamedThing } from '../reading/known-history.ts';
import type { EssayReading, SentenceReading } from '../reading/read-essay.ts';

/** A sentence of the body, with what it names of history; `before` and `after` are its neighbors in the paragraph. */
export type NamingSentence = {
  readonly paragraph: number;
  readonly sentence: SentenceReading;
  /** Their places are in the paragraph's text. */
  readonly things: readonly NamedThing[];
  readonly before: SentenceReading | null;
  readonly after: SentenceReading | null;
};

/** Every sentence of the body, with the things that it names. Those that the prompt itself names are left out: they are the matter, not evidence. */
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

/** Words by which a student says herself that a thing is not from the documents. */
export const offersAsOutside = (text: string): boolean =>
  /\b(?:outside (?:of )?(?:the |these )?(?:doc\w*|sources?|evidence)|outside evidence|beyond (?:the |these )?(?:doc\w*|sources?)|not (?:in|from|mentioned in) (?:the |any of the |these )?(?:doc\w*|sources?)|isn'?t (?:in|from) (?:the )?(?:doc\w*|sources?)|in addition to the (?:doc\w*|sources?)|additional (?:piece of )?evidence|another (?:piece of evidence|example)|from class|we learned|a fact I can add|for (?:example|instance))\b/iu.test(
    text,
  );
