import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import type { LessonSession } from '../../state/lesson-session.ts';
import { valueAskedAbout, valuesIn } from './value-asked-about.ts';

const affirms =
  /^\W*(?:(?:um+|oh|ok|okay|well|so|i think|i guess)\W+)*(?:yes|yeah|yea|ya|yep|yup|yess+|ye|sure|mhm|uh huh|correct|right)\b|^\W*(?:(?:ok|okay|well|so)\W+)*(?:that['’]?s|thats|it['’]?s|its|this is) (?:it|my (?:final )?answer|what i (?:said|got|think|meant?))\b|^\W*(?:(?:ok|okay|well|so|then|just)\W+)*(?:send|check|submit|take) (?:it|that)\b|^\W*my (?:final )?answer\W*$/i;
const repeats = /\bi (?:already |just )?(?:said|sent|told you|did|wrote|put|typed|answered|answerd)\b/i;
/** "It works", "both sides are the same": confirms what she was told to check before sending. */
const fitsIt =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|oh|so|and)\W+)*(?:it|that|this|they|both(?: sides)?|mine)(?:['’]?s|['’]?re)?(?: (?:is|are|does|do|did|all|both)){0,3} ?(?:fits?|fitted|works?|worked|match(?:es|ed)?|checks? out|equal|the same|true|comes? out|came out)(?: (?:equal|out|the same|now|too|for me))*\W*$/i;
const fewWords = 8;
/** "Yes thats my answer. but how do i know when to divide": it's her answer, whatever comes after. */
const namesAnswer = /^.{0,20}\bmy (?:final )?answer\b/i;

/**
 * Returns the value that the student confirms after she named one that might have meant something else and was asked whether
 *         it's her answer: "yes", "send it how? i said 60".
 *
 * Errors  none: null if she wasn't asked that, or says something else.
 */
export function offeredValue(
  { full_conversation_log: log }: Pick<LessonSession, 'full_conversation_log'>,
  text: string,
): string | null {
  const asked = log.at(-1);
  const hers = log.findLast(({ role }) => role === 'student');
  if (asked?.act !== 'ask_again' || hers?.heard?.taken.kind !== 'check') return null;
  const value = hers.heard.acts.find((act) => act.act === 'answer')?.answer ?? valueAskedAbout(hers.text); // "is it 75?"
  if (value === null || (text.trim().split(/\s+/).length > fewWords && !namesAnswer.test(text))) return null;
  const numbers = valuesIn(text);
  if (text.trim() === value || fitsIt.test(text)) return value;
  if (repeats.test(text)) return numbers.length === 0 || numbers.includes(value) ? value : null;
  return affirms.test(text) && (!text.includes('?') || namesAnswer.test(text)) && numbers.every((number) => number === value)
    ? value
    : null;
}

/** Says that the value doesn't fit: "It does not work", "they are not equal". */
const doesNotFit =
  /^(?:(?:no|nope|hm+|oh|aw+|ok|so|but|um+|well) )*(?:it|that|this|they|mine|both sides|the sides|my number) (?:do|does|did|is|are|was|were|will|can) not (?:really |even )?(?:fit|work|match|check out|equal|the same|come out|right|add up|hold up|be)(?: [a-z]+){0,3}[ .!]*$/;

/** True if the student says that what she was told to check didn't come out. */
export const findsUnfit = ({ full_conversation_log: log }: Pick<LessonSession, 'full_conversation_log'>, text: string): boolean =>
  log.at(-1)?.act === 'ask_again' &&
  log.findLast(({ role }) => role === 'student')?.heard?.taken.kind === 'check' &&
  doesNotFit.test(plainWords(tidyMessage(text)).trim());
