import { rememberReadings } from '../../guards/remember-readings.ts';
import { cardinals } from '../../math/read/number-words.ts';
import { everydayWords } from './everyday-words.ts';
import { meanings, spoken, type Meaning } from './meanings.ts';
import { plainWord } from '../message-words.ts';
import { stemOf } from './stem.ts';
import { wordDistance } from '../word-distance.ts';

/**
 * A word, a phrase, a number, or a sign of a text, with its meaning if known. Its place is from `start` up to `end` in the
 * text.
 */
export type MeantWord = {
  /** What a teacher could mean by it: empty for everyday words, several for a word with several senses. */
  readonly meanings: readonly Meaning[];
  /** The stem of the word, or the number in digits. */
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'fraction';
  readonly start: number;
  readonly end: number;
};

/**
 * Reads a text of a teacher or a student as words with meanings. Slang, misspellings, typos, and number words are replaced by
 * what they mean. Linear in the length of the text.
 */
export function meantWordsOf(text: string): readonly MeantWord[] {
  const words = plainWordsOf(text);
  const found: MeantWord[] = [];
  for (let at = 0; at < words.length;) {
    const { length, meant } = phraseAt(words, at) ?? { length: 1, meant: alone(words[at]!) };
    found.push({ ...meant, start: words[at]!.start, end: words[at + length - 1]!.end });
    at += length;
  }
  return found;
}

type Plain = { readonly plain: string; readonly kind: MeantWord['kind']; readonly start: number; readonly end: number };

