import { cardinals, parts, readNumberWords } from '../../math/read/number-words.ts';
import type { MessageToken } from '../message-words.ts';
import { numberWordOf } from './heard-number-word.ts';

/** A number found at a place in a message. */
export type NumberAt = {
  /** Its possible readings, as the answer reader reads them, the most likely first: 2.50, or 250 for an amount in cents. */
  readonly readings: readonly string[];
  /** How many tokens it takes. */
  readonly length: number;
  /** False if a word of it is misspelled or its meaning is doubtful; such a number is accepted only if it is the right answer. */
  readonly sure: boolean;
};

type Tokens = readonly MessageToken[];

const isDigits = (token: MessageToken | undefined): boolean => token !== undefined && /^\p{Nd}/u.test(token.plain);
const touches = (a: MessageToken | undefined, b: MessageToken | undefined): boolean =>
  a !== undefined && b !== undefined && a.end === b.at;

/** Returns `count` tokens from a place on, as words. */
const wordsAt = (tokens: Tokens, at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ plain }) => plain)
    .join(' ');

type Plain = { readonly text: string; readonly length: number; readonly sure: boolean; readonly fraction: boolean };

/** Reads digits, or words for a number, without a sign. */
function plainNumberAt(tokens: Tokens, at: number, slipsToo: boolean): Plain | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (/^[½⅓⅔¼¾⅕-⅞]$/u.test(token.plain))
    return { text: token.plain.normalize('NFKC').replace('⁄', '/'), length: 1, sure: true, fraction: true };
  if (token.plain === '.' && isDigits(tokens[at + 1]) && touches(token, tokens[at + 1]) && !isDigits(tokens[at - 1]))
    return { text: `0.${tokens[at + 1]!.plain}`, length: 2, sure: true, fraction: false };
  if (/^(?:a|an)$/.test(token.plain) && tokens[at + 1]?.plain === 'hour')
    return { text: '1', length: 1, sure: true, fraction: false };
  // "A dollar sixty"
  if (token.plain === 'a' && /^(?:dollar|buck)$/.test(tokens[at + 1]?.plain ?? '') && isNumber(tokens[at + 2]))
    return { text: '1', length: 1, sure: true, fraction: false };
  // "Point 4", "point eighteen"
  const hundredths = token.plain === 'point' ? cardinals[tokens[at + 1]?.plain ?? ''] : undefined;
  if (token.plain === 'point' && isDigits(tokens[at + 1]) && /^\d+$/.test(tokens[at + 1]!.plain))
    return { text: `0.${tokens[at + 1]!.plain}`, length: 2, sure: false, fraction: false };
  if (hundredths !== undefined && hundredths > 0 && hundredths < 20 && !isNumber(tokens[at + 2]))
    return { text: `0.${hundredths}`, length: 2, sure: false, fraction: false };
  if (isDigits(token)) {
    const next = tokens[at + 1];
    // "32k", "20 grand", "25 thousand"
    const scale = /^k$/i.test(next?.raw ?? '') && touches(token, next) ? 1000 : scaleOf.get(next?.plain ?? '');
    if (scale !== undefined && /^\d+(?:\.\d+)?$/.test(token.plain))
      return { text: `${Math.round(Number(token.plain) * scale)}`, length: 2, sure: true, fraction: false };
    const decimals = isPoint(next, token) ? tokens[at + 2] : undefined;
    return isDigits(decimals) && /^\d+$/.test(token.plain)
      ? { text: `${token.plain}.${decimals!.plain}`, length: 3, sure: true, fraction: false }
      : { text: token.plain, length: 1, sure: true, fraction: false };
  }
  return token.word ? numberInWordsAt(tokens, at, slipsToo) : null;
}

