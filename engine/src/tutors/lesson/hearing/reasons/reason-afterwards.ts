import { plainWords, tidyInPlace, tidyMessage } from '../../../../hearing/message-words.ts';
import type { Question } from '../../state/lesson-session.ts';
import { thingsIn } from '../../support/words-in-common.ts';
import { because } from './because.ts';
import { asks } from '../lesson-wishes.ts';

type Known = Pick<Question, 'question_text' | 'expected_answer' | 'solution' | 'hint'>;

/** What a message is heard as: a reason or a doubtful idea, a misconception beyond doubt, or nothing of the kind. */
export type ToldAs = 'reason' | 'mistake' | null;

/** What it is heard as, and whether it comes right after the answer as words in which nothing else was found: then it may be about what she has just done. */
type Told = { as: ToldAs; atOnce: boolean };

/**
 * Whether a message, if it is a reason, is the one for the question that she has just answered rightly, and not about the one that waits: its numbers, words and
 * parts of a whole are rather those of the question before than those of the new one. Found by its words alone, so that few messages have to be heard once more.
 *
 * Parameters  `as`: a reason need not begin as one; a misconception beyond doubt is of the question before only where its numbers are.
 */
export function speaksOfAnswered(text: string, answered: Known, waiting: Known, { as: told, atOnce }: Told): boolean {
  const spoken = plainWords(tidyMessage(text));
  if (asks(spoken) || (told === null && !/\p{L}{3}/u.test(spoken))) return false;
  const said = [...thingsIn(tidyInPlace(text))];
  const [before, now] = [answered, waiting].map((one) => thingsIn(wordsOf(one)));
  const lead = (things: readonly string[]): number =>
    things.filter((thing) => before!.has(thing)).length - things.filter((thing) => now!.has(thing)).length;
  const [numbers, words] = [said.filter((thing) => /\d/.test(thing)), said.filter((thing) => !/\d/.test(thing))];
  if (told === 'mistake' || (numbers.length > 0 && lead(numbers) !== 0))
    return lead(numbers) > 0 && (told === 'mistake' ? lead(said) > 0 && lead(words) >= 0 : told !== null || numbers.length > 1);
  if (begins.test(spoken)) return true; // of a question that she has not answered there is nothing to give a reason for
  if (atOnce && told === 'reason') return lead(said) > 0;
  return told !== null && lead(said) >= (givesReason.test(spoken) && said.some((thing) => before!.has(thing)) ? 0 : 1);
}

const givesReason = new RegExp(String.raw`\b(?:${because})\b`);

const begins = new RegExp(
  String.raw`^(?:(?:oh|and|well|yeah|yes|ok|so|it was|its|it is|thats|that is|i said|i put|i got) )*(?:\w+ )?(?:${because})\b`,
);

const wordsOf = ({ question_text, expected_answer, solution, hint }: Known): string =>
  [question_text, expected_answer, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');
