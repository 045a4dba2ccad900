import type { ExamCheck, ExamQuestion } from '@stoa/schema/course/exam-question';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import { valueQuestion } from '../../../math/value-question.ts';
import { answerStands } from '../../../solving/answer-stands.ts';
import { taskOfStem } from '../../../solving/stem-task.ts';

/** The result of an author's check: whether it holds, or that the engine can't tell. */
export type ExamProof = 'proven' | 'undecided' | 'disproven';

/**
 * Evaluates the author's proof of the answer. A definition has none, and a value that the engine can't compute is left
 * undecided.
 */
export function proveExamAnswer({ check }: Pick<ExamQuestion, 'check'>): ExamProof {
  switch (check.kind) {
    case 'none':
      return 'undecided';
    case 'evaluates':
      return judged(roundedTo(check), check.value);
    case 'equivalent':
      return judged(valueQuestion(check.from, lettersOf(check.from)), check.to);
    case 'solves':
      return solved(check);
  }
}

/** A rounded value may be off by half of its last place. */
const roundedTo = ({ of, round }: Extract<ExamCheck, { kind: 'evaluates' }>): AnswerQuestion => ({
  ...valueQuestion(of),
  tolerance: round === null ? null : 0.5 * 10 ** -round,
});

function judged(question: AnswerQuestion, answer: string): ExamProof {
  const { verdict, reason } = checkAnswer(question, answer);
  if (verdict === 'correct' || reason === 'form') return 'proven';
  return verdict === 'incorrect' ? 'disproven' : 'undecided';
}

function solved({ equations, solution }: Extract<ExamCheck, { kind: 'solves' }>): ExamProof {
  const [only, ...more] = equations;
  const asked =
    more.length > 0
      ? `Solve the system of equations. $\\begin{cases}${equations.join('\\\\')}\\end{cases}$`
      : `Solve the ${/[<>]|\\[lg]e/.test(only!) ? 'inequality' : 'equation'}. $${only}$`;
  const task = taskOfStem(asked);
  if (task === null) return 'undecided';
  const standing = answerStands(task, more.length > 0 ? asPoint(solution) : solution);
  return standing === 'equal' ? 'proven' : standing === 'different' ? 'disproven' : 'undecided';
}

/** Converts `y=4,x=8` to the point (8, 4). Letters are sorted as the solver does it, capitals first. */
const asPoint = (solution: string): string => {
  const values = solution.split(',').map((one) => one.split('=').map((part) => part.trim()));
  const sorted = values.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return `(${sorted.map(([, value]) => value).join(', ')})`;
};

/** Returns the letters of a formula that stand for numbers, without TeX words. */
const lettersOf = (math: string): string[] => [
  ...new Set(math.replace(/\\(?:text|mathrm)\{[^}]*\}|\\[a-zA-Z]+/g, ' ').match(/[a-zA-Z]/g) ?? []),
];
