import { rememberReadings } from './remember-readings.ts';
import { foldText } from './words-of.ts';

/** Replaces each piece of mathematics, so that marks inside it ($\frac{?}{8}$, $5!$, 1.5) don't end a sentence. */
export const mathMark = '¤';

/** Folds a text as a reader hears it, with each piece of mathematics as one mark. */
export const proseOf = (text: string): string =>
  foldText(
    text
      .replace(/\\\$/g, '')
      .replace(/\$[^$]*\$|\\\([^)]*\\\)/g, mathMark)
      .replace(/(\d)[.,](\d)/g, '$1·$2'),
  ).trim();

/**
 * Returns the sentences of a text as a reader hears them, each with the mark that ends it. Each line of a list is a sentence.
 */
export const sentencesOf = rememberReadings(
  (text): readonly string[] =>
    text
      .split(/\n+/)
      .flatMap((line) => proseOf(line).split(/(?<=[.!?:…]["')]?)\s+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}¤]/u.test(sentence)),
  1000,
  2000,
);

/**
 * Removes our own passages from the text, word for word: what an author wrote isn't judged again. Each is replaced by `place`,
 * so that "So it is $56$." doesn't end with nothing.
 */
export const withoutOurs = (text: string, ours: readonly string[], place = ' '): string =>
  longestFirst(ours).reduce((rest, passage) => (rest.includes(passage) ? rest.replaceAll(passage, () => place) : rest), text);

/** Remembers the sorted passages, because one list of passages is removed from many texts. */
const sorted = new WeakMap<readonly string[], readonly string[]>();
function longestFirst(ours: readonly string[]): readonly string[] {
  const known = sorted.get(ours);
  if (known !== undefined) return known;
  const passages = ours
    .filter((passage) => passage.trim().length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((passage) => passage.trim());
  sorted.set(ours, passages);
  return passages;
}
