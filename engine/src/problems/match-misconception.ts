import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { BankedProblem, Misconception } from '@stoa/schema/problem';
import { RE2JS } from 're2js';
import { checkAnswer, readAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { choiceKey, findChoice } from '../math/judge/choices.ts';
import { answerQuestion } from './answer-question.ts';

/**
 * Returns the misconception of the problem that explains a wrong answer, or null (practice spec §7.2). Looks first for one
 * whose answer is written the same way, then matches by value, pattern, and predicate, in the order of the problem.
 *
 * Triggers
 *   exact_answer  an answer in the syntax of the input type; for multiple choice its text or key
 *   regex         an RE2 pattern, found anywhere in the trimmed text of the answer; linear in time, whatever the pattern
 *   predicate     `negated`, `reciprocal`, `off_by:<n>`, `times:<n>`: how the answer's value relates to the right one; or
 *                 `reason:<reason>`: what the answer checker objected to, such as `reason:units`
 * Errors  none: a trigger that can't be parsed matches nothing, and `faultOfTrigger` tells its author.
 */
export function matchMisconception(problem: BankedProblem, answer: string, check: AnswerCheck): Misconception | null {
  if (check.verdict !== 'incorrect') return null;
  const question = answerQuestion(problem);
  const { misconceptions } = problem.item;
  const asWritten = misconceptions.find(
    ({ trigger }) => trigger.kind === 'exact_answer' && printed(question, trigger.value) === check.echo.plain,
  );
  return asWritten ?? misconceptions.find(({ trigger }) => triggers(trigger, question, answer, check)) ?? null;
}

type Trigger = Misconception['trigger'];
type Wrong = Extract<AnswerCheck, { verdict: 'correct' | 'incorrect' | 'undecided' }>;

function triggers({ kind, value }: Trigger, question: AnswerQuestion, answer: string, check: Wrong): boolean {
  switch (kind) {
    case 'exact_answer':
      // If only the form is wrong, any form of the right value would match by value, so only the form as written counts.
      return check.reason !== 'form' && sameValue(question, value, answer);
    case 'regex':
      return patternOf(value)?.matcher(answer.trim()).find() ?? false;
    case 'predicate':
      return predicate(value)?.(question, answer, check) ?? false;
  }
}

/** Returns an answer as it is read and printed, in the form in which it is written; null if it can't be read. */
function printed(question: AnswerQuestion, answer: string): string | null {
  const reading = readAnswer(question, answer);
  return reading.kind === 'read' ? reading.echo.plain : null;
}

function sameValue(question: AnswerQuestion, value: string, answer: string): boolean {
  const { input_type, choices, judging } = question;
  if (input_type === 'multiple_choice') {
    const at = findChoice(value, choices);
    return at !== null && findChoice(answer, choices) === at;
  }
  const asked = { ...question, expected: value, accepted_forms: [], judging: { ...judging, form: 'any' as const } };
  return checkAnswer(asked, answer).verdict === 'correct';
}

function patternOf(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null; // an author's slip must not cost a learner her turn; `faultOfTrigger` reports it when problems are verified
  }
}

type Predicate = (question: AnswerQuestion, answer: string, check: Wrong) => boolean;

function predicate(text: string): Predicate | null {
  const [name, argument] = text.split(':', 2) as [string, string | undefined];
  const related = (expected: (right: string) => string): Predicate => {
    return (question, answer) =>
      sameValue({ ...question, input_type: 'expression' }, expected(`(${question.expected})`), answer) &&
      question.input_type !== 'multiple_choice';
  };
  const number = argument !== undefined && /^-?\d{1,9}(\.\d{1,9})?$/.test(argument) ? argument : null;
  if (name === 'negated' && argument === undefined) return related((right) => `-${right}`);
  if (name === 'reciprocal' && argument === undefined) return related((right) => `1/${right}`);
  if (name === 'off_by' && number !== null) return related((right) => `${right}+(${number})`);
  if (name === 'times' && number !== null) return related((right) => `${right}*(${number})`);
  if (name === 'reason' && argument !== undefined) return (_question, _answer, check) => check.reason === argument;
  return null;
}

/** Says why a trigger can never match, in words for its author; null if it can. */
export function faultOfTrigger({ kind, value }: Trigger, question: AnswerQuestion): string | null {
  switch (kind) {
    case 'exact_answer':
      if (question.input_type === 'multiple_choice' && findChoice(value, question.choices) === null) {
        return `names no choice from A to ${choiceKey(Math.max(0, question.choices.length - 1))}: ${value}`;
      }
      return printed(question, value) === null ? `cannot be read as an answer to this problem: ${value}` : null;
    case 'regex':
      return patternOf(value) === null ? `is no pattern that RE2 can read: ${value}` : null;
    case 'predicate':
      return predicate(value) === null ? `is no predicate we know: ${value}` : null;
  }
}
