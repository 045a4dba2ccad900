import { checkAnswer } from '@stoa/engine/math/check-answer';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import { questionOf } from './question-of.ts';

/**
 * The misconception whose rule gives this very answer, or null. An answer stands for a trigger when the checker would take it as
 * equal were the trigger the right answer: first in the form that the problem asks for, then in any form, for a student who
 * follows a mal-rule need not tidy up what it gives.
 */
export function explainingMisconception(problem: Pick<BankedProblem, 'item' | 'judging'>, answer: string): Misconception | null {
  const question = questionOf(problem);
  for (const judging of [problem.judging, { ...problem.judging, form: 'any' as const }]) {
    const found = problem.item.misconceptions.find(
      ({ trigger }) =>
        trigger.kind === 'exact_answer' &&
        checkAnswer({ ...question, expected: trigger.value, accepted_forms: [], judging }, answer).verdict === 'correct',
    );
    if (found !== undefined || problem.judging.form === 'any') return found ?? null;
  }
  return null;
}
