import type { SkillProgress } from '@stoa/schema/mastery';
import type { Skill, SkillGraph } from '@stoa/schema/skill';

/** A skill with this learner's progress in it. */
export type StandingSkill = { skill: Skill; progress: SkillProgress };

/** Combines the graph with the learner's standings, in the graph's own order. */
export function standingSkills(graph: SkillGraph, progress: readonly SkillProgress[]): StandingSkill[] {
  const byId = new Map(progress.map((one) => [one.skill_id, one]));
  return graph.nodes.flatMap((skill) => {
    const of = byId.get(skill.id);
    return of === undefined ? [] : [{ skill, progress: of }];
  });
}

/** True if a skill is mastered, whether it is due for review or not. */
export const isMastered = ({ standing }: Pick<SkillProgress, 'standing'>): boolean =>
  standing === 'mastered' || standing === 'due';
