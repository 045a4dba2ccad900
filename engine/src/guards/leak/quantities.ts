import { findUnit } from '../../math/units/unit-table.ts';
import { add, multiply, negate, parseRational, power, rational, rationalText, type Rational } from '../../math/exact/rational.ts';
import { numberOfWord, romanValue, spokenNumbers } from './spoken-numbers.ts';

/** A number in a text. The words around it are examined only when needed. */
export type Quantity = {
  readonly value: Rational;
  /**
   * How it is spelled, normalized: '6/8' and '3/4' differ, '1,200' and '1200' are the same. Number words are spelled by their
   * value.
   */
  readonly spelling: string;
  /** The number in figures, if the spelling isn't in figures: 97 for "9 7" and "nine tens and seven ones". */
  readonly figures?: string;
  readonly at: number;
  readonly end: number;
  /**
   * Figures or words. "Common words" (one, two, half) are frequent in all prose; "rare words" (a score) usually aren't
   * numbers.
   */
  readonly kind: 'figures' | 'words' | 'common words' | 'rare words' | 'numeral';
};

// Digits, with what may belong to them: a percent sign, a fraction bar and its denominator, a fraction after a whole number.
const written =
  /(?:(\d+)(?: | and )(\d+)\/(\d+)|(\d+)\s?\/\s?(\d+)(?!\.?\d)|(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?!\d)|\d+(?:\.\d+)?|\.\d+)(\s?%| (?:percent|per cent)\b)?( (?:hundred|thousand|million)\b)?)/gi;

/** Denominators by their names: 35 fifths is 35/5. */
const wholes: Readonly<Record<string, bigint>> = { halves: 2n, thirds: 3n, quarters: 4n, fourths: 4n, fifths: 5n, sixths: 6n, sevenths: 7n, eighths: 8n, ninths: 9n, twelfths: 12n }; // prettier-ignore

const scales: Readonly<Record<string, Rational>> = {
  hundred: rational(100n),
  thousand: rational(1000n),
  million: rational(1_000_000n),
};

