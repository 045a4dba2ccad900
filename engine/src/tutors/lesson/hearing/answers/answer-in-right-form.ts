import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';

/** "So 7 tenths, 0.7", "4:3 … so was 12:9 wrong": the right value in the form that is asked for, where she has both. */
export function inRightForm({ answer }: Question, taken: string, text: string): string {
  const check = checkAnswer(answer, taken);
  if (check.verdict !== 'incorrect' || check.reason !== 'form') return taken;
  const written = text.match(/-?\d+(?:\.\d+|\s*[:/]\s*\d+)?/g) ?? [];
  return written.find((one) => checkAnswer(answer, one).verdict === 'correct') ?? taken;
}
