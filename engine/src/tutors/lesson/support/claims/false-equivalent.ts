import { numberRolesIn } from '../../../../hearing/vocabulary/number-roles.ts';
import type { Question } from '../../state/lesson-session.ts';

type Fraction = { readonly top: number; readonly bottom: number };

const isEqual = (one: Fraction, other: Fraction): boolean => one.top * other.bottom === other.top * one.bottom;
const shown = ({ top, bottom }: Fraction): string => String.raw`$\frac{${top}}{${bottom}}$`;

/**
 * Says what is false about the fractions that the student made over a common denominator: "$\frac{2}{3}$ isn’t equal to
 * $\frac{4}{12}$". Names the first wrong one with the question's fraction that it should equal, but not the right one.
 *
 * Parameters  `found`: the common denominator, or one of the fractions over it.
 *
 * Errors  none: null if all of hers equal the question's, if it can't be told which belongs to which, or if the words would
 *         name the answer.
 */
export function falseEquivalent(
  { question_text, answer }: Pick<Question, 'question_text' | 'answer'>,
  text: string,
  found: string,
): string | null {
  const denominator = /\\frac\{\d+\}\{(\d+)\}/.exec(found)?.[1] ?? found;
  const given = numberRolesIn(question_text).fractions;
  const made = Array.from(text.matchAll(/(?<![\d./])(\d+) ?(?:\/|over|out of) ?(\d+)(?![\d./])/gi), ([, top, bottom]) => ({
    top: Number(top),
    bottom: Number(bottom),
  })).filter(({ bottom }) => String(bottom) === denominator);
  if (given.length !== 2 || made.length !== given.length) return null;
  const wrong = made.filter((one) => !given.some((own) => isEqual(one, own)));
  const left = given.filter((own) => !made.some((one) => isEqual(one, own)));
  const [first] = wrong;
  const [of] = left;
  if (first === undefined || of === undefined || wrong.length !== left.length) return null;
  return answer.expected.trim() === `${first.top}/${first.bottom}` ? null : `${shown(of)} isn’t equal to ${shown(first)}`;
}
