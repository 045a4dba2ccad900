import { createHash } from 'node:crypto';
import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';

/**
 * Returns the same message with another answer expected, so that what was right in it is wrong: how a student states an answer
 * doesn't depend on whether it is right, and few messages have wrong ones. Returns null if the expected answer has no other of
 * its form. Always the same one.
 */
export function withOtherAnswer(message: StudentMessage): StudentMessage | null {
  const { question } = message;
  const expected = otherThan(question.expected, question.choices.length, drawnBy(message.message));
  if (expected === null) return null;
  return { ...message, question: { ...question, expected } };
}

const drawnBy = (text: string): number => createHash('sha256').update(`other answer:${text}`).digest().readUInt16BE(0);

function otherThan(expected: string, choices: number, drawn: number): string | null {
  if (choices > 1) return String.fromCharCode(65 + ((expected.charCodeAt(0) - 65 + 1 + (drawn % (choices - 1))) % choices));
  if (expected === 'true' || expected === 'false') return expected === 'true' ? 'false' : 'true';
  const [last] = /\d+(?=\D*$)/.exec(expected) ?? [];
  if (last === undefined) return null;
  const number = Number(last);
  const others = [number + 1, number + 2, 2 * number + 1, 3 * number + 2, 10 * number + 10, number + 17];
  const other = String(others[drawn % others.length]).padStart(last.length, '0');
  return expected.replace(/\d+(?=\D*$)/, other);
}
