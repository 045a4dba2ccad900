import { tidyInPlace } from '../../../../hearing/message-words.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { isPlainlySaid } from './stated-answer.ts';

/** A fraction or ratio of the question with one part missing: its known part, and which one is missing. */
type Gap = { known: string; missing: 'first' | 'second' };

/** A fraction as a student writes it: 9/12, 9 over 12, 9 out of 12, 20 : 45. */
const fraction = /(?<![\d./])(\d+)\s*(?:\/|:|\bover\b|\bout of\b)\s*(\d+)(?![\d/]|\.\d)/gi;

/**
 * Returns the answer from a whole fraction, if one number of it is missing in the question: "45/72" for 5/8 = ☐/72 means 45. If
 *         the fraction's other number isn't the question's, the whole fraction is taken, and is wrong, even if it contains the
 *         missing number.
 *
 * Errors  none: null if the question has no such blank, if no fraction is plainly stated, or if it's one of the question's own.
 */
export function completedEquation(message: string, stem: string, waiting: Waiting): string | null {
  const gap = gapIn(stem);
  if (gap === null) return null;
  const own = new Set(Array.from(plainFractions(stem).matchAll(fraction), ([, top, bottom]) => `${top}/${bottom}`));
  const text = tidyInPlace(message);
  if (asksWhether.test(text)) return null;
  const said = [...text.matchAll(fraction)].filter(([, top, bottom]) => !own.has(`${top}/${bottom}`));
  const [one] = said;
  if (one === undefined || said.length > 1) return null;
  const [written, first, second] = one as unknown as [string, string, string];
  // "3/4 = 9/12": the question's own side before it adds nothing.
  const start = text.slice(0, one.index).replace(/\d+\s*\/\s*\d+\s*(?:=|is|equals)\s*$/i, '').length;
  if (!isPlainlySaid(text, { start, end: one.index + written.length }, waiting)) return null;
  const [known, missing] = gap.missing === 'first' ? [second, first] : [first, second];
  const found = known === gap.known ? missing : `${first}/${second}`;
  const check = checkAnswer(waiting.answer, found);
  // A wrong fraction with a question mark is asked back, and "36/4" is only how 9 is worked out.
  const isOther = check.verdict === 'incorrect' && check.reason !== 'form' && !text.trimEnd().endsWith('?');
  return check.verdict === 'correct' ? (known === gap.known ? missing : null) : isOther ? found : null;
}

/** "Is it 10/35?": asks, and sends nothing. */
const asksWhether = /^(?:(?:so|and|but|wait|ok|um|oh) )*(?:is|are|was|does|do|can|could|would|why|how|what)\b/i;

function gapIn(stem: string): Gap | null {
  const plain = plainFractions(stem);
  const [, first] = /(?<!\d)(\d+)\s*[/:]\s*☐/.exec(plain) ?? [];
  if (first !== undefined) return { known: first, missing: 'second' };
  const [, second] = /☐\s*[/:]\s*(\d+)/.exec(plain) ?? [];
  return second === undefined ? null : { known: second, missing: 'first' };
}

const plainFractions = (stem: string): string =>
  stem
    .replace(/\\square\b|\\Box\b|\\boxed\{\s*\}/g, '☐')
    .replace(/\\[dt]?frac\s*\{\s*([^{}]*?)\s*\}\s*\{\s*([^{}]*?)\s*\}/g, '$1/$2');
