import { findLeak } from '../../../guards/leak/find-leak.ts';
import type { Question } from '../state/lesson-session.ts';
/**
 * Returns a line of a solution as it's said: words and mathematics; only the mathematics if there are no words, and only the
 * words if the mathematics says nothing ("10 = 10").
 */
export const lineOf = ({ explanation, math }: { explanation: string; math: string }): string => {
  if (explanation === '') return `$${math}$`;
  return saysNothing(math) ? explanation : `${explanation} $${math}$`;
};

/** True if both sides are written the same. */
export const saysNothing = (math: string): boolean => {
  const sides = math.split('=').map((side) => side.trim());
  return sides.length > 1 && sides.every((side) => side === sides[0]);
};

/**
 * Returns the steps of the solution that may be told before the last one and don't give the answer away. None for a
 * true-or-false statement, because each step there shows which it is.
 */
export const stepsToShow = (question: Question): { explanation: string; math: string }[] =>
  question.answer.input_type === 'boolean'
    ? []
    : question.solution
        .slice(0, -1)
        .map(({ explanation, math }) => ({ explanation, math }))
        .filter(({ explanation, math }) => keepsTheAnswer(question, `${explanation} $${math}$`));

const keepsTheAnswer = ({ answer, question_text, previous_student_answers }: Question, text: string): boolean =>
  findLeak({ text, answer, stem: question_text, shown: [], written: previous_student_answers }).length === 0;
