import { decimal } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import type { Chance } from '../../generator.ts';

type ExactDraw = (chance: Chance) => Rational;

/** A multiple of `step`: from `low` times to `high` times. */
export const timesOf =
  (step: number, low: number, high: number): ExactDraw =>
  (chance) =>
    rational(step * chance.int(low, high));

export const wholeOf = (low: number, high: number): ExactDraw => timesOf(1, low, high);

/** A number with so many decimal places, which is the step times `low` to `high` of the last place. */
export const decimalOf =
  (places: number, low: number, high: number, step = 1): ExactDraw =>
  (chance) =>
    decimal(step * chance.int(low, high), places);

/** A whole number and a half. */
export const andAHalf =
  (low: number, high: number): ExactDraw =>
  (chance) =>
    decimal(5 * (2 * chance.int(low, high) + 1), 1);

export const oneOfWholes =
  (...wholes: readonly number[]): ExactDraw =>
  (chance) =>
    rational(chance.pick(wholes));
