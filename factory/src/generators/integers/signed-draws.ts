import { negate, type Rational } from '@stoa/engine/math/exact/rational';
import type { Chance } from '../../generator.ts';

/** A whole number from 2 to `most`, below zero with probability `below`. */
export const signed =
  (most: number, below = 0.5) =>
  (chance: Chance): number =>
    chance.int(2, most) * (chance.maybe(below) ? -1 : 1);

/** A fraction or a decimal drawn from `size`, with either sign. */
export const withSign =
  (size: (chance: Chance) => Rational) =>
  (chance: Chance): Rational => {
    const drawn = size(chance);
    return chance.maybe(0.5) ? negate(drawn) : drawn;
  };

/** The same below zero. */
export const negated =
  (size: (chance: Chance) => Rational) =>
  (chance: Chance): Rational =>
    negate(size(chance));
