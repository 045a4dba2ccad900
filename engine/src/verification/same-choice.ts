import { checkAnswer } from '../math/check-answer.ts';
import { valueQuestion } from '../math/value-question.ts';

/**
 * True if two choices are the same to a student: the same text, or mathematics of equal value, such as $\frac12$ and $0.5$.
 * Words are compared as words: an answer checker would read "tea" and "eat" as the same product of letters.
 */
export function sameChoice(a: string, b: string): boolean {
  const [one, other] = [bare(a), bare(b)];
  if (one === other) return true;
  if (!isMathematics(a) || !isMathematics(b)) return false;
  const check = checkAnswer(valueQuestion(one), other);
  return check.verdict === 'correct' || check.reason === 'form';
}

const bare = (text: string): string =>
  text
    .replace(/(?<!\\)\$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const isMathematics = (text: string): boolean => /^\s*(?<!\\)\$[^$]*(?<!\\)\$\s*$/.test(text) || /^[\s\d.,/+−-]+$/.test(text);