const piece =
  /\\(?:d?frac)\s*\{(\d+)\}\s*\{(\d+)\}|\d+\s?\/\s?\d+|\d+(?:[.:,]\d+)*|\\(?:times|cdot|div)\b|\p{L}+(?:['’‘`´]\p{L}+)*|[+−×÷*%<>=$√^]|-/gu;
const signs: Readonly<Record<string, string>> = { '*': '×', '\\times': '×', '\\cdot': '×', '\\div': '÷', '-': '−' };

/** Returns the words of a text in their plain spelling: "don't" becomes two words, "twenty-four" and 24 become one number. */
function plainWordsOf(text: string): Plain[] {
  const plains: Plain[] = [];
  for (const { 0: raw, 1: top, 2: bottom, index: start } of text.matchAll(piece)) {
    const end = start + raw.length;
    const put = (plain: string, kind: MeantWord['kind'] = 'word') => plains.push({ plain, kind, start, end });
    if (top !== undefined) put(`${top}/${bottom}`, 'fraction');
    else if (/^\d+\s?\/\s?\d+$/.test(raw)) put(raw.replace(/\s/g, ''), 'fraction');
    else if (/^\d/.test(raw)) put(raw.replace(/,(?=\d{3})/g, ''), 'number');
    else if (/^\p{L}/u.test(raw)) for (const word of spelledOut(raw)) put(word);
    else put(signs[raw] ?? raw);
  }
  return withoutFormulas(text, countedIn(plains));
}

/**
 * Handles signs in formulas. "5x3" is a multiplication, but in "4x + 5" the sign next to a letter is no operation that the
 * student does, so it is removed. A minus before a number, with no number before it, belongs to that number.
 */
const withoutFormulas = (text: string, plains: readonly Plain[]): Plain[] =>
  plains.flatMap((word, at) => {
    const [before, after] = [plains[at - 1], plains[at + 1]];
    const [isNumber, isLetter] = [
      (other: Plain | undefined) => other?.kind === 'number' || other?.kind === 'fraction',
      (other: Plain | undefined) => other !== undefined && /^[a-z]$/.test(other.plain) && !/^[aiux]$/.test(other.plain),
    ];
    if (word.plain === 'x' && isNumber(before) && isNumber(after)) return [{ ...word, plain: '×' }];
    if (!/^[+−=]$/.test(word.plain)) return [word];
    const hasLetter = (side: readonly (Plain | undefined)[]) => side.some((other) => other?.plain === 'x' || isLetter(other));
    if (hasLetter([before, after]) || (isNumber(after) && plains[at + 2]?.plain === 'x' && touches(text, after, plains[at + 2])))
      return [];
    if (word.plain === '−' && isNumber(after) && !isNumber(before)) return [];
    return [word];
  });

const touches = (text: string, one: Plain | undefined, other: Plain | undefined): boolean =>
  one !== undefined && other !== undefined && text.slice(one.end, other.start) === '';

function spelledOut(raw: string): readonly string[] {
  const plain = plainWord(raw);
  return (Object.hasOwn(spoken, plain) ? spoken[plain]! : plain).split(' ');
}

/**
 * Turns number words into numbers, except "one", which mostly refers to a thing, and "two" and "zero", which phrases may need.
 */
function countedIn(plains: readonly Plain[]): Plain[] {
  const counted: Plain[] = [];
  for (let at = 0; at < plains.length; at += 1) {
    const word = plains[at]!;
    const value = word.plain === 'one' || word.plain === 'two' || word.plain === 'zero' ? undefined : cardinals[word.plain];
    if (value === undefined || !Object.hasOwn(cardinals, word.plain)) {
      counted.push(word);
      continue;
    }
    const next = plains[at + 1];
    const ones = next !== undefined && Object.hasOwn(cardinals, next.plain) ? cardinals[next.plain]! : 0;
    const joins = value >= 20 && ones > 0 && ones < 10;
    counted.push({
      plain: String(value + (joins ? ones : 0)),
      kind: 'number',
      start: word.start,
      end: joins ? next!.end : word.end,
    });
    if (joins) at += 1;
  }
  return counted;
}

const isOneWord = (phrase: string): boolean => !phrase.includes(' ');

type Meant = Omit<MeantWord, 'start' | 'end'>;

/** The meanings of phrases, as written and by the stems of their words. */
const { exact, stemmed } = (() => {
  const [byWords, byStems] = [new Map<string, Meaning[]>(), new Map<string, Meaning[]>()];
  const put = (map: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
    const known = map.get(key) ?? [];
    if (!known.includes(meaning)) map.set(key, [...known, meaning]);
  };
  for (const [meaning, phrases] of Object.entries(meanings) as [Meaning, string][])
    for (const phrase of phrases.split(', ')) {
      const words = phrase.split(' ').flatMap(spelledOut);
      put(byWords, words.join(' '), meaning);
      put(byStems, words.map(stemOf).join(' '), meaning);
    }
  return { exact: byWords, stemmed: byStems };
})();

/** A tree of phrases, word by word: what the words up to here mean, and which words may come next. */
type PhraseTree = { meanings: readonly Meaning[]; readonly next: Map<string, PhraseTree> };

const treeOf = (phrases: ReadonlyMap<string, readonly Meaning[]>): PhraseTree => {
  const root: PhraseTree = { meanings: [], next: new Map() };
  for (const [phrase, known] of phrases) {
    let place = root;
    for (const word of phrase.split(' ')) {
      const following = place.next.get(word) ?? { meanings: [], next: new Map() };
      place.next.set(word, following);
      place = following;
    }
    place.meanings = known;
  }
  return root;
};
const [asWritten, byStem] = [treeOf(exact), treeOf(stemmed)];

/**
 * Finds the longest phrase of two words or more that begins at a word. If two are equally long, the one that matches as written
 * wins over the one that matches by stems.
 */
function phraseAt(words: readonly Plain[], at: number): { length: number; meant: Meant } | null {
  const written = longestFrom(asWritten, words, at, (plain) => plain);
  const stems = longestFrom(byStem, words, at, stemOf);
  const { length, meanings: known } = stems.length > written.length ? stems : written;
  return length < 2 ? null : { length, meant: { meanings: known, stem: stemOf(words[at]!.plain), kind: 'word' } };
}

function longestFrom(tree: PhraseTree, words: readonly Plain[], from: number, wordOf: (plain: string) => string) {
  let found: { length: number; meanings: readonly Meaning[] } = { length: 0, meanings: [] };
  let place: PhraseTree | undefined = tree;
  for (let at = from; at < words.length; at += 1) {
    place = place.next.get(wordOf(words[at]!.plain));
    if (place === undefined) break;
    if (place.meanings.length > 0) found = { length: at + 1 - from, meanings: place.meanings };
  }
  return found;
}

function alone({ plain, kind }: Plain): Meant {
  if (kind === 'fraction') return { meanings: ['fraction'], stem: plain, kind };
  return kind === 'number' ? { meanings: [], stem: plain, kind } : wordAlone(plain);
}

const wordAlone = rememberReadings(
  (plain): Meant => {
    const word = exact.has(plain) || stemmed.has(stemOf(plain)) || everydayWords.has(plain) ? plain : respelled(plain);
    const counted = word === 'two' ? '2' : word === 'zero' ? '0' : null;
    if (counted === '2') return { meanings: [], stem: counted, kind: 'number' };
    const known = exact.get(word) ?? (everydayWords.has(word) ? [] : stemmed.get(stemOf(word)));
    return { meanings: known ?? [], stem: stemOf(word), kind: 'word' };
  },
  5000,
  40,
);

const respellable = [...exact.keys()].filter((word) => isOneWord(word) && /^[a-z]{5,}$/.test(word));

/**
 * Returns the word of mathematics that a word is a typo of: the same first letter, and one letter off, or up to two in a long
 * word.
 */
const respelled = rememberReadings((word) => {
  if (word.length < 4 || word.length > 20) return word;
  const allowed = word.length >= 8 ? 2 : 1;
  const near = respellable
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= allowed)
    .map((other) => ({ other, slips: wordDistance(word, other) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.other ?? word;
}, 10_000);
