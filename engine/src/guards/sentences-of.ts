import { rememberReadings } from './remember-readings.ts';
import { foldText } from './words-of.ts';

/** Stands for a piece of mathematics, so that its own marks ($\frac{?}{8}$, $5!$, 1.5) end no sentence. */
export const mathMark = '¤';

/** A text as a reader hears it, with its mathematics as one mark each. */
export const proseOf = (text: string): string =>
  foldText(
    text
      .replace(/\\\$/g, '')
      .replace(/\$[^$]*\$|\\\([^)]*\\\)/g, mathMark)
      .replace(/(\d)[.,](\d)/g, '$1·$2'),
  ).trim();

/** The sentences of a text as a reader hears them, each with the mark that ends it. Lines of a list are sentences. */
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
 * The text without the passages that are ours, word for word: what an author wrote is not weighed again. `place` stands where one was, so that
 * "So it is $56$." does not end in nothing.
 */
export const withoutOurs = (text: string, ours: readonly string[], place = ' '): string =>
  longestFirst(ours).reduce((rest, passage) => (rest.includes(passage) ? rest.replaceAll(passage, () => place) : rest), text);

/** One list of passages is taken out of text after text. */
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
