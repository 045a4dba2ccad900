import type { Probe } from '@stoa/schema/study-plan';
import { parseRational, rationalText } from '../../../math/exact/rational.ts';
import { cardinals, parts } from '../../../math/read/number-words.ts';
import { withLeftover } from '../../../hearing/leftover.ts';
import { tidyMessage, tokensOf } from '../../../hearing/message-words.ts';
import { isNoReply } from '../../../hearing/no-reply.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';

/** How a reply to a probe is judged. `other`: neither expected nor known to be wrong. */
export type ProbeJudgement = { kind: 'right' } | { kind: 'wrong'; says: string } | { kind: 'other' };

/**
 * Judges a reply to the tutor's sub-question: "8", "8 slices", "eight" and "into 8" all match the expected "8 slices".
 *
 * Shape   A wording with one number in it, and no word that says what to do with it, is compared by value. "subtract 5" and
 *         "the same size" are compared by their words, whatever surrounds them; yes and no by how the reply begins. A reply
 *         that denies ("not 8"), asks why, names several numbers or fits both sides is `other`.
 * Errors  none. Pure, linear in the reply's length. Text beyond 2,000 characters isn't read.
 */
export function judgeProbe({ text, expected, wrong }: Pick<Probe, 'text' | 'expected' | 'wrong'>, reply: string): ProbeJudgement {
  const said = readReply(saidOfTheFirst(text, reply), text);
  if (said === null) return { kind: 'other' };
  const right = Math.max(0, ...expected.map((wording) => fit(said, wording)));
  const known = wrong.map(({ answer, says }) => ({ says, fits: fit(said, answer) }));
  const best = known.reduce((most, one) => (one.fits > most.fits ? one : most), { says: '', fits: 0 });
  if (right > best.fits) return { kind: 'right' };
  return best.fits > right ? { kind: 'wrong', says: best.says } : { kind: 'other' };
}

const opposites = [
  ['larger', 'smaller'],
  ['bigger', 'smaller'],
  ['greater', 'less'],
  ['more', 'fewer'],
  ['longer', 'shorter'],
  ['higher', 'lower'],
].flatMap(([one, other]) => [[one!, other!] as const, [other!, one!] as const]);

/**
 * Reads a reply about the second thing as one about the first: "Eighths are bigger", said to "Is a ninth larger or smaller than
 * an eighth?", becomes "smaller".
 */
function saidOfTheFirst(asked: string, reply: string): string {
  const pair = /\b(?:is|are) (?:an? |the |one )?(\p{L}+) (?:\p{L}+) or (?:\p{L}+) than (?:an? |the |one )?(\p{L}+)\?/iu.exec(
    asked,
  );
  if (pair === null) return reply;
  const [first, second] = [pair[1]!, pair[2]!].map((name) => new RegExp(String.raw`\b${name.replace(/s$/i, '')}s?\b`, 'i'));
  const at = opposites
    .map(([word, other]) => ({ found: new RegExp(String.raw`\b${word}\b`, 'i').exec(reply), word, other }))
    .find(({ found }) => found);
  if (at === undefined) return reply;
  const before = reply.slice(0, at.found!.index);
  return second!.test(before) && !first!.test(before) ? `${at.other}` : reply;
}

/** Returns the whole number of a reply that says little more than one; null for any other reply. */
export function numberReplied({ text }: Pick<Probe, 'text'>, reply: string): string | null {
  const said = readReply(reply, text);
  const [, numbers = []] = said?.values ?? [];
  const [number = ''] = numbers;
  return said !== null && numbers.length === 1 && /^-?\d+$/.test(number) && said.words.length <= 3 ? number : null;
}

/**
 * A text prepared for comparison: its words, and the numbers in it, read with fraction words ("3 fourths" is 3/4) and without
 * (it's 3).
 */
type Read = { values: readonly (readonly string[])[]; words: readonly string[]; begins: 'yes' | 'no' | null; denies: boolean };

const longestReply = 25; // words

