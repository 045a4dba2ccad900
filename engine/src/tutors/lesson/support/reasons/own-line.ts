import type { Question } from '../../state/lesson-session.ts';
import { equationOf, trueWorkIn } from '../claims/stated-lines.ts';
import { inFigures } from '../in-figures.ts';
import { isClosed } from '../../../../problems/is-closed.ts';
import { numbersIn } from '../numbers-in.ts';
import { isEqual, plain, valueOf } from './working-told.ts';

/** More operations than these are hard to read back in a sentence. */
const mostOperations = 3;

/**
 * Returns the student's own last line of work in TeX, if it's true and has the answer in it: "37 and 63 makes 100" for what is
 * left of 100. Each of its other numbers comes from the question or from an earlier line of hers, so that the line is about
 * this question.
 *
 * Errors  none: null if she tells no such line, or if any of her lines doesn't come to what she says.
 */
export function ownLine({ question_text, answer }: Pick<Question, 'question_text' | 'answer'>, text: string): string | null {
  const work = trueWorkIn(text);
  const expected = isClosed(answer) ? null : valueOf(answer.expected.trim());
  if (work === null || expected === null || work.last.line.operations.length > mostOperations) return null;
  const { lines, last } = work;
  const known = [...numbersIn(inFigures(plain(question_text))), ...lines.slice(0, -1).map(({ value }) => value.is)];
  const parts = [...last.line.numbers, last.value.is];
  const others = parts.filter((part) => !isEqual(part, expected));
  if (others.length === parts.length || others.length === 0) return null;
  return others.every((part) => known.some((one) => isEqual(Math.abs(part), one))) ? equationOf(last) : null;
}
