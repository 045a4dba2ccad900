import { checkAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { showsItsPlace } from './rounded-decimal.ts';

/** Forms that §5.2's normal form would undo: 1 3/4 is kept as it stands, for 7/4 is no mixed number. */
const keptAsWritten = new Set(['mixed_number', 'scientific']);

/** An answer in the normal form of practice spec §5.2, as far as the form that is asked for and the place that was rounded to leave one. */
export function canonicalAnswer(question: AnswerQuestion, stem: string): string {
  if (keptAsWritten.has(question.judging.form) && question.input_type !== 'expression') return question.expected.trim();
  const normalForm = checkAnswer(question, question.expected).expected_normalized;
  return showsItsPlace(stem, question, normalForm) ? question.expected : normalForm;
}
