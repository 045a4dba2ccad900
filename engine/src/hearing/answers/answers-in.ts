import type { HeardAct } from '../act.ts';
import { isSameText } from '../../math/compare/same-text.ts';
import { clausesOf } from '../clauses.ts';
import type { HearingContext } from '../hearing-context.ts';
import { tokensOf } from '../message-words.ts';
import { askedThing, type AskedThing } from './asked-thing.ts';
import { claimsIn, judgedIn, valueChances, type ClaimedValue, type ValueChances } from './claims-in.ts';
import { numberAt } from './number-at.ts';
import { probeReplyIn, type ProbeReply } from './probe-replies.ts';
import type { Reading } from '../reader/reader.ts';
import { stanceModel, type StanceModel } from './stance-model.ts';
import { prepareQuestion } from './waiting-question.ts';

/** A message with more clauses than this is a story; no answer is looked for in it. */
const most = 60;

/**
 * Finds the answers in a message: to the open question, to the probe, or to both ("8 so its 7/8").
 *
 * Shape   at most one of each kind. A right answer is accepted unless something speaks against it; a wrong one only if all
 *         words around it are known to surround answers, because asking back costs the student nothing and a wrong attempt
 *         does. A question about a value ("is it 5?") is never an answer.
 * Errors  none: returns an empty list if there is no answer.
 */
export const answersIn = (message: string, context: HearingContext): readonly HeardAct[] =>
  answersBy(stanceModel, message, context, null).acts;

/**
 * The answers that were heard, and the probabilities that the values of the message are answers, whether they were heard as
 * such or not.
 */
export type HeardAnswers = { readonly acts: readonly HeardAct[]; readonly chances: ValueChances };

/** Like `answersIn`, with a given model of stances, so that models can be compared. */
export function answersBy(
  stances: StanceModel,
  message: string,
  { question, probe }: HearingContext,
  reading: Reading | null,
): HeardAnswers {
  const clauses = clausesOf(message);
  if (clauses.length > most) return { acts: [], chances: valueChances([]) };
  const waiting = question === null ? null : prepareQuestion({ text: question.stem, answer: question.answer }, null);
  const asked: AskedThings = {
    question: question === null ? null : askedThing(question.stem, [question.answer.expected]),
    probe: probe === null ? null : askedThing(probe.text, probe.expected),
  };
  const toQuestion = asked.question === null ? null : { own: asked.question, other: asked.probe };
  const judged = waiting === null || toQuestion === null ? [] : judgedIn(clauses, waiting, stances, toQuestion);
  const claim =
    waiting === null || toQuestion === null ? null : settled(claimsIn(judged, clauses, waiting, stances, toQuestion, reading));
  const reply =
    probe === null || asked.probe === null
      ? null
      : probeReplyIn(clauses, probe, stances, { own: asked.probe, other: asked.question }, reading);
  const [answer, probeAnswer] = apart(claim, reply, { message, asked });
  const act = (name: 'answer' | 'probe_answer', found: ClaimedValue | ProbeReply): HeardAct => ({
    act: name,
    text: message.slice(found.start, found.end),
    answer: found.answer,
    start: found.start,
    end: found.end,
    confidence: confidenceOf(found),
  });
  return {
    acts: [
      ...(answer === null ? [] : [act('answer', answer)]),
      ...(probeAnswer === null ? [] : [act('probe_answer', probeAnswer)]),
    ],
    chances: valueChances(judged.map(({ one, chance }) => ({ right: one.value.right, chance }))),
  };
}

const confidenceOf = ({ right, clear, opens }: Pick<ClaimedValue, 'right' | 'clear' | 'opens'>): number =>
  right ? (clear ? 0.98 : opens ? 0.93 : 0.8) : clear ? 0.9 : 0.7;

/**
 * Chooses one of several claims: the last one. A right one is kept unless a later one takes it back or draws a conclusion from
 * it.
 */
function settled(claims: readonly ClaimedValue[]): ClaimedValue | null {
  const last = claims.at(-1) ?? null;
  const right = claims.findLast((claim) => claim.right);
  if (right === undefined || last === null) return last;
  return claims.slice(claims.indexOf(right) + 1).find(({ concludes, clear }) => concludes && clear) ?? right;
}

type AskedThings = { readonly question: AskedThing | null; readonly probe: AskedThing | null };

/**
 * If the same words could answer both the question and the probe, gives them to the one that expects them, or else to the more
 * probable one.
 */
function apart(
  claim: ClaimedValue | null,
  reply: ProbeReply | null,
  { message, asked }: { readonly message: string; readonly asked: AskedThings },
): [ClaimedValue | null, ProbeReply | null] {
  if (claim === null || reply === null) return [claim, reply];
  const isOverlap = claim.start < reply.end && reply.start < claim.end;
  if (!isOverlap) {
    // "2x = 14 so x = 7": both answers are the expected ones, and nothing else
    if ([claim, reply].every(({ chance, right, clear }) => chance > likely || (right && clear))) return [claim, reply];
  } else if (claim.right !== reply.right) return claim.right ? [claim, null] : [null, reply];
  else if (claim.right && isSame(claim, reply)) {
    // "6/10" equals 3/5, and is exactly what the probe expects.
    const text = message.slice(claim.start, claim.end);
    const [toQuestion, toProbe] = [asked.question, asked.probe].map((thing) => thing?.expected.some((one) => isSaid(text, one)));
    if (toQuestion !== toProbe) return toQuestion === true ? [claim, null] : [null, reply];
  } else if (holds(claim, reply)) return [claim, null];
  else if (holds(reply, claim)) return [null, reply];
  return claim.chance > reply.chance ? [claim, null] : [null, reply];
}
/** True if the text is the expected one as written, in figures or in words: "4 thirds" is 4/3. */
const isSaid = (text: string, expected: string): boolean => {
  const tokens = tokensOf(text);
  return isSameText(text, expected) || (tokens.length > 0 && numberAt(tokens, 0, false)?.readings[0] === expected);
};
const isSame = (one: Span, other: Span): boolean => one.start === other.start && one.end === other.end;
type Span = { readonly start: number; readonly end: number };
/** The 10x of "10x - 15" isn't an answer by itself: true if the other span lies within this one and is shorter. */
const holds = (one: Span, other: Span): boolean =>
  one.start <= other.start && other.end <= one.end && other.end - other.start < one.end - one.start;
/** Two separate answers in one message are both heard only if each is more probable than this. */
const likely = 0.5;
