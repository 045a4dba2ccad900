import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { BankedProblem } from '@stoa/schema/problem';
import { diagnoseAnswer } from '../../../math/diagnose-answer.ts';
import { isolated } from '../../../math/solve/solution-set.ts';
import { lettersOf } from '../../../math/syntax-tree.ts';
import { answerQuestion, shownAnswer } from '../../../problems/answer-question.ts';
import { categoryOf } from '../../../problems/error-category.ts';
import { judgeAnswer, withoutAskedUnit } from '../../../problems/judge-answer.ts';
import { matchMisconception } from '../../../problems/match-misconception.ts';
import { saysOfMisconception, saysOfRule } from '../../../problems/misconception-rule.ts';
import { solutionSentences } from './solution-sentences.ts';
import { answerStands } from '../../../solving/answer-stands.ts';
import { readMath, taskOfStem } from '../../../solving/stem-task.ts';

/**
 * The result of grading a drill by code. `not_graded`: the answer can't be read or judged for certain, and she loses nothing.
 */
export type DrillGrade = {
  readonly verdict: 'correct' | 'incorrect' | 'not_graded';
  readonly feedbackText: string;
  readonly commonMistakeTag: string | null;
};

const right = 'That’s right.';

/** Said about an answer that is right as far as it goes but lacks a part. */
const completeIt = 'What you have is right, and something is missing. Add it, and check your answer again.';

/**
 * Grades an answer to a drill of the bank. A wrong answer ends the drill, so the right one may be told. An answer that only
 * lacks a part isn't graded the first time (`mayComplete`), and nothing is kept of it: `check` is then null.
 */
export function gradeProblemDrill(
  problem: BankedProblem,
  answer: string,
  { mayComplete }: { mayComplete: boolean },
): { grade: DrillGrade; check: AnswerCheck | null } {
  const check = judgeAnswer(problem, answer);
  if (mayComplete && check.reason === 'incomplete_set')
    return { check: null, grade: { verdict: 'not_graded', feedbackText: completeIt, commonMistakeTag: null } };
  return { check, grade: gradeOf(problem, answer, check) };
}

function gradeOf(problem: BankedProblem, answer: string, check: AnswerCheck): DrillGrade {
  switch (check.verdict) {
    case 'correct':
      return { verdict: 'correct', feedbackText: check.note === null ? right : `${right} ${check.note}`, commonMistakeTag: null };
    case 'unreadable':
      return { verdict: 'not_graded', feedbackText: check.problem.message, commonMistakeTag: null };
    case 'undecided':
      return {
        verdict: 'not_graded',
        feedbackText: check.note ?? 'I can’t tell whether this is right. Write it in another way.',
        commonMistakeTag: null,
      };
    case 'incorrect': {
      const { says, category } = mistakeIn(problem, answer, check);
      const feedbackText = ['Not quite.', says ?? solutionSentences(problem), `The answer is ${shownAnswer(problem)}.`].join(' ');
      return { verdict: 'incorrect', feedbackText, commonMistakeTag: category === 'unknown' ? null : category };
    }
  }
}

/** Returns what explains a wrong answer: a misconception of the problem, a mal-rule, or the checker's objection. */
function mistakeIn(
  problem: BankedProblem,
  answer: string,
  check: Exclude<AnswerCheck, { verdict: 'unreadable' }>,
): { says: string | null; category: ReturnType<typeof categoryOf> } {
  const misconception = matchMisconception(problem, withoutAskedUnit(problem, answer), check);
  if (misconception !== null)
    return { says: saysOfMisconception(problem, misconception.id), category: categoryOf(misconception.error_tag) };
  const related = diagnoseAnswer(answerQuestion(problem), answer);
  if (related !== null) return { says: saysOfRule(related.rule), category: related.category };
  return { says: check.note, category: check.reason === 'form' ? 'representation_error' : 'unknown' };
}

/**
 * Grades an answer to a drill that a model made, as far as code can be certain: for an equation in one letter with a number as
 * its answer. Null otherwise: an expression that has to be rewritten needs a certain form, which isn't checked here.
 */
export function gradeMadeDrill(questionLatex: string, answer: string): DrillGrade | null {
  const task = taskOfStem(`Solve the equation. $${questionLatex}$`);
  if (task?.kind !== 'solutions' || !isPlainNumber(answer, task.letter)) return null;
  switch (answerStands(task, answer)) {
    case 'equal':
      return { verdict: 'correct', feedbackText: right, commonMistakeTag: null };
    case 'different':
      return {
        verdict: 'incorrect',
        feedbackText: 'Not quite. Put your answer into the equation to see what goes wrong.',
        commonMistakeTag: null,
      };
    default:
      return null;
  }
}

/** True for 4, 3/2 and x = 4. False for an equation that still has to be solved, or the value of another letter. */
function isPlainNumber(answer: string, letter: string): boolean {
  const read = readMath(answer);
  if (read?.kind === 'expression') return lettersOf(read.expression).size === 0;
  if (read?.kind !== 'relation' || read.signs.some((sign) => sign !== '=')) return false;
  const named = isolated(read.sides);
  return named?.letter === letter && lettersOf(named.value).size === 0;
}