const scaleOf = new Map([
  ['grand', 1000],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** Digits, or one word for a number. */
export const isNumber = (token: MessageToken | undefined): boolean =>
  isDigits(token) || Object.hasOwn(cardinals, token?.plain ?? '');

/** "Zero point 64", "0 dot 64", and "zero comma 64", as in many other languages. */
const isPoint = (token: MessageToken | undefined, before?: MessageToken): boolean =>
  /^(?:point|dot)$/.test(token?.plain ?? '') || (token?.plain === 'comma' && /^(?:0|zero)$/.test(before?.plain ?? ''));

/** "Point three seven five", without a number before the point. */
const beginsWithPoint = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.plain === 'point' && Object.hasOwn(cardinals, tokens[at + 1]?.plain ?? '');

/** "Point oh six" can only be a number. */
const beginsWithPointOh = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.plain === 'point' &&
  /^(?:o|oh)$/.test(tokens[at + 1]?.plain ?? '') &&
  Object.hasOwn(cardinals, tokens[at + 2]?.plain ?? '');

const withinNumbers = new Set(['and', 'a', 'point', '-']);

function numberInWordsAt(tokens: Tokens, at: number, slipsToo: boolean): Plain | null {
  const words: string[] = [];
  let [sure, to] = [true, at];
  while (to < tokens.length && words.length < 10) {
    const plain = isPoint(tokens[to], tokens[to - 1]) ? 'point' : tokens[to]!.plain;
    const zero = words.includes('point') && /^(?:o|oh)$/.test(plain);
    const found = zero
      ? { word: 'zero', sure: true }
      : withinNumbers.has(plain)
        ? { word: plain, sure: true }
        : numberWordOf(plain, slipsToo);
    const isOpen =
      words.length > 0 ||
      !withinNumbers.has(plain) ||
      plain === 'a' ||
      beginsWithPointOh(tokens, at) ||
      (slipsToo && beginsWithPoint(tokens, at));
    if (found === null || !isOpen) break;
    if (plain !== '-') {
      words.push(found.word);
      sure &&= found.sure;
    } else if (!touches(tokens[to - 1], tokens[to])) break;
    to += 1;
  }
  if (words.length === 0) return null;
  const led = words[0] === 'point' ? ['zero'] : []; // the reader needs a number before the point
  const text = [...led, ...words].join(' ');
  const read = readNumberWords(text);
  if (read === null || (words[0] === 'a' && words.length === 1)) return null;
  const taken = text.slice(0, read.length).split(' ').length - led.length;
  if (taken < 1) return null; // "point thirty" isn't a decimal
  let length = 0;
  for (let left = taken; left > 0; length += 1) if (tokens[at + length]!.plain !== '-') left -= 1;
  const { whole, fraction } = read;
  const after = tokens[at + length + 1];
  const isWhole = whole !== null && whole.d === 1n && fraction === null;
  if (isWhole && /^(?:grand|k)$/.test(tokens[at + length]?.plain ?? ''))
    return { text: `${whole.n * 1000n}`, length: length + 1, sure, fraction: false };
  if (isWhole && isPoint(tokens[at + length], tokens[at + length - 1]) && isDigits(after) && /^\d+$/.test(after!.plain))
    return { text: `${whole.n}.${after!.plain}`, length: length + 2, sure, fraction: false };
  const number = whole === null ? '' : decimalOf(whole.n, whole.d, read.decimals);
  const part = fraction === null ? '' : `${fraction.top}/${fraction.bottom}`;
  return { text: [number, part].filter((one) => one !== '').join(' '), length, sure, fraction: fraction !== null };
}

const decimalOf = (n: bigint, d: bigint, places: number | null): string =>
  places === null ? `${n / d}` : (Number(n) / Number(d)).toFixed(Math.min(places, 12));

const operating = /^(?:times|multiply|multiplied|divide|divided|split|share|shared|cut|timesed|multiplying|dividing)$/;

/** Finds the sign or words that join two numbers to a fraction or a ratio, and counts their tokens; null if there are none. */
function jointAt(tokens: Tokens, at: number): { sign: '/' | ':'; length: number; sure: boolean } | null {
  const plain = (k: number): string => tokens[at + k]?.plain ?? '';
  const skip = (from: number): number =>
    ['of', 'the', 'all', 'those', 'his', 'her', 'my', 'our', 'these'].includes(plain(from)) ? skip(from + 1) : from;
  switch (plain(0)) {
    case '/':
    case '\\':
    case '⁄':
    case 'over':
    case 'slash':
      return { sign: '/', length: 1, sure: true };
    case ':':
      // "Attempt 2: 5.19" isn't a ratio.
      return touches(tokens[at], tokens[at + 1]) || !touches(tokens[at - 1], tokens[at])
        ? { sign: ':', length: 1, sure: true }
        : null;
    case 'by':
      // "You times 28 by 4" is a computation.
      return operating.test(tokens[at - 2]?.plain ?? '') ? null : { sign: '/', length: 1, sure: false };
    case 'in': // a chance of 1 in 3
      return { sign: '/', length: 1, sure: false };
    case 'to':
      return { sign: ':', length: 1, sure: false };
    case 'outta':
    case 'out of':
      return { sign: '/', length: skip(1), sure: true };
    case 'out':
      return plain(1) === 'of' || plain(1) === 'off' ? { sign: '/', length: skip(1), sure: true } : null;
    case 'of':
      return plain(1) === 'the' || plain(1) === 'all' ? { sign: '/', length: skip(1), sure: false } : null;
    case 'on':
      return /^on (?:the )?top (?:and )?$/.test(
        `${[plain(0), plain(1), plain(2), plain(3)].join(' ')} `.replace(/(top(?: and)?) .*/, '$1 '),
      )
        ? { sign: '/', length: plain(1) === 'the' ? (plain(3) === 'and' ? 4 : 3) : plain(2) === 'and' ? 3 : 2, sure: true }
        : isNumber(tokens[at + 1]) // "three on five", as other languages have it
          ? { sign: '/', length: 1, sure: false }
          : null;
    default:
      return null;
  }
}

/** "5 on top and 6 on the bottom": counts the words after the lower number that belong to it. */
function behindLower(tokens: Tokens, at: number): number {
  const words = wordsAt(tokens, at, 4);
  return /^(?:on|at|in) (?:the )?bottom/.exec(words)?.[0].split(' ').length ?? 0;
}

const negatives = new Set(['negative', 'minus', 'neg', 'negitive', 'negativ', 'negetive', 'menos']);

/**
 * Reads the number that begins at a place in a clause's tokens: with its sign, or as a fraction, a mixed number, a ratio, or an
 * amount of money or time. Returns null if none begins there.
 */
export function numberAt(tokens: Tokens, at: number, slipsToo: boolean): NumberAt | null {
  let [from, sign] = [at, ''];
  const first = tokens[at]!.plain;
  if (isDash(tokens, at)) return null;
  const behindNumber = isDigits(tokens[at - 1]) || tokens[at - 1]?.plain === ')' || isLetterAlone(tokens[at - 1]);
  if (isMinus.test(first) && !(behindNumber && touches(tokens[at - 1], tokens[at]))) {
    if (tokens[at + 1]?.plain === 've') from = at + 2;
    else if (behindNumber && !touches(tokens[at], tokens[at + 1])) return null;
    else from = at + 1;
    sign = '-';
  } else if (first === '+' && !behindNumber) from = at + 1;
  else if (negatives.has(first) && !behindNumber) [from, sign] = [at + 1, '-'];
  while (/^[$£€]$/.test(tokens[from]?.plain ?? '')) from += 1;
  if (sign === '' && tokens[from]?.plain === '-' && from > at) [from, sign] = [from + 1, '-'];
  const number = plainNumberAt(tokens, from, slipsToo);
  if (number === null || gluedToWord(tokens, from)) return null;
  const end = from + number.length;
  const found =
    hundredsAt(tokens, from) ??
    (slipsToo ? digitsAt(tokens, from) : null) ??
    compoundAt(tokens, from, number, slipsToo) ??
    fractionAt(tokens, end, number, slipsToo) ??
    partsAt(tokens, end, number, slipsToo) ??
    mixedAt(tokens, end, number, slipsToo);
  // "Sixteen halves" can also be read as 16.
  const [, top] = number.fraction && number.length === 2 ? (/^(\d+)\/\d+$/.exec(number.text) ?? []) : [];
  const { text, to, sure, more } = found ?? {
    text: number.text,
    to: end,
    sure: number.sure,
    more: top === undefined || top === '1' ? [] : [top],
  };
  const after = wordsAt(tokens, to, 2);
  const readings = [text, ...more].flatMap((reading) => [
    sign + reading,
    ...(reading.includes(',') ? [sign + reading.replace(',', '.')] : []),
  ]);
  if (/^(?:below|under)(?: (?!zero)|$)/.test(after)) readings.push(`-${text}`);
  if (sign === '' && saysLess.test(wordsAt(tokens, to, 3))) readings.push(`-${text}`);
  if (/^(?:below|under) zero/.test(after)) return { readings: [`-${text}`], length: to + 2 - at, sure };
  return { readings: [...new Set(readings)], length: to - at, sure };
}

/** "Nineteen in the hole", "5 left to owe", "five still owing", "eight feet down": words after a number that make it negative. */
const saysLess =
  /^(?:(?:, )?negative$|in (?:the hole|debt|the red)|left to owe|to owe|(?:(?:feet|ft|meters|steps|floors|degrees|dollars|bucks|points|spaces) )?(?:down|underwater|(?:still |left )?owing|(?:still |left )?owed)\b)/;

/** "Twice that - 26": a dash between words is a pause. After a word that leads up to a number, it is the number's sign. */
function isDash(tokens: Tokens, at: number): boolean {
  const [before, dash, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    isMinus.test(dash.plain) &&
    before?.word === true &&
    before.raw.length > 1 &&
    !leadsToNumber.test(before.plain) &&
    !touches(before, dash) &&
    !touches(dash, next)
  );
}
const isMinus = /^[-−–]$/;
const leadsToNumber = /^(?:is|its|it is|equals?|get|got|gets|be|was|answer|say|said|and|or|to|by|times|plus|minus|maybe|think)$/;

/** The k of "k - 9". */
const isLetterAlone = (token: MessageToken | undefined): boolean => token !== undefined && /^[b-hj-tv-z]$/.test(token.raw);

/** "gr8", "h8", "any1", "2day", "4get": digits used as parts of words. */
function gluedToWord(tokens: Tokens, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!isDigits(token)) return false;
  return (
    (before?.word === true && touches(before, token) && before.raw.length > 1) ||
    (next?.word === true &&
      touches(token, next) &&
      /^(?:day|get|ever|moro|morrow|gether|give|sure|u|nite|night|m8|got)$/i.test(next.raw))
  );
}

type Found = { text: string; to: number; sure: boolean; more: readonly string[] };

/** 7/8, 7 over 8, 7 out of 8, 4:5, 4 to 5 */
function fractionAt(tokens: Tokens, end: number, top: Plain, slipsToo: boolean): Found | null {
  if (top.fraction) return null;
  const joint = tokens[end]?.plain === 'in' && !slipsToo ? null : jointAt(tokens, end);
  if (joint === null) return null;
  const from = end + joint.length;
  const negative = tokens[from]?.plain === '-' && isDigits(tokens[from + 1]);
  const bottom = plainNumberAt(tokens, negative ? from + 1 : from, slipsToo);
  if (bottom === null || bottom.fraction) return null;
  const to = from + (negative ? 1 : 0) + bottom.length;
  // With a third number it is a computation: 12/3/2.
  const next = jointAt(tokens, to);
  if (next !== null && next.sign === joint.sign && next.sure && plainNumberAt(tokens, to + next.length, slipsToo) !== null)
    return null;
  const text = `${top.text}${joint.sign}${negative ? '-' : ''}${bottom.text}`;
  const [sure, on] = [top.sure && bottom.sure && joint.sure, joint.length > 1 ? behindLower(tokens, to) : 0];
  return { text, to: to + on, sure, more: joint.sign === ':' ? [text.replace(':', '/')] : [] };
}

/** Returns the denominator that a word names: 15 for "fifteenths"; null if it names none. */
export function partsNamed(word: string, slipsToo: boolean): number | null {
  if (Object.hasOwn(parts, word)) return parts[word]!;
  const stem = word.replace(/(?:ie)?ths?$/, '');
  if (stem !== word) {
    const whole = [stem, `${stem}y`, `${stem}e`, stem.replace(/f$/, 've')].find((one) => Object.hasOwn(cardinals, one));
    if (whole !== undefined) return cardinals[whole]!;
  }
  const near = slipsToo ? numberWordOf(word, true)?.word : undefined;
  return near !== undefined && Object.hasOwn(parts, near) ? parts[near]! : null;
}

/** 5 sixths, four seventeenths: read as a fraction, or as a number of those parts. */
function partsAt(tokens: Tokens, end: number, top: Plain, slipsToo: boolean): Found | null {
  const word = tokens[tokens[end]?.plain === '-' ? end + 1 : end];
  if (word === undefined || !word.word || top.fraction || /[.,]/.test(top.text)) return null;
  const tens = word.plain.endsWith('ty') ? cardinals[word.plain] : undefined;
  const behind = tokens.indexOf(word) + 1;
  const ones = tokens[tokens[behind]?.plain === '-' ? behind + 1 : behind];
  if (
    tens !== undefined &&
    ones !== undefined &&
    ones.plain.endsWith('s') &&
    (parts[ones.plain] ?? 10) < 10 &&
    parts[ones.plain]! > 2
  )
    return { text: `${top.text}/${tens + parts[ones.plain]!}`, to: tokens.indexOf(ones) + 1, sure: top.sure, more: [top.text] };
  const named = partsNamed(word.plain, slipsToo);
  if (named === null) return null;
  // "Three fifth" lacks the plural s, as in the first languages of many students.
  const sure = top.sure && (word.plain.endsWith('s') || top.text === '1');
  return { text: `${top.text}/${named}`, to: tokens.indexOf(word) + 1, sure, more: [top.text] };
}

const besideWhole = /^(?:and|n|&|wholes?|holes?)$/;

/** 1 3/4, 1 and 3/4, 7 and a half, 3 wholes and 2 fifths */
function mixedAt(tokens: Tokens, end: number, whole: Plain, slipsToo: boolean): Found | null {
  if (whole.fraction || /[.,]/.test(whole.text)) return null;
  let from = end;
  while (from < end + 2 && besideWhole.test(tokens[from]?.plain ?? '')) from += 1;
  const top = plainNumberAt(tokens, from, slipsToo);
  if (top === null) return null;
  const named = from > end ? partsAt(tokens, from + top.length, top, slipsToo) : null;
  if (named !== null) return { text: `${whole.text} ${named.text}`, to: named.to, sure: whole.sure && top.sure, more: [] };
  if (top.fraction) return { text: `${whole.text} ${top.text}`, to: from + top.length, sure: whole.sure && top.sure, more: [] };
  const isWord = !isDigits(tokens[end - 1]); // "got one 7/8"
  if (tokens[from + top.length]?.plain !== '/' || !touches(tokens[from], tokens[from + 1])) return null;
  const bottom = plainNumberAt(tokens, from + top.length + 1, slipsToo);
  if (bottom === null || bottom.fraction) return null;
  return {
    text: `${whole.text} ${top.text}/${bottom.text}`,
    to: from + top.length + 1 + bottom.length,
    sure: true,
    more: isWord ? [`${top.text}/${bottom.text}`] : [],
  };
}

/**
 * "One eighty" is 180, and "two forty five" 245. But "each one seventy" may be 70, and "six thirty six" may be 36, corrected
 * halfway.
 */
function hundredsAt(tokens: Tokens, from: number): Found | null {
  const hundreds = cardinals[tokens[from]?.plain ?? ''];
  if (hundreds === undefined || hundreds < 1 || hundreds > 9 || !Object.hasOwn(cardinals, tokens[from]!.plain)) return null;
  const next = tokens[from + 1]?.plain ?? '';
  const isTeen = Object.hasOwn(cardinals, next) && cardinals[next]! > 9 && cardinals[next]! < 20;
  if (!next.endsWith('ty') && !isTeen) return null;
  const rest = plainNumberAt(tokens, from + 1, false);
  const value = Number(rest?.text);
  if (rest === null || !Number.isInteger(value) || value < 10 || value > 99) return null;
  const more = [rest.text, `${hundreds}.${rest.text}`]; // 36 corrected halfway, or $3.25
  return { text: `${hundreds * 100 + value}`, to: from + 1 + rest.length, sure: !isTeen, more };
}

/** "Four oh five", "three four five": a number read out digit by digit, at least three digits. */
function digitsAt(tokens: Tokens, from: number): Found | null {
  let [figures, to] = ['', from];
  for (; to < tokens.length; to += 1) {
    const { plain } = tokens[to]!;
    const figure = figures !== '' && /^(?:o|oh)$/.test(plain) ? 0 : Object.hasOwn(cardinals, plain) ? cardinals[plain]! : 10;
    if (figure > 9) break;
    figures += figure;
  }
  return figures.length < 3 || figures.startsWith('0') ? null : { text: figures, to, sure: false, more: [] };
}

const dollars = /^(?:dollars?|dolla|dollas|dollers?|bucks?)$/;
const cents = /^(?:cents?|sents?|pennies|¢)$/;
const hours = /^(?:h|hr|hrs|hours?)$/;
const minutes = /^(?:m|min|mins|minutes?|minits?)$/;

/** 2 dollars and 50 cents, 2 bucks 50, 250 cents, 1 hr 35 min, 3 ft 2 in: one amount in two units. */
function compoundAt(tokens: Tokens, from: number, first: Plain, slipsToo: boolean): Found | null {
  const unit = tokens[from + first.length]?.plain ?? '';
  const amount = Number(first.text.replace(',', ''));
  if (!Number.isFinite(amount)) return null;
  const at = from + first.length + 1;
  const paused = tokens[at]?.plain === ','; // "30 bucks, 10 off": two numbers, unless the second has its own unit
  const on = tokens[at]?.plain === 'and' || paused ? at + 1 : at;
  const second = plainNumberAt(tokens, on, slipsToo);
  const rest = second === null || second.fraction ? Number.NaN : Number(second.text);
  const to = second === null ? at : on + second.length;
  const joins = (pattern: RegExp): boolean => !paused || pattern.test(tokens[to]?.plain ?? '');
  const more = (pattern: RegExp): number => (pattern.test(tokens[to]?.plain ?? '') ? to + 1 : to);
  if (dollars.test(unit) && rest < 100 && joins(cents))
    return { text: (amount + rest / 100).toFixed(2), to: more(cents), sure: true, more: [] };
  if (dollars.test(unit)) return { text: first.text, to: at - 1, sure: first.sure, more: [`${amount * 100}`] };
  if (cents.test(unit)) return { text: first.text, to: at - 1, sure: first.sure, more: [(amount / 100).toFixed(2)] };
  if (hours.test(unit) && rest < 60 && joins(minutes))
    return { text: `${amount * 60 + rest}`, to: more(minutes), sure: true, more: [] };
  return null;
}
