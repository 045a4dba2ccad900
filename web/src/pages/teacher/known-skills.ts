import type { StandingSkill } from '../student/standing-skills.ts';

/** What a student knows, as a teacher asks it: skills by name under the words for how they stand, those touched last first. */
export type KnownSkills = {
  mastered: string[];
  /** Mastered before, and time to look at them again. */
  due: string[];
  learning: string[];
  /** Learning, and more often wrong than not. */
  hard: string[];
  /** Of earlier grades or by placement, never tried here. */
  assumed: number;
};

/** Below this estimate a skill that is being learned is one the student finds hard. */
const hardBelow = 0.4;

export function knownSkills(skills: readonly StandingSkill[]): KnownSkills {
  const lately = skills.toSorted((a, b) =>
    (b.progress.last_practiced_at ?? '').localeCompare(a.progress.last_practiced_at ?? ''),
  );
  const names = (which: (one: StandingSkill['progress']) => boolean) =>
    lately.filter(({ progress }) => which(progress)).map(({ skill }) => skill.name);
  const isHard = ({ standing, p_mastery, last_outcome }: StandingSkill['progress']) =>
    standing === 'learning' && p_mastery < hardBelow && last_outcome !== 'correct';
  return {
    mastered: names(({ standing }) => standing === 'mastered'),
    due: names(({ standing }) => standing === 'due'),
    learning: names((one) => one.standing === 'learning' && !isHard(one)),
    hard: names(isHard),
    assumed: skills.filter(({ progress }) => progress.standing === 'assumed').length,
  };
}
