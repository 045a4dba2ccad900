import { plainWords, tidyInPlace, tidyMessage } from '../../../../hearing/message-words.ts';
import type { Question } from '../../state/lesson-session.ts';
import { thingsIn } from '../../support/words-in-common.ts';
import { because } from './because.ts';
import { asks } from '../lesson-wishes.ts';

type Known = Pick<Question, 'question_text' | 'expected_answer' | 'solution' | 'hint'>;

/** How a message is heard: as a reason or a doubtful idea, as a misconception beyond doubt, or as neither. */
export type ToldAs = 'reason' | 'mistake' | null;

/**
 * How it's heard, and `atOnce`: it comes right after the answer and nothing else was found in it, so it may be about what the
 * student has just done.
 */
type Told = { as: ToldAs; atOnce: boolean };

/**
 * True if a message that may be a reason is about the question that the student has just answered right, not about the one that
 * waits: its numbers, words, and parts of a whole fit the earlier question better. Decided by its words alone, so that few
 * messages have to be heard again.
 *
 * Parameters  `as`: a reason may begin in any way; a misconception beyond doubt is about the earlier question only if its
 *             numbers are.
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
  if (begins.test(spoken)) return true; // there is no reason to give for a question that she hasn't answered
  if (atOnce && told === 'reason') return lead(said) > 0;
  return told !== null && lead(said) >= (givesReason.test(spoken) && said.some((thing) => before!.has(thing)) ? 0 : 1);
}

const givesReason = new RegExp(String.raw`\b(?:${because})\b`);

const begins = new RegExp(
  String.raw`^(?:(?:oh|and|well|yeah|yes|ok|so|it was|its|it is|thats|that is|i said|i put|i got) )*(?:\w+ )?(?:${because})\b`,
);

const wordsOf = ({ question_text, expected_answer, solution, hint }: Known): string =>
  [question_text, expected_answer, hint, ...solution.flatMap(({ explanation, math }) => [explanation, math])].join(' ');
