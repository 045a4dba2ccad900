import { rememberReadings } from '../../../guards/remember-readings.ts';
import { mostTexts } from './essay-words.ts';
import type { TextSpan } from './text-span.ts';

/** A date in a text: a year, a span of years, or a decade. Both ends are included. */
export type FoundYears = TextSpan & { readonly from: number; readonly to: number };

const written =
  /\b(?:(?<from>1[4-9]\d\d|20\d\d)\s*(?:-|–|—|to|through|until)\s*(?<to>1[4-9]\d\d|20\d\d|\d\d)\b|(?:(?<part>early|mid|late)[\s-]+)?(?<decade>1[4-9]\d0|20\d0)['’]?s\b|(?<year>1[4-9]\d\d|20\d\d)\b|(?<century>1[5-9]|20|21)(?:th|st)[\s-]century)/giu;
const counted =
  /^\s+(?:men|people|workers|soldiers|dollars|strikers|acres|miles|women|children|slaves|troops|delegates|votes|banks|families)\b/iu;
const short =
  /['’](?<decade>[2-9]0)['’]?s\b|\b(?<named>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/giu;
const names = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];

/**
 * Finds the dates in a text, in order. A decade without its century ("the '60s", "the sixties") is taken to be in the century
 * of `near`, a year of the prompt's window.
 */
export function findYears(text: string, near: number): readonly FoundYears[] {
  const century = Math.floor(near / 100) * 100;
  const before = byCentury.get(century) ?? rememberReadings((one) => yearsIn(one, century), mostTexts);
  byCentury.set(century, before);
  return before(text);
}

/** Cached, because a draft's sentences are read again after every change, and by every detector. */
const byCentury = new Map<number, (text: string) => readonly FoundYears[]>();

function yearsIn(text: string, hundred: number): readonly FoundYears[] {
  const found: FoundYears[] = [];
  for (const match of text.matchAll(written)) {
    if (text[match.index - 1] === '$' || counted.test(text.slice(match.index + match[0].length))) continue;
    const { from, to, decade, part, year, century } = match.groups!;
    const at = { text: match[0], start: match.index, end: match.index + match[0].length };
    if (from !== undefined && to !== undefined) {
      const end = to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to);
      found.push({ ...at, from: Number(from), to: Math.max(Number(from), end) });
    } else if (decade !== undefined) {
      const first = Number(decade);
      const [low, high] = { early: [0, 3], mid: [3, 7], late: [6, 9] }[part?.toLowerCase() ?? ''] ?? [0, 9];
      found.push({ ...at, from: first + low!, to: first + high! });
    } else if (century !== undefined) found.push({ ...at, from: (Number(century) - 1) * 100, to: Number(century) * 100 - 1 });
    else found.push({ ...at, from: Number(year), to: Number(year) });
  }
  for (const match of text.matchAll(short)) {
    const { decade, named } = match.groups!;
    const first = hundred + (decade === undefined ? 20 + names.indexOf(named!.toLowerCase()) * 10 : Number(decade));
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length, from: first, to: first + 9 });
  }
  return found.toSorted((left, right) => left.start - right.start);
}

/** Returns the first year in a date or an attribution ("October 1765"), or null. */
export const yearIn = (date: string): number | null => Number(/\b(?:1[4-9]\d\d|20\d\d)\b/.exec(date)?.[0] ?? Number.NaN) || null;
