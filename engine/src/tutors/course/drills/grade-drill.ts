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

/** What code finds in an answer to a drill. Not graded: it can't be read, or can't be told for certain, and costs nothing. */
export type DrillGrade = {
  readonly verdict: 'correct' | 'incorrect' | 'not_graded';
  readonly feedbackText: string;
  readonly commonMistakeTag: string | null;
};

const right = 'That’s right.';

/** What is said of an answer that lacks a part: the rest is right. */
const completeIt = 'What you have is right, and something is missing. Add it, and check your answer again.';

/**
 * Grades an answer to a drill of the bank. After a wrong one the drill is over, so its answer may be told. An answer of which only a part is missing isn't graded the first
 * time (`mayComplete`), and nothing is kept of it: `check` is null then.
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

/** What explains a wrong answer: a misconception of the problem, a mal-rule, or what the judge objected to. */
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
 * Grades an answer to a drill that a model made, as far as code can be certain: an equation of one letter, with a number as its answer. Null where it can't be: an expression to be written
 * otherwise has a form, which isn't looked at here.
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

/** 4, 3/2 and x = 4; not an equation that is still to be solved, nor what another letter is worth. */
function isPlainNumber(answer: string, letter: string): boolean {
  const read = readMath(answer);
  if (read?.kind === 'expression') return lettersOf(read.expression).size === 0;
  if (read?.kind !== 'relation' || read.signs.some((sign) => sign !== '=')) return false;
  const named = isolated(read.sides);
  return named?.letter === letter && lettersOf(named.value).size === 0;
}
