import { readAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';

const total =
  /(?:^|[.,;!])\s*(?:(?:so|and|then|ok) )*(?:all ?together|together|in all|in total|the total)(?:,| is| its| it['’]?s| that['’]?s| thats| makes?| i get| i got)* \$?(?<said>-?\d+(?:\.\d+)?(?:\/\d+)?)(?: ?(?:%|[a-z]+))?[\s.!]*$/i;

/**
 * Returns the value that a message adds up to at its end, right or wrong: "40% is 46.4 and 5% is 5.8. together 51.12".
 *
 * Errors  none: null if no number is asked for, or if the message asks.
 */
export function totalTold({ answer }: Pick<Question, 'answer'>, message: string): string | null {
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type) || message.includes('?')) return null;
  const said = total.exec(message)?.groups?.['said'];
  return said !== undefined && readAnswer(answer, said).kind === 'read' ? said : null;
}
