import type { AnswerQuestion } from '../math/check-answer.ts';

/**
 * True if an answer is a rounded decimal with the zeros that show its place: 48.60 to the nearest hundredth, 78.0 to the
 * nearest tenth. Practice spec §5.2's normal form would drop them.
 */
export function showsItsPlace(stem: string, { input_type, expected }: AnswerQuestion, normalForm: string): boolean {
  const withoutZeros = expected.replace(/^(-?\d+\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return input_type === 'decimal' && /\bround/i.test(stem) && withoutZeros === normalForm;
}
