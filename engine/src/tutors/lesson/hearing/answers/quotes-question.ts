import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { signsOf, standsIn } from '../../../../hearing/answers/waiting-question.ts';

/**
 * True if a value that was heard as one of the choices only quotes the question: "I ask for 8/9", if the choice equal to 8/9 is
 * asked for. A value that is also in a choice may mean that choice.
 */
export function quotesQuestion(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  question: { readonly answer: QuestionAnswer; readonly text: string },
): boolean {
  if (question.answer.input_type !== 'multiple_choice') return false;
  const value = signsOf(text.slice(start, end));
  return (
    /\d/.test(value) &&
    standsIn(value, signsOf(question.text)) &&
    !question.answer.choices.some((choice) => standsIn(value, signsOf(choice)))
  );
}
