import type { Skill, SkillGraph, SkillId } from '@stoa/schema/skill';

/** A valid skill graph, prepared for queries. */
export type SkillGraphIndex = {
  readonly version: string;
  /** In the graph's own order, which is the order of teaching. */
  readonly skills: readonly Skill[];
  readonly byId: ReadonlyMap<SkillId, Skill>;
  /** Every skill after all of its prerequisites; among equals, the graph's own order. */
  readonly inOrder: readonly Skill[];
  /** The skills that a skill directly builds on. */
  prerequisitesOf(id: SkillId): readonly Skill[];
  /** The skills that directly build on a skill. */
  dependentsOf(id: SkillId): readonly Skill[];
  /** All skills that a skill builds on, nearest first. */
  allPrerequisitesOf(id: SkillId): readonly Skill[];
  /** How many skills build on a skill, directly or not; only those up to a grade, if one is given. */
  opens(id: SkillId, upToGrade?: number): number;
};

export class UnknownSkillError extends Error {
  override name = 'UnknownSkillError';
  readonly skillId: string;
  constructor(skillId: string) {
    super(`The skill graph has no skill ${skillId}.`);
    this.skillId = skillId;
  }
}

/**
 * Indexes a graph in which `validateGraph` found no errors.
 *
 * Errors  throws for a graph with a cycle or a missing id, which should have been refused when it was opened; the methods throw
 *         `UnknownSkillError`.
 */
export function indexGraph(graph: SkillGraph): SkillGraphIndex {
  const byId = new Map(graph.nodes.map((skill) => [skill.id, skill]));
  const find = (id: SkillId): Skill => {
    const skill = byId.get(id);
    if (skill === undefined) throw new UnknownSkillError(id);
    return skill;
  };
  const dependents = new Map<SkillId, Skill[]>(graph.nodes.map(({ id }) => [id, []]));
  for (const skill of graph.nodes) for (const id of skill.prerequisites) dependents.get(find(id).id)!.push(skill);

  const reached = (from: SkillId, next: (id: SkillId) => readonly Skill[]): Skill[] => {
    const seen = new Map<SkillId, Skill>();
    let border: readonly Skill[] = [find(from)];
    while (border.length > 0) {
      border = border.flatMap(({ id }) => next(id)).filter(({ id }) => !seen.has(id));
      for (const skill of border) seen.set(skill.id, skill);
    }
    return [...seen.values()];
  };
  const prerequisitesOf = (id: SkillId) => find(id).prerequisites.map(find);
  const dependentsOf = (id: SkillId) => dependents.get(find(id).id)!;
  const opened = new Map(graph.nodes.map(({ id }) => [id, reached(id, dependentsOf)]));

  return {
    version: graph.version,
    skills: graph.nodes,
    byId,
    inOrder: topologicalOrder(graph.nodes),
    prerequisitesOf,
    dependentsOf,
    allPrerequisitesOf: (id) => reached(id, prerequisitesOf),
    opens: (id, upToGrade = Infinity) => opened.get(find(id).id)!.filter(({ grade }) => grade <= upToGrade).length,
  };
}

function topologicalOrder(skills: readonly Skill[]): Skill[] {
  const placed = new Set<SkillId>();
  const order: Skill[] = [];
  while (order.length < skills.length) {
    const next = skills.find(({ id, prerequisites }) => !placed.has(id) && prerequisites.every((before) => placed.has(before)));
    if (next === undefined) throw new Error('The skill graph has a cycle or names a skill that it does not have.');
    placed.add(next.id);
    order.push(next);
  }
  return order;
}
