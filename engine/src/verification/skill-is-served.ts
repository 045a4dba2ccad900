import type { BankedProblem } from '@stoa/schema/problem';

/** What families of problems there are: the skill that each writes for, and at which difficulties. */
export type FamilyRecord = ReadonlyMap<string, { readonly skill: string; readonly difficulties: readonly number[] }>;

/**
 * The problem is for a skill that the graph has, and where one of our own families wrote it, for that family's skill and at one of its
 * difficulties: a sum is not relabelled as a quadratic equation. Whether what a person wrote fits its skill, a person has to see.
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
