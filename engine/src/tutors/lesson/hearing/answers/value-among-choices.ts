import { checkAnswer } from '../../../../math/check-answer.ts';
import { choiceKey } from '../../../../math/judge/choices.ts';
import type { Question } from '../../state/lesson-session.ts';
import { plain } from '../../support/reasons/working-told.ts';

/**
 * Returns the right answer if a value names it: the value itself, or the letter of the only choice with that value.
 *
 * Errors  none: null if the value isn't the right answer.
 */
export function rightByValue({ answer }: Pick<Question, 'answer'>, value: string): string | null {
  if (['integer', 'decimal', 'fraction'].includes(answer.input_type))
    return checkAnswer(answer, value).verdict === 'correct' ? value : null;
  if (answer.input_type !== 'multiple_choice') return null;
  const said = value.replace(/\s/g, '');
  const found = answer.choices.flatMap((choice, at) => (plain(choice).replace(/\s/g, '') === said ? [choiceKey(at)] : []));
  return found.length === 1 && found[0] === answer.expected ? found[0] : null;
}
