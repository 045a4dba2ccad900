import { signsOf, standsIn } from '../../../../hearing/answers/waiting-question.ts';
import { withSlashedFractions } from '../../../../math/slashed-fractions.ts';
import type { Question } from '../../state/lesson-session.ts';

const number = String.raw`\(?[-−]?\d+(?:\.\d+)?(?:/\d+)?\)?`;
const expression = new RegExp(String.raw`(?<![\d./])${number}(?:\s*[-−+*×÷]\s*${number})+`, 'g');

/**
 * True if one of several calculations is to be chosen and the message has one that isn't among them: "what about taking away a
 * negative degree? like -3 - -3". Then no number in it tells which choice is meant. A message that works out a choice contains
 * that choice.
 */
export function hasOtherExpression({ answer }: Pick<Question, 'answer'>, text: string): boolean {
  if (answer.input_type !== 'multiple_choice') return false;
  const choices = answer.choices.map((choice) => signsOf(withSlashedFractions(choice)));
  const said = text.match(expression) ?? [];
  return (
    choices.some((choice) => /\d[-+*]\(?-?\d/.test(choice)) &&
    said.length > 0 &&
    !said.some((one) => choices.some((choice) => standsIn(signsOf(one), choice))) &&
    !/\b(?:[a-d]|first|second|third|fourth|last)\b/i.test(text.replace(/\ba (?=[a-z])/gi, ' '))
  );
}
