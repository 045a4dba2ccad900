import type { WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';
import { isLowest } from '../../wording/fraction-text.ts';

/** A fraction below one, reduced or not. */
export const drawProper = (chance: Chance, bottomTo: number): WrittenFraction =>
  drawUntil(
    () => ({ top: chance.int(1, bottomTo - 1), bottom: chance.int(2, bottomTo) }),
    (f) => f.top < f.bottom,
  );

/** A fraction below one in simplest form. */
export const drawLowest = (chance: Chance, bottomTo: number): WrittenFraction =>
  drawUntil(
    () => ({ top: chance.int(1, bottomTo - 1), bottom: chance.int(3, bottomTo) }),
    (f) => f.top < f.bottom && isLowest(f),
  );

/** Negative, zero or positive as the first is less, equal or greater. */
export const order = (a: WrittenFraction, b: WrittenFraction): number => a.top * b.bottom - b.top * a.bottom;
