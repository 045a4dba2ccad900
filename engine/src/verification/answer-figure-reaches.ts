import { marksIn, textOfMarks } from '@stoa/schema/figure/answer-marks';
import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer } from '../math/check-answer.ts';
import { answerQuestion } from '../problems/answer-question.ts';

/**
 * Checks that the answer can be given in the picture: it has a place among the marks, and the text that the picture writes for
 * it is judged right.
 */
export function answerFigureReaches(problem: BankedProblem): string[] {
  const { answer_figure, item } = problem;
  if (answer_figure === undefined) return [];
  const answer = item.solution_logic.final_answer_canonical;
  const marks = marksIn(answer_figure, answer);
  if (marks === null) return [`the answer ${answer} has no place in the picture (${answer_figure.kind})`];
  const text = textOfMarks(answer_figure, marks);
  const { verdict } = checkAnswer(answerQuestion(problem), text);
  return verdict === 'correct' ? [] : [`the picture writes "${text}" for the answer, which is judged ${verdict}`];
}
