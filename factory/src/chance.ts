import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from './generator.ts';

/**
 * Returns random values that depend only on `name`: the same name draws the same values on every machine, and names that
 * differ in one letter draw unrelated ones.
 *
 * Errors  an empty range or an empty list is a mistake in the family and throws, saying so.
 */
export function chanceOf(name: string): Chance {
  const source = xoroshiro128plus(hash32(name));
  for (let i = 0; i < 8; i += 1) source.next(); // the first values of neighboring seeds resemble each other
  const int = (low: number, high: number): number => {
    if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || low > high) {
      throw new RangeError(`nothing to draw from ${low} to ${high}`);
    }
    return uniformInt(source, low, high);
  };
  return {
    int,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError('nothing to pick from: the list is empty');
      return from[int(0, from.length - 1)]!;
    },
    shuffle: <T>(items: readonly T[]): T[] => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    maybe: (p: number): boolean => uniformFloat64(source) < p,
  };
}

/** FNV-1a over UTF-16 units, then a final mix so that every bit depends on every letter (murmur3's finalizer). */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
