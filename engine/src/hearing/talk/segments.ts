import type { HearingContext } from '../hearing-context.ts';
import { probabilities, type LinearModel } from '../model/linear-model.ts';
import { piecesOf } from './pieces.ts';
import { segmentFeatures, surroundingsOf } from './segment-features.ts';
import { talkKinds, type TalkKind } from './talk-kind.ts';

/** A stretch of a message that does one thing, with the probability of each kind. */
export type Segment = { readonly start: number; readonly end: number; readonly kinds: Float64Array };

/** The most pieces in one stretch. A message of at most `wholeUpTo` pieces is also tried as a whole. */
const longest = 5;
const wholeUpTo = 10;

/**
 * Cuts a message into the stretches that most probably do one thing each.
 *
 * Shape   in order, together the whole message; a message without a word or a sign has none. Linear in the message: for each
 *         place where a stretch may end, at most five are tried, of at most five pieces each.
 */
export function segmentsOf(message: string, context: HearingContext, model: LinearModel): readonly Segment[] {
  const pieces = piecesOf(message);
  const around = surroundingsOf(context);
  const last = pieces.length;
  const cuts: Cut[] = [{ cost: 0, from: 0, kinds: new Float64Array() }];
  for (let to = 1; to <= last; to += 1) {
    const choices: Cut[] = [];
    for (let from = to - 1; from >= 0 && (to - from <= longest || last <= wholeUpTo); from -= 1) {
      if (to - from > longest && !(from === 0 && to === last)) continue;
      const words = pieces.slice(from, to).flatMap((piece) => piece.words);
      const kinds = probabilities(model, segmentFeatures(words, around, { isFirst: from === 0, isLast: to === last }));
      choices.push({ cost: cuts[from]!.cost - Math.log(likeliest(kinds).share), from, kinds });
    }
    cuts.push(choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)));
  }
  const segments: Segment[] = [];
  for (let to = last; to > 0; to = cuts[to]!.from) {
    const { from, kinds } = cuts[to]!;
    segments.push({ start: pieces[from]!.start, end: pieces[to - 1]!.end, kinds });
  }
  return segments.toReversed();
}

/**
 * The cheapest way to cut everything before a piece: its cost, where its last stretch begins, and the probabilities for that
 * stretch.
 */
type Cut = { readonly cost: number; readonly from: number; readonly kinds: Float64Array };

const whole = talkKinds.filter((kind) => kind !== 'not one');

/**
 * A claim must be this many times likelier than anything else. Half of the training examples are claims, so unknown words look
 * like one, and a question that is taken for a claim goes unanswered. Measured on writers that the models were not trained on.
 */
const doubtOfClaims = 2;

/** Returns the most probable of the given kinds (by default, all that are one thing), with its probability. */
export function likeliest(
  kinds: Float64Array,
  among: readonly TalkKind[] = whole,
): { readonly kind: TalkKind; readonly share: number } {
  let [best, most, share]: [TalkKind, number, number] = [among[0]!, -1, 0];
  for (const kind of among) {
    const own = kinds[placeOf.get(kind)!] ?? 0;
    const weighed = kind === 'claim' ? own / doubtOfClaims : own;
    if (weighed > most) [best, most, share] = [kind, weighed, own];
  }
  return { kind: best, share };
}

const placeOf: ReadonlyMap<TalkKind, number> = new Map(talkKinds.map((kind, at) => [kind, at]));
