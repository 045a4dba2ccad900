import type { LessonSession } from '../../state/lesson-session.ts';
import { numeralsIn } from '../../support/numbers-in.ts';

const affirms =
  /^\W*(?:(?:um+|oh|ok|okay|well|so|i think|i guess)\W+)*(?:yes|yeah|yea|ya|yep|yup|yess+|ye|sure|mhm|uh huh|correct|right)\b|^\W*(?:(?:ok|okay|well|so)\W+)*(?:that['’]?s|thats|it['’]?s|its|this is) (?:it|my (?:final )?answer|what i (?:said|got|think|meant?))\b|^\W*(?:(?:ok|okay|well|so|then|just)\W+)*(?:send|check|submit|take) (?:it|that)\b|^\W*my (?:final )?answer\W*$/i;
const repeats = /\bi (?:already |just )?(?:said|sent|told you|did|wrote|put|typed|answered|answerd)\b/i;
const fewWords = 8;
/** "Yes thats my answer. but how do i know when to divide": hers, whatever comes behind it. */
const namesAnswer = /^.{0,20}\bmy (?:final )?answer\b/i;

/**
 * The value of hers that she stands by, where she said one that might have been meant otherwise and was asked whether it's her answer: "yes", "send it how? i said 60".
 *
 * Errors  none: null where she was not asked that, or says something else.
 */
export function offeredValue(
  { full_conversation_log: log }: Pick<LessonSession, 'full_conversation_log'>,
  text: string,
): string | null {
  const asked = log.at(-1);
  const hers = log.findLast(({ role }) => role === 'student');
  if (asked?.act !== 'ask_again' || hers?.heard?.taken.kind !== 'check') return null;
  const asking = numeralsIn(hers.text); // "is it 75?"
  const value = hers.heard.acts.find((act) => act.act === 'answer')?.answer ?? (asking.length === 1 ? asking[0] : undefined);
  if (value === undefined || (text.trim().split(/\s+/).length > fewWords && !namesAnswer.test(text))) return null;
  const numbers = numeralsIn(text);
  if (repeats.test(text)) return numbers.length === 0 || numbers.includes(value) ? value : null;
  return affirms.test(text) && (!text.includes('?') || namesAnswer.test(text)) && numbers.every((number) => number === value)
    ? value
    : null;
}
