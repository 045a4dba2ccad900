import type { SkillProgress } from '@stoa/schema/mastery';
import type { Skill, SkillGraph } from '@stoa/schema/skill';

/** A skill with how it stands for this learner. */
export type StandingSkill = { skill: Skill; progress: SkillProgress };

/** The graph with the learner's standing laid over it, in the graph's own order. */
export function standingSkills(graph: SkillGraph, progress: readonly SkillProgress[]): StandingSkill[] {
  const byId = new Map(progress.map((one) => [one.skill_id, one]));
  return graph.nodes.flatMap((skill) => {
    const of = byId.get(skill.id);
    return of === undefined ? [] : [{ skill, progress: of }];
  });
}

/** Mastered, due for review or not: it stands. */
export const stands = ({ standing }: Pick<SkillProgress, 'standing'>): boolean => standing === 'mastered' || standing === 'due';