/**
 * Returns every number in a folded text, in figures and in words. Linear: for each number it looks only at the few characters
 * around it.
 */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(written)) {
    const at = match.index;
    const end = at + match[0].length;
    const before = text.slice(Math.max(0, at - 24), at);
    if (/[\w.^]$|\d,$/.test(before)) continue; // inside another number, an exponent, an index
    const after = text.slice(end, end + 3);
    if (/^(?:\.?\d|,\d{3}(?!\d))/.test(after) || /^(?:st|nd|rd|th)\b/.test(after)) continue;
    if (/^(?:[a-zA-Z](?![a-zA-Z])|[\^(√])/.test(after) && match[4] === undefined && !/^(?:m|g|h|s|l|L|k)\b/.test(after)) continue; // 3x, 3(x + 1), 3²: a coefficient
    const plain = /^\d{1,15}$/.test(match[0]);
    const value = plain ? rational(BigInt(match[0])) : valueOf(match);
    if (value === null) continue;
    const minus =
      /(?:-|[se]) ?$/i.test(before.slice(-3)) &&
      (/(?:^\s*|[^\w)\]\s%]\s*|\b(?:is|are|equals?|be|get|gives|of|to|by|and|or|answer|than|just|actually)\s+)-\s?$/.test(
        before,
      ) ||
        /\b(?:negative|minus) $/i.test(before));
    const signed = minus ? negate(value) : value;
    found.push({
      value: signed,
      spelling: `${minus ? '-' : ''}${plain ? match[0] : spellingOf(match[0])}`,
      at,
      end,
      kind: 'figures',
    });
  }
  for (const match of text.matchAll(/(?<![\w.])(\d{1,12}(?:\.\d{1,12})?) ?\* ?10\^(-?\d{1,2})(?!\d)/g)) {
    const [all, digits, exponent] = match as unknown as [string, string, string];
    const value = multiply(parseRational(digits) ?? rational(0n), power(rational(10n), BigInt(exponent)));
    found.push({ value, spelling: `${digits}*10^${exponent}`, at: match.index, end: match.index + all.length, kind: 'figures' });
  }
  // 375 thousandths. A single digit with its place (7 tenths) is left out, because questions on place value mention these.
  for (const match of text.matchAll(/(?<![\w.,/])(\d{2,6}) (tenth|hundredth|thousandth|ten-thousandth|millionth)s?\b/gi)) {
    const size = { tenth: 10n, hundredth: 100n, thousandth: 1000n, 'ten-thousandth': 10_000n, millionth: 1_000_000n }[
      match[2]!.toLowerCase()
    ]!;
    const value = rational(BigInt(match[1]!), size);
    found.push({ value, spelling: `${match[1]!}/${size}`, at: match.index, end: match.index + match[0].length, kind: 'figures' });
  }
  for (const match of text.matchAll(
    /(?<![\w.,/])(\d{1,6}) (halves|thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|twelfths)\b/gi,
  )) {
    const size = wholes[match[2]!.toLowerCase()]!;
    found.push({
      value: rational(BigInt(match[1]!), size),
      spelling: `${match[1]!}/${size}`,
      at: match.index,
      end: match.index + match[0].length,
      kind: 'figures',
    });
  }
  for (const match of text.matchAll(/(?<![\w.,])(\d{1,4}(?:\.\d{1,3})?)([kKM])(?![\w(^*+/=])/g)) {
    const [all, digits, size] = match as unknown as [string, string, string];
    const value = multiply(parseRational(digits) ?? rational(0n), scales[size === 'M' ? 'million' : 'thousand']!);
    found.push({ value, spelling: all, at: match.index, end: match.index + all.length, kind: 'figures' });
  }
  if (/[a-z]/i.test(text)) {
    for (const { value, spelling, at, end, common, rare } of spokenNumbers(text)) {
      const kind = common ? 'common words' : rare ? 'rare words' : 'words';
      found.push({ value, spelling, at, end, kind });
    }
    found.push(...spelledOut(text), ...numeralsIn(text), ...rhymes(text));
  }
  return found;
}

/** Normalizes a spelling: no thousands separators, no spaces around a fraction bar. */
const spellingOf = (text: string): string =>
  text
    .replace(/,|(?<=\d) (?=\d{3}(?!\/|\d))/g, '')
    .replace(/\s*(?:percent|per cent)$/i, '%')
    .replace(/\s*([/%])\s*/g, '$1');

function valueOf(match: RegExpExecArray): Rational | null {
  const [, whole, mixedTop, mixedBottom, top, bottom, number, percent, scale] = match;
  if (match[0].length > 40) return null;
  if (whole !== undefined)
    return /^0+$/.test(mixedBottom!) ? null : add(rational(BigInt(whole)), rational(BigInt(mixedTop!), BigInt(mixedBottom!)));
  if (top !== undefined) return /^0+$/.test(bottom!) ? null : rational(BigInt(top), BigInt(bottom!));
  const value = parseRational(number!.replace(/[, ]/g, ''));
  if (value === null) return null;
  if (scale !== undefined) return multiply(value, scales[scale.trim().toLowerCase()]!);
  return percent === undefined ? value : rational(value.n, value.d * 100n);
}

/** Finds number words spelled letter by letter: f-o-u-r, F O U R, f.o.u.r */
function spelledOut(text: string): Quantity[] {
  return Array.from(text.matchAll(/(?<![\w-])[a-z](?:(?: ?[-.,*/] ?| )[a-z](?![a-z])){2,11}(?![\w])/gi)).flatMap((match) => {
    const value = numberOfWord(match[0].replace(/[^a-z]/gi, ''));
    if (value === null) return [];
    return [
      { value, spelling: rationalText(value), at: match.index, end: match.index + match[0].length, kind: 'words' as const },
    ];
  });
}

