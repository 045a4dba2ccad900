import type { Violation } from '../turn/agent.ts';
import { proseOf, sentencesOf, withoutOurs } from './sentences-of.ts';
import { foldText } from './words-of.ts';

/** Shorter sentences ("Here is a hint.") are said more than once by anybody. */
const fewestWords = 5;

/**
 * Objects when a message says again what was said before: the same message, or one of which more than half the sentences stood in
 * earlier ones word for word. `ours` are an author's words for this turn, which may be said as often as they are due.
 */
export function repeatsItself(text: string, earlier: readonly string[], ours: readonly string[] = []): Violation | null {
  const whole = foldText(text).trim();
  if (earlier.some((message) => foldText(message).trim() === whole))
    return { guard: 'repetition', detail: 'the same message again' };

  const said = new Set(earlier.flatMap(sentencesOf));
  const sentences = sentencesOf(withoutOurs(text, ours)).filter((sentence) => proseOf(sentence).split(' ').length >= fewestWords);
  const again = sentences.filter((sentence) => said.has(sentence));
  return again.length * 2 > sentences.length
    ? { guard: 'repetition', detail: `${again.length} of ${sentences.length} sentences were said before` }
    : null;
}
