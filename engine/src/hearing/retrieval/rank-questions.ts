import type { StudentQuestion } from '@stoa/schema/study-plan';
import { embeddedFeatures } from '../misconceptions/embedded-features.ts';
import { misconceptionModel } from '../misconceptions/misconceptions-in.ts';
import { plainWords, tidyMessage } from '../message-words.ts';
import { embedded } from '../model/embedding.ts';
import { softmax } from '../model/linear-model.ts';
import { sigmoid } from '../model/log-odds.ts';
import { evidence, naiveBayesOf, type NaiveBayes } from '../model/naive-bayes.ts';
import { numberRolesIn, type NumberRoles } from '../vocabulary/number-roles.ts';
import { meantWordsOf } from '../vocabulary/meant-words.ts';

/** A question of a plan, with the probability that this is what a student asks or says. */
export type RankedQuestion = { readonly question: StudentQuestion; readonly chance: number };

/** The questions of a plan, prepared for searching. */
export type QuestionIndex = {
  readonly questions: readonly StudentQuestion[];
  readonly words: NaiveBayes;
  readonly letters: NaiveBayes;
  /** Unit vectors of the wordings, one after the other. `of` has the index of each wording's question. */
  readonly vectors: Float32Array;
  readonly of: readonly number[];
};

const { size } = misconceptionModel.said;

/** Prepares the questions that students ask, each with all its wordings and its answer. */
export function questionIndexOf(questions: readonly StudentQuestion[]): QuestionIndex {
  const wordings = questions.flatMap(({ asks, statements, answer }, of) =>
    [...asks, ...statements, answer].map((text) => ({ of, ...featuresOf(text) })),
  );
  const vectors = new Float32Array(wordings.length * size);
  for (const [at, { meant }] of wordings.entries()) vectors.set(embedded(misconceptionModel.said, meant), at * size);
  return {
    questions,
    words: naiveBayesOf(
      wordings.map(({ of, meant, numbers }) => ({ of, features: [...meant, ...numbers] })),
      questions.length,
    ),
    letters: naiveBayesOf(
      wordings.map(({ of, letters }) => ({ of, features: letters })),
      questions.length,
    ),
    vectors,
    of: wordings.map(({ of }) => of),
  };
}

/**
 * The weight of each way of comparing. Like `chances`, fitted on wordings of students that no plan contains
 * (`engine/corpus/lesson-questions`).
 */
const weights = { words: 0.076, letters: 0.052, meaning: 3.96 };

/**
 * Weights for the probability that the top question is what the student asks: it must be likelier than the others, and close to
 * her words. Fitted with an equal number of messages that belong to other plans.
 */
const chances = { bias: -4.29, share: 3.47, meaning: 2.44, words: 0.44, letters: 0.62 };

/**
 * Ranks the questions of a plan by how probable it is that a student asks or says exactly that, the likeliest first. Compares
 * her words and numbers, her letters in groups of four (some of which survive typos), and the learned meanings of words. For
 * meanings, the two nearest wordings of a question count.
 *
 * Parameters  `stem`, `expected`: the open question and its answer, so that "8 and 8" are recognized as denominators.
 * Errors      none: the caller decides whether the first is probable enough.
 */
export function rankQuestions(
  text: string,
  { questions, words, letters, vectors, of }: QuestionIndex,
  { stem, expected }: { readonly stem: string; readonly expected: string } = { stem: '', expected: '' },
): readonly RankedQuestion[] {
  const hers = featuresOf(text, numberRolesIn(stem, expected).of);
  const byWords = evidence(words, [...hers.meant, ...hers.numbers]);
  const byLetters = evidence(letters, hers.letters);
  const meaning = nearestMeanings(embedded(misconceptionModel.said, hers.meant), vectors, of, questions.length);
  const scores = byWords.map((of, at) => weights.words * of + weights.letters * byLetters[at]! + weights.meaning * meaning[at]!);
  const shares = softmax(scores);
  const [ofWords, ofLetters] = [hers.meant.length + hers.numbers.length || 1, hers.letters.length || 1];
  return questions
    .map((question, at) => {
      const near =
        chances.meaning * meaning[at]! +
        (chances.words * byWords[at]!) / ofWords +
        (chances.letters * byLetters[at]!) / ofLetters;
      return { question, score: scores[at]!, chance: sigmoid(chances.bias + chances.share * shares[at]! + near) };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ question, chance }) => ({ question, chance }));
}

type Features = { readonly meant: readonly string[]; readonly numbers: readonly string[]; readonly letters: readonly string[] };

function featuresOf(text: string, roles?: NumberRoles['of']): Features {
  const tidy = tidyMessage(text);
  const plain = ` ${plainWords(tidy).replaceAll('?', '').trim()} `;
  return {
    meant: embeddedFeatures(meantWordsOf(tidy), roles),
    numbers: [...new Set(Array.from(tidy.matchAll(/\d+(?:[./]\d+)*/g), ([number]) => `=${number}`))],
    letters: [...new Set(Array.from({ length: Math.max(0, plain.length - 3) }, (_, at) => plain.slice(at, at + 4)))],
  };
}

/** Returns the mean cosine of a text with the two nearest wordings of each question. */
function nearestMeanings(hers: Float64Array, vectors: Float32Array, of: readonly number[], count: number): Float64Array {
  const [first, second] = [new Float64Array(count).fill(-1), new Float64Array(count).fill(-1)];
  for (const [at, question] of of.entries()) {
    let near = 0;
    for (let k = 0; k < size; k += 1) near += vectors[at * size + k]! * hers[k]!;
    if (near > first[question]!) {
      second[question] = first[question]!;
      first[question] = near;
    } else if (near > second[question]!) second[question] = near;
  }
  return first.map((near, question) => (near + second[question]!) / 2);
}
