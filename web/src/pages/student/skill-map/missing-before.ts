import { isMastered, type StandingSkill } from '../standing-skills.ts';

const known = ({ progress }: StandingSkill): boolean => isMastered(progress) || progress.standing === 'assumed';

/** What a skill builds on and the student does not know yet. A skill that is assumed, and was answered right so far, is not missing. */
export const missingBefore = ({ skill, progress }: StandingSkill, skills: readonly StandingSkill[]): StandingSkill[] =>
  progress.unlocked ? [] : skills.filter((one) => skill.prerequisites.includes(one.skill.id) && !known(one));

/**
 * Where to begin for a locked skill: what it builds on, or what that builds on in turn, down to a skill that is open. Null
 * where nothing is missing.
 */
export function beginBefore(chosen: StandingSkill, skills: readonly StandingSkill[]): StandingSkill | null {
  const missing = missingBefore(chosen, skills);
  const open = missing.find(({ progress }) => progress.unlocked);
  return open ?? (missing[0] === undefined ? null : beginBefore(missing[0], skills));
}
