import type { Chance, Difficulty } from '../../generator.ts';
import { byDifficulty } from '../../by-difficulty.ts';
import { listed } from '../../wording/whole-number-text.ts';

export const degrees = (angles: readonly number[]): string => listed(angles.map((one) => `${one}°`));
export const sumTex = (angles: readonly number[]): string => angles.map((one) => `${one}^\\circ`).join(' + ');
/** Draws easy numbers of degrees at first, and any at later levels. */
export const angle = (chance: Chance, difficulty: Difficulty, low: number, high: number): number => {
  const step = byDifficulty(difficulty, [10, 5, 1, 1, 1]);
  return step * chance.int(Math.ceil(low / step), Math.floor(high / step));
};
