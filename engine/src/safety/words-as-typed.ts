/** What a math field makes of the blanks between words, and of words that it has recognized. */
const blank = /\\[:,; ]/g;
const worded = /\\(?:text|mathrm)\{([^{}\\]*)\}/g;
const apostrophe = /(?<=\p{L})\^\{?\\prime\}?(?=\p{L})/gu;
const aWord = /\p{L}{2,}/u;

/**
 * What she typed, where it is words: a math field writes "i don't know" as TeX, and neither safety nor hearing would find the words in
 * that. Mathematics stays as it came: a text with any other command in it, and one without a word.
 */
export function wordsAsTyped(text: string): string {
  if (!text.includes('\\')) return text;
  const plain = text.replace(worded, ' $1 ').replace(apostrophe, "'").replace(blank, ' ').replace(/\s+/g, ' ').trim();
  return plain.includes('\\') || !aWord.test(plain) ? text : plain;
}
