import type { LessonWish } from '@stoa/schema/lesson';
import type { HeardAct } from '../../../hearing/act.ts';
import type { TakenFor } from './heard.ts';

/** What is less sure than this yields to phrases that are known. */
const sureEnough = 0.55;
/** Of several values that are no answers, but steps of her work. */
const sureOfWork = 0.75;

/** What says nothing by itself: where a known phrase says more, it counts. */
const slight: readonly HeardAct['act'][] = ['reason', 'small_talk', 'off_topic', 'noise'];

/** Phrases that are taken for what they say even where the acts say something else that is not sure. */
const telling: readonly TakenFor['kind'][] = ['wish', 'asks_for_answer', 'confusion', 'continuation', 'two_answers', 'question'];

/**
 * What the lesson does about a message that holds no answer: about its weightiest act that is not a feeling beside others. `phrase` is what
 * the phrases of a lesson make of it, which know wishes that only a lesson has: to go on, to show that something is known.
 */
export function takenForActs(acts: readonly HeardAct[], phrase: TakenFor): TakenFor {
  const main = mainAct(acts);
  if (phrase.kind === 'two_answers') {
    if (main?.act === 'reason' && main.confidence > sureOfWork) return { kind: 'remark' };
    return main?.act === 'misconception' && main.confidence > sureOfWork
      ? { kind: 'misconception', id: main.misconception }
      : phrase;
  }
  const feels = acts.some(({ act, confidence }) => act === 'feeling' && confidence > sureEnough);
  if (main === null) return feels && (phrase.kind === 'question' || !isTelling(phrase)) ? { kind: 'feeling' } : phrase;
  // "why?" by itself is lost, whatever it asks.
  if (phrase.kind === 'confusion' && main.act === 'question' && !main.text.includes(' ')) return phrase;
  if (isTelling(phrase) && (slight.includes(main.act) || main.confidence < sureEnough)) return phrase;
  switch (main.act) {
    case 'misconception':
      return { kind: 'misconception', id: main.misconception };
    case 'question':
      return { kind: 'question' };
    case 'wish':
      return wished(main.wish, phrase);
    case 'small_talk':
      return phrase.kind === 'off_topic' ? phrase : { kind: 'small_talk' };
    case 'off_topic':
      return phrase.kind === 'small_talk' ? phrase : { kind: 'off_topic' };
    default:
      return { kind: 'remark' };
  }
}

const isTelling = ({ kind }: TakenFor): boolean => telling.includes(kind);

/** The weightiest act that asks something of the tutor: an answer that was not taken is none, and a feeling is acknowledged whatever else there is. */
function mainAct(acts: readonly HeardAct[]): Exclude<HeardAct, { act: 'answer' | 'probe_answer' | 'feeling' }> | null {
  const others = acts.filter(
    (one): one is Exclude<HeardAct, { act: 'answer' | 'probe_answer' | 'feeling' }> =>
      one.act !== 'answer' && one.act !== 'probe_answer' && one.act !== 'feeling',
  );
  const main = others.find(({ act }) => !slight.includes(act)) ?? others[0] ?? null;
  return main !== null && slight.includes(main.act) && acts.some(({ act }) => act === 'feeling') ? null : main;
}

/** A wish as a lesson has it. "I know this" and "next" are told from "faster" and "skip" by their phrases. */
function wished(wish: Extract<HeardAct, { act: 'wish' }>['wish'], phrase: TakenFor): TakenFor {
  const own = (name: LessonWish): TakenFor => ({ kind: 'wish', wish: name });
  switch (wish) {
    case 'hint':
      return phrase.kind === 'confusion' ? phrase : own('hint');
    case 'answer':
      return { kind: 'asks_for_answer' };
    case 'example':
      return own('explain_differently');
    case 'explain_again':
      return phrase.kind === 'wish' && phrase.wish === 'explain_differently' ? phrase : { kind: 'confusion' };
    case 'slower':
      return phrase.kind === 'remark' ? phrase : own('slower');
    case 'faster':
      return phrase.kind === 'wish' ? phrase : own('faster');
    case 'skip':
      return phrase.kind === 'continuation' || phrase.kind === 'wish' ? phrase : own('another_question');
    case 'stop':
      return own('finish');
    case 'check':
      return { kind: 'check' };
    case 'other':
      return isTelling(phrase) || phrase.kind === 'off_topic' ? phrase : { kind: 'remark' };
  }
}
