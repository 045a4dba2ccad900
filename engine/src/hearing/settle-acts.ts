import { overlap, type ActName, type HeardAct } from './act.ts';

const within = (a: HeardAct, b: HeardAct): boolean => a.start >= b.start && a.end <= b.end;
const isAnswer = ({ act }: HeardAct): boolean => act === 'answer' || act === 'probe_answer';

/** An answer that is surer than this stays an answer, whatever else its words may be taken for. */
const sureAnswer = 0.88;
/** Whether an act is the right answer, to the question or to the probe. */
type IsRight = (act: HeardAct) => boolean;

/**
 * The acts of a message where two readings of the same words cannot both stand.
 *
 * An answer that is not sure yields to a question or a wish in the same words; a sure one takes them for its own, so that "5?" is no wish to
 * check besides. A misconception that leads to a wrong answer stands beside it; beside the right answer none is heard, whatever reason she gives. A misconception's words are no reason besides. What is said beside the matter does
 * not stand in words that do something else, and noise not beside anything.
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

/** What each of these takes for its own where it is in the same words. */
const outweighs: Partial<Record<ActName, readonly ActName[]>> = {
  misconception: ['reason', 'small_talk', 'off_topic'],
  question: ['reason', 'small_talk', 'off_topic'],
  wish: ['reason', 'small_talk', 'off_topic'],
  feeling: ['small_talk', 'off_topic'],
};

/** Whether an act cannot stand beside another. */
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
    // What goes on behind the answer, or before it, stays: "8 because it comes first".
    return (
      within(act, other) ||
      (act.act === 'wish' && act.wish === 'check' && act.start <= other.start) ||
      ['small_talk', 'off_topic', 'noise'].includes(act.act)
    );
  }
  return outweighs[other.act]?.includes(act.act) === true && (within(act, other) || other.confidence >= act.confidence);
}
