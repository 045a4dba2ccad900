import type { Violation } from '../turn/agent.ts';
import { proseOf, sentencesOf, withoutOurs } from './sentences-of.ts';
import { foldText } from './words-of.ts';

/** Sentences with fewer words ("Here is a hint.") may be repeated. */
const fewestWords = 5;

/**
 * Objects when a message repeats earlier ones: it is the same as one of them, or more than half of its sentences were in them
 * word for word. `ours` are an author's words for this turn, which may be repeated whenever they are due.
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
