import { actNames, type ActName, type HeardAct } from '../act.ts';
import type { HearingContext } from '../hearing-context.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { openModel, type ModelFile } from '../model/model-file.ts';
import type { Reading } from '../reader/reader.ts';
import { sharesByReader } from '../reader/weighed-by-reader.ts';
import { likeliest, segmentsOf } from './segments.ts';
import { actOfKind, talkKinds, type TalkKind } from './talk-kind.ts';
import weights from './talk-weights.json' with { type: 'json' };

/** The model that is in use. */
export const talkModel = openModel(weights satisfies ModelFile);

/**
 * Finds what a message does besides answering: questions, wishes, feelings, reasons, small talk, off-topic remarks, noise.
 *
 * Shape   in the order of the message, each with its words. A misconception in words is a `reason` here. If a whole message
 *         looks like an answer, returns what else it could be, with the small probability that is left for that, for callers
 *         that find no answer in it.
 * Errors  none; a message without a word or a sign does nothing.
 */
export const talkIn = (message: string, context: HearingContext): readonly HeardAct[] =>
  talkBy(talkModel, message, context, null);

/** Like `talkIn`, with a given model, so that models can be compared. */
export function talkBy(
  model: LinearModel,
  message: string,
  context: HearingContext,
  reading: Reading | null,
): readonly HeardAct[] {
  const heard = segmentsOf(message.slice(0, longestHeard), context, model)
    .map((segment) =>
      reading === null ? segment : { ...segment, kinds: sharesByReader(segment.kinds, actsOf, reading.present) },
    )
    .map((segment) => ({ ...segment, ...likeliest(segment.kinds) }));
  const telling = heard.filter(({ kind }) => kind !== 'value');
  const kept = telling.some(({ kind }) => !isSlight(kind)) ? telling.filter(({ kind }) => !isSlight(kind)) : telling;
  if (kept.length > 0) return joined(kept).map((stretch) => actAt(message, stretch));

  const [surest] = heard
    .map((segment) => ({ ...segment, ...likeliest(segment.kinds, notValues) }))
    .toSorted((one, other) => other.share - one.share);
  return surest === undefined || surest.share < leastTold ? [] : [actAt(message, surest)];
}

/** The acts that a stretch of each kind can be. */
const actsOf: readonly (readonly ActName[])[] = talkKinds.map((kind) => {
  if (kind === 'value') return ['answer', 'probe_answer'];
  if (kind === 'claim') return ['reason', 'misconception'];
  if (kind === 'not one') return actNames;
  return [actOfKind(kind, kind)!.act];
});

const longestHeard = 2000;
/** Below this probability, what else an answer could be isn't returned. */
const leastTold = 0.05;
const notValues = talkKinds.filter((kind) => kind !== 'value' && kind !== 'not one');

/** True for kinds that don't matter beside something else: "lol i dont get it". */
const isSlight = (kind: TalkKind): boolean => kind === 'small_talk' || kind === 'noise';

type Stretch = { readonly start: number; readonly end: number; readonly kind: TalkKind; readonly share: number };

/** Joins neighboring stretches of the same kind. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const [first, ...others] = stretches;
  if (first === undefined) return [];
  return others.reduce<Stretch[]>(
    (done, stretch) => {
      const before = done.at(-1)!;
      if (before.kind !== stretch.kind) return [...done, stretch];
      return [...done.slice(0, -1), { ...before, end: stretch.end, share: Math.max(before.share, stretch.share) }];
    },
    [first],
  );
}

const actAt = (message: string, { start, end, kind, share }: Stretch): HeardAct => ({
  ...actOfKind(kind, message.slice(start, end))!,
  start,
  end,
  confidence: share,
});
