import type { AnswerSpec } from '@stoa/schema/problem';

/**
 * Returns the minimum chance of a right guess that the input type allows: one in n choices, one in two for true or false. A
 * skill's own `p_guess` may be greater, but on such a problem not less.
 */
export function guessFloor({ input_type, ui }: Pick<AnswerSpec, 'input_type' | 'ui'>): number {
  if (input_type === 'boolean') return 1 / 2;
  return input_type === 'multiple_choice' && ui.choices.length > 0 ? 1 / ui.choices.length : 0;
}
