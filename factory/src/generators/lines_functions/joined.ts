import type { Difficulty, Generator } from '../../generator.ts';

/** One family whose difficulties ask different things: each part is a family by itself, at difficulties of its own. */
export function joined(...parts: readonly [Generator, ...Generator[]]): Generator {
  const partAt = (difficulty: Difficulty): Generator => parts.find(({ difficulties }) => difficulties.includes(difficulty))!;
  return {
    ...parts[0],
    difficulties: parts.flatMap(({ difficulties }) => difficulties).toSorted((one, other) => one - other),
    draft: (chance, difficulty) => partAt(difficulty).draft(chance, difficulty),
  };
}
