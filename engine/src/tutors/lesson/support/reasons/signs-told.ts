import type { Question } from '../../state/lesson-session.ts';
import { denialOr } from '../../hearing/doubt.ts';

const both =
  /\b(?:both|they(?:['’]?re| are| r)|there|the (?:two )?(?:numbers|signs)(?: are)?|(?:the )?signs?)\b.*?\b(negatives?|minus(?:es)?|positives?|the same|same|different|opposites?)\b/i;
/** The message says more than which signs there are: what follows from them, or that it isn't so. */
const saysMore = denialOr(
  /\?|\b(?:so|then|makes?|made|becomes?|cancels?|plus|get|gets|give|gives|means|turns?|always|when|if|add|subtract|multipl\w*|answer)\b/,
);

/** A negative number is subtracted: "5 - (-4)". */
const takesNegative = /[-−]\s*\(\s*[-−]/;
const minus = String.raw`(?:minus(?:es)?|negatives?)`;
/** "Minus minus four, so it turns to a plus": a mistake about a sum, but true if a negative number is subtracted. */
const minusOfMinus = new RegExp(
  String.raw`\b(?:(?:two|2|double|both) ${minus}|${minus},? (?:and )?(?:an? |of )?(?:another )?${minus})\b.*?\b(?:so|is|are|makes?|becomes?|turns?|means?|gets?|gives?|equals?|changes?|into|to|=)\b.*?\b(?:plus|add|adding|positive|pos)\b`,
  'i',
);
const denies = denialOr(/\?|\bif\b/);

/**
 * Judges what the student says about the signs of a question's two numbers: "both negative", about -5 + (-3). Decided exactly,
 * so that a true statement about signs isn't taken for the mistake that is often made with them.
 *
 * Errors  none: null if she says more than the signs, or if the question doesn't have two numbers with signs.
 */
export function signsTold(text: string, { question_text }: Pick<Question, 'question_text'>): { readonly holds: boolean } | null {
  const rule = text.split(/(?<=[.?!;])\s+/).find((one) => minusOfMinus.test(one));
  if (takesNegative.test(question_text) && rule !== undefined && !denies.test(rule)) return { holds: true };
  const told = both.exec(text)?.[1]?.toLowerCase();
  if (told === undefined || saysMore.test(text)) return null;
  const negative = signsIn(question_text);
  if (negative === null) return null;
  const [one, other] = negative;
  if (/^(?:neg|minus)/.test(told)) return { holds: one && other };
  if (told.startsWith('pos')) return { holds: !one && !other };
  return { holds: told.includes('same') ? one === other : one !== other };
}

/** Tells for each of the two numbers of a sum or difference whether it's negative. */
function signsIn(stem: string): readonly [boolean, boolean] | null {
  const found =
    /([-−])?\s*\(?([-−])?\s*\d+(?:\.\d+)?\)?\s*[+−-]\s*(?:\(\s*([-−+])?\s*\d+(?:\.\d+)?\s*\)|([-−])?\s*\d+(?:\.\d+)?)/.exec(
      stem.replace(/[{}$]/g, ''),
    );
  if (found === null) return null;
  const [, outer, inner, bracketed, bare] = found;
  return [(outer ?? inner) !== undefined, bracketed === '-' || bracketed === '−' || bare !== undefined];
}
