import type { QuestionAnswer } from '@stoa/schema/study-plan';
import { choiceKey } from '../../../math/judge/choices.ts';

/** Returns the right answer as a student types it. */
export const rightAnswer = ({ expected }: QuestionAnswer): string => expected;

/**
 * Returns an answer that is wrong by construction, whatever a checker would say about it: a number that's off by more than the
 * tolerance, a fraction whose numerator is off, another choice, an expression or a set whose first number is off.
 */
export function slippedAnswer({ input_type, expected, choices, tolerance }: QuestionAnswer, random: () => number): string {
  const off = 1 + Math.floor(random() * 5) + Math.ceil(tolerance ?? 0);
  if (input_type === 'boolean') return expected === 'true' ? 'false' : 'true';
  if (input_type === 'multiple_choice') {
    const others = choices.map((_, at) => choiceKey(at)).filter((key) => key !== expected);
    return others[Math.floor(random() * others.length)] ?? 'none';
  }
  const fraction = /^(-?\d+)\/(\d+)$/.exec(expected);
  if (fraction !== null) return `${Number(fraction[1]) + off}/${fraction[2]}`;
  const plain = Number(expected);
  if (expected.trim() !== '' && Number.isFinite(plain)) return String(Number((plain + off).toFixed(6)));
  const changed = expected.replace(/\d+/, (digits) => String(Number(digits) + off));
  return changed === expected ? '987654' : changed;
}
