import type { Generator } from './generator.ts';

/**
 * A family that asks in another way at some of its difficulties: each difficulty is drafted by the part that has it.
 *
 * Shape   the parts have one name, version and skill, stand in the order of their difficulties, and share none.
 */
export const joined = (...parts: readonly [Generator, ...Generator[]]): Generator => ({
  ...parts[0],
  difficulties: parts.flatMap(({ difficulties }) => difficulties),
  draft: (chance, difficulty) => parts.find(({ difficulties }) => difficulties.includes(difficulty))!.draft(chance, difficulty),
});
