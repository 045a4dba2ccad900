import { negate, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { drawUntil } from './draw-until.ts';
import type { Chance } from './generator.ts';

/** Draws an exact number, which may have decimal places. */
type ExactDraw = (chance: Chance) => Rational;

/** A number of units in a decimal place, from `low` to `high` of them: units(1)(11, 90) draws from 1.1 to 9.0. */
export const units =
  (places: number) =>
  (low: number, high: number): ExactDraw =>
  (chance) =>
    decimal(chance.int(low, high), places);

const drawn =
  (places: number) =>
  (low: number, high: number): ExactDraw =>
  (chance) =>
    decimal(
      drawUntil(
        () => chance.int(low, high),
        (n) => n % 10 !== 0,
      ),
      places,
    );

export const wholes = units(0);
/** A number of tenths, hundredths and so on, from `low` to `high` of them, the last digit not zero: tenths(11, 90). */
export const tenths = drawn(1);
export const hundredths = drawn(2);
export const thousandths = drawn(3);
export const tenThousandths = drawn(4);

/** An amount of money, as a number of cents or of ten cents. */
export const cents = units(2);
export const dimes = units(1);

/** A multiple of `step`: from `low` times to `high` times. */
export const timesOf =
  (step: number, low: number, high: number): ExactDraw =>
  (chance) =>
    rational(step * chance.int(low, high));

/** A number of halves, as a decimal. */
export const halves =
  (low: number, high: number): ExactDraw =>
  (chance) =>
    decimal(5 * chance.int(low, high), 1);

/** A whole number and a half. */
export const andAHalf =
  (low: number, high: number): ExactDraw =>
  (chance) =>
    decimal(5 * (2 * chance.int(low, high) + 1), 1);

export const oneOfWholes =
  (...numbers: readonly number[]): ExactDraw =>
  (chance) =>
    rational(chance.pick(numbers));

/** A number drawn from `size`, with either sign. */
export const ofEitherSign =
  (size: ExactDraw): ExactDraw =>
  (chance) => {
    const one = size(chance);
    return chance.maybe(0.5) ? negate(one) : one;
  };

/** A number drawn from `size`, below zero. */
export const negated =
  (size: ExactDraw): ExactDraw =>
  (chance) =>
    negate(size(chance));
