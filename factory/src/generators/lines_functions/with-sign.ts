import type { Chance } from '../../generator.ts';

/** Draws a whole number from `low` to `high`, with a minus in front as often as `minus` tells. */
export const withSign =
  (low: number, high: number, minus = 0.5) =>
  (chance: Chance): number =>
    chance.int(low, high) * (chance.maybe(minus) ? -1 : 1);
