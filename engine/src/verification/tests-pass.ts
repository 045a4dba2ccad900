import { checkAnswer } from '../math/check-answer.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import { faultOfTrigger, matchMisconception } from '../problems/match-misconception.ts';
import type { BankedProblem, ProblemTest } from '@stoa/schema/problem';

/**
 * Runs the problem's own tests, which run again on every change of the engine. Choices and true/false are closed lists: there
 * a wrong answer need only be wrong, since a rule may explain each of them.
 */
export function testsPass(problem: BankedProblem): string[] {
  const missing = (['correct', 'invalid', 'wrong'] as const).filter((kind) => !problem.tests.some((test) => test.kind === kind));
  const untested = problem.item.misconceptions.filter(
    ({ trigger }) => !problem.tests.some((test) => test.kind === 'misconception' && test.answer === trigger.value),
  );
  return [
    ...missing.map((kind) => `there is no test of kind "${kind}"`),
    ...untested.map(({ id }) => `the misconception ${id} has no test`),
    ...problem.item.misconceptions.flatMap(({ id, trigger }) => {
      const fault = faultOfTrigger(trigger, answerQuestion(problem));
      return fault === null ? [] : [`the trigger of ${id} ${fault}`];
    }),
    ...problem.tests.flatMap((test) => faultOf(problem, test)),
  ];
}

function faultOf(problem: BankedProblem, test: ProblemTest): string[] {
  const check = checkAnswer(answerQuestion(problem), test.answer);
  const expected = { correct: 'correct', misconception: 'incorrect', invalid: 'unreadable', wrong: 'incorrect' }[test.kind];
  if (check.verdict !== expected) return [`the ${test.kind} answer "${test.answer}" is judged ${check.verdict}, not ${expected}`];

  const found = matchMisconception(problem, test.answer, check);
  if (test.kind === 'misconception') {
    if (found?.trigger.value === test.answer && found.error_tag === test.error_tag) return [];
    return [
      `"${test.answer}" should show ${test.error_tag} and shows ${found === null ? 'nothing' : `${found.error_tag} (${found.id})`}`,
    ];
  }
  const closed = ['multiple_choice', 'boolean'].includes(problem.item.answer_spec.input_type);
  if (test.kind !== 'wrong' || closed || found === null) return [];
  return [`the plainly wrong answer "${test.answer}" is explained by ${found.id}`];
}
