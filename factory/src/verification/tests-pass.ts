import { checkAnswer } from '@stoa/engine/math/check-answer';
import type { BankedProblem, ProblemTest } from '@stoa/schema/problem';
import { explainingMisconception } from '../explaining-misconception.ts';
import { questionOf } from '../question-of.ts';

/**
 * The problem's own tests, run as they are run again on every change of the engine. Choices and true/false are closed lists: there
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
    ...problem.tests.flatMap((test) => faultOf(problem, test)),
  ];
}

function faultOf(problem: BankedProblem, test: ProblemTest): string[] {
  const { verdict } = checkAnswer(questionOf(problem), test.answer);
  const expected = { correct: 'correct', misconception: 'incorrect', invalid: 'unreadable', wrong: 'incorrect' }[test.kind];
  if (verdict !== expected) return [`the ${test.kind} answer "${test.answer}" is judged ${verdict}, not ${expected}`];
  if (test.kind === 'misconception') return triggerFault(problem, test);

  const closed = ['multiple_choice', 'boolean'].includes(problem.item.answer_spec.input_type);
  if (test.kind !== 'wrong' || closed) return [];
  const explained = explainingMisconception(problem, test.answer);
  return explained === null ? [] : [`the plainly wrong answer "${test.answer}" is explained by ${explained.id}`];
}

function triggerFault(problem: BankedProblem, test: Extract<ProblemTest, { kind: 'misconception' }>): string[] {
  const found = explainingMisconception(problem, test.answer);
  if (found !== null && found.trigger.value === test.answer && found.error_tag === test.error_tag) return [];
  return [
    `"${test.answer}" should show ${test.error_tag} and shows ${found === null ? 'nothing' : `${found.error_tag} (${found.id})`}`,
  ];
}
