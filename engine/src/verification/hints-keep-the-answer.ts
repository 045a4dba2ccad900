import { findLeak } from '../guards/leak/find-leak.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import { statementOf } from '../problems/problem-statement.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import { namesMathematics } from './names-mathematics.ts';

/** Returns the hint ladders of a problem: its own, if it has one, and that of each misconception. */
const laddersOf = ({ item, ladder }: BankedProblem): { name: string; rungs: readonly string[] }[] => [
  ...(ladder === undefined ? [] : [{ name: 'the problem', rungs: ladder }]),
  ...item.misconceptions.map(({ id, hint_ladder }) => ({ name: id, rungs: hint_ladder })),
];

/** Checks that every ladder has three rungs, all different, and each fits where hints are shown. */
export function laddersHaveThreeRungs(problem: BankedProblem): string[] {
  return laddersOf(problem).flatMap(({ name, rungs }) => [
    ...(rungs.length === 3 ? [] : [`the ladder of ${name} has ${rungs.length} rungs, not 3`]),
    ...(new Set(rungs).size === rungs.length ? [] : [`the ladder of ${name} says the same twice`]),
    ...rungs.filter((hint) => hint.length > 400).map((hint) => `a hint of ${name} is longer than 400 characters: "${hint}"`),
  ]);
}

/** Checks that the third rung names one of the problem's numbers or expressions, if it has any: it is a step of this problem. */
export function thirdRungsAreSubSteps(problem: BankedProblem): string[] {
  const { item } = problem;
  const { steps } = item.solution_logic;
  const mathematics = [statementOf(problem), ...item.answer_spec.ui.choices, ...steps.map(({ math }) => math)];
  if (!mathematics.some((text) => /\d/.test(text))) return [];
  return laddersOf(problem).flatMap(({ name, rungs: [, , third] }) =>
    third === undefined || namesMathematics(third) ? [] : [`hint 3 of ${name} names no number or expression: "${third}"`],
  );
}

const levels = [1, 2, 3] as const;

/** Checks that no rung, not even the third, gives the answer away, alone or together with the rungs above it. */
export function hintsKeepTheAnswer(problem: BankedProblem): string[] {
  const answer = answerQuestion(problem);
  const stem = statementOf(problem);
  return laddersOf(problem).flatMap(({ name, rungs }) =>
    rungs.flatMap((text, rung) =>
      findLeak({ text, answer, stem, shown: rungs.slice(0, rung), written: [], level: levels[rung] ?? 3 }).map(
        ({ says }) => `hint ${rung + 1} of ${name} ${says}: "${text}"`,
      ),
    ),
  );
}
