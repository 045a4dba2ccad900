import { probabilities, type LinearModel } from '../../hearing/model/linear-model.ts';
import { openModel } from '../../hearing/model/model-file.ts';
import type { Violation } from '../../turn/agent.ts';
import { mannerFeatures, mannerKinds, writtenSentences, type MannerKind } from './manner-features.ts';
import weights from './manner-weights.json' with { type: 'json' };
import type { SpokenTurn } from './spoken-turn.ts';

const model = openModel(weights);
/** From here on a sentence surely does it: weighed on writers that the model was not trained on, where each stops at most one or two good turns in a thousand. */
const surely: Readonly<Record<MannerKind, number>> = {
  plain: 1,
  affirms: 0.8,
  denies: 0.5,
  harm: 0.7,
  flattery: 0.45,
  off_topic: 0.4,
  internal_language: 0.6,
};

/** Whether a sentence that does this is a fault of a turn with such a verdict. */
const isFault = (kind: MannerKind, { verdict }: SpokenTurn): boolean =>
  kind === 'affirms' ? verdict === 'incorrect' : kind === 'denies' ? verdict === 'correct' : kind !== 'plain';

/** "You aren't slow. It hurts when others laugh." */
const takesBack = /\byou(?:'re| are) not\b|\byou aren't\b|\bhurts?\b|\bsorry\b/i;

/** A sentence of a turn, with how sure a model is of each kind in it. */
type ReadSentence = { readonly sentence: string; readonly sure: readonly number[] };

const readBy = (by: LinearModel, turn: SpokenTurn): readonly ReadSentence[] =>
  writtenSentences(turn.text)
    .filter((sentence) => !(turn.must_convey ?? '').includes(sentence))
    .map((sentence) => ({ sentence, sure: [...probabilities(by, mannerFeatures(turn, sentence))] }));

/** The first fault of manner in a turn, by a model and from which probability on each counts; null for none. */
export const mannerFaultBy = (by: LinearModel, turn: SpokenTurn, least: (kind: MannerKind) => number): MannerKind | null =>
  faultAmong(readBy(by, turn), turn, least);

function faultAmong(read: readonly ReadSentence[], turn: SpokenTurn, least: (kind: MannerKind) => number): MannerKind | null {
  for (const { sentence, sure } of read) {
    const comforts = takesBack.test(sentence);
    const found = mannerKinds.find((kind, i) => isFault(kind, turn) && sure[i]! >= least(kind) && !(kind === 'harm' && comforts));
    if (found !== undefined) return found;
  }
  return null;
}

/** Two guards ask for the manner of one turn, which is read once. */
const readings = new WeakMap<SpokenTurn, readonly ReadSentence[]>();
function readOnce(turn: SpokenTurn): readonly ReadSentence[] {
  const read = readings.get(turn) ?? readBy(model, turn);
  readings.set(turn, read);
  return read;
}

/** No probability is so high. */
const never = 2;
/** Kinds that another guard of the turn tells as its own. */
const ofStance: ReadonlySet<MannerKind> = new Set(['affirms', 'denies']);

/**
 * What a sentence of a turn does by a model of how tutors speak (`tools/train-manner.ts`), for a log: it puts her down, flatters, goes astray or talks of the
 * trade. It stands beside the phrases, for ways of speaking that those do not know.
 */
export function offendsManner(turn: SpokenTurn): Violation | null {
  const kind = faultAmong(readOnce(turn), turn, (of) => (ofStance.has(of) ? never : surely[of]));
  return kind === null ? null : { guard: kind, detail: `has the manner of ${kind}` };
}

/** Whether one sentence of a turn calls a wrong answer right or a right one wrong, by the same model; in words for a log. */
export function mannerStanceOf(turn: SpokenTurn): string | null {
  const kind = faultAmong(readOnce(turn), turn, (of) => (ofStance.has(of) ? surely[of] : never));
  return kind === null ? null : `has a sentence that ${kind}`;
}
