import type { Grade } from '@stoa/schema/account';
import type { Skill, SkillId } from '@stoa/schema/skill';
import type { SkillGraphIndex } from '../../graph-index.ts';
import type { PlacementAnswer } from '../placement-answer.ts';

/** A simulated learner with known skills, and how she answers. */
export type PlacementLearner = {
  grade: Grade;
  knows: (id: SkillId) => boolean;
  answer: (skill: Skill) => PlacementAnswer['outcome'];
};

/** How a simulated learner answers if she has the skill, or if she doesn't. */
type Manner = (has: boolean, { p_slip, p_guess }: Skill['bkt'], random: () => number) => PlacementAnswer['outcome'];

const rightWith = (chance: number, random: () => number) => (random() < chance ? 'correct' : 'incorrect');

export const manners = {
  /** As the graph's parameters say. */
  sincere: (has, { p_slip, p_guess }, random) => rightWith(has ? 1 - p_slip : p_guess, random),
  /** Slips twice as often. Says "not yet" to every third question about a skill that she lacks. */
  hasty: (has, { p_slip, p_guess }, random) =>
    !has && random() < 1 / 3 ? 'not_yet' : rightWith(has ? 1 - Math.min(0.4, p_slip * 2) : p_guess, random),
  /** Answers without regard to what she knows, so nothing can be found out about her. */
  nonsense: (_has, _bkt, random) => rightWith(0.5, random),
} as const satisfies Record<string, Manner>;

/**
 * Makes a learner of a grade by another process than the one that a placement assumes, so that the test doesn't share its
 * assumptions. She is ahead of her grade or behind it, in each strand by a different amount, and in each skill too. She rarely
 * has a skill whose prerequisites she lacks.
 */
export function placementLearner(
  graph: SkillGraphIndex,
  grade: Grade,
  manner: keyof typeof manners,
  random: () => number,
): PlacementLearner {
  const ahead = (random() + random() + random() - 1.5) * 2.2;
  const inStrand = new Map<string, number>();
  const known = new Set<SkillId>();
  for (const { id, strand, grade: taught, prerequisites } of graph.inOrder) {
    if (!inStrand.has(strand)) inStrand.set(strand, (random() + random() - 1) * 1.6);
    const reach = grade + 0.1 + ahead + inStrand.get(strand)! + (random() - 0.5) * 1.5;
    const ready = prerequisites.every((before) => known.has(before)) || random() < 0.05;
    if (reach > taught && ready) known.add(id);
  }
  return {
    grade,
    knows: (id) => known.has(id),
    answer: (skill) => manners[manner](known.has(skill.id), skill.bkt, random),
  };
}