/**
 * Finds Roman numerals such as IV and XII. I, V and X alone are a word and letters, so they count only if they are presented
 * as a number.
 */
function numeralsIn(text: string): Quantity[] {
  const presented =
    /(?:\b(?:answer|solution|result|value|number|total|sum)\b[^.?!]{0,16}(?:\bis|=|:|\bbe)|\b(?:[a-z]|[Ii]t|[Tt]hat) (?:=|is)|\b(?:write|get|gives|makes|numerals?:?)) ([IVXLCDM])(?=$|[\s.,;:!?)])/g;
  const several = Array.from(text.matchAll(/(?<![\w-])(?:[IVXLCDM]{2,15}|[ivxlcdm]{3,15})(?![\w'-])/g));
  const single = Array.from(text.matchAll(presented)).filter((match) => {
    const rest = text.slice(match.index + match[0].length);
    return /^[.!]?$/.test(rest.trim()) || /numeral/i.test(text);
  });
  return [...several, ...single].flatMap((match) => {
    const numeral = match[1] ?? match[0];
    const value = romanValue(numeral.toUpperCase());
    if (value === null || /^(?:mix|mi|mm|cm|cd|dim|ill|mild|mill|civic|vivid)$/.test(numeral)) return [];
    const end = match.index + match[0].length;
    return [{ value: rational(value), spelling: `${value}`, at: end - numeral.length, end, kind: 'numeral' as const }];
  });
}

const rhyming: Readonly<Record<string, readonly string[]>> = {
  one: ['sun', 'fun', 'bun', 'run'],
  two: ['shoe', 'blue', 'zoo', 'you'],
  three: ['tree', 'bee', 'free', 'sea', 'me'],
  four: ['door', 'more', 'floor', 'shore'],
  five: ['hive', 'dive', 'drive', 'alive'],
  six: ['sticks', 'tricks', 'mix', 'fix', 'bricks'],
  seven: ['heaven', 'eleven'],
  eight: ['gate', 'late', 'plate', 'skate'],
  nine: ['line', 'wine', 'pine', 'shine', 'mine'],
  ten: ['hen', 'pen', 'men', 'when'],
  twelve: ['shelve', 'delve'],
};

/** Finds numbers told by a rhyme: "It rhymes with door." */
function rhymes(text: string): Quantity[] {
  return Array.from(text.matchAll(/\brhym(?:es?|ing) with (?:the word )?["'“]?([a-z]+)/gi)).flatMap((match) => {
    const name = Object.keys(rhyming).find((number) => rhyming[number]!.includes(match[1]!.toLowerCase()));
    const value = name === undefined ? null : numberOfWord(name);
    if (value === null) return [];
    return [
      { value, spelling: rationalText(value), at: match.index, end: match.index + match[0].length, kind: 'words' as const },
    ];
  });
}

type Size = { readonly kind: string; readonly size: Rational };

/** Returns the unit after a number, as a factor to the base unit of its kind, or null if there is none. */
export function unitAfter(text: string, q: Quantity): Size | null {
  const after = /^[ -]?((?:square |cubic )?(?:[a-zA-Z]{1,14}|°)(?:\^[23])?)(?![\w])/.exec(text.slice(q.end, q.end + 30))?.[1];
  return after === undefined || /^(?:in|a|as|is|at|h|s)$/.test(after) ? null : unitNamed(after);
}

/** Returns a unit by its name: cm, cm^2, cm², square centimetres. */
export function unitNamed(name: string): Size | null {
  const [, words = '', base = '', height = ''] = /^(square |cubic |sq )?([a-zA-Z]+|°)(\^[23]|[²³])?$/.exec(name.trim()) ?? [];
  const unit = findUnit(base);
  if (unit === null) return null;
  const times = /sq|2|²/.test(words + height) ? 2n : /cubic|3|³/.test(words + height) ? 3n : 1n;
  return { kind: times === 1n ? unit.kind : `${unit.kind}^${times}`, size: power(unit.size, times) };
}
