import type { BankedProblem } from '@stoa/schema/problem';
import { falseArithmeticIn } from '../guards/harm/false-arithmetic.ts';
import { falseLinesOf } from '../solving/false-lines.ts';
import { taskOfStem } from '../solving/stem-task.ts';

/** A text with fewer than two numbers can't claim anything about them. */
const ofNumbers = /\d\D[^]*\d|\b(?:half|third|quarter)\b/;

/**
 * Checks that no step of the solution and no hint states a false equation or inequality between numbers. No step states an
 * equation of the unknown that the answer doesn't solve, or rewrites an expression as one with another value.
 */
export function stepsAreTrue({ item }: BankedProblem): string[] {
  const said = [
    ...item.solution_logic.steps.map(({ step_index, explanation, math }) => ({
      where: `step ${step_index}`,
      text: `${explanation} $${math}$`,
    })),
    ...item.misconceptions.flatMap(({ id, hint_ladder }) =>
      hint_ladder.map((text, rung) => ({ where: `hint ${rung + 1} of ${id}`, text })),
    ),
  ];
  const known = { task: taskOfStem(item.problem_content.stem), answer: item.solution_logic.final_answer_canonical };
  const falseLines = new Set(
    falseLinesOf(
      item.solution_logic.steps.map(({ math }) => math),
      known,
    ),
  );
  const told = new Set<string>(); // a hint may repeat a step
  return [
    ...said.flatMap(({ where, text }) => {
      const claim = ofNumbers.test(text) ? falseArithmeticIn(text) : null;
      if (claim === null || told.has(claim)) return [];
      told.add(claim);
      return [`${where} states "${claim}", which is not true`];
    }),
    ...item.solution_logic.steps.flatMap(({ step_index, math }) =>
      falseLines.has(math) && !told.has(math) ? [`step ${step_index} states "${math}", which is not true of this problem`] : [],
    ),
  ];
}
