import type { Question } from '../../state/lesson-session.ts';
import { linesOfSolution } from '../reasons/working-told.ts';
import { comesTo, workedIn } from './stated-lines.ts';
import { plainWork } from './plain-work.ts';
import { doubtOr } from '../../hearing/doubt.ts';

const doubts = doubtOr(/\b(?:instead|should|wrong)\b/);

type Asked = Pick<Question, 'wrong_answers' | 'solution'>;

/**
 * Returns the misconception behind work on two fractions that is done apart for the numerators and the denominators, if the
 * fraction that it makes is a known wrong answer: "3 times 5 is 15 and 4 plus 8 is 12", of a product, makes 15/12.
 *
 * Errors  none: null if a line of the work is false, if she denies or asks something, or if all of it belongs to the solution.
 */
export function partsMixed(question: Asked, text: string): string | null {
  if (doubts.test(text)) return null;
  const lines = workedIn(plainWork(text));
  const [top, bottom, ...more] = lines;
  if (top === undefined || bottom === undefined || more.length > 0) return null;
  if (!lines.every(({ line, value }) => comesTo(line, value.is) && Number.isInteger(value.is))) return null;
  const made = `${top.value.is}/${bottom.value.is}`;
  const known = question.wrong_answers.find(({ answer }) => answer.replace(/\s/g, '') === made);
  if (known === undefined) return null;
  const way = linesOfSolution(question);
  const isOfWay = way.some(({ value }) => value === bottom.value.is) && way.some(({ value }) => value === top.value.is);
  return isOfWay ? null : known.misconception;
}
