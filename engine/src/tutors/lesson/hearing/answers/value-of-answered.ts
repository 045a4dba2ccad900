import { plainWord, tidyInPlace } from '../../../../hearing/message-words.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { wordsOnlyOf } from '../../support/words-in-common.ts';
import type { Question } from '../../state/lesson-session.ts';

type Known = Pick<Question, 'question_text' | 'expected_answer' | 'solution' | 'hint'>;

/**
 * True if a value belongs to the question that the student has just answered, though it happens to answer the one that waits:
 * the message has other numbers or things of the earlier question, and none of the new one. "8 times 9. each box has 9" tells
 * how she found 72 crayons, not a median.
 *
 * Parameters  `value`: where it is in the message. A value that begins the message is her answer, whatever comes after it.
 */
export function valueOfAnswered(
  message: string,
  value: { start: number; end: number },
  answered: Known,
  waiting: Known,
): boolean {
  const text = tidyInPlace(message);
  const before = text.slice(0, value.start);
  if (!/\d/.test(before) && (before.match(/\p{L}{3,}/gu) ?? []).every((word) => leadsUp.test(plainWord(word)))) return false;
  const [last, now] = [answered, waiting].map((one) => ({
    words: one.question_text,
    numbers: new Set(numeralsIn(wordsOf(one))),
  }));
  if (isWorkedWith(before, text.slice(value.start, value.end), answered, waiting)) return true;
  const numbers = numeralsIn(text);
  const isOfNow =
    numbers.some((number) => now!.numbers.has(number) && !last!.numbers.has(number)) ||
    wordsOnlyOf(now!.words, last!.words, text) > 0;
  const isOfLast =
    numbers.some((number) => last!.numbers.has(number) && !now!.numbers.has(number)) ||
    wordsOnlyOf(last!.words, now!.words, text) > 0;
  return isOfLast && !isOfNow;
}

/**
 * True if a number that only the earlier question has is one to work with, rather than a result: "Take 7 off", "down from -5".
 */
const isWorkedWith = (before: string, value: string, answered: Known, waiting: Known): boolean =>
  worksWith.test(before) &&
  numeralsIn(value).every(
    (number) => numeralsIn(answered.question_text).includes(number) && !numeralsIn(waiting.question_text).includes(number),
  );
const worksWith =
  /\b(?:from|off|by|with|minus|plus|times|add(?:ed|ing)?|take|took|taking|subtract(?:ed|ing)?|remove[ds]?|undo|lose|lost|have|had|of|start(?:ed)? at|begin at) -?$/i;

const leadsUp =
  /^(?:the|its|it's|answer|got|think|guess|maybe|thats|that's|that|this|and|well|yeah|yes|okay|probably|would|get|welp|ight|aight|alright|find|found|try|tried|trying|again|new|here|goes|back|hmm|wait)$/i;

const wordsOf = ({ question_text, expected_answer, solution }: Known): string =>
  [question_text, expected_answer, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');
