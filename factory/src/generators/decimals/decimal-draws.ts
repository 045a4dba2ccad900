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

/** The same, whatever the last digit is. */
export const units =
  (places: number) =>
  (low: number, high: number): DrawnDecimal =>
  (chance) =>
    decimal(chance.int(low, high), places);

/** An amount of money, as so many cents or so many times ten cents. */
export const cents = units(2);
export const dimes = units(1);
