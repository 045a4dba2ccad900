import type { Chance } from '../../generator.ts';

/** A whole number from 2 to `most`, below zero with probability `below`. */
export const signed =
  (most: number, below = 0.5) =>
  (chance: Chance): number =>
    chance.int(2, most) * (chance.maybe(below) ? -1 : 1);
