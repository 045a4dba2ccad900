import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';

/**
 * Returns the right value in the form that the question asks for, if the student wrote it in both forms: "So 7 tenths, 0.7",
 *         "4:3 … so was 12:9 wrong".
 */
export function inRightForm({ answer }: Question, taken: string, text: string): string {
  const check = checkAnswer(answer, taken);
  if (check.verdict !== 'incorrect' || check.reason !== 'form') return taken;
  const written = text.match(/-?\d+(?:\.\d+|\s*[:/]\s*\d+)?/g) ?? [];
  return written.find((one) => checkAnswer(answer, one).verdict === 'correct') ?? taken;
}
