/** What a math field writes for the blanks between words, and for words that it recognized. */
const blank = /\\[:,; ]/g;
const worded = /\\(?:text|mathrm)\{([^{}\\]*)\}/g;
const apostrophe = /(?<=\p{L})\^\{?\\prime\}?(?=\p{L})/gu;
const aWord = /\p{L}{2,}/u;

/**
 * Returns what she typed as plain words, if it is words: a math field writes "i don't know" as TeX, in which neither safety nor
 * hearing would find the words. Mathematics stays as it was: a text with any other command in it, or without a word.
 */
export function wordsAsTyped(text: string): string {
  if (!text.includes('\\')) return text;
  const plain = text.replace(worded, ' $1 ').replace(apostrophe, "'").replace(blank, ' ').replace(/\s+/g, ' ').trim();
  return plain.includes('\\') || !aWord.test(plain) ? text : plain;
}
