import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer } from '../math/check-answer.ts';
import { answerQuestion } from '../problems/answer-question.ts';

/**
 * Where the stem asks for the value of one formula of numbers and for nothing else, the answer is that value: found from the stem alone, whatever
 * the solution says. Stems that ask for more say nothing here, and neither does a formula whose value cannot be decided.
 */
export function answerFollows(problem: BankedProblem): string[] {
  const question = answerQuestion(problem);
  const formula = formulaAskedFor(problem.item.problem_content.stem);
  if (formula === null || question.input_type === 'boolean' || question.input_type === 'multiple_choice') return [];
  const byWorth = {
    ...question,
    input_type: 'expression' as const,
    accepted_forms: [],
    judging: { ...question.judging, form: 'any' as const },
  };
  return checkAnswer(byWorth, formula).verdict === 'incorrect'
    ? [`the stem asks for the value of "${formula}", and the answer "${question.expected}" is another one`]
    : [];
}

/** "Find the remainder of" asks for something else: between the verb and the formula only the form of the answer may be told. */
const asked =
  /^(?:find(?: the (?:sum|difference|product|quotient|value)(?: of)?)?|work out|evaluate|calculate|compute|add|subtract|multiply|divide|simplify|what is)(?:,? (?:and|then) (?:write|give|simplify)\b[^$?.]*?)?\s*:?\s*(?<!\\)\$([^$]+)\$\s*[.?]?$/i;
/** A formula of numbers with something to work out in it: no letter but those of TeX commands, and no relation. */
const ofNumbers = /^(?:\\(?:frac|dfrac|tfrac|times|cdot|div|left|right|sqrt|[,;:! ])|[\d\s.,+\-−/*^(){}[\]])+$/;
const isOperation = /[+\-−*/^]|\\(?:times|cdot|div|sqrt|frac)/;

function formulaAskedFor(stem: string): string | null {
  const formula = asked.exec(stem.trim())?.[1]?.trim();
  return formula !== undefined && ofNumbers.test(formula) && isOperation.test(formula) ? formula : null;
}
