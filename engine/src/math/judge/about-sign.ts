import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { AnswerQuestion } from '../check-answer.ts';
import { askedDigits } from './rounding.ts';

/**
 * Matches the sign or word for "about": ≈80, ~4, x ≈ 3, the answer is ≈ 5, about 80, it's roughly 3/4. Only words or a name
 * may come before it; in 4~cm the ~ is a TeX space.
 */
const aboutSign =
  /^([\sA-Za-z$:='’]*?)(?:≈|\\approx(?![A-Za-z])|~(?=\s*[-−+$]?\s*(?:[\d.√(]|\\[df]?frac|\\sqrt))|\b(?:about|around|roughly|approximately|approx)(?![A-Za-z])\.?(?=\s*[^\s=]))/i;

/** True if an answer says that it is only approximate: ≈80. False for √3/3 ≈ 0.577, which names its exact value first. */
export const saysAbout = (answer: string): boolean => aboutSign.test(answer);

/** Returns ≈80 and about 80 as 80, and x ≈ 3 as x = 3; any other answer as it is. */
export const withoutAbout = (answer: string): string =>
  answer.replace(aboutSign, (_, before: string) => (/[A-Za-z]\s*$/.test(before) ? `${before}=` : before));

const exactly = 'That’s the right number. It’s exact, so leave out the ≈ or the word for it.';

/**
 * Marks an exact number with ≈ or “about” before it as right in value but not in form: 80 is not about 80. ≈ is fine if the
 * question allows a tolerance or asks for rounding, or if the author's own answer has the sign.
 */
export function inExactForm(question: AnswerQuestion, answer: string, check: AnswerCheck): AnswerCheck {
  if (check.verdict !== 'correct' || !saysAbout(answer) || saysAbout(question.expected)) return check;
  const { tolerance, judging } = question;
  const isRounded = (tolerance ?? 0) > 0 || judging.relative_tolerance !== undefined || askedDigits(judging) !== null;
  return isRounded ? check : { ...check, verdict: 'incorrect', reason: 'form', note: exactly };
}
