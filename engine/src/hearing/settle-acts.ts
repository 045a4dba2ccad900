import { overlap, type ActName, type HeardAct } from './act.ts';

const within = (a: HeardAct, b: HeardAct): boolean => a.start >= b.start && a.end <= b.end;
const isAnswer = ({ act }: HeardAct): boolean => act === 'answer' || act === 'probe_answer';

/** An answer with more confidence than this stays an answer, whatever else its words might mean. */
const sureAnswer = 0.88;
/** True if an act is the right answer to the question or to the probe. */
type IsRight = (act: HeardAct) => boolean;

/**
 * Resolves conflicts between acts that share words, and removes duplicates.
 *
 * An answer that isn't sure gives way to a question or a wish in the same words; a sure answer removes them: "5?" is not also a
 * wish to check. A misconception is kept beside the wrong answer that it leads to, but is dropped if the message has the right
 * answer, whatever reason the student gives. The words of a misconception are not also a reason. Small talk and off-topic
 * remarks are dropped if their words do something else, and noise if there is any other act.
 */
export function settleActs(heard: readonly HeardAct[], isRight: IsRight): readonly HeardAct[] {
  const hasRight = heard.some((act) => act.act === 'answer' && act.confidence > sureAnswer && isRight(act));
  const acts = hasRight ? heard.filter(({ act }) => act !== 'misconception') : heard;
  const kept = acts.filter((act) => !acts.some((other) => other !== act && yields(act, other)));
  const others = kept.filter(({ act }) => act !== 'noise');
  const all = others.length > 0 ? others : kept;
  return all.filter((act, at) => all.findIndex((other) => isSame(act, other)) === at);
}

const isSame = (a: HeardAct, b: HeardAct): boolean => a.start === b.start && a.end === b.end && whatOf(a) === whatOf(b);

const whatOf = (act: HeardAct): string =>
  [
    act.act,
    ...Object.entries(act).flatMap(([key, value]) =>
      ['answer', 'misconception', 'about', 'feeling', 'wish'].includes(key) ? value : [],
    ),
  ].join(':');

/** For each kind of act, the kinds that it replaces if they are in the same words. */
const outweighs: Partial<Record<ActName, readonly ActName[]>> = {
  misconception: ['reason', 'small_talk', 'off_topic'],
  question: ['reason', 'small_talk', 'off_topic'],
  wish: ['reason', 'small_talk', 'off_topic'],
  feeling: ['small_talk', 'off_topic'],
};

/** True if an act must be dropped because of another act. */
function yields(act: HeardAct, other: HeardAct): boolean {
  if (!overlap(act, other)) return false;
  if (isAnswer(act))
    return (
      ['question', 'wish', 'off_topic', 'small_talk'].includes(other.act) &&
      act.confidence < sureAnswer &&
      other.confidence > act.confidence
    );
  if (isAnswer(other)) {
    if (other.confidence < sureAnswer && act.confidence > other.confidence && act.act !== 'reason' && act.act !== 'small_talk')
      return false;
    // Words that continue before or after the answer are kept: "8 because it comes first".
    return (
      within(act, other) ||
      (act.act === 'wish' && act.wish === 'check' && act.start <= other.start) ||
      ['small_talk', 'off_topic', 'noise'].includes(act.act)
    );
  }
  return outweighs[other.act]?.includes(act.act) === true && (within(act, other) || other.confidence >= act.confidence);
}