function readReply(reply: string, asked: string): Read | null {
  const message = tidyMessage(reply)
    .toLowerCase()
    .replace(/\b(?:but )?(?:im |i'm |i am )?not (?:so |really |100% )?sure\b.*/g, ' ');
  const plain = plainOf(message);
  if (plain.length === 0 || plain.length > longestReply) return null;
  if (/^(?:but |so |and |wait |ok |um |uh )*(?:why|how|what|where|when|who)\b/.test(plain.join(' ')) && message.includes('?'))
    return null;
  if (reasons.has(plain[0]!)) return null; // "cos 28 minus 4" tells why
  const claims = withoutObjection(corrected(plain));
  const before = claims.findIndex((word, at) => at > 0 && reasons.has(word));
  const claim = before > 0 ? claims.slice(0, before) : claims;
  const inQuestion = new Set(numbersIn(plainOf(asked.toLowerCase()), true));
  const signed = claim.map((word, at) =>
    claim[at - 1] === 'subtract' && /^\d/.test(word) && !claim.slice(0, at).some(isNumber) ? `-${word}` : word,
  );
  const result = resultOf(claim);
  const readings = isCalculation(result)
    ? []
    : [numbersIn(result, true), numbersIn(result, false), numbersIn(resultOf(signed), false)];
  const values = readings.map((numbers) => claimed(numbers, inQuestion));
  const begins = isNoReply(claim.join(' ')) ? null : beginsWith(claim);
  return { values, words: contentOf(claim), begins, denies: claim.some((word) => denials.has(word)) };
}

/** "28 minus 4": a calculation without its result is no number. */
const isCalculation = (words: readonly string[]): boolean =>
  words.filter(isNumber).length === 2 &&
  words.some((word, at) => operations.has(word) && isNumber(words[at - 1] ?? '') && isNumber(words[at + 1] ?? ''));

/** "0 but it should be 2": what should be isn't what she found. */
function withoutObjection(words: readonly string[]): readonly string[] {
  const at = words.indexOf('but');
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  const objects = after.some((word) => objections.has(word));
  return objects && before.some(isNumber) && !before.some((word) => denials.has(word)) ? before : words;
}

/** Returns how well a reply fits a wording: 0 for not at all, and the more, the more words the wording has. */
function fit(said: Read, wording: string): number {
  const plain = plainOf(tidyMessage(wording).toLowerCase());
  const closed = plain.length === 1 ? beginsWith(plain) : null;
  if (closed !== null) return said.begins === closed ? 1 : 0;
  const wanted = [true, false].map((joined) => numbersIn(plain, joined));
  const words = contentOf(plain);
  const isCount = wanted.some((numbers) => numbers.length > 0) && !words.some((word) => operations.has(word));
  if (isCount) {
    if (said.denies) return 0;
    const [joined, plainly] = wanted.map(
      (numbers) => numbers.length > 0 && said.values.map((values) => sameNumbers(numbers, values)),
    );
    // "10 tenths" means 10 rather than 1.
    return plainly !== false && plainly![1]!
      ? 1.5
      : [joined, plainly].some((same) => same !== false && same!.includes(true))
        ? 1
        : 0;
  }
  if (words.length === 0 || said.denies !== plain.some((word) => denials.has(word))) return 0;
  let at = 0;
  for (const word of words) {
    const found = said.words.findIndex((other, k) => k >= at && isSameWord(word, other));
    if (found < 0) return 0;
    at = found + 1;
  }
  return words.length;
}

const sameNumbers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].toSorted().join(' ') === [...other].toSorted().join(' ');

/** Compares two words, allowing one typo if they're long. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length >= 5 && other.length >= 5 && !/\d/.test(one + other) && wordDistance(one, other) <= 1);

/**
 * Splits a text into words, numbers and signs, spelled in one way. A minus belongs to its number if there's nothing before it
 * to subtract from.
 */
function plainOf(text: string): string[] {
  const math = withLeftover(text)
    .replace(/[−–—]/g, '-')
    .replace(/\\(?:d|t)?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, ' $1/$2 ')
    .replace(/\\times|\\cdot|×|(?<=\d)\s*[*x]\s*(?=\d)/g, ' times ')
    .replace(/\\div|÷/g, ' divide ')
    .replace(/\\|\$|¢|°|%|\*\*/g, ' ')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/(\d+)\s*(?:out of|over)\s*(\d+)/g, '$1/$2')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/')
    .replace(/(?<=[\d)a-z])\s*\+\s*/g, ' add ')
    .replace(/\+\s*(?=\d)/g, ' add ')
    .replace(/(?<=[\d)]\s*)-\s*(?=[\d(a-z])/g, ' subtract ')
    .replace(/^\s*-\s+(?=\d)/, '-')
    .replace(/\b(?:take|takes|taking|took|taken)\b(\s[\w ]{0,12})?\s(?:away|off)\b/g, ' subtract $1')
    .replace(/(?<=\d)(?:st|nd|rd|th)s?\b/g, 'th');
  const words = [...math.matchAll(/\d+th\b|-?\d+\/\d+|-?\d*\.?\d+|[\p{L}][\p{L}']*|=/gu)].map(([word]) => word);
  return joinNumbers(
    words.flatMap((word) => (/^[\d.=-]/.test(word) ? [word] : tokensOf(word).flatMap(({ plain }) => plain.split(' ')))),
  ).map((word) => sameWords.get(word) ?? word);
}

/** Joins number words: "twenty four" is 24, "negative 3" is -3, "three hundred" is 300. */
function joinNumbers(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = out.at(-1);
    const value = counts.get(word);
    const isPronoun = word === 'one' && before !== undefined && ofOne.test(before);
    if (value !== undefined && !isPronoun) {
      const tens = before !== undefined && /^[2-9]0$/.test(before) && value > 0 && value < 10 && counts.has(words[at - 1]!);
      const hundreds = words[at - 1] === 'hundred' && value > 0 && value < 100 && before !== undefined && before.endsWith('00');
      if (tens || hundreds) out[out.length - 1] = String(Number(before) + value);
      else out.push(String(value));
    } else if (/^(?:hundred|thousand)$/.test(word) && before !== undefined && /^\d+$/.test(before)) {
      out[out.length - 1] = String(Number(before) * (word === 'hundred' ? 100 : 1000));
    } else out.push(word);
    const last = out.at(-1)!;
    if (/^(?:negative|minus)$/.test(out.at(-2) ?? '') && /^\d/.test(last) && !/^\d/.test(out.at(-3) ?? '')) {
      if (out.at(-2) === 'negative' || out.length === 2) out.splice(-2, 2, `-${last}`);
    }
  }
  return withHalves(out);
}

/** Joins a number and a part: "8 and a half" is 17/2. */
function withHalves(words: readonly string[]): string[] {
  const at = words.findIndex((word, k) => /^\d+$/.test(word) && words[k + 1] === 'and' && /^(?:an?|1)$/.test(words[k + 2] ?? ''));
  const part = at < 0 ? null : partOf(words[at + 3] ?? '');
  if (part === null) return [...words];
  return [...words.slice(0, at), `${Number(words[at]) * part + 1}/${part}`, ...words.slice(at + 4)];
}

/** Words before "one" that make it mean a thing instead of a number. */
const ofOne =
  /^(?:the|that|this|which|first|second|third|last|left|right|top|bottom|other|no|any|each|every|bigger|smaller|larger|big|small|same|another|new|old)$/;

/**
 * Returns the numbers of a text, each in lowest terms. `joined`: combined with the parts that they count, so that 3 fourths is
 * 3/4 and "a half" is 1/2.
 */
function numbersIn(words: readonly string[], joined: boolean): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    const part = partOf(next);
    if (isNumber(word)) {
      if (joined && part !== null && /^-?\d+$/.test(word)) {
        out.push(numberText(`${word}/${part}`));
        at += 1;
      } else if (/^\d+$/.test(word) && /^\d+\/\d+$/.test(next)) {
        const [top, bottom] = next.split('/').map(Number) as [number, number];
        out.push(numberText(`${Number(word) * bottom + top}/${bottom}`)); // 1 3/4
        at += 1;
      } else out.push(numberText(word));
    } else if (joined && (word === 'a' || word === 'an') && part !== null) {
      out.push(numberText(`1/${part}`));
      at += 1;
    } else if (joined && word === 'half') out.push('1/2');
    else if (
      !joined &&
      word !== 'half' &&
      partOf(word) !== null &&
      !isNumber(words[at - 1] ?? '') &&
      !/^an?$/.test(words[at - 1] ?? '')
    )
      out.push(String(partOf(word)));
  }
  return out;
}

