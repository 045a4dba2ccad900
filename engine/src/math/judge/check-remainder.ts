import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { AnswerQuestion } from '../check-answer.ts';
import { wordEcho } from './check-closed-answer.ts';
import { right, wrong, type Judgement } from './judgement.ts';

type Division = { readonly quotient: bigint; readonly remainder: bigint };

/** Reads 7 R 2, 7r2, 7 remainder 2. */
function divisionOf(text: string): Division | null {
  const plain = text.replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1').replace(/\\[,:; ]|[$~]/g, ' ');
  const found = /^\s*(\d{1,15}),?\s*(?:r|rem|remainder)\.?\s*(\d{1,15})\s*$/i.exec(plain);
  return found === null ? null : { quotient: BigInt(found[1]!), remainder: BigInt(found[2]!) };
}

/** Judges a quotient with a remainder if the expected answer is one; null for every other question and answer. */
export function checkRemainder(question: AnswerQuestion, answer: string): AnswerCheck | null {
  const asked = divisionOf(question.expected);
  if (asked === null) return null;
  const whole = /^\s*\d{1,15}\s*$/.test(answer) ? BigInt(answer.trim()) : null;
  const own = whole === null ? divisionOf(answer) : { quotient: whole, remainder: 0n };
  if (own === null) return null;
  const textOf = ({ quotient, remainder }: Division) => `${quotient} R ${remainder}`;
  const same = textOf(asked) === textOf(own);
  const judged: Judgement =
    whole !== null && !same && own.quotient === asked.quotient
      ? { ...wrong, note: 'Something is left over. Write it too, as in 3 R 1.' }
      : same
        ? right
        : wrong;
  return {
    verdict: judged.verdict,
    reason: judged.reason,
    note: judged.note ?? null,
    normalized: textOf(own),
    expected_normalized: textOf(asked),
    echo: wordEcho(whole === null ? textOf(own) : answer.trim()),
  };
}
