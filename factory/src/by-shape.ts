import type { Generator } from './generator.ts';

/**
 * Combines shapes of problems for different difficulties into one family. Each shape is declared by itself, under the same
 * name.
 *
 * Shape   the shapes have the same name, version and skill, are listed in the order of their difficulties, and share none.
 */
export const byShape = (...shapes: readonly [Generator, ...Generator[]]): Generator => ({
  ...shapes[0],
  difficulties: shapes.flatMap(({ difficulties }) => difficulties).toSorted((one, other) => one - other),
  draft: (chance, difficulty) => shapes.find(({ difficulties }) => difficulties.includes(difficulty))!.draft(chance, difficulty),
});
