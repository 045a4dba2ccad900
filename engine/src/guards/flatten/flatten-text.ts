import { rememberReadings } from '../remember-readings.ts';
import { plainMarkup } from './plain-markup.ts';
import { plainSigns } from './plain-signs.ts';
import { plainTex } from './plain-tex.ts';
import { SourcedText, type SourceSpan } from './sourced-text.ts';

/** One way in which a text is read. */
export type Reading = {
  readonly text: string;
  /** Where the stretch [from, to) of this reading stands in the text as it was written. */
  readonly place: (from: number, to: number) => SourceSpan;
};

/** A draft is held against one answer after another: texts whose readings are remembered, and their length. */
const remembered = [1000, 2000] as const;

/** What is longer is refused by every schema; the rest of it is not read. */
export const longestFlattened = 12_000;

/**
 * The plain text that a reader sees in what a model wrote: TeX's and Markdown's drawing, HTML, hidden characters and other scripts'
 * digits taken away, look-alike letters as those that they look like. Fractions, powers, roots and signs of mathematics stay as they
 * are written; `foldSigns` spells those. A text with nothing to flatten comes back as it is.
 *
 * Shape   the text as it stands first; after it, where they differ, as it is read with marks of emphasis taken away, with letters
 *         that stand apart closed up ("s e v e n"), with signs that look like digits taken for digits (1O, s3ven), and backwards
 *         where it says so. A guard has to be content with every one of them.
 * Errors  none. At most 12,000 characters are read, each a bounded number of times.
 */
export const readingsOf = rememberReadings(
  (text): readonly Reading[] => {
    const written = text.length > longestFlattened ? text.slice(0, longestFlattened) : text;
    const plain = plainTex(plainMarkup(plainSigns(SourcedText.of(written))));
    const bare = withoutEmphasis(plain);
    const found: SourcedText[] = [plain];
    for (const reading of [bare, closedUp(bare), looksLikeDigits(bare), looksLikeLetters(bare), backwards(bare)])
      if (!found.some((one) => one.text === reading.text)) found.push(reading);
    return found.map((reading) => ({
      text: reading.text,
      place: (from, to) => reading.place(from, to, text.length),
    }));
  },
  ...remembered,
);

/** The first of `readingsOf`: the text as it stands, in plain signs. */
export const flattenText = rememberReadings(
  (text): string => plainTex(plainMarkup(plainSigns(SourcedText.of(text.slice(0, longestFlattened))))).text,
  ...remembered,
);

/**
 * *9**7* and **9**7 are 97. A star between two signs of one word is a product (2*3), unless the word begins or ends with one; so is
 * an underscore an index.
 */
function withoutEmphasis(source: SourcedText): SourcedText {
  if (!/[*_~`]/.test(source.text)) return source;
  const marked = Array.from(source.text.matchAll(/[^\s]{0,400}[*_~`][^\s]{0,400}/g)).filter(
    ([word]) => /\w/.test(word) && /^["'(“]*[*_~`]|[*_~`]["')”.,;:!?]*$|\*\*|__|~~|``/.test(word),
  );
  let i = 0;
  return source.replace(/[*_~`]+/g, ({ 0: run, index }) => {
    while (i < marked.length && marked[i]!.index + marked[i]![0].length <= index) i += 1;
    return marked[i] !== undefined && marked[i]!.index <= index ? '' : run;
  });
}

/** "s e v e n", "s-e-v-e-n", "s.e.v.e.n": four letters and more that stand one by one. */
const closedUp = (source: SourcedText): SourcedText =>
  source.replace(/(?<![\p{L}\p{N}])\p{L}(?:([ .\-_·|/,]{1,2})\p{L}(?!\p{L})){3,60}/gu, ([run]) => run.replace(/[^\p{L}]/gu, ''));

/** A number in which letters stand for digits: 1O is 10, l2 is 12. 2l before a sign is a product, as in 2l + 2w. */
const looksLikeDigits = (source: SourcedText): SourcedText =>
  source.replace(/(?<![\w.\\^])(?=[\dOoIl|]*\d)(?=\d*[OoIl|])[\dOoIl|]{2,12}(?![\w|]|\s*[-+*/^=(])/g, ([run]) =>
    run.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'),
  );

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word in which digits stand for letters: s3ven, n1ne. */
const looksLikeLetters = (source: SourcedText): SourcedText =>
  source.replace(
    /(?<![\w\\^{])(?=[a-z]*[013457@$!][a-z013457@$!]*[a-z])(?:[a-z013457@$!]*[a-z]){3}[a-z013457@$!]{0,16}(?!\w)/gi,
    ([word]) => word.replace(/[013457@$!](?=.)/g, (sign) => letters[sign] ?? sign),
  );

/** "79 backwards", "neves read from right to left". */
function backwards(source: SourcedText): SourcedText {
  if (!/\b(?:backwards?|reversed?|mirrored|right to left|from the end|the other way (?:a?round))\b/i.test(source.text))
    return source;
  return source.replace(/[a-z]{3,20}(?:-[a-z]{3,20})?|\d{2,12}/gi, ([run]) => Array.from(run).reverse().join(''));
}
