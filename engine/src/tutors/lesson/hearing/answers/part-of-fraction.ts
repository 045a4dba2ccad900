import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { plain } from '../../support/reasons/working-told.ts';
import { rightByValue } from './value-among-choices.ts';
import { doubtOr } from '../doubt.ts';

const fraction = /(?<![\d./])(\d+) ?(?:\/|over) ?(\d+)(?![\d/]|\.\d)/gi;
const asksFor = /\bwhat (?:is|would be) (?:its|the)(?: new| missing)? (numerator|denominator)\b/i;
const speaksAgainst = doubtOr(/\?|\b(?:too (?:much|many|big|small|little)|wrong|maybe|says?|said)\b/);

/**
 * Returns the numerator or denominator that the question asks for, if the student ends with the whole fraction: "35/42? is 7
 *         more. hmm 30/42 is 12 more" names the denominator 42.
 *
 * Errors  none: null if the fraction isn't equal to the question's, if its sentence doubts it, or if the part isn't the answer.
 */
export function partOfFraction(
  { answer, question_text }: Pick<Question, 'answer' | 'question_text'>,
  message: string,
): string | null {
  const [, part] = asksFor.exec(question_text) ?? [];
  const given = Array.from(plain(question_text).matchAll(fraction), ([, top, bottom]) => [Number(top), Number(bottom)] as const);
  const [own, ...others] = given;
  if (part === undefined || own === undefined || others.length > 0) return null;
  const last =
    inFigures(message)
      .split(/(?<=[.!?;])(?!\d)\s*/)
      .findLast((one) => /\d\s*(?:\/|over)\s*\d/.test(one)) ?? '';
  const [, top, bottom] = Array.from(last.matchAll(fraction)).at(-1) ?? [];
  if (top === undefined || bottom === undefined || speaksAgainst.test(last)) return null;
  const isEqual = Number(top) * own[1] === Number(bottom) * own[0] && Number(top) !== own[0];
  return isEqual ? rightByValue({ answer }, /^n/i.test(part) ? top : bottom) : null;
}
