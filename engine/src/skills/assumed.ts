import type { Grade } from '@stoa/schema/account';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { Skill, SkillId } from '@stoa/schema/skill';
import { isMastered } from '../mastery/standing.ts';
import { stateOf, type SkillStates } from '../mastery/skill-state.ts';
import type { SkillGraphIndex } from './graph-index.ts';

/**
 * Skills that a learner is assumed to know, from earlier grades or because of her placement. They unlock what builds on them,
 * but that never counts as mastery.
 */
export type Assumed = ReadonlySet<SkillId>;

export const nothingAssumed: Assumed = new Set();

/** Where a learner starts: the grade that she stated, and the skills that her placement credits. Null or missing if not known. */
export type Footing = { grade?: Grade | null | undefined; placed?: readonly SkillId[] | null | undefined };

/**
 * Returns the skills that a learner is assumed to know: those that her placement credits, or without a placement those of
 * earlier grades. Skills that she has mastered aren't among them. The assumption of a skill ends
 *
 *   1. for good, with her first answer that isn't right without help (a later mastery replaces it),
 *   2. while a skill that builds directly on it goes badly: enough answers without help, and an estimate below the policy's
 *      `doubt_below`. One wrong answer there may be a slip and ends nothing.
 *
 * Without a placement and a grade, nothing is assumed. A grade above the graph's last counts as the last, so that there is
 * something left to learn.
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

/** Returns the grade at which a learner starts on this graph. */
export const startGrade = ({ skills }: SkillGraphIndex, grade: Grade): number =>
  Math.min(grade, Math.max(...skills.map((skill) => skill.grade)));

/**
 * True if every answer to the skill was right without help, or if there was none. A miss resets the streak, and a hint leaves
 * it unchanged.
 */
function neverMissed(skill: Skill, states: SkillStates): boolean {
  const { streak, opportunities } = stateOf(skill, states);
  return streak === opportunities;
}

function goesBadly(skill: Skill, states: SkillStates, { min_evidence, doubt_below }: PracticePolicy): boolean {
  const { unaided_opportunities, p_mastery } = stateOf(skill, states);
  return unaided_opportunities >= min_evidence && p_mastery < doubt_below;
}
