import { isSameText } from '../math/compare/same-text.ts';
import { actNames, overlap, type HeardAct } from './act.ts';
import { answersBy } from './answers/answers-in.ts';
import { deniesValue } from './answers/denies-value.ts';
import { clausesOf } from './clauses.ts';
import { stanceModel, type StanceModel } from './answers/stance-model.ts';
import type { HearingContext } from './hearing-context.ts';
import type { MisconceptionModel } from './misconceptions/misconception-model.ts';
import { misconceptionModel, misconceptionsBy } from './misconceptions/misconceptions-in.ts';
import type { LinearModel } from './model/linear-model.ts';
import type { Reader, Reading } from './reader/reader.ts';
import { settleActs } from './settle-acts.ts';
import { plainTalk } from './talk/plain-talk.ts';
import { talkBy, talkModel } from './talk/talk-in.ts';

/**
 * Finds every act in a message, with the words that do it, the most important first. Each message is heard once; later code
 * uses the result.
 *
 * Shape   at least one act. Acts are sorted in the order of `actNames`; those of one kind by confidence, then by place in the
 *         message. The loss of someone comes before everything else, and a question about a misconception comes before that
 *         misconception. Text beyond 2,000 characters is ignored.
 * Errors  none: a message that makes no sense is `noise`, and words that can't be classified are a `reason`, which costs the
 *         student nothing.
 */
export const hear = (message: string, context: HearingContext): readonly HeardAct[] => hearBy(shippedModels, message, context);

/** The models that are used to hear a message. */
export type HearingModels = {
  readonly talk: LinearModel;
  readonly stances: StanceModel;
  readonly misconceptions: MisconceptionModel;
  /** Null where each judge decides by itself. */
  readonly reader: Reader | null;
};
/** The models in use. The reader isn't yet: `node tools/score-hearing.ts --reader` measures what it would change. */
export const shippedModels: HearingModels = {
  talk: talkModel,
  stances: stanceModel,
  misconceptions: misconceptionModel,
  reader: null,
};

/** Like `hear`, with given models, so that models can be compared. All kinds of apostrophes are treated alike. */
export function hearBy(models: HearingModels, message: string, context: HearingContext): readonly HeardAct[] {
  const heard = heardIn(models, message.replaceAll(apostrophes, "'"), context);
  return heard.map((act) => ({ ...act, text: message.slice(act.start, act.end) || act.text }));
}
const apostrophes = /[’‘ʼ´`]/g;

function heardIn(models: HearingModels, message: string, context: HearingContext): readonly HeardAct[] {
  const reading = models.reader?.(message, context) ?? null;
  const named = answersBy(models.stances, message, context, reading);
  const answers = named.acts.filter((act) => !isDenied(act, message, context));
  const stated = { ...named, acts: answers };
  const mistakes = misconceptionsBy(models.misconceptions, message, context, stated, reading);
  const all = [
    ...answers,
    ...mistakes,
    ...plainTalk(talkBeside(models.talk, answers, message, context, reading), message, answers.length > 0),
  ];
  const acts = settleActs(all, (act) => isRight(act, context));
  return acts.length === 0 ? [unplaced(message)] : byWeight(acts);
}

/** "63? nah", "i think 63 is wrong": true if the message denies the answer that it names. */
const isDenied = (act: HeardAct, message: string, { question }: HearingContext): boolean =>
  (act.act === 'answer' || act.act === 'probe_answer') &&
  /\d/.test(act.answer) &&
  deniesValue(message, act, question?.answer ?? null);

/**
 * Finds the talk in a message. If the message has one sure answer, the words before and after it are classified separately:
 * only that way are the reason and the question in "7/8 bc 3+4 is 7 but why does the bottom stay" told apart.
 */
function talkBeside(
  model: LinearModel,
  answers: readonly HeardAct[],
  message: string,
  context: HearingContext,
  reading: Reading | null,
): readonly HeardAct[] {
  const [first] = answers;
  if (first === undefined || answers.length > 1 || first.confidence < sure) return talkBy(model, message, context, reading);
  // A very confident answer covers its whole clause: all of the clause's words are ones that are known to surround answers.
  const clause = clausesOf(message).find(({ start, end }) => start <= first.start && first.end <= end);
  const behind = first.confidence > clear && clause !== undefined ? clause.end : first.end;
  const beside = [
    { from: 0, text: message.slice(0, first.start) },
    { from: behind, text: message.slice(behind) },
  ].flatMap(({ from, text }) =>
    (text.match(/\p{L}{2,}/gu) ?? []).length < fewest
      ? []
      : talkBy(model, text, context, reading === null ? null : withoutAnswers(reading)).map((act) => ({
          ...act,
          start: act.start + from,
          end: act.end + from,
        })),
  );
  const telling = beside.filter(({ act, confidence }) => confidence > 0.6 && !['small_talk', 'off_topic', 'noise'].includes(act));
  return telling.length > 0 ? telling : talkBy(model, message, context, reading);
}
/** What the reader says of the words beside an answer that was found: that the message has an answer says nothing of them. */
const withoutAnswers = (reading: Reading): Reading => ({
  ...reading,
  present: { ...reading.present, answer: unknown, probe_answer: unknown },
});
const unknown = 0.3;
const sure = 0.9;
const clear = 0.95;
const fewest = 2; // words

/** True for a right answer: such answers are written exactly as the question or the probe has them. */
const isRight = (act: HeardAct, { question, probe }: HearingContext): boolean =>
  act.act === 'answer'
    ? isSameText(act.answer, question?.answer.expected ?? '')
    : act.act === 'probe_answer' && probe?.expected.includes(act.answer) === true;

function byWeight(acts: readonly HeardAct[]): readonly HeardAct[] {
  const weightOf = (act: HeardAct): number => {
    if (act.act === 'feeling' && act.feeling === 'loss') return -1;
    const asksOfIt = act.act === 'misconception' && acts.some((other) => other.act === 'question' && overlap(act, other));
    return asksOfIt ? actNames.indexOf('question') + 0.5 : actNames.indexOf(act.act);
  };
  return acts.toSorted((a, b) => weightOf(a) - weightOf(b) || b.confidence - a.confidence || a.start - b.start);
}

function unplaced(message: string): HeardAct {
  const hasWords = /\p{L}{2}/u.test(message);
  return { act: hasWords ? 'reason' : 'noise', text: message || ' ', start: 0, end: message.length, confidence: 0.2 };
}
