import { limits } from '../bounds/limits.ts';
import { add, compare, isInteger, multiply, rational, type Rational } from '../exact/rational.ts';
import { readScaleWord } from './number-words.ts';
import { ReadingError } from './reading-error.ts';
import { isNamed, push, pushSign, type Scan } from './scan.ts';
import type { Unplaced } from './token.ts';
import { clockUnits } from './vocabulary.ts';

/** Unambiguous marks between groups of three digits; a bare comma is ambiguous. */
const thousandsMark = '(?:\\{,\\}|,\\\\!\\s?|\\\\,)';
const groupedAlways = new RegExp(`^\\d{1,3}(?:${thousandsMark}\\d{3})+(?!\\d)`);
const groupedByComma = new RegExp(`^\\d{1,3}(?:(?:,|${thousandsMark})\\d{3})+(?!\\d)`);
/** Matches 12 345 678, as much of the world writes it; in 1 234/567 the space belongs to a mixed number. */
const groupedBySpace = /^[1-9]\d{0,2}(?: \d{3})+(?!\d| *\/)/;

/** Matches digits that repeat without end: \overline{3}, (3) after a bare point, or 3̅ with a line over every digit. */
const repeating = /^(?:\\(?:overline|bar)\s*(?:\{(\d+)\}|(\d))|\((\d+)\)|((?:\d\u0305)+))/;

/** Reads 12, .5, 1,200.50, 1.2e3, 0.(3), 8 tens, and 2:30 if a time is asked for. */
export function scanNumber(scan: Scan): void {
  const { grammar, at } = scan;
  const rest = scan.source.slice(at, at + limits.textLength);
  if (grammar.ownUnit !== null && clockUnits.has(grammar.ownUnit) && scanClock(scan, rest, grammar.ownUnit)) return;

  const ownThousands = grammar.thousands && scan.depth === 0;
  const grouped = (ownThousands ? groupedByComma : groupedAlways).exec(rest) ?? (ownThousands ? groupedBySpace.exec(rest) : null);
  const whole = grouped?.[0] ?? /^\d*/.exec(rest)![0];
  const decimals = /^\.(?!(?:\s|\$|\\[\])])+$)((?:\d(?!\u0305))*)/.exec(rest.slice(whole.length));
  const length = whole.length + (decimals?.[0].length ?? 0);
  const digits = whole.replace(/\D/g, '');
  const after = decimals?.[1] ?? '';
  if (digits.length + after.length > limits.digits) throw new ReadingError('That number has too many digits for me.', at, length);
  if (decimals !== null && /^\.\d/.test(rest.slice(length)))
    throw new ReadingError('A number can have only one decimal point.', at, length + 1);

  const tail = decimals === null ? null : repeatingPart(scan, rest.slice(length), after);
  if (tail !== null) {
    const nines = 10n ** BigInt(tail.digits.length) - 1n;
    const scale = 10n ** BigInt(tail.before.length);
    const value = add(rational(BigInt(digits + tail.before || '0'), scale), rational(BigInt(tail.digits), nines * scale));
    const [text, places] = [rest.slice(0, length + tail.length), tail.before.length + tail.digits.length];
    if (digits.length + places > limits.digits)
      throw new ReadingError('That number has too many digits for me.', at, length + tail.length);
    return push(scan, { kind: 'number', text, value, decimals: places, repeats: tail.digits.length }, at + text.length);
  }

  const value = rational(BigInt(digits + after || '0'), 10n ** BigInt(after.length));
  const places = decimals === null ? null : after.length;
  const exponent = /^[eE]([+-]?)(\d{1,3})(?![\d.])/.exec(rest.slice(length));
  if (exponent !== null && grammar.letters?.has('e') !== true) {
    const factor: Unplaced = { kind: 'number', text: rest.slice(0, length), value, decimals: places };
    return scanPowerOfTen(scan, factor, exponent[1] === '-', exponent[2]!, at + length + exponent[0].length);
  }
  if (grammar.oneNumber && scan.depth === 0 && grouped === null && /^,\d/.test(rest.slice(length)))
    throw new ReadingError('Use a point for decimals, and a comma only between groups of three digits.', at + length, 1);

  // 4210_7: a number in another base. It is read as a name, equal only to the same text.
  const base = /^_(?:\{(\d{1,2})\}|(\d{1,2}))(?![\d.])/.exec(rest.slice(length));
  if (base !== null && places === null)
    return push(scan, { kind: 'letter', name: `${digits}_${base[1] ?? base[2]!}` }, at + length + base[0].length);

  const scale = scaleAfter(scan, rest.slice(length));
  if (scale === null) return push(scan, { kind: 'number', text: rest.slice(0, length), value, decimals: places }, at + length);
  const end = length + scale.length;
  if (scale.part !== null && isInteger(value)) return push(scan, { kind: 'vulgar', top: value.n, bottom: scale.part }, at + end);
  const scaled = placeValues(scan, multiply(value, scale.by), scale, rest, end);
  push(scan, { kind: 'number', text: rest.slice(0, scaled.end), value: scaled.value, decimals: null }, at + scaled.end);
}

