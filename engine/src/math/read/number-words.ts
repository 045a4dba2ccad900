import { add, rational, type Rational } from '../exact/rational.ts';

/** Number words as data. */

export const cardinals: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40, // as many students write it
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Words that multiply the number before them, also after digits: 8 tens, 1.5 million. */
export const scales: Readonly<Record<string, number>> = {
  ones: 1,
  ten: 10,
  tens: 10,
  dozen: 12,
  hundred: 100,
  hundreds: 100,
  thousand: 1_000,
  thousands: 1_000,
  million: 1_000_000,
  millions: 1_000_000,
  billion: 1_000_000_000,
  billions: 1_000_000_000,
};

/** Parts of a whole, singular and plural. */
export const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
  eleventh: 11,
  elevenths: 11,
  twelfth: 12,
  twelfths: 12,
  hundredth: 100,
  hundredths: 100,
  thousandth: 1_000,
  thousandths: 1_000,
};
const isSeveral = (word: string): boolean => word.endsWith('s');

/** A number in words: a value of its own, a fraction, or both (two and a half); `length` in characters of the text. */
export type NumberInWords = {
  readonly whole: Rational | null;
  readonly fraction: { readonly top: bigint; readonly bottom: bigint } | null;
  readonly decimals: number | null;
  readonly length: number;
};

type Word = { readonly word: string; readonly end: number };
const most = 12; // words in one number

/** Returns the words at the start of a text, joined by blanks or hyphens. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const next = /(?:^|\s+|-)([a-z]+)/giy;
  for (let found = next.exec(text); found !== null && words.length < most; found = next.exec(text))
    words.push({ word: found[1]!.toLowerCase(), end: next.lastIndex });
  return words;
}

const has = (table: Readonly<Record<string, number>>, word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(table, word);

/** Reads the number in words at the start of a text; null if there is none. */
export function readNumberWords(text: string): NumberInWords | null {
  const words = wordsOf(text);
  const ended = (count: number, rest: Omit<NumberInWords, 'length'>): NumberInWords => ({
    ...rest,
    length: words[count - 1]!.end,
  });
  const word = (at: number): string | undefined => words[at]?.word;
  const fractionAt = (at: number): { top: bigint; bottom: bigint; count: number } | null => {
    const part = word(at);
    if (has(parts, part) && !isSeveral(part)) return { top: 1n, bottom: BigInt(parts[part]!), count: 1 };
    const [first, second] = [word(at), word(at + 1)];
    if (first === 'a' && has(parts, second) && !isSeveral(second)) return { top: 1n, bottom: BigInt(parts[second]!), count: 2 };
    if (!has(cardinals, first) || !has(parts, second)) return null;
    const top = cardinals[first]!;
    return isSeveral(second) || top === 1 ? { top: BigInt(top), bottom: BigInt(parts[second]!), count: 2 } : null;
  };

  if (word(0) === 'half' && word(1) === 'a' && word(2) === 'dozen')
    return ended(3, { whole: rational(6), fraction: null, decimals: null });
  const alone = fractionAt(0);
  const cardinal = readCardinal(words);
  if (alone !== null && (cardinal === null || alone.count >= cardinal.count)) {
    const { top, bottom, count } = alone;
    return ended(count, { whole: null, fraction: { top, bottom }, decimals: null });
  }
  if (cardinal === null) return null;
  const { value, count } = cardinal;
  const more = word(count) === 'and' ? fractionAt(count + 1) : null;
  if (more !== null)
    return ended(count + 1 + more.count, { whole: value, fraction: { top: more.top, bottom: more.bottom }, decimals: null });
  if (word(count) === 'point') {
    let digits = '';
    while (has(cardinals, word(count + 1 + digits.length)) && cardinals[word(count + 1 + digits.length)!]! < 10)
      digits += cardinals[word(count + 1 + digits.length)!]!;
    if (digits !== '')
      return ended(count + 1 + digits.length, {
        whole: add(value, rational(BigInt(digits), 10n ** BigInt(digits.length))),
        fraction: null,
        decimals: digits.length,
      });
    // "Three point seventy-five"
    const behind = readCardinal(words.slice(count + 1));
    if (behind !== null && behind.value.d === 1n && behind.value.n >= 10n && behind.value.n < 100n)
      return ended(count + 1 + behind.count, {
        whole: add(value, rational(behind.value.n, 100n)),
        fraction: null,
        decimals: 2,
      });
  }
  return ended(count, { whole: value, fraction: null, decimals: null });
}

/** Reads "two hundred and five thousand", "twenty-one", "a dozen", "seven tens". */
function readCardinal(words: readonly Word[]): { value: Rational; count: number } | null {
  let [total, current, at, said] = [0, 0, 0, false];
  let lastScale = Infinity; // a thousand has no thousands
  let beforeAnd: { value: Rational; count: number } | null = null;
  let room = 1_000; // numbers below this may still be added to the number so far: twenty-one, but not one twenty
  while (at < words.length) {
    const { word } = words[at]!;
    const next = words[at + 1]?.word;
    if (has(cardinals, word) && cardinals[word]! < room && (!said || cardinals[word]! > 0)) {
      current += cardinals[word]!;
      room = cardinals[word]! >= 20 ? 10 : 0;
      said = true;
    } else if (word === 'a' && !said && has(scales, next) && next !== 'ten' && !next.endsWith('s')) {
      current = 1;
      room = 0;
      said = true;
    } else if (has(scales, word) && (said || word === 'hundred' || word === 'thousand')) {
      const scale = scales[word]!;
      if (word === 'ten') break;
      // "Three thousand four hundred and three thousand five hundred" are two numbers.
      if (scale >= lastScale && beforeAnd !== null) return beforeAnd;
      if (scale >= 1_000) {
        total += Math.max(1, current) * scale;
        current = 0;
        room = 1_000;
        lastScale = scale;
      } else {
        current = Math.max(said ? 0 : 1, current) * scale;
        room = scale === 100 ? 100 : 0;
      }
      said = true;
    } else if (
      word === 'and' &&
      said &&
      room >= 100 &&
      (current > 0 || total > 0) &&
      has(cardinals, next) &&
      !has(parts, words[at + 2]?.word)
    ) {
      beforeAnd = { value: rational(BigInt(total + current)), count: at }; // two hundred and five
    } else break;
    at += 1;
  }
  return said ? { value: rational(BigInt(total + current)), count: at } : null;
}

/**
 * Reads a word after digits that scales or divides them: 8 tens, 1.5 million, 3 quarters; `length` is from the end of the
 * digits.
 */
export function readScaleWord(text: string): { by: Rational; part: bigint | null; length: number } | null {
  const found = /^[\s-]+([a-z]+)(?![a-z])/i.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (found === null || word === undefined) return null;
  if (has(scales, word) && word !== 'ten') return { by: rational(scales[word]!), part: null, length: found[0].length };
  if (has(parts, word) && isSeveral(word))
    return { by: rational(1, parts[word]!), part: BigInt(parts[word]!), length: found[0].length };
  return null;
}
