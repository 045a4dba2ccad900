import type { AnswerQuestion } from '@stoa/engine/math/check-answer';
import type { BankedProblem } from '@stoa/schema/problem';

/** The problem as the answer checker sees it. */
export function questionOf({ item, judging }: Pick<BankedProblem, 'item' | 'judging'>): AnswerQuestion {
  return {
    expected: item.solution_logic.final_answer_canonical,
    input_type: item.answer_spec.input_type,
    tolerance: item.answer_spec.tolerance,
    accepted_forms: item.answer_spec.accepted_forms,
    choices: item.answer_spec.ui.choices,
    judging,
  };
}
