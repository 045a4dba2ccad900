import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer } from '../../../math/check-answer.ts';
import { answerQuestion } from '../../../problems/answer-question.ts';
import type { LessonKey } from './lesson-key.ts';
import type { SimulatedStudent } from './lesson-student.ts';
import { rightAnswer, slippedAnswer } from './student-answers.ts';

/** The number of answers, and how many were right. */
export type Score = { asked: number; right: number };

/** Number of problems on each concept in a test. */
const each = 3;

/**
 * Tests her, without any help, on problems of the bank that she hasn't seen, on the skills of the plan's concepts. The luck of
 * the day is the same in both tests, so a student who has learned nothing scores the same.
 *
 * Shape   `met`: stems that she has seen, in the lesson or in an earlier test. Those of this test are added to it.
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
