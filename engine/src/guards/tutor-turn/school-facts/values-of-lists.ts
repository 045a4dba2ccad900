import { figure, isSame, saidInFigures, valueOf } from './said-in-figures.ts';

const list = String.raw`((?:-?\d+(?:\.\d+)?, )*-?\d+(?:\.\d+)?,? (?:and|or) -?\d+(?:\.\d+)?|(?:-?\d+(?:\.\d+)?, )+-?\d+(?:\.\d+)?)(?![\w/%]|\.\d)`;
const told = `(${figure})`;
const numbersOf = (said: string): number[] => (said.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

const ordered = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const gcdOf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcdOf(b, a % b));
const areCounts = (values: readonly number[]): boolean => values.every((one) => Number.isInteger(one) && one > 0);
const gcd = (values: readonly number[]): number | null =>
  areCounts(values) ? values.reduce((all, one) => gcdOf(all, one)) : null;
const lcm = (values: readonly number[]): number | null =>
  areCounts(values) ? values.reduce((all, one) => (all * one) / gcdOf(all, one)) : null;

function medianOf(values: readonly number[]): number {
  const row = ordered(values);
  const half = Math.floor(row.length / 2);
  return row.length % 2 === 1 ? row[half]! : (row[half - 1]! + row[half]!) / 2;
}

function modeOf(values: readonly number[]): number | null {
  const counts = [...Map.groupBy(values, (one) => one).values()].toSorted((a, b) => b.length - a.length);
  const [most, next] = counts;
  return most === undefined || most.length < 2 || most.length === next?.length ? null : most[0]!;
}

type Value = { readonly name: string; readonly of: (values: readonly number[]) => number | null };
const values: readonly Value[] = [
  { name: 'median', of: medianOf },
  { name: 'mean|average', of: (all) => all.reduce((sum, one) => sum + one, 0) / all.length },
  { name: 'mode', of: modeOf },
  { name: 'range', of: (all) => Math.max(...all) - Math.min(...all) },
  { name: '(?:greatest|highest|largest|biggest) common (?:factor|divisor)|gcf|gcd', of: gcd },
  { name: '(?:least|lowest|smallest) common (?:multiple|denominator)|lcm|lcd', of: lcm },
  { name: 'largest|biggest|highest|maximum', of: (all) => Math.max(...all) },
  { name: 'smallest|lowest|minimum', of: (all) => Math.min(...all) },
  { name: 'sum|total', of: (all) => all.reduce((sum, one) => sum + one, 0) },
  { name: 'product', of: (all) => all.reduce((sum, one) => sum * one, 1) },
];
const ofLists = values.map(({ name, of }) => ({
  of,
  says: [
    new RegExp(
      `\\b(?:${name}) (?:of|for) (?:the numbers |the list |both )?${list},? (?:is|are|would be|comes to|equals|,)+ ?(?:just |only |exactly |the )?${told}`,
      'g',
    ),
    new RegExp(
      `\\b(?:for|in|of|take|with) (?:the numbers |the list )?${list}[:,.]? (?:so )?(?:the|its|their) (?:${name}) (?:is|would be|comes to|equals) (?:just |only |exactly |the )?${told}`,
      'g',
    ),
  ],
  reversed: new RegExp(
    `\\b(?:${name}) (?:is|would be|comes to|equals) ${told} (?:for|in|of) (?:the numbers |the list )?${list}`,
    'g',
  ),
}));

const opposites = new RegExp(
  `\\b(opposite|additive inverse|reciprocal|absolute value) of (${figure}) (?:is|equals|would be) ${told}`,
  'g',
);
const divisors = /\b(factors|divisors|multiples) of (\d{1,4}) (?:are|is|include|like|such as) (\d[\d, and]*\d)(?![\w/]|\.\d)/g;
const supposed =
  /\b(?:if|true or false|whether|not|never|suppose|wrote|said|thought|think|n't|isn't|instead|you (?:had|got|have|put)|wrong|about|around|nearly)\b/;

/**
 * True if a sentence gives a wrong mean, range, common factor, opposite and the like of given numbers. The sentence must be
 * folded.
 */
export function valuesFalsely(sentence: string): boolean {
  const said = saidInFigures(sentence);
  if (!/\d/.test(said)) return false;
  const isStated = (at: number): boolean => !supposed.test(said.slice(0, at));
  const isOther = (all: string, of: Value['of'], value: string): boolean => {
    const numbers = numbersOf(all);
    const due = numbers.length > 1 ? of(numbers) : null;
    const stated = valueOf(value);
    return (
      due !== null &&
      stated !== null &&
      !isSame(Math.round(due * 100) / 100, Math.round(stated * 100) / 100) &&
      Math.abs(due - stated) > 0.051
    );
  };
  for (const { of, says, reversed } of ofLists) {
    if (
      says.some((one) =>
        Array.from(said.matchAll(one)).some(
          ({ 1: all = '', 2: value = '', index }) => isStated(index) && isOther(all, of, value),
        ),
      )
    )
      return true;
    if (
      Array.from(said.matchAll(reversed)).some(
        ({ 1: value = '', 2: all = '', index }) => isStated(index) && isOther(all, of, value),
      )
    )
      return true;
  }
  for (const { 1: kind = '', 2: of = '', 3: stated = '', index } of said.matchAll(opposites)) {
    if (!isStated(index)) continue;
    const [a, b] = [valueOf(of), valueOf(stated)];
    if (a === null || b === null) continue;
    const due = kind === 'reciprocal' ? 1 / a : kind === 'absolute value' ? Math.abs(a) : -a;
    if (!isSame(due, b)) return true;
  }
  for (const { 1: kind = '', 2: of = '', 3: all = '', index } of said.matchAll(divisors)) {
    if (!isStated(index)) continue;
    const n = Number(of);
    const divides = (one: number): boolean => (kind === 'multiples' ? one % n === 0 : one > 0 && n % one === 0);
    if (n > 0 && !numbersOf(all).every(divides)) return true;
  }
  return false;
}
