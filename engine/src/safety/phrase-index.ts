import { rememberReadings } from '../guards/remember-readings.ts';
import { phraseOf, type Phrase, type PhraseRow, type WordClasses } from './phrase.ts';

/** A phrase with the place of its kind among the kinds. */
export type IndexedPhrase = Phrase & { rank: number };

/** The phrases of several kinds, ready, found by the words without which they cannot stand in a message. */
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
   * The gravest kind that has a phrase in this message, as `readMessage` writes it; null for none. Only phrases that have a word of
   * a sentence for a key are tried, so most messages cost a look at each of their words.
   */
  gravestIn(read: string): Kind | null {
    let gravest: IndexedPhrase | null = null;
    for (const sentence of sentencesOf(read)) {
      const found = this.#gravestOfSentence(sentence);
      if (found !== null && (gravest === null || found.rank < gravest.rank)) gravest = found;
    }
    return gravest === null ? null : (this.#kinds[gravest.rank] ?? null);
  }

  /** No phrase reaches over a full stop, and a tutor's sentences come again and again. */
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

/** The phrase stands in the sentence, and its other words do not excuse it. */
const stands = ({ says, also, unless }: IndexedPhrase, sentence: string): boolean =>
  says.test(sentence) && also.every((part) => part.test(sentence)) && !unless.some((excuse) => excuse.test(sentence));

/** Each sentence with the stops around it, so that `^` and `$` hold in it too. */
const sentencesOf = (read: string): string[] =>
  read
    .slice(2, -3)
    .split(' . ')
    .map((sentence) => ` . ${sentence} . `);
