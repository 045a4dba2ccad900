import { probabilities, type LinearModel } from '../../hearing/model/linear-model.ts';
import { openModel } from '../../hearing/model/model-file.ts';
import type { Violation } from '../../turn/agent.ts';
import { mannerFeatures, mannerKinds, writtenSentences, type MannerKind } from './manner-features.ts';
import weights from './manner-weights.json' with { type: 'json' };
import type { SpokenTurn } from './spoken-turn.ts';

const model = openModel(weights);
/** From here on a sentence surely does it: weighed on writers that the model was not trained on, where each stops under 4 good turns in a thousand. */
const surely: Readonly<Record<MannerKind, number>> = {
  plain: 1,
  affirms: 0.65,
  denies: 0.5,
  harm: 0.6,
  flattery: 0.45,
  off_topic: 0.4,
  internal_language: 0.5,
};

/** Whether a sentence that does this is a fault of a turn with such a verdict. */
const isFault = (kind: MannerKind, { verdict }: SpokenTurn): boolean =>
  kind === 'affirms' ? verdict === 'incorrect' : kind === 'denies' ? verdict === 'correct' : kind !== 'plain';

/** The first fault of manner in a turn, by a model and from which probability on each counts; null for none. */
export function mannerFaultBy(
  by: LinearModel,
  turn: SpokenTurn,
  least: (kind: MannerKind) => number = (kind) => surely[kind],
): MannerKind | null {
  const must = turn.must_convey ?? '';
  for (const sentence of writtenSentences(turn.text)) {
    if (must.includes(sentence)) continue;
    const sure = probabilities(by, mannerFeatures(turn, sentence));
    const at = mannerKinds.findIndex((kind, i) => isFault(kind, turn) && sure[i]! >= least(kind));
    if (at >= 0) return mannerKinds[at]!;
  }
  return null;
}

const guardOf: Readonly<Record<MannerKind, string>> = {
  plain: 'voice',
  affirms: 'stance',
  denies: 'stance',
  harm: 'harm',
  flattery: 'flattery',
  off_topic: 'off_topic',
  internal_language: 'internal_language',
};

/**
 * Where a sentence of a turn calls a wrong answer right or a right one wrong, puts her down, flatters, goes astray or talks of the trade, by a model of how
 * tutors speak (`tools/train-manner.ts`). It stands beside the phrases, for ways of speaking that those do not know.
 */
export function offendsManner(turn: SpokenTurn): Violation | null {
  const kind = mannerFaultBy(model, turn);
  return kind === null ? null : { guard: guardOf[kind], detail: `has the manner of ${kind}` };
}
