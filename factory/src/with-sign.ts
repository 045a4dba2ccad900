import type { Chance } from './generator.ts';

/** Draws 1 or −1 with equal chances. */
export const sign = (chance: Chance): 1 | -1 => (chance.maybe(0.5) ? -1 : 1);

/** Draws a whole number from `low` to `high`; it is negative with probability `minus`. */
export const withSign =
  (low: number, high: number, minus = 0.5) =>
  (chance: Chance): number =>
    chance.int(low, high) * (chance.maybe(minus) ? -1 : 1);
