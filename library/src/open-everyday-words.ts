import { EverydayWords, type EverydayWord } from '@stoa/schema/everyday-words';
import { ContentError, contentFolder, readContent } from './content-file.ts';

const standard = new URL('parameters/everyday-words.json', contentFolder);

/**
 * Opens the dictionary of everyday words in questions.
 *
 * Errors  throws `ContentError` for what can't be parsed, and for a word that is explained twice.
 */
export function openEverydayWords(file: URL | string = standard): readonly EverydayWord[] {
  const { words } = readContent(file, EverydayWords);
  const all = words.flatMap((one) => one.words);
  const twice = all.filter((word, at) => all.indexOf(word) !== at);
  if (twice.length > 0)
    throw new ContentError(
      String(file),
      twice.map((word) => `words: “${word}” is explained twice`),
    );
  return words;
}
