import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer } from '../../../math/check-answer.ts';
import { answerQuestion } from '../../../problems/answer-question.ts';
import type { LessonKey } from './lesson-key.ts';
import type { SimulatedStudent } from './lesson-student.ts';
import { rightAnswer, slippedAnswer } from './student-answers.ts';

/** How many of so many answers were right. */
export type Score = { asked: number; right: number };

/** Problems of each concept in a test. */
const each = 3;

/**
 * Problems of the bank on the skills of the plan's concepts that she has not met, answered with nobody there. The luck of the day is the same in
 * both tests: who has learned nothing scores the same.
 *
 * Shape   `met`: stems that she has seen, in the lesson or in an earlier test; those of the test are added to it.
 */
export function unaidedTest(
  student: SimulatedStudent,
  { plan, problems }: LessonKey,
  met: Set<string>,
  luck: () => number,
): Score {
  const score = { asked: 0, right: 0 };
  for (const { id, skill_id } of plan.concepts) {
    const unseen = problems.filter(
      ({ item }) =>
        item.meta.skill_id === skill_id && !met.has(item.problem_content.stem) && item.answer_spec.answer_mode !== 'work_shown',
    );
    for (let at = 0; at < each; at += 1) {
      const [dice, place, slip] = [luck(), luck(), luck()];
      const problem = unseen.splice(Math.floor(place * unseen.length), 1)[0];
      if (problem === undefined) continue;
      met.add(problem.item.problem_content.stem);
      score.asked += 1;
      if (isJudgedRight(problem, student.isRightAlone(id, dice), slip)) score.right += 1;
    }
  }
  return score;
}

function isJudgedRight(problem: BankedProblem, right: boolean, slip: number): boolean {
  const judged = answerQuestion(problem);
  const answer = { ...judged, accepted_forms: [...judged.accepted_forms], choices: [...judged.choices] };
  return checkAnswer(answer, right ? rightAnswer(answer) : slippedAnswer(answer, () => slip)).verdict === 'correct';
}