/** Reads the rest of a number such as 3 hundreds, 8 tens and 4 ones, after its first part. */
function placeValues(scan: Scan, value: Rational, scale: Scale, rest: string, end: number): { value: Rational; end: number } {
  const more = /^(?:\s*(?:\+|,|and\b)?\s*)(\d{1,9})(?=[\s-]+(?:ones|tens|hundreds)\b)/i.exec(rest.slice(end));
  if (more === null) return { value, end };
  const next = scaleAfter(scan, rest.slice(end + more[0].length));
  if (next === null || next.part !== null || compare(next.by, scale.by) >= 0) return { value, end };
  const sum = add(value, multiply(rational(BigInt(more[1]!)), next.by));
  return placeValues(scan, sum, next, rest, end + more[0].length + next.length);
}

type Tail = { readonly before: string; readonly digits: string; readonly length: number };

/**
 * Reads 0.333…, 0.1212…: the dots repeat the digits if that is possible in only one way: all of them repeat, or their end
 * occurs three times. 0.577… is not such a number.
 */
function dottedPart(rest: string, after: string): Tail | null {
  const dots = /^(?:\.{3}|…|\\[lc]?dots(?![A-Za-z]))/.exec(rest)?.[0];
  const found = dots === undefined ? null : (/^()(\d+?)\2+$/.exec(after) ?? /^(\d*?)(\d+?)\2\2+$/.exec(after));
  return dots === undefined || found === null ? null : { before: found[1]!, digits: found[2]!, length: dots.length };
}

/** Reads "0.3 repeating"; "0.16 repeating" is ambiguous, because only one digit or both may repeat. */
function saidToRepeat(scan: Scan, rest: string, after: string): Tail | null {
  const said = /^\s*(?:repeating|recurring)(?![A-Za-z])/i.exec(rest);
  if (said === null || after === '') return null;
  const digit = /^(\d)\1*$/.exec(after)?.[1];
  if (digit === undefined)
    throw new ReadingError('Put brackets around the digits that repeat, as in 0.(3).', scan.at, after.length);
  return { before: '', digits: digit, length: said[0].length };
}

function repeatingPart(scan: Scan, rest: string, after: string): Tail | null {
  const dotted = dottedPart(rest, after) ?? saidToRepeat(scan, rest, after);
  if (dotted !== null) return dotted;
  const found = repeating.exec(rest);
  if (found === null) return null;
  // 2.5(3) may well be a product; 0.(3) is not, and neither is one if a single number is asked for.
  if (found[3] !== undefined && after !== '' && !scan.grammar.oneNumber) return null;
  const digits = (found[1] ?? found[2] ?? found[3] ?? found[4]!).replace(/\D/g, '');
  return { before: after, digits, length: found[0].length };
}

/** Scans 1.2e3 as 1.2·10³, as it would be written by hand. The added signs have no length. */
function scanPowerOfTen(scan: Scan, factor: Unplaced, negative: boolean, exponent: string, end: number): void {
  const before = scan.tokens.at(-1);
  const bound = isNamed(before, '/', '÷', ':', '^', '√', '∛', '∜') || before?.kind === 'function';
  const start = scan.at;
  if (bound) pushSign(scan, '{', start);
  push(scan, factor, start);
  pushSign(scan, '*', start);
  push(scan, { kind: 'number', text: '10', value: rational(10), decimals: null }, start);
  pushSign(scan, '^', start);
  pushSign(scan, '{', start);
  if (negative) pushSign(scan, '-', start);
  push(scan, { kind: 'number', text: exponent, value: rational(BigInt(exponent)), decimals: null }, end);
  pushSign(scan, '}', end);
  if (bound) pushSign(scan, '}', end);
}

function scanClock(scan: Scan, rest: string, unit: string): boolean {
  const found = /^(\d{1,4}):([0-5]\d)(?![\d:.])/.exec(rest);
  if (found === null && /^\d+:/.test(rest))
    throw new ReadingError('A time has two numbers, the second from 00 to 59.', scan.at, 1);
  if (found === null) return false;
  const start = scan.at;
  push(scan, { kind: 'number', text: found[1]!, value: rational(BigInt(found[1]!)), decimals: null }, start);
  push(scan, { kind: 'vulgar', top: BigInt(found[2]!), bottom: 60n }, start + found[0].length);
  push(scan, { kind: 'unit', name: unit }, start + found[0].length);
  return true;
}

type Scale = NonNullable<ReturnType<typeof readScaleWord>>;

function scaleAfter(scan: Scan, rest: string): Scale | null {
  const scale = readScaleWord(rest);
  const word = rest.slice(0, scale?.length).trim().toLowerCase();
  const own = scan.grammar.ownUnit?.toLowerCase();
  return scale === null || (own !== undefined && word.replace(/s$/, '') === own.replace(/s$/, '')) ? null : scale;
}
