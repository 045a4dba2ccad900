import type { Question } from '../../state/lesson-session.ts';
import { planProposed } from './plan-proposed.ts';

const number = String.raw`\d+(?:\.\d+)?(?:\/\d+)?`;
const operation = String.raw`(?:plus|minus|times|multiplied by|divided by|take away|[-+×*÷x])`;
const calculation = new RegExp(String.raw`(?<![\d./])${number} ?${operation} ?${number}(?![\d/])`, 'gi');

/** Wants to know why, and not only which. */
const asksReason = /\bwhy\b|\bhow (?:do|would|can) (?:i|you|u|we) (?:know|tell)\b/i;

/** Returns the calculations between which a message asks: "116.2 divided by 7 or 7 divided by 116.2". Empty if it asks nothing of the kind. */
export function calculationsWeighed(text: string): readonly string[] {
  const found = [...new Set(Array.from(text.matchAll(calculation), ([one]) => one))];
  return found.length === 2 && /\bor\b/i.test(text) && !asksReason.test(text) ? found : [];
}

/**
 * Returns the one of two calculations that comes to the answer, in the student's words.
 *
 * Errors  none: null if she doesn't ask between two, or neither or both of them come to the answer.
 */
export function calculationOfTwo(question: Question, text: string): string | null {
  const fitting = calculationsWeighed(text).filter((one) => planProposed(question, one));
  return fitting.length === 1 ? fitting[0]! : null;
}
