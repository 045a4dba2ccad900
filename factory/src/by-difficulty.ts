import type { Difficulty } from './generator.ts';

export const allDifficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** The entry of a five-rung scale that belongs to a difficulty. */
export const byDifficulty = <T>(difficulty: Difficulty, five: readonly [T, T, T, T, T]): T => five[difficulty - 1]!;
