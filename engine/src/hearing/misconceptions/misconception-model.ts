import type { ValueChances } from '../answers/claims-in.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { cosine, embedded, type Embedding } from '../model/embedding.ts';
import { openEmbedding, openModel, type EmbeddingFile, type ModelFile } from '../model/model-file.ts';
import type { Surroundings } from '../talk/segment-features.ts';
import { leaning, logOdds, matchFeatures, toneFeatures } from './learned-features.ts';
import type { Network } from '../model/network.ts';
import { pairFeatures, type Features, type Meant, type Prepared } from './pair-features.ts';

/**
 * The model that hears misconceptions: two linear models over words and meanings, embeddings of what students say and of
 * teachers' descriptions, and a network that weighs these together with the other features.
 */
export type MisconceptionModel = {
  readonly tone: LinearModel;
  readonly match: LinearModel;
  readonly said: Embedding;
  readonly described: Embedding;
  readonly network: Network;
};

/** The model as stored in a file. */
export type MisconceptionModelFile = {
  readonly tone: ModelFile;
  readonly match: ModelFile;
  readonly said: EmbeddingFile;
  readonly described: EmbeddingFile;
  readonly network: Network;
};

export const openMisconceptionModel = ({
  tone,
  match,
  said,
  described,
  network,
}: MisconceptionModelFile): MisconceptionModel => ({
  tone: openModel(tone),
  match: openModel(match),
  said: openEmbedding(said),
  described: openEmbedding(described),
  network,
});

/**
 * Returns the network's inputs for each listed misconception and a stretch of words, in the order of the list; `vectors` are
 * the list's, from `vectorsOf`.
 */
export function inputsOf(
  { tone, match, said }: Pick<MisconceptionModel, 'tone' | 'match' | 'said'>,
  meant: Meant,
  features: readonly Features[],
  listed: readonly Prepared[],
  {
    around,
    values,
    vectors,
  }: { readonly around: Surroundings; readonly values: ValueChances; readonly vectors: readonly Float64Array[] },
): readonly (readonly number[])[] {
  const told = leaning(tone, toneFeatures(meant.text, meant.marks, around));
  const matches = listed.map(({ parts }) => leaning(match, matchFeatures(meant.marks, parts.does)));
  const nearness = nearnessOf(said, meant.embedded, vectors);
  return features.map((own, at) => joinedInputs(own, { told, matches, nearness }, at, values));
}

/** Returns the vector of each description of a list. */
export const vectorsOf = (described: Embedding, descriptions: readonly (readonly string[])[]): readonly Float64Array[] =>
  descriptions.map((description) => embedded(described, description));

/** Returns how close a student's words are to each description of a list, -1 to 1. */
export function nearnessOf(said: Embedding, words: readonly string[], descriptions: readonly Float64Array[]): readonly number[] {
  const vector = embedded(said, words);
  return descriptions.map((description) => cosine(vector, description));
}

/**
 * The learned models' results for some words: whether she talks of a mistake of her own, and how well each description of the
 * list fits.
 */
type Learned = { readonly told: number; readonly matches: readonly number[]; readonly nearness: readonly number[] };

/**
 * Joins the features of one misconception with the learned models' results for it and for the others, and with the
 * probabilities that a value is an answer.
 */
export function joinedInputs(
  own: Features,
  { told, matches, nearness }: Learned,
  at: number,
  values: ValueChances,
): readonly number[] {
  const bestOther = (scores: readonly number[], least: number): number =>
    Math.max(least, ...scores.filter((_, other) => other !== at));
  return [
    ...pairFeatures.map((name) => own[name]),
    told,
    told * own.said,
    told * own.described,
    told * own.lead,
    matches[at]!,
    matches[at]! - bestOther(matches, -2),
    nearness[at]!,
    nearness[at]! - bestOther(nearness, -1),
    told * nearness[at]!,
    logOdds(values.right),
    logOdds(values.wrong),
  ];
}
