import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { AnswerQuestion } from '../check-answer.ts';
import { unreadable, wordEcho } from './check-closed-answer.ts';
import { inForm, right, wrong, type Judgement } from './judgement.ts';

/** A time of day: 3:30 pm, 15:30, 3.30 p.m. `half` is null if the text says neither am nor pm. */
type Clock = { readonly hour: number; readonly minute: number; readonly half: 'a' | 'p' | null };

function clockOf(text: string): Clock | null {
  const plain = text.replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1').replace(/\\[,:; ]|[$~]/g, ' ');
  const found = /^\s*(\d{1,2}):([0-5]\d)\s*(?:([ap])\.?\s?m\.?)?\s*$/i.exec(plain);
  if (found === null) return null;
  const [hour, half] = [Number(found[1]), (found[3]?.toLowerCase() ?? null) as Clock['half']];
  return hour > 23 || (half !== null && (hour < 1 || hour > 12)) ? null : { hour, minute: Number(found[2]), half };
}

const minutesOf = ({ hour, minute, half }: Clock): number =>
  (half === null ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;

/** True if a time is unambiguous: it has am or pm, or is like 15:30, which comes once a day. */
const isPlain = ({ hour, half }: Clock): boolean => half !== null || hour > 12 || hour === 0;

/** Judges a time of day if it or the expected one has am or pm; null for everything else, including 3:30 alone. */
export function checkClock(question: AnswerQuestion, answer: string): AnswerCheck | null {
  const [expected, student] = [clockOf(question.expected), clockOf(answer)];
  if (question.judging.unit !== null || expected === null || student === null) return null;
  if (expected.half === null && student.half === null) return null;
  const [text, asked] = [answer.trim(), question.expected.trim()];
  const alike = expected.hour % 12 === student.hour % 12 && expected.minute === student.minute;
  if (!isPlain(expected) && alike)
    return unreadable({ at: 0, length: answer.length, message: 'Write just the time, without am or pm.' }, asked);
  const judged: Judgement =
    isPlain(expected) && isPlain(student)
      ? minutesOf(expected) === minutesOf(student)
        ? right
        : wrong
      : alike
        ? inForm('That may be the right time. Write am or pm with it.')
        : wrong;
  return {
    verdict: judged.verdict,
    reason: judged.reason,
    note: judged.note ?? null,
    normalized: text,
    expected_normalized: asked,
    echo: wordEcho(text),
  };
}