const numberText = (text: string): string => {
  const value = parseRational(text);
  return value === null ? text : rationalText(value);
};

const isNumber = (word: string): boolean => /^-?(?:\d+\/\d+|\d*\.?\d+)$/.test(word);

/** Returns the denominator that a word names: thirds, 15ths. */
function partOf(word: string): number | null {
  if (/^\d+th$/.test(word)) return Number(word.slice(0, -2));
  const [, stem] = /^(\w+?)(?:e?th)s?$/.exec(word) ?? [];
  return partNames.get(word) ?? (stem === undefined ? null : (counts.get(stem) ?? counts.get(stem.replace(/i$/, 'y')) ?? null));
}

/** If there are several numbers, drops those that the tutor named: "12 goes into 3 and 4" says 12. */
function claimed(numbers: readonly string[], known: ReadonlySet<string>): string[] {
  const all = [...new Set(numbers)];
  const own = all.filter((number) => !known.has(number));
  return all.length > 1 && own.length === 1 ? own : all;
}

/** Returns what follows the last "=", "is" or "makes" with a number after it: "3 times 5 is 15" says 15. */
function resultOf(words: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word, k) => results.has(word) && k > 0 && words.slice(k + 1).some(isNumber));
  const before = words.slice(0, Math.max(0, at));
  return before.some(isNumber) ? words.slice(at + 1) : words;
}

