import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { PracticeProblems, StudyPlan, StudyPlanStep } from '@stoa/schema/study-plan';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';

/** A skill, and which of its problems may be asked; if none are named, all of them may. */
export type ProblemSelection = { skill_id: SkillId; problems: readonly PracticeProblems[] };

/**
 * Returns the verified problems that a step may ask: those of its selection that want one answer, not a page of work.
 *
 * Errors  none: a family that the bank doesn't have, or not at that difficulty, yields no problem.
 */
export function fittingProblems(
  shelf: Pick<ProblemShelf, 'verifiedFor'>,
  { skill_id, problems }: ProblemSelection,
): BankedProblem[] {
  return shelf
    .verifiedFor(skill_id)
    .filter(
      ({ item, origin }) =>
        item.answer_spec.answer_mode !== 'work_shown' &&
        (problems.length === 0 ||
          problems.some(({ family, difficulties }) => family === origin.family && difficulties.includes(item.meta.difficulty))),
    );
}

/**
 * Returns which problems a step may ask, so that nothing is asked before it's taught. A practice step asks its own. Any other
 * step, once its own questions are used up, asks those of its concept's practice step (the next one, if there are several).
 * Returns null if the concept's skill is practiced only on another concept, with chosen problems: what the skill's other
 * problems need is unknown.
 */
export function selectionFor(
  { concepts, steps }: Pick<StudyPlan, 'concepts' | 'steps'>,
  step: StudyPlanStep,
): ProblemSelection | null {
  if (step.type === 'practice') return step;
  const practices = steps.flatMap((one) => (one.type === 'practice' ? [one] : []));
  const own = practices.filter(({ concept }) => concept === step.concept);
  const practice = own.find((one) => one.step > step.step) ?? own.at(-1);
  if (practice !== undefined) return practice;
  const skill_id = concepts.find(({ id }) => id === step.concept)?.skill_id;
  if (skill_id === undefined) return null;
  return practices.some((one) => one.skill_id === skill_id && one.problems.length > 0) ? null : { skill_id, problems: [] };
}
