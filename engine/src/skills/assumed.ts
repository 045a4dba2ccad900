import type { Grade } from '@stoa/schema/account';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { Skill, SkillId } from '@stoa/schema/skill';
import { isMastered } from '../mastery/standing.ts';
import { stateOf, type SkillStates } from '../mastery/skill-state.ts';
import type { SkillGraphIndex } from './graph-index.ts';

/** Skills that a learner is taken to know, from earlier grades or by her placement. They open what builds on them, and are never mastered by that. */
export type Assumed = ReadonlySet<SkillId>;

export const nothingAssumed: Assumed = new Set();

/** From where a learner begins: the grade that she told, and the skills that her placement credits. Null or not given: not known. */
export type Footing = { grade?: Grade | null | undefined; placed?: readonly SkillId[] | null | undefined };

/**
 * The skills that a learner is taken to know: those that her placement credits, or without one those of earlier grades; of them what she
 * has not mastered, until evidence says otherwise. The assumption of a skill ends
 *
 *   1. for good, with her first answer on it that is not right on her own (a later mastery takes its place),
 *   2. while a skill that builds directly on it goes badly: enough answers of her own, and an estimate under the policy's `doubt_below`.
 *      One wrong answer there is a slip of anybody's and ends nothing.
 *
 * Without a placement and a grade nothing is assumed. A grade above the graph's last counts as the last, so that there is something left to learn.
 */
export function assumedSkills(graph: SkillGraphIndex, states: SkillStates, footing: Footing, policy: PracticePolicy): Assumed {
  const doubted = (skill: Skill) => graph.dependentsOf(skill.id).some((above) => goesBadly(above, states, policy));
  return new Set(
    supposed(graph, footing)
      .filter((skill) => !isMastered(stateOf(skill, states)) && neverMissed(skill, states) && !doubted(skill))
      .map(({ id }) => id),
  );
}

function supposed(graph: SkillGraphIndex, { grade = null, placed = null }: Footing): readonly Skill[] {
  if (placed !== null) return placed.flatMap((id) => graph.byId.get(id) ?? []);
  if (grade === null) return [];
  const start = startGrade(graph, grade);
  return graph.skills.filter((skill) => skill.grade < start);
}

/** Where a learner of a grade begins on this graph. */
export const startGrade = ({ skills }: SkillGraphIndex, grade: Grade): number =>
  Math.min(grade, Math.max(...skills.map((skill) => skill.grade)));

/** Every answer on it was right on the learner's own; having none counts too. A streak is broken by a miss and stands still with a hint. */
function neverMissed(skill: Skill, states: SkillStates): boolean {
  const { streak, opportunities } = stateOf(skill, states);
  return streak === opportunities;
}

function goesBadly(skill: Skill, states: SkillStates, { min_evidence, doubt_below }: PracticePolicy): boolean {
  const { unaided_opportunities, p_mastery } = stateOf(skill, states);
  return unaided_opportunities >= min_evidence && p_mastery < doubt_below;
}
