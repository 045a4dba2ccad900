import type { Rational } from '@stoa/engine/math/exact/rational';
import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';

type DrawnDecimal = (chance: Chance) => Rational;

const drawn =
  (places: number) =>
  (low: number, high: number): DrawnDecimal =>
  (chance) => {
    const units = drawUntil(
      () => chance.int(low, high),
      (n) => places === 0 || n % 10 !== 0,
    );
    return decimal(units, places);
  };

/** So many ones, tenths, hundredths and so on, from `low` to `high` of them, the last digit behind the point not zero: tenths(11, 90). */
export const wholes = drawn(0);
export const tenths = drawn(1);
export const hundredths = drawn(2);
export const thousandths = drawn(3);
export const tenThousandths = drawn(4);

/** An amount of money from `low` to `high` cents. */
export const cents =
  (low: number, high: number): DrawnDecimal =>
  (chance) =>
    decimal(chance.int(low, high), 2);

/** An amount of money from `low` to `high` times ten cents. */
export const dimes =
  (low: number, high: number): DrawnDecimal =>
  (chance) =>
    decimal(chance.int(low, high), 1);
