import { queryOptions } from '@tanstack/react-query';
import type { Skill, SkillGraph } from '@stoa/schema/skill';
import type { SkillProgress } from '@stoa/schema/mastery';
import { client } from '../../house.ts';

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => client.practice.home({}), staleTime: 0 });

/** The newest lesson that is not at its end, if there is one. */
export const lessonUnderWayQuery = queryOptions({
  queryKey: ['lessons', 'under_way'],
  queryFn: () => client.lessons.history({ query: { how: 'under_way', limit: 1 } }),
  staleTime: 0,
});

export const graphQuery = queryOptions({
  queryKey: ['graph'],
  queryFn: () => client.knowledgeGraph.graph({ query: {} }),
  staleTime: Infinity,
});

export const progressQuery = (learnerId: string) =>
  queryOptions({
    queryKey: ['progress', learnerId],
    queryFn: () => client.mastery.skills({ params: { learnerId } }),
    staleTime: 0,
  });

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
