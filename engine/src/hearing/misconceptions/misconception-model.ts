import type { ValueChances } from '../answers/claims-in.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { cosine, embedded, type Embedding } from '../model/embedding.ts';
import { openEmbedding, openModel, type EmbeddingFile, type ModelFile } from '../model/model-file.ts';
import type { Surroundings } from '../talk/segment-features.ts';
import { leaning, logOdds, matchFeatures, toneFeatures } from './learned-features.ts';
import type { Network } from '../model/network.ts';
import { pairFeatures, type Features, type Meant, type Prepared } from './pair-features.ts';

/**
 * What a misconception is heard by: two linear models over words and meanings, the embeddings of what students say and of what teachers describe,
 * and the network that weighs them with the other features.
 */
export type MisconceptionModel = {
  readonly tone: LinearModel;
  readonly match: LinearModel;
  readonly said: Embedding;
  readonly described: Embedding;
  readonly network: Network;
};

/** The model as it is stored. */
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

/** What the network reads of each listed misconception in a stretch of words, in their order; `vectors` are theirs, by `vectorsOf`. */
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

/** The vector of each description of a list. */
export const vectorsOf = (described: Embedding, descriptions: readonly (readonly string[])[]): readonly Float64Array[] =>
  descriptions.map((description) => embedded(described, description));

/** How near what is said lies to each description of a list, -1 to 1. */
export function nearnessOf(said: Embedding, words: readonly string[], descriptions: readonly Float64Array[]): readonly number[] {
  const vector = embedded(said, words);
  return descriptions.map((description) => cosine(vector, description));
}

/** What the learned models say of some words: how she speaks of them, and how each description of the list fits them. */
type Learned = { readonly told: number; readonly matches: readonly number[]; readonly nearness: readonly number[] };

/** The features of one misconception with what the learned models say of it and of the others, and with how probable an answer is. */
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
