import type { BankedProblem } from '@stoa/schema/problem';
import { readAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { choiceKey, findChoice } from '../math/judge/choices.ts';

/** Returns the problem in the form that the answer checker needs. */
export const answerQuestion = ({ item, judging }: BankedProblem): AnswerQuestion => ({
  expected: item.solution_logic.final_answer_canonical,
  input_type: item.answer_spec.input_type,
  tolerance: item.answer_spec.tolerance,
  accepted_forms: item.answer_spec.accepted_forms,
  choices: item.answer_spec.ui.choices,
  judging,
});

/**
 * Returns the answer as it is printed beside a solution: words for a choice or a truth value, TeX between dollar signs for
 * mathematics.
 */
export const shownAnswer = (problem: BankedProblem): string => printedAnswer(answerQuestion(problem));

/** Like `shownAnswer`, for any question. */
export function printedAnswer(question: AnswerQuestion): string {
  const { expected, input_type, choices } = question;
  if (input_type === 'multiple_choice') {
    const at = findChoice(expected, choices);
    return at === null ? expected : `${choiceKey(at)}: ${choices[at]!}`;
  }
  if (input_type === 'boolean') return expected === 'true' ? 'True' : 'False';
  const reading = readAnswer(question, expected);
  return reading.kind === 'read' ? `$${reading.echo.latex}$` : expected;
}
