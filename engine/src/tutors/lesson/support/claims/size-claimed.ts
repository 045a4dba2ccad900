import { numberRolesIn } from '../../../../hearing/vocabulary/number-roles.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { doubtOr } from '../../hearing/doubt.ts';

const smaller = /\b(?:smaller|less|shrinks?|goes down|lower)\b/i;
const larger = /\b(?:bigger|larger|more|greater|goes up|grows?)\b/i;
const grounds = /\b(?:because|cause|cuz|cos|bc|since|so)\b/i;
const saysElse = doubtOr(/\?|\b(?:how|which|what)\b/);

/**
 * Returns the fraction, in TeX, if the student wrongly expects a fraction of a number to be smaller or larger than the number:
 *         "smaller because its a fraction", about 5/4 of a width.
 *
 * Errors  none: null if the question takes no fraction of a whole number, if she gives no reason, or if she is right.
 */
export function sizeClaimed({ question_text, answer }: Pick<Question, 'question_text' | 'answer'>, text: string): string | null {
  const [fraction, ...more] = numberRolesIn(question_text).fractions;
  if (fraction === undefined || more.length > 0 || fraction.top === fraction.bottom) return null;
  const said = inFigures(text);
  if (smaller.test(said) === larger.test(said) || !grounds.test(said) || saysElse.test(said)) return null;
  if (!/\b(?:fractions?|times|multipl\w*|less than \d|more than \d)\b/i.test(said)) return null;
  const wholes = (question_text.replace(/\\[dt]?frac\{\d+\}\{\d+\}/g, ' ').match(/\d+/g) ?? []).map(Number);
  const isOf = wholes.some((whole) => whole * (fraction.top / fraction.bottom) === Number(answer.expected));
  if (!isOf || smaller.test(said) === fraction.top < fraction.bottom) return null;
  return String.raw`\frac{${fraction.top}}{${fraction.bottom}}`;
}
