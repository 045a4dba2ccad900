import { checkAnswer } from '../math/check-answer.ts';
import { choiceKey } from '../math/judge/choices.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import { sameChoice } from './same-choice.ts';

/** Checks that the solution's last step arrives at the answer. */
export function stepsArrive(problem: BankedProblem): string[] {
  const { item } = problem;
  const last = item.solution_logic.steps.at(-1)!;
  const { input_type, ui } = item.answer_spec;
  const answer = item.solution_logic.final_answer_canonical;
  const fault = [`the last step, "${last.math}", does not arrive at the answer "${answer}"`];

  if (input_type === 'boolean') return saysTruth(`${last.explanation} ${last.math}`, answer) ? [] : fault;
  if (input_type === 'multiple_choice') {
    const right = ui.choices.find((_, position) => choiceKey(position) === answer);
    const words = spaceless(`${last.explanation}${last.math}`);
    const stated =
      right !== undefined &&
      (words.includes(spaceless(right)) || conclusions(last.math).some((end) => sameChoice(`$${end}$`, right)));
    return stated ? [] : fault;
  }
  const question = answerQuestion(problem);
  const inAnyForm = { ...question, judging: { ...question.judging, form: 'any' as const } };
  return conclusions(last.math).some((end) => checkAnswer(inAnyForm, end).verdict === 'correct') ? [] : fault;
}

/**
 * Returns what a line of mathematics may conclude: the whole line, what follows an equals sign or an arrow, or one of its
 * parts.
 */
function conclusions(math: string): string[] {
  const plain = math
    .replace(/\\(?:quad|qquad|;|,|:|!)/g, ' ')
    .replace(/\\checkmark/g, '')
    .trim();
  const parts = plain.split(/=|≈|\\approx|\\Rightarrow|\\rightarrow|\\to\b|\\text\{[^}]*\}|;/);
  const fromSign = [...plain.matchAll(/=|≈|\\approx|\\Rightarrow|\\rightarrow|\\to\b|:|,/g)].map(({ index, 0: sign }) =>
    plain.slice(index + sign.length),
  );
  return [plain, ...fromSign.reverse(), parts.at(-1)!, ...plain.split(/\s{2,}|,|\\text\{(?: and | or )\}/)]
    .map((part) => part.trim().replace(/[.,]$/, ''))
    .filter((part) => part !== '');
}

/** Removes dollar signs, spaces, and TeX's \text: `x=9\text{ or }x=-9` is $x = 9$ or $x = -9$. */
const spaceless = (text: string): string =>
  text
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/(?<!\\)\$|\\[,;:! ]|\s+/g, '')
    .toLowerCase();

/** True if the words contain the right word, or at least not only the wrong one. */
function saysTruth(words: string, truth: string): boolean {
  const says = (word: string) => new RegExp(`\\b${word}\\b`, 'i').test(words);
  const other = truth === 'true' ? 'false' : 'true';
  return says(truth) || (truth === 'false' && says('not true')) || !says(other);
}
