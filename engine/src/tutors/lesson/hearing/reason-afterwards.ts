import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import type { Question } from '../state/lesson-session.ts';
import { numeralsIn } from '../support/numbers-in.ts';
import { sharedWords } from '../support/words-in-common.ts';
import { because } from './because.ts';
import { asks } from './lesson-wishes.ts';

type Known = Pick<Question, 'question_text' | 'expected_answer' | 'solution' | 'hint'>;

/**
 * Whether a message, if it is a reason, is the one for the question that she has just answered rightly, and not about the one that waits: its numbers are rather
 * those of the question before than those of the new one; without numbers, it begins as a reason and speaks rather of what came before. Found by its words alone,
 * so that few messages have to be heard once more.
 *
 * Parameters  `tells`: whether something is heard in it that a reason might be taken for; then it need not begin as one.
 */
export function speaksOfAnswered(text: string, answered: Known, waiting: Known, tells: boolean): boolean {
  const words = plainWords(tidyMessage(text));
  if (asks(words)) return false;
  const isReason = tells || begins.test(words);
  const numbers = [...new Set(numeralsIn(text))];
  if (numbers.length > (isReason ? 0 : 1)) {
    const [before, now] = [answered, waiting].map((one) => new Set(numeralsIn(wordsOf(one))));
    const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
      numbers.filter((number) => one.has(number) && !other.has(number)).length;
    return onlyIn(before!, now!) > onlyIn(now!, before!);
  }
  const [before, now] = [answered, waiting].map((one) => sharedWords(wordsOf(one), text));
  return isReason && before! >= Math.max(1, now! + (begins.test(words) ? 0 : 1));
}

const begins = new RegExp(
  String.raw`^(?:(?:oh|and|well|yeah|yes|ok|so|it was|its|it is|thats|that is|i said|i put|i got) )*(?:\w+ )?(?:${because})\b`,
);

const wordsOf = ({ question_text, expected_answer, solution, hint }: Known): string =>
  [question_text, expected_answer, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');
