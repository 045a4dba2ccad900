import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { isEqual, valueOf } from '../reasons/working-told.ts';

/** "Together 51.12", "so 51.12", "i added them and got 51.12": a last number, and the words that introduce it. */
const concludes =
  /\b(?:together|altogether|in all|in total|total|sum|add(?:ed|ing|s)?(?: them| it| up| both| all)*|plus|so|makes?|equals?|=)(?![^\d]*\b(?:next|then|now)\b)[^\d]{0,30}(-?\d+(?:\.\d+)?)(?:\s*[a-z%$]+){0,2}[\s.!?]*$/i;

/**
 * Says what is false about the sum of two values that the student has found, if their sum is the answer: "$46.4 + 5.8$ isn’t
 * $51.12$".
 *
 * Errors  none: null if she gives no sum, or if it's right.
 */
export function falseSum({ answer }: Pick<Question, 'answer'>, text: string, found: readonly string[]): string | null {
  const [one, other, ...more] = found;
  const expected = valueOf(answer.expected.trim());
  if (one === undefined || other === undefined || more.length > 0 || expected === null) return null;
  if (!isEqual(Number(one) + Number(other), expected)) return null;
  const [, sum] = concludes.exec(inFigures(text)) ?? [];
  if (sum === undefined || isEqual(Number(sum), expected) || found.includes(sum)) return null;
  return `$${one} + ${other}$ isn’t $${sum}$`;
}
