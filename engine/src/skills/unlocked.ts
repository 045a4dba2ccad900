import type { Skill, SkillId } from '@stoa/schema/skill';
import { isMastered } from '../mastery/standing.ts';
import type { SkillStates } from '../mastery/skill-state.ts';
import type { SkillGraphIndex } from './graph-index.ts';

/** Open to the learner: all prerequisites are mastered (practice spec §8.2), or it was mastered itself and stays open after a slip. */
export function isUnlocked(skill: Skill, states: SkillStates): boolean {
  return mastered(skill.id, states) || skill.prerequisites.every((id) => mastered(id, states));
}

export const unlockedSkills = (graph: SkillGraphIndex, states: SkillStates): Skill[] =>
  graph.skills.filter((skill) => isUnlocked(skill, states));

/** The prerequisites that still stand between the learner and a skill. */
export const missingPrerequisites = (graph: SkillGraphIndex, id: SkillId, states: SkillStates): Skill[] =>
  graph.prerequisitesOf(id).filter((before) => !mastered(before.id, states));

/** The skills that became open because `by` has just been mastered. */
export const unlockedBy = (graph: SkillGraphIndex, by: SkillId, states: SkillStates): Skill[] =>
  graph.dependentsOf(by).filter((skill) => !mastered(skill.id, states) && isUnlocked(skill, states));

function mastered(id: SkillId, states: SkillStates): boolean {
  const state = states.get(id);
  return state !== undefined && isMastered(state);
}
