import type { Clause } from '../clauses.ts';
import { probabilities, type LinearModel } from '../model/linear-model.ts';
import { wordClass } from '../talk/word-classes.ts';
import { smallWords } from './claim-words.ts';
import type { TakenValue } from './claims-in.ts';
import { originOf } from './value-origin.ts';
import { signsOf, standsIn, type Waiting } from './waiting-question.ts';

/**
 * What a student does with a value, according to a model: she answers with it, asks whether it is right, or does something else
 * with it.
 */
export const stanceKinds = ['answers', 'asks', 'other'] as const;
export type StanceKind = (typeof stanceKinds)[number];

/** The context in which a value is judged. */
export type Judged = {
  readonly all: readonly TakenValue[]; // of the message
  readonly clauses: readonly Clause[];
  readonly waiting: Waiting;
  readonly ruled: boolean; // whether the tables of words take the value for an answer
};

/** Returns the probability, according to a model of stances, that a value is the student's answer. */
export const chanceOfAnswer = (model: LinearModel, one: TakenValue, judged: Judged): number =>
  probabilities(model, stanceFeatures(one, judged))[stanceKinds.indexOf('answers')]!;

/**
 * Returns the features by which the model of stances judges a value: the words around it in its clause, those of the
 * neighboring clauses, how it relates to the question, and what the tables of words say.
 *
 * Shape   names of features, each once; a bounded number for each word of three clauses.
 */
export function stanceFeatures(one: TakenValue, { all, clauses, waiting, ruled }: Judged): string[] {
  const { value, stance, clause, at } = one;
  const features = new Set<string>();
  const before = wordsOf(value.before);
  const after = wordsOf(value.after);
  addSide(features, 'b', before.toReversed());
  addSide(features, 'a', after);
  addBag(features, 'B', before);
  addBag(features, 'A', after);
  const frame = [...before, '#', ...after];
  if (frame.length <= 7) features.add(`frame ${frame.join(' ')}`);
  features.add(`starts ${frame.slice(0, 2).join(' ')}`);
  features.add(`starts ${frame.slice(0, 3).join(' ')}`);
  features.add(`b a ${before.at(-1) ?? '^'} ${after[0] ?? '$'}`);

  const standing = standsIn(signsOf(value.answer), waiting.signs) ? 'in question' : 'own';
  const right = value.right ? 'right' : 'not right';
  const origin = value.right ? 'right' : originOf(value.answer, waiting);
  const facts = [
    right,
    standing,
    `stance ${stance}`,
    `role ${value.role}`,
    value.ofTheQuestion ? 'whole question' : 'of its own',
    ruled ? 'ruled in' : 'ruled out',
    value.sure ? 'sure' : 'a slip',
    clause.asks ? 'asked' : 'told',
    `opener ${clause.opener ?? 'none'}`,
    `type ${waiting.answer.input_type}`,
    isOfForm(value.answer, waiting) ? 'same form' : 'other form',
    at === 0 ? 'first clause' : 'later clause',
    at === clauses.length - 1 ? 'last clause' : 'earlier clause',
    `clauses ${Math.min(clauses.length, 5)}`,
    `values ${Math.min(all.length, 5)}`,
    one === all[0] ? 'first value' : 'later value',
    one === all.at(-1) ? 'last value' : 'earlier value',
    `before ${Math.min(before.length, 8)}`,
    `after ${Math.min(after.length, 8)}`,
    all.some((other) => other !== one && other.value.right) ? 'another is right' : 'no other is right',
    `origin ${origin}`,
    countsWhatIsAsked(after, waiting) ? 'its thing is asked for' : 'its thing is not',
  ];
  for (const fact of facts) features.add(fact);
  for (const fact of facts.slice(1)) features.add(`${right}, ${fact}`);
  // If the words around a value are unknown, its place says the most: whether it is first of all, or last after "so".
  const opens = at === 0 && before.length === 0 ? 'opens' : before.length === 0 ? 'opens clause' : 'inside';
  const ends = at === clauses.length - 1 && after.length === 0 ? 'ends' : after.length === 0 ? 'ends clause' : 'goes on';
  const led =
    /^(?:so|then|thus|therefore|which|that|making)$/.test(before[0] ?? '') || clause.opener === 'so' ? 'concluded' : 'free';
  const form = isOfForm(value.answer, waiting) ? 'same form' : 'other form';
  for (const place of [opens, ends, `${opens} ${ends}`, `${led} ${ends}`]) {
    features.add(`place ${place} ${standing} ${value.role} ${right}`);
    features.add(`place ${place} ${form} ${value.role} ${right} ${waiting.closed ? 'closed' : 'open'}`);
    features.add(`place ${place} ${stance} ${standing} ${form}`);
    features.add(`place ${place} ${origin} ${standing}`);
  }
  features.add(`place ${opens} then ${after[0] ?? '$'} ${right}`);
  features.add(`place ${opens} then ${after[0] === undefined ? '$' : classed(after[0])} ${standing}`);
  features.add(`${stance} ${value.role} ${right}`);
  features.add(`${stance} ${standing} ${right}`);

  addNear(features, 'previous', clauses[at - 1]);
  addNear(features, 'next', clauses[at + 1]);
  return [...features];
}

const wordsOf = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '');

/**
 * Adds features for the words on one side of the value, the nearest first: the nearest one to four words, as they are and by
 * their class.
 */
function addSide(features: Set<string>, side: string, nearest: readonly string[]): void {
  if (nearest.length === 0) features.add(`${side} none`);
  for (let length = 1; length <= Math.min(4, nearest.length); length += 1) {
    features.add(`${side} ${nearest.slice(0, length).join(' ')}`);
    if (nearest.length === length) features.add(`${side} all ${nearest.join(' ')}`);
    features.add(`${side} class ${nearest.slice(0, length).map(classed).join(' ')}`);
  }
}

function addBag(features: Set<string>, side: string, words: readonly string[]): void {
  words.slice(-20).forEach((word, at) => {
    features.add(`${side} ${word}`);
    features.add(`${side} ${classed(word)}`);
    if (words[at + 1] !== undefined) features.add(`${side} ${word} ${words[at + 1]}`);
  });
}

function addNear(features: Set<string>, name: string, clause: Clause | undefined): void {
  if (clause === undefined) return;
  const words = clause.words.split(' ').map((word) => (/\d/.test(word) ? 'n' : word));
  features.add(`${name} ${clause.asks ? 'asks' : 'tells'}`);
  features.add(`${name} opens ${words[0]}`);
  features.add(`${name} opens ${words.slice(0, 2).join(' ')}`);
  features.add(`${name} all ${words.slice(0, 5).join(' ')}`);
  for (const word of words.slice(0, 15)) {
    features.add(`${name} ${word}`);
    features.add(`${name} ${classed(word)}`);
  }
}

const classed = (word: string): string => {
  const named = wordClass(word);
  return named === null ? word : `[${named}]`;
};

/** Whether the word after a value is in the question: "4.5 servings" if servings are asked for. */
export const countsWhatIsAsked = ([next]: readonly string[], { words }: Waiting): boolean =>
  next !== undefined && next.length > 1 && !smallWords.has(next) && words.has(next);

/** Whether a value has the same form as the right answer: a fraction, a decimal, a whole number, letters. */
export const isOfForm = (text: string, { answer }: Waiting): boolean => formOf(text) === formOf(answer.expected);

const formOf = (text: string): string =>
  /[a-z]/i.test(text) ? 'letters' : /[/:]/.test(text) ? 'fraction' : text.includes('.') ? 'decimal' : 'number';