/** Returns what she finally says: "7, no wait, 8" is 8. */
function corrected(words: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word, k) => corrections.has(word) && k > 0 && k < words.length - 1);
  return at < 0 ? words : words.slice(at + 1);
}

function beginsWith(words: readonly string[]): Read['begins'] {
  const said = words.filter((word) => !hedges.has(word));
  const [first, second, third] = said;
  if (first === undefined) return null;
  if (yeses.has(first)) return said[1] !== undefined && noes.has(said[1]) && said.length < 4 ? null : 'yes';
  if (noes.has(first) || first === 'not') return 'no';
  if (first === 'you' && second === undefined) return 'yes'; // "ya", which hearing spells out
  if (first === 'of' && second === 'course') return third === 'not' ? 'no' : 'yes';
  const isShort = /^(?:it|they|he|she|i|you|we|that|there|this)$/.test(first) && verbs.has(second ?? '');
  if (isShort && third === 'not') return 'no';
  if (isShort && (third === undefined || third === 'the')) return said.length === 2 ? 'yes' : null;
  return verbs.has(first) && second === 'not' ? 'no' : null;
}

const contentOf = (words: readonly string[]): string[] =>
  words.filter((word) => !emptyWords.has(word) && !hedges.has(word) && !denials.has(word)).map(stem);

/** Makes thirds and third the same, adding and add. */
const stem = (word: string): string =>
  partOf(word) !== null
    ? `${partOf(word)}th`
    : isNumber(word)
      ? numberText(word)
      : word.length > 4
        ? word.replace(/(?:ing|ed|s)$/, '')
        : word.replace(/(?<=\w{2}[^s])s$/, '');

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const reasons = set('because since');
const objections = set('should supposed table says why how');
const results = set('= is equals equal makes make gives are');
const corrections = set('wait actually mean oops');
const denials = set('not never neither nor');
const yeses = set('yes yeah yep yup yess ya y sure true right correct definitely absolutely exactly uhuh mhm');
const noes = set('no nope nah n false never nay');
const verbs = set('is are was were does do did can could has have will would should');
const hedges = set(
  'um uh hm oh ah well ok so like i think guess probably tink believe lol idk pretty sure now then hey and wait please sir just kinda obviously duh bro',
);
const emptyWords = set(
  'the a an it is are was of to that this they there be by be in on at would you we he she them its one ones by with and for i my me get got do does did',
);
const operations = set('add subtract times divide left right up down larger smaller debt');
const counts = new Map(Object.entries(cardinals));
const partNames = new Map(Object.entries(parts));
const sameAs: Readonly<Record<string, string>> = {
  plus: 'add',
  adding: 'add',
  added: 'add',
  minus: 'subtract',
  subtracting: 'subtract',
  subtracted: 'subtract',
  multiply: 'times',
  multiplication: 'times',
  addition: 'add',
  subtraction: 'subtract',
  division: 'divide',
  multiplied: 'times',
  multiplying: 'times',
  dividing: 'divide',
  divided: 'divide',
  bigger: 'larger',
  greater: 'larger',
  higher: 'larger',
  more: 'larger',
  big: 'larger',
  large: 'larger',
  biggest: 'larger',
  largest: 'larger',
  greatest: 'larger',
  most: 'larger',
  less: 'smaller',
  lower: 'smaller',
  fewer: 'smaller',
  small: 'smaller',
  smallest: 'smaller',
  least: 'smaller',
  fewest: 'smaller',
  little: 'smaller',
  quarter: 'fourth',
  quarters: 'fourths',
  kids: 'children',
  hight: 'height',
  bottoms: 'bottom',
  denominator: 'bottom',
  denominators: 'bottom',
  numerator: 'top',
  numerators: 'top',
  tops: 'top',
};
const sameWords = new Map(Object.entries(sameAs));
