import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import type { Question } from '../state/lesson-session.ts';
import { sharedWords } from '../support/words-in-common.ts';
import type { TakenFor } from './heard.ts';
import { asks } from './lesson-wishes.ts';

type Known = Pick<Question, 'question_text' | 'expected_answer' | 'solution' | 'hint'>;

/**
 * Whether a message is her reason for the question that she has just answered rightly, and not about the one that waits: a reason by its form, whose numbers
 * are those of the question before and not those of the new one; without numbers, one that begins as a reason and speaks rather of what came before.
 *
 * Shape   `taken` is what the message is taken for as a reply to "How did you see that?".
 */
export function isReasonAfterwards(text: string, taken: TakenFor, answered: Known, waiting: Known): boolean {
  const words = plainWords(tidyMessage(text));
  if (taken.kind !== 'reason' || asks(words)) return false;
  const numbers = numbersIn(text);
  if (numbers.length > (begins.test(words) ? 0 : 1)) {
    const [before, now] = [answered, waiting].map((one) => new Set(numbersIn(wordsOf(one))));
    return (
      numbers.some((number) => before!.has(number) && !now!.has(number)) &&
      !numbers.some((number) => now!.has(number) && !before!.has(number))
    );
  }
  return begins.test(words) && sharedWords(wordsOf(answered), text) >= Math.max(1, sharedWords(wordsOf(waiting), text));
}

const begins =
  /^(?:(?:oh|and|well|yeah|yes|ok|so|it was|its|it is|thats|that is|i said|i put|i got) )*(?:\w+ )?(?:because|becuz|becaus|becuase|becouse|cause|cuz|coz|cus|bc|bcuz|since)\b/;

const wordsOf = ({ question_text, expected_answer, solution, hint }: Known): string =>
  [question_text, expected_answer, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');

const numbersIn = (text: string): string[] => [...new Set(text.match(/\d+(?:\.\d+)?/g))];
