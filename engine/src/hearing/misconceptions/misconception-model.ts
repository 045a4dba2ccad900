import type { ValueChances } from '../answers/claims-in.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { openModel, type ModelFile } from '../model/model-file.ts';
import type { Surroundings } from '../talk/segment-features.ts';
import { leaning, logOdds, matchFeatures, toneFeatures } from './learned-features.ts';
import type { Network } from '../model/network.ts';
import { pairFeatures, type Features, type Meant, type Prepared } from './pair-features.ts';

/** What a misconception is heard by: two linear models over words and meanings, and the network that weighs them with the other features. */
export type MisconceptionModel = { readonly tone: LinearModel; readonly match: LinearModel; readonly network: Network };

/** The model as it is stored. */
export type MisconceptionModelFile = { readonly tone: ModelFile; readonly match: ModelFile; readonly network: Network };

export const openMisconceptionModel = ({ tone, match, network }: MisconceptionModelFile): MisconceptionModel => ({
  tone: openModel(tone),
  match: openModel(match),
  network,
});

/** What the network reads of each listed misconception in a stretch of words, in their order. */
export function inputsOf(
  { tone, match }: Pick<MisconceptionModel, 'tone' | 'match'>,
  meant: Meant,
  features: readonly Features[],
  listed: readonly Prepared[],
  { around, values }: { readonly around: Surroundings; readonly values: ValueChances },
): readonly (readonly number[])[] {
  const told = leaning(tone, toneFeatures(meant.text, meant.marks, around));
  const matches = listed.map(({ parts }) => leaning(match, matchFeatures(meant.marks, parts.does)));
  return features.map((own, at) => joinedInputs(own, told, matches, at, values));
}

/** The features of one misconception with what the linear models say of it and of the others, and with how probable an answer is. */
export function joinedInputs(
  own: Features,
  told: number,
  matches: readonly number[],
  at: number,
  values: ValueChances,
): readonly number[] {
  const others = matches.filter((_, other) => other !== at);
  return [
    ...pairFeatures.map((name) => own[name]),
    told,
    told * own.said,
    told * own.described,
    told * own.lead,
    matches[at]!,
    matches[at]! - Math.max(-2, ...others),
    logOdds(values.right),
    logOdds(values.wrong),
  ];
}
