import type { Skill, SkillId } from '@stoa/schema/skill';
import { isMastered } from '../mastery/standing.ts';
import type { SkillStates } from '../mastery/skill-state.ts';
import type { Assumed } from './assumed.ts';
import type { SkillGraphIndex } from './graph-index.ts';

/**
 * True if a skill is open to the learner: all prerequisites are mastered (practice spec §8.2) or assumed, or the skill itself
 * was mastered and stays open after a slip. Open skills may be recommended; the others may still be begun, with a warning.
 */
export function isUnlocked(skill: Skill, states: SkillStates, assumed: Assumed): boolean {
  return mastered(skill.id, states) || skill.prerequisites.every((id) => mastered(id, states) || assumed.has(id));
}

export const unlockedSkills = (graph: SkillGraphIndex, states: SkillStates, assumed: Assumed): Skill[] =>
  graph.skills.filter((skill) => isUnlocked(skill, states, assumed));

/** Returns the prerequisites that the learner still lacks for a skill. */
export const missingPrerequisites = (graph: SkillGraphIndex, id: SkillId, states: SkillStates, assumed: Assumed): Skill[] =>
  graph.prerequisitesOf(id).filter((before) => !mastered(before.id, states) && !assumed.has(before.id));

/**
 * Returns the skills that became open because `by` was just mastered. `assumed` is from before that: an assumed skill had
 * already unlocked them.
 */
export const unlockedBy = (graph: SkillGraphIndex, by: SkillId, states: SkillStates, assumed: Assumed): Skill[] =>
  assumed.has(by)
    ? []
    : graph.dependentsOf(by).filter((skill) => !mastered(skill.id, states) && isUnlocked(skill, states, assumed));

function mastered(id: SkillId, states: SkillStates): boolean {
  const state = states.get(id);
  return state !== undefined && isMastered(state);
}
