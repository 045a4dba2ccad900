import type { StudentQuestion } from '@stoa/schema/study-plan';
import { embeddedFeatures } from '../misconceptions/embedded-features.ts';
import { misconceptionModel } from '../misconceptions/misconceptions-in.ts';
import { tidyMessage } from '../message-words.ts';
import { cosine, embedded } from '../model/embedding.ts';
import { numberRolesIn, type NumberRoles } from '../vocabulary/number-roles.ts';
import { meantWordsOf } from '../vocabulary/meant-words.ts';
import { indexOf, rankPassages, type PassageIndex } from './rank-passages.ts';

type Known = StudentQuestion;

/**
 * A question of a plan with how near it comes to a student's words, 0 to 2.5, how probable it is that she asks or says just that, and the wording that comes
 * nearest.
 */
export type RankedQuestion = {
  readonly question: Known;
  readonly score: number;
  readonly chance: number;
  readonly nearest: { readonly text: string; readonly kind: 'asks' | 'statements' | 'answer' };
};

type Weights = ReadonlyMap<string, number>;
type Wording = {
  readonly of: number; // the question's place
  readonly text: string;
  readonly kind: RankedQuestion['nearest']['kind'];
  readonly vector: Float64Array;
  readonly terms: Weights;
};

/** The questions of a plan, ready to be searched. */
export type QuestionIndex = {
  readonly questions: readonly Known[];
  readonly wordings: readonly Wording[];
  readonly rarity: (term: string) => number;
  readonly passages: PassageIndex;
};

/** Prepares the questions that students ask, each by all of its wordings and its answer. */
export function questionIndexOf(questions: readonly Known[]): QuestionIndex {
  const texts = questions.flatMap(({ asks, statements, answer }, of) => [
    ...asks.map((text) => ({ of, text, kind: 'asks' as const })),
    ...statements.map((text) => ({ of, text, kind: 'statements' as const })),
    { of, text: answer, kind: 'answer' as const },
  ]);
  const featured = texts.map((one) => ({ ...one, features: featuresOf(one.text) }));
  const holding = new Map<string, Set<number>>();
  for (const { of, features } of featured)
    for (const term of features) (holding.get(term) ?? holding.set(term, new Set()).get(term)!).add(of);
  const rarity = (term: string): number => Math.log((questions.length + 1) / ((holding.get(term)?.size ?? 0) + 0.5));
  return {
    questions,
    rarity,
    wordings: featured.map(({ features, ...one }) => ({
      ...one,
      vector: embedded(misconceptionModel.said, features),
      terms: weighted(features, rarity),
    })),
    passages: indexOf(
      questions.map(({ asks, statements, answer }, at) => ({
        id: `${at}`,
        kind: 'correction',
        text: answer,
        about: [...asks, ...statements].join(' . '),
        names: [],
      })),
    ),
  };
}

/** What each way of comparing weighs: BM25 against the best, the cosine of learned vectors, the cosine of rare terms. Chosen on wordings that no plan holds. */
const weights = { passage: 0.5, meaning: 1, terms: 1 };

/** What makes a match probable: fitted, as the weights are, on wordings of students that no plan holds, half of them of other plans. */
const chances = { bias: -2.76, lead: 2.8, leadUpTo: { most: 0.3, weighs: 1.96 }, meaning: 0.78, terms: 3.2, covered: 1.22 };

/**
 * The questions of a plan by how near they come to what a student says, the best first: by its rare words, by all wordings together, and by what the ear has
 * learned that words mean. Of a question its two nearest wordings count.
 *
 * Parameters  `stem`, `expected`: of the question that waits, so that "8 and 8" are known for denominators.
 * Errors      none: whether the best is near enough is for the caller to say.
 */
export function rankQuestions(
  text: string,
  { questions, wordings, rarity, passages }: QuestionIndex,
  { stem, expected }: { readonly stem: string; readonly expected: string } = { stem: '', expected: '' },
): readonly RankedQuestion[] {
  const features = featuresOf(text, numberRolesIn(stem, expected).of);
  const [vector, terms] = [embedded(misconceptionModel.said, features), weighted(features, rarity)];
  const near = Map.groupBy(
    wordings.map((one) => ({ one, meaning: cosine(vector, one.vector), terms: shared(terms, one.terms) })),
    ({ one }) => one.of,
  );
  const ranked = rankPassages(text, passages, stem, expected);
  const best = ranked[0]?.score ?? 1;
  const byPassage = new Map(ranked.map(({ passage, score, covered }) => [Number(passage.id), { score: score / best, covered }]));
  const scored = questions
    .map((question, at) => {
      const own = near.get(at)!; // its answer is one of them
      const nearest = own.reduce((first, other) =>
        other.meaning + other.terms > first.meaning + first.terms ? other : first,
      ).one;
      const passage = byPassage.get(at) ?? { score: 0, covered: 0 };
      const meaning = ofTwoNearest(own.map((one) => one.meaning));
      const shares = ofTwoNearest(own.map((one) => one.terms));
      const score = weights.passage * passage.score + weights.meaning * meaning + weights.terms * shares;
      return { question, score, nearest, meaning, terms: shares, covered: passage.covered };
    })
    .toSorted((one, other) => other.score - one.score);
  return scored.map(({ question, score, nearest, ...own }, at): RankedQuestion => {
    const lead = score - (scored[at === 0 ? 1 : 0]?.score ?? 0);
    const { text: wording, kind } = nearest;
    return { question, score, chance: chanceOf({ lead, ...own }), nearest: { text: wording, kind } };
  });
}

const chanceOf = (one: { lead: number; meaning: number; terms: number; covered: number }): number =>
  1 /
  (1 +
    Math.exp(
      -(
        chances.bias +
        chances.lead * one.lead +
        chances.leadUpTo.weighs * Math.min(one.lead, chances.leadUpTo.most) +
        chances.meaning * one.meaning +
        chances.terms * one.terms +
        chances.covered * one.covered
      ),
    ));

const featuresOf = (text: string, roles?: NumberRoles['of']): readonly string[] =>
  embeddedFeatures(meantWordsOf(tidyMessage(text)), roles);

/** Terms with their rarity, as a vector of length one. */
function weighted(terms: readonly string[], rarity: (term: string) => number): Weights {
  const own = terms.map((term): [string, number] => [term, rarity(term)]);
  const length = Math.hypot(...own.map(([, weight]) => weight)) || 1;
  return new Map(own.map(([term, weight]) => [term, weight / length]));
}

const shared = (one: Weights, other: Weights): number =>
  [...one].reduce((sum, [term, weight]) => sum + weight * (other.get(term) ?? 0), 0);

const ofTwoNearest = (near: readonly number[]): number => {
  const [first = 0, second = 0] = near.toSorted((one, other) => other - one);
  return (first + second) / 2;
};
