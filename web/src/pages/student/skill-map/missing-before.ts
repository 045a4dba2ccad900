import { isMastered, type StandingSkill } from '../standing-skills.ts';

const known = ({ progress }: StandingSkill): boolean => isMastered(progress) || progress.standing === 'assumed';

/**
 * Returns the prerequisites of a skill that the student doesn't know yet. A skill that is assumed, and was answered right so
 * far, isn't missing.
 */
export const missingBefore = ({ skill, progress }: StandingSkill, skills: readonly StandingSkill[]): StandingSkill[] =>
  progress.unlocked ? [] : skills.filter((one) => skill.prerequisites.includes(one.skill.id) && !known(one));

/**
 * Returns where to start for a locked skill: a prerequisite, or one of its own prerequisites, down to a skill that is open.
 * Null if nothing is missing.
 */
export function beginBefore(chosen: StandingSkill, skills: readonly StandingSkill[]): StandingSkill | null {
  const missing = missingBefore(chosen, skills);
  const open = missing.find(({ progress }) => progress.unlocked);
  return open ?? (missing[0] === undefined ? null : beginBefore(missing[0], skills));
}
