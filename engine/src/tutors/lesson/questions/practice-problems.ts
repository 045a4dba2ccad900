import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillId } from '@stoa/schema/skill';
import type { PracticeProblems, StudyPlan, StudyPlanStep } from '@stoa/schema/study-plan';
import type { ProblemShelf } from '../../../problems/problem-shelf.ts';

/** Problems of one skill, and which of them fit; none named: all of them do. */
export type ProblemSelection = { skill_id: SkillId; problems: readonly PracticeProblems[] };

/**
 * The verified problems that a step may ask: of its selection, and such as want one answer, not a page of work.
 *
 * Errors  none: a family that the bank does not have, or not at that difficulty, gives no problem.
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
 * Which problems a step may ask, so that nothing is asked before it is taught: a practice step its own; another one, once its own
 * questions are used up, those of the practice of its concept, the next one if there are several. Null where the concept's skill is
 * practiced on another concept alone, by problems of its choice: of the rest nobody has said what they need.
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
