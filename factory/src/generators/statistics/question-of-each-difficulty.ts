import { byDifficulty } from '../../by-difficulty.ts';
import type { Generator } from '../../generator.ts';

/** A family that asks about the same data in another way at each difficulty: every question is declared by itself. */
export const questionOfEachDifficulty = (
  told: Pick<Generator, 'name' | 'version' | 'skill' | 'difficulties'>,
  questions: readonly [Generator, Generator, Generator, Generator, Generator],
): Generator => ({
  ...told,
  draft: (chance, difficulty) => byDifficulty(difficulty, questions).draft(chance, difficulty),
});
