import { findLeak } from '../../../guards/leak/find-leak.ts';
import type { Question } from '../state/lesson-session.ts';
/** A line of a solution as it is said: where its words are left out, the mathematics alone; and where that says nothing ("10 = 10"), the words alone. */
export const lineOf = ({ explanation, math }: { explanation: string; math: string }): string => {
  if (explanation === '') return `$${math}$`;
  return saysNothing(math) ? explanation : `${explanation} $${math}$`;
};

/** Both sides are written alike. */
export const saysNothing = (math: string): boolean => {
  const sides = math.split('=').map((side) => side.trim());
  return sides.length > 1 && sides.every((side) => side === sides[0]);
};

/**
 * The steps of the solution that may be told before the last: none that gives the answer away. Of a statement that is true or false none
 * at all, for there each step worked out shows which.
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
