import { probabilities, type LinearModel } from '../../hearing/model/linear-model.ts';
import { openModel } from '../../hearing/model/model-file.ts';
import type { Violation } from '../../turn/agent.ts';
import { mannerFeatures, mannerKinds, writtenSentences, type MannerKind } from './manner-features.ts';
import weights from './manner-weights.json' with { type: 'json' };
import type { SpokenTurn } from './spoken-turn.ts';

const model = openModel(weights);
/**
 * At this probability or above, a sentence surely has the kind. Measured on writers that the model was not trained on: each
 * threshold stops at most one or two good turns in a thousand.
 */
const surely: Readonly<Record<MannerKind, number>> = {
  plain: 1,
  affirms: 0.8,
  denies: 0.5,
  harm: 0.7,
  flattery: 0.45,
  off_topic: 0.4,
  internal_language: 0.6,
};

/** True if a sentence of this kind is a fault in a turn with this verdict. */
const isFault = (kind: MannerKind, { verdict }: SpokenTurn): boolean =>
  kind === 'affirms' ? verdict === 'incorrect' : kind === 'denies' ? verdict === 'correct' : kind !== 'plain';

/** Words that comfort the student: "You aren't slow. It hurts when others laugh." */
const takesBack = /\byou(?:'re| are) not\b|\byou aren't\b|\bhurts?\b|\bsorry\b/i;

/** A sentence of a turn with the model's probability for each kind. */
type ReadSentence = { readonly sentence: string; readonly sure: readonly number[] };

const readBy = (by: LinearModel, turn: SpokenTurn): readonly ReadSentence[] =>
  writtenSentences(turn.text)
    .filter((sentence) => !(turn.must_convey ?? '').includes(sentence))
    .map((sentence) => ({ sentence, sure: [...probabilities(by, mannerFeatures(turn, sentence))] }));

/**
 * Returns the first fault of manner that a model finds in a turn, given the lowest probability that counts for each kind; null
 * if none.
 */
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

/** Remembers the reading of a turn, because two guards need it. */
const readings = new WeakMap<SpokenTurn, readonly ReadSentence[]>();
function readOnce(turn: SpokenTurn): readonly ReadSentence[] {
  const read = readings.get(turn) ?? readBy(model, turn);
  readings.set(turn, read);
  return read;
}

/** Higher than any probability. */
const never = 2;
/** Kinds that `mannerStanceOf` reports as a guard of its own. */
const ofStance: ReadonlySet<MannerKind> = new Set(['affirms', 'denies']);

/**
 * Finds a sentence with a bad manner by a model of how tutors speak (`tools/train-manner.ts`): it puts the student down,
 * flatters, digresses or talks about the system. It adds to the phrase lists, for ways of speaking that those don't know.
 */
export function offendsManner(turn: SpokenTurn): Violation | null {
  const kind = faultAmong(readOnce(turn), turn, (of) => (ofStance.has(of) ? never : surely[of]));
  return kind === null ? null : { guard: kind, detail: `has the manner of ${kind}` };
}

/**
 * Finds a sentence that calls a wrong answer right or a right one wrong, by the same model. Returns a description for the log,
 * or null.
 */
export function mannerStanceOf(turn: SpokenTurn): string | null {
  const kind = faultAmong(readOnce(turn), turn, (of) => (ofStance.has(of) ? surely[of] : never));
  return kind === null ? null : `has a sentence that ${kind}`;
}
