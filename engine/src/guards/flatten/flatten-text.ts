import { rememberReadings } from '../remember-readings.ts';
import { plainMarkup } from './plain-markup.ts';
import { plainSigns } from './plain-signs.ts';
import { plainTex } from './plain-tex.ts';
import { SourcedText, type SourceSpan } from './sourced-text.ts';

/** One way in which a text is read. */
export type Reading = {
  readonly text: string;
  /** Returns the place in the original text of the stretch [from, to) of this reading. */
  readonly place: (from: number, to: number) => SourceSpan;
};

/** A draft is compared with one answer after another, so readings are remembered: of how many texts, and up to what length. */
const remembered = [1000, 2000] as const;

/** The most characters that are read. Every schema refuses longer texts. */
export const longestFlattened = 12_000;

/**
 * Returns the plain text that a reader sees in what a model wrote: TeX's and Markdown's drawing, HTML, hidden characters and
 * other scripts' digits are removed, and look-alike letters become those that they look like. Fractions, powers, roots and
 * signs of mathematics stay; `foldSigns` spells those out. A text with nothing to flatten comes back unchanged.
 *
 * Shape   first the text as it is; then, if they differ, the text without marks of emphasis, with spaced-out letters joined
 *         ("s e v e n"), with look-alike characters read as digits or as letters (1O, s3ven), and backwards if the text says so.
 *         A guard must accept every one of them.
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

/** Returns the first of `readingsOf`: the text as it is, in plain characters. */
export const flattenText = rememberReadings(
  (text): string => plainTex(plainMarkup(plainSigns(SourcedText.of(text.slice(0, longestFlattened))))).text,
  ...remembered,
);

/**
 * Removes marks of emphasis: *9**7* and **9**7 are 97. A star inside a word is a product (2*3), unless the word starts or ends
 * with a star. In the same way, an underscore inside a word is an index.
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

/** Joins four or more single letters that are spaced out: "s e v e n", "s-e-v-e-n", "s.e.v.e.n". */
const closedUp = (source: SourcedText): SourcedText =>
  source.replace(/(?<![\p{L}\p{N}])\p{L}(?:([ .\-_·|/,]{1,2})\p{L}(?!\p{L})){3,60}/gu, ([run]) => run.replace(/[^\p{L}]/gu, ''));

/** Reads look-alike letters in a number as digits: 1O is 10, l2 is 12. 2l before a sign is a product, as in 2l + 2w. */
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

/** Reads look-alike digits in a word as letters: s3ven, n1ne. */
const looksLikeLetters = (source: SourcedText): SourcedText =>
  source.replace(
    /(?<![\w\\^{])(?=[a-z]*[013457@$!][a-z013457@$!]*[a-z])(?:[a-z013457@$!]*[a-z]){3}[a-z013457@$!]{0,16}(?!\w)/gi,
    ([word]) => word.replace(/[013457@$!](?=.)/g, (sign) => letters[sign] ?? sign),
  );

/** Reverses words and numbers if the text says to: "79 backwards", "neves read from right to left". */
function backwards(source: SourcedText): SourcedText {
  if (!/\b(?:backwards?|reversed?|mirrored|right to left|from the end|the other way (?:a?round))\b/i.test(source.text))
    return source;
  return source.replace(/[a-z]{3,20}(?:-[a-z]{3,20})?|\d{2,12}/gi, ([run]) => Array.from(run).reverse().join(''));
}
