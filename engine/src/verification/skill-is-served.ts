import type { BankedProblem } from '@stoa/schema/problem';

/** The families of problems: the skill that each writes for, and at which difficulties. */
export type FamilyRecord = ReadonlyMap<string, { readonly skill: string; readonly difficulties: readonly number[] }>;

/**
 * Checks that the graph has the problem's skill and, if one of our own families wrote the problem, that it has that family's
 * skill and one of its difficulties, so that a sum can't be relabelled as a quadratic equation. Whether a person's problem
 * fits its skill, a person must judge.
 */
export function skillIsServed(
  { item, origin }: BankedProblem,
  { graph, families }: { graph: { readonly nodes: readonly { readonly id: string }[] }; families: FamilyRecord },
): string[] {
  const { skill_id, difficulty } = item.meta;
  const family = families.get(origin.generator);
  return [
    ...(graph.nodes.some(({ id }) => id === skill_id) ? [] : [`the graph has no skill ${skill_id}`]),
    ...(family === undefined || family.skill === skill_id
      ? []
      : [`${origin.generator} writes for ${family.skill}, not for ${skill_id}`]),
    ...(family === undefined || family.difficulties.includes(difficulty)
      ? []
      : [`${origin.generator} writes nothing of difficulty ${difficulty}`]),
  ];
}
