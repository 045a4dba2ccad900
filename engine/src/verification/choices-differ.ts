import { choiceKey } from '../math/judge/choices.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import { sameChoice } from './same-choice.ts';

/**
 * Checks that no two choices have the same value, and every wrong one results from some mal-rule. Choices that don't are
 * allowed in a lesson, which has a probe for them, and in an exam question, which has a sentence of its author.
 */
export function choicesComeFromRules({ item, lesson, exam }: BankedProblem): string[] {
  const { choices } = item.answer_spec.ui;
  const right = item.solution_logic.final_answer_canonical;
  return choices.flatMap((choice, position) => {
    const key = choiceKey(position);
    const alike = choices.findIndex((other, earlier) => earlier < position && sameChoice(other, choice));
    const explained =
      key === right ||
      lesson !== undefined ||
      exam !== undefined ||
      item.misconceptions.some(({ trigger }) => trigger.value === key);
    return [
      ...(alike < 0 ? [] : [`the choices ${choiceKey(alike)} and ${key} are worth the same`]),
      ...(explained ? [] : [`no mal-rule gives the choice ${key}, "${choice}"`]),
    ];
  });
}
