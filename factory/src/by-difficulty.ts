import type { Difficulty } from './generator.ts';

export const allDifficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

/** Returns the entry for a difficulty from a list of five. */
export const byDifficulty = <T>(difficulty: Difficulty, five: readonly [T, T, T, T, T]): T => five[difficulty - 1]!;
