import type { Generator } from './generator.ts';

/**
 * One family whose problems have another shape at other difficulties: each shape is declared by itself, under the same name.
 *
 * Shape   the shapes have one name, version and skill, stand in the order of their difficulties, and share none.
 */
export const byShape = (...shapes: readonly [Generator, ...Generator[]]): Generator => ({
  ...shapes[0],
  difficulties: shapes.flatMap(({ difficulties }) => difficulties).toSorted((one, other) => one - other),
  draft: (chance, difficulty) => shapes.find(({ difficulties }) => difficulties.includes(difficulty))!.draft(chance, difficulty),
});
