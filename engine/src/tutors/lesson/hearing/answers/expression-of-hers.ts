import { signsOf, standsIn } from '../../../../hearing/answers/waiting-question.ts';
import type { Question } from '../../state/lesson-session.ts';

const expression = /(?<![\d.])\(?[-−]?\d+(?:\.\d+)?\)?(?:\s*[-−+*×÷]\s*\(?[-−]?\d+(?:\.\d+)?\)?)+/g;

/**
 * Whether a message speaks of a sum of its own where one of several sums is to be chosen: "what about taking away a negative degree? like -3 - -3". No number in it says
 * which choice is meant. What works a choice out has that choice's sum in it.
 */
export function hasOtherExpression({ answer }: Pick<Question, 'answer'>, text: string): boolean {
  if (answer.input_type !== 'multiple_choice') return false;
  const choices = answer.choices.map(signsOf);
  const said = text.match(expression) ?? [];
  return (
    choices.some((choice) => /\d[-+*]\(?-?\d/.test(choice)) &&
    said.length > 0 &&
    !said.some((one) => choices.some((choice) => standsIn(signsOf(one), choice))) &&
    !/\b(?:[a-d]|first|second|third|fourth|last)\b/i.test(text.replace(/\ba (?=[a-z])/gi, ' '))
  );
}
