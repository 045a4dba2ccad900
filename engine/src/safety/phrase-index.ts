import { rememberReadings } from '../guards/remember-readings.ts';
import { phraseOf, type Phrase, type PhraseRow, type WordClasses } from './phrase.ts';

/** A phrase with the rank of its kind; the gravest kind has rank 0. */
export type IndexedPhrase = Phrase & { rank: number };

/** The phrases of several kinds, prepared for matching, indexed by words that a message must have to match them. */
export class PhraseIndex<Kind extends string> {
  readonly entries: readonly IndexedPhrase[];
  readonly #kinds: readonly Kind[];
  readonly #byKey = new Map<string, IndexedPhrase[]>();

  /** `kinds`: the gravest first. */
  constructor(kinds: readonly Kind[], rows: Partial<Readonly<Record<Kind, readonly PhraseRow[]>>>, classes?: WordClasses) {
    this.#kinds = kinds;
    this.entries = kinds.flatMap((kind, rank) => (rows[kind] ?? []).map((row) => ({ ...phraseOf(row, classes), rank })));
    for (const entry of this.entries)
      for (const key of new Set(entry.keys)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry]);
  }

  /**
   * Returns the gravest kind with a phrase in this message, as `readMessage` writes it; null for none. Only phrases that have
   * one of the sentence's words as a key are tried, so for most messages this only looks up each word.
   */
  gravestIn(read: string): Kind | null {
    let gravest: IndexedPhrase | null = null;
    for (const sentence of sentencesOf(read)) {
      const found = this.#gravestOfSentence(sentence);
      if (found !== null && (gravest === null || found.rank < gravest.rank)) gravest = found;
    }
    return gravest === null ? null : (this.#kinds[gravest.rank] ?? null);
  }

  /** Remembered by sentence: no phrase reaches over a full stop, and a tutor repeats its sentences. */
  readonly #gravestOfSentence = rememberReadings(
    (sentence): IndexedPhrase | null => {
      const tried = new Set<IndexedPhrase>();
      for (const word of new Set(sentence.split(' '))) for (const entry of this.#byKey.get(word) ?? []) tried.add(entry);
      let gravest: IndexedPhrase | null = null;
      for (const entry of tried) if ((gravest === null || entry.rank < gravest.rank) && stands(entry, sentence)) gravest = entry;
      return gravest;
    },
    sentencesRemembered,
    longestRemembered,
  );
}

const sentencesRemembered = 2000;
const longestRemembered = 300; // characters

/** True if the sentence has the phrase and none of the words that excuse it. */
const stands = ({ says, also, unless }: IndexedPhrase, sentence: string): boolean =>
  says.test(sentence) && also.every((part) => part.test(sentence)) && !unless.some((excuse) => excuse.test(sentence));

/** Returns each sentence with full stops around it, so that `^` and `$` work in it too. */
const sentencesOf = (read: string): string[] =>
  read
    .slice(2, -3)
    .split(' . ')
    .map((sentence) => ` . ${sentence} . `);
