import { gcd, rational, type Rational } from '../math/exact/rational.ts';
import * as q from '../math/exact/rational.ts';
import { parseRational } from '../math/exact/rational.ts';
import type { StemTask } from './stem-task.ts';

/**
 * Reads a quantity that a stem asks for by its name and for plain numbers: "Find the median of 6, 18, 3 and 20." Returns null
 * for any other words.
 *
 * Errors  none.
 */
export function quantityIn(words: string): StemTask | null {
  for (const { says, of } of named) {
    const found = says.exec(words);
    if (found === null) continue;
    const numbers = (found[1] ?? '')
      .split(/,\s+|\s+and\s+/)
      .map((one) => parseRational(one.replace(/,(?=\d{3})/g, '').replace('−', '-')));
    const known = numbers.flatMap((one) => one ?? []);
    const value = known.length === numbers.length && known.length > 1 ? of(known) : null;
    return value === null ? null : { kind: 'value', of: { kind: 'number', value, decimals: null } };
  }
  return null;
}

const list = '((?:[-−]?[\\d,.]*\\d(?:, | and |, and ))+[-−]?[\\d,.]*\\d)';

const named: readonly { says: RegExp; of: (numbers: readonly Rational[]) => Rational | null }[] = [
  { says: new RegExp(`^Find the greatest common factor of ${list}\\.$`), of: (all) => ofWhole(all, (a, b) => gcd(a, b)) },
  {
    says: new RegExp(`^Find the least common multiple of ${list}\\.$`),
    of: (all) => ofWhole(all, (a, b) => (a / gcd(a, b)) * b),
  },
  { says: new RegExp(`^Find the mean of ${list}\\.$`), of: (all) => q.divide(sum(all), rational(all.length)) },
  { says: new RegExp(`^Find the median of ${list}\\.$`), of: median },
  { says: new RegExp(`^Find the mode of ${list}\\.$`), of: mode },
  {
    says: new RegExp(`^Find the range of ${list}\\.$`),
    of: (all) => q.subtract(sorted(all).at(-1) ?? q.zero, sorted(all)[0] ?? q.zero),
  },
];

function ofWhole(all: readonly Rational[], join: (a: bigint, b: bigint) => bigint): Rational | null {
  if (!all.every((one) => q.isInteger(one) && one.n > 0n)) return null;
  return rational(all.map(({ n }) => n).reduce(join));
}

const sum = (all: readonly Rational[]): Rational => all.reduce(q.add, q.zero);
const sorted = (all: readonly Rational[]): Rational[] => all.toSorted(q.compare);

function median(all: readonly Rational[]): Rational {
  const order = sorted(all);
  const [low, high] = [order[Math.floor((order.length - 1) / 2)], order[Math.floor(order.length / 2)]];
  return q.divide(q.add(low ?? q.zero, high ?? q.zero), rational(2));
}

/** Returns the number that occurs most often; null if several do. */
function mode(all: readonly Rational[]): Rational | null {
  const counted = [...Map.groupBy(all, q.rationalText).values()].toSorted((a, b) => b.length - a.length);
  const [most, next] = counted;
  return most === undefined || most.length === next?.length ? null : (most[0] ?? null);
}
