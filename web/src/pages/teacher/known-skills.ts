import type { StandingSkill } from '../student/standing-skills.ts';

/** What a student knows, for her teacher: the names of skills by standing, last touched first. */
export type KnownSkills = {
  mastered: string[];
  /** Mastered before, and due for review. */
  due: string[];
  learning: string[];
  /** Being learned, and more often wrong than right. */
  hard: string[];
  /** The number of skills assumed from earlier grades or by placement, and never tried here. */
  assumed: number;
};

/** Below this estimate, a skill that is being learned counts as hard for the student. */
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
