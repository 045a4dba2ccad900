import { tidyInPlace } from '../../../../hearing/message-words.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { cardinals } from '../../../../math/read/number-words.ts';
import { isPlainlySaid } from './stated-answer.ts';

/** So many parts of so many, in digits or words: "5 of 6", "five of the six slices", "7 slices of 8". */
const soManyOf =
  /(?<![\d./])(\d+|[a-z]+)(?: (?:slices?|pieces?|parts?))?(?: out)? of (?:the |those |all )?(\d+|[a-z]+)(?![\d/]|\.\d)/i;

/** "Is it 7 of 8?": asks, and sends nothing. */
const asksWhether = /\?|^(?:(?:so|and|but|wait|ok|um|oh) )*(?:is|are|was|does|do|can|could|would|why|how|what)\b/i;

/**
 * Returns the fraction that is said as so many of so many, if the question asks for one: "5 of 6" is 5/6.
 *
 * Errors  none: null if something else is asked for, if more than a lead-up comes before it, or if it's more than the whole,
 *         like "10 of 5".
 */
export function partOfWhole(message: string, waiting: Waiting): string | null {
  if (waiting.answer.input_type !== 'fraction') return null;
  const text = tidyInPlace(message);
  if (asksWhether.test(text)) return null;
  const found = soManyOf.exec(text);
  const [part, whole] = [numberOf(found?.[1]), numberOf(found?.[2])];
  if (found === null || part === null || whole === null || part > whole || whole < 2) return null;
  return isPlainlySaid(text, { start: found.index, end: found.index + found[0].length }, waiting) ? `${part}/${whole}` : null;
}

function numberOf(word: string | undefined): number | null {
  const plain = word?.toLowerCase() ?? '';
  if (/^\d{1,4}$/.test(plain)) return Number(plain);
  return Object.hasOwn(cardinals, plain) ? cardinals[plain]! : null;
}
