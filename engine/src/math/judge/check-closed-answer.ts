import type { AnswerCheck, Echo, ReadingProblem } from '@stoa/schema/answer-check';
import { bareWords, choiceKey, findChoice, writtenKey } from './choices.ts';
import { readTruth } from './truth.ts';

type Closed = { readonly expected: string; readonly choices: readonly string[] };

export const nothingYet: ReadingProblem = { at: 0, length: 0, message: 'There’s nothing here yet.' };

export function unreadable(problem: ReadingProblem, expected: string): AnswerCheck {
  return { verdict: 'unreadable', reason: 'unreadable', note: problem.message, problem, expected_normalized: expected };
}

/** Returns words as an echo, without characters that LaTeX would take for a command. */
export const wordEcho = (word: string): Echo => ({ latex: `\\text{${word.replace(/[\\{}$%&#_^~]/g, ' ')}}`, plain: word });

export const choiceEcho = (choice: string): Echo => {
  const math = /^\s*\$([^$]*)\$\s*$/.exec(choice)?.[1];
  return math === undefined ? wordEcho(choice) : { latex: math, plain: choice.replace(/\$/g, '') };
};

export function noSuchChoice(choices: readonly string[], answer: string): ReadingProblem {
  const last = choiceKey(Math.max(0, choices.length - 1));
  return { at: 0, length: answer.length, message: `Pick one of the choices A to ${last}.` };
}
export const noTruth = (answer: string): ReadingProblem => ({ at: 0, length: answer.length, message: 'Answer true or false.' });

/** Judges the choice that an answer names, by its key or its own text. */
export function checkChoice(question: Closed, answer: string): AnswerCheck {
  const right = findChoice(question.expected, question.choices);
  const expected_normalized = right === null ? question.expected.trim() : choiceKey(right);
  if (answer.trim() === '') return unreadable(nothingYet, expected_normalized);
  const chosen = findChoice(answer, question.choices);
  // A question that came without its choices can still recognize its own answer by its text or its key.
  if (chosen === null && question.choices.length === 0) return checkUnlistedChoice(question.expected, answer);
  if (chosen === null) return unreadable(noSuchChoice(question.choices, answer), expected_normalized);
  const said = { normalized: choiceKey(chosen), expected_normalized, echo: choiceEcho(question.choices[chosen]!) };
  if (right === null) return { verdict: 'undecided', reason: 'expected_unreadable', note: null, ...said };
  return chosen === right
    ? { verdict: 'correct', reason: 'equal', note: null, ...said }
    : { verdict: 'incorrect', reason: 'wrong_choice', note: null, ...said };
}

function checkUnlistedChoice(expected: string, answer: string): AnswerCheck {
  const keyOf = (text: string): string => writtenKey(text) ?? bareWords(text);
  const said = { normalized: keyOf(answer), expected_normalized: keyOf(expected), echo: choiceEcho(answer.trim()) };
  return said.normalized === said.expected_normalized
    ? { verdict: 'correct', reason: 'equal', note: null, ...said }
    : { verdict: 'incorrect', reason: 'wrong_choice', note: null, ...said };
}

/** Judges a yes-or-no answer in any of the usual words. */
export function checkTruth(question: Closed, answer: string): AnswerCheck {
  const right = readTruth(question.expected);
  const expected_normalized = right === null ? question.expected.trim() : `${right}`;
  if (answer.trim() === '') return unreadable(nothingYet, expected_normalized);
  const chosen = readTruth(answer);
  if (chosen === null) return unreadable(noTruth(answer), expected_normalized);
  const said = { normalized: `${chosen}`, expected_normalized, echo: wordEcho(`${chosen}`) };
  if (right === null) return { verdict: 'undecided', reason: 'expected_unreadable', note: null, ...said };
  return chosen === right
    ? { verdict: 'correct', reason: 'equal', note: null, ...said }
    : { verdict: 'incorrect', reason: 'different_value', note: null, ...said };
}
