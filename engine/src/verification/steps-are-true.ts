import type { BankedProblem } from '@stoa/schema/problem';
import { falseArithmeticIn } from '../guards/harm/false-arithmetic.ts';

/** With fewer than two numbers nothing can be claimed of them. */
const ofNumbers = /\d\D[^]*\d|\b(?:half|third|quarter)\b/;

/** No step of the solution and no hint states an equation or inequality between numbers that does not hold. */
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
  return said.flatMap(({ where, text }) => {
    const claim = ofNumbers.test(text) ? falseArithmeticIn(text) : null;
    return claim === null ? [] : [`${where} states "${claim}", which is not true`];
  });
}
