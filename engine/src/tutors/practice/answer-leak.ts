import type { AnswerQuestion } from '../../math/check-answer.ts';

/** What is open to the student already: the problem's stem, what we have shown her, and what she wrote herself. */
export type Known = { stem: string; shown: readonly string[]; written: readonly string[] };

/** The places where a text gives the answer of a problem away; none when it may be said. */
export function leaksIn(text: string, answer: AnswerQuestion, { stem, shown, written }: Known): string[] {
  const bare = (from: string) => from.replace(/[\s$\\{}]/g, '').toLowerCase();
  const known = [stem, ...shown, ...written].map(bare);
  const secret = bare(answer.expected);
  return bare(text).includes(secret) && !known.some((one) => one.includes(secret)) ? [answer.expected] : [];
}
