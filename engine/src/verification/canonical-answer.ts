import { checkAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { showsItsPlace } from './rounded-decimal.ts';

/** Forms that §5.2's normal form would undo: 1 3/4 is kept as it is, because 7/4 isn't a mixed number. */
const keptAsWritten = new Set(['mixed_number', 'scientific']);

/**
 * Returns an answer in the normal form of practice spec §5.2, unless the form that is asked for or the rounding must be kept.
 */
export function canonicalAnswer(question: AnswerQuestion, stem: string): string {
  if (keptAsWritten.has(question.judging.form) && question.input_type !== 'expression') return question.expected.trim();
  const normalForm = checkAnswer(question, question.expected).expected_normalized;
  return showsItsPlace(stem, question, normalForm) ? question.expected : normalForm;
}
