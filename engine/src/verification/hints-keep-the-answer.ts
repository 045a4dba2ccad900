import { findLeak } from '../guards/leak/find-leak.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import { statementOf } from '../problems/problem-statement.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import { namesMathematics } from './names-mathematics.ts';

/** Every ladder has three rungs, all different, and each fits where hints are shown. */
export function laddersHaveThreeRungs({ item }: BankedProblem): string[] {
  return item.misconceptions.flatMap(({ id, hint_ladder }) => [
    ...(hint_ladder.length === 3 ? [] : [`the ladder of ${id} has ${hint_ladder.length} rungs, not 3`]),
    ...(new Set(hint_ladder).size === hint_ladder.length ? [] : [`the ladder of ${id} says the same twice`]),
    ...hint_ladder.filter((hint) => hint.length > 400).map((hint) => `a hint of ${id} is longer than 400 characters: "${hint}"`),
  ]);
}

/** The third rung is a step of this problem, so it names one of its numbers or expressions, where the problem has any. */
export function thirdRungsAreSubSteps(problem: BankedProblem): string[] {
  const { item } = problem;
  const { steps } = item.solution_logic;
  const mathematics = [statementOf(problem), ...item.answer_spec.ui.choices, ...steps.map(({ math }) => math)];
  if (!mathematics.some((text) => /\d/.test(text))) return [];
  return item.misconceptions.flatMap(({ id, hint_ladder: [, , third] }) =>
    third === undefined || namesMathematics(third) ? [] : [`hint 3 of ${id} names no number or expression: "${third}"`],
  );
}

const levels = [1, 2, 3] as const;

/** No rung gives the answer away, alone or together with the rungs above it; the third one neither. */
export function hintsKeepTheAnswer(problem: BankedProblem): string[] {
  const answer = answerQuestion(problem);
  const stem = statementOf(problem);
  return problem.item.misconceptions.flatMap(({ id, hint_ladder }) =>
    hint_ladder.flatMap((text, rung) =>
      findLeak({ text, answer, stem, shown: hint_ladder.slice(0, rung), written: [], level: levels[rung] ?? 3 }).map(
        ({ says }) => `hint ${rung + 1} of ${id} ${says}: "${text}"`,
      ),
    ),
  );
}
