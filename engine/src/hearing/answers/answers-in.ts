import type { HeardAct } from '../act.ts';
import { isSameText } from '../../math/compare/same-text.ts';
import { clausesOf } from '../clauses.ts';
import type { HearingContext } from '../hearing-context.ts';
import { tokensOf } from '../message-words.ts';
import { askedThing, type AskedThing } from './asked-thing.ts';
import { claimsIn, judgedIn, valueChances, type ClaimedValue, type ValueChances } from './claims-in.ts';
import { numberAt } from './number-at.ts';
import { probeReplyIn, type ProbeReply } from './probe-replies.ts';
import { stanceModel, type StanceModel } from './stance-model.ts';
import { prepareQuestion } from './waiting-question.ts';

/** Who writes more clauses than this tells something; no answer is looked for in it. */
const most = 60;

/**
 * The answers in a message: to the question that waits, to the probe, or to both ("8 so its 7/8").
 *
 * Shape   at most one of each kind. A right answer is heard wherever nothing speaks against it, another one only where all the words round
 *         it are known to stand round answers: to ask back costs nothing, a wrong attempt does. A question about a value ("is it 5?") is
 *         never an answer.
 * Errors  none: where there is none, none is heard.
 */
export const answersIn = (message: string, context: HearingContext): readonly HeardAct[] =>
  answersBy(stanceModel, message, context).acts;

/** The answers that are heard, and how probable it is that a value is one, heard or not. */
export type HeardAnswers = { readonly acts: readonly HeardAct[]; readonly chances: ValueChances };

/** The same by a given model of stances, as one is weighed against another. */
export function answersBy(stances: StanceModel, message: string, { question, probe }: HearingContext): HeardAnswers {
  const clauses = clausesOf(message);
  if (clauses.length > most) return { acts: [], chances: valueChances([]) };
  const waiting = question === null ? null : prepareQuestion({ text: question.stem, answer: question.answer }, null);
  const asked: AskedThings = {
    question: question === null ? null : askedThing(question.stem, [question.answer.expected]),
    probe: probe === null ? null : askedThing(probe.text, probe.expected),
  };
  const toQuestion = asked.question === null ? null : { own: asked.question, other: asked.probe };
  const judged = waiting === null || toQuestion === null ? [] : judgedIn(clauses, waiting, stances, toQuestion);
  const claim = waiting === null || toQuestion === null ? null : settled(claimsIn(judged, clauses, waiting, stances, toQuestion));
  const reply =
    probe === null || asked.probe === null
      ? null
      : probeReplyIn(clauses, probe, stances, { own: asked.probe, other: asked.question });
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

/** Of several claims the one that she ends on; a right one stays where nothing after it takes it back or is concluded from it. */
function settled(claims: readonly ClaimedValue[]): ClaimedValue | null {
  const last = claims.at(-1) ?? null;
  const right = claims.findLast((claim) => claim.right);
  if (right === undefined || last === null) return last;
  return claims.slice(claims.indexOf(right) + 1).find(({ concludes, clear }) => concludes && clear) ?? right;
}

type AskedThings = { readonly question: AskedThing | null; readonly probe: AskedThing | null };

/** Words that could answer the question and the probe answer the one that expects them, else the one that it is likelier of. */
function apart(
  claim: ClaimedValue | null,
  reply: ProbeReply | null,
  { message, asked }: { readonly message: string; readonly asked: AskedThings },
): [ClaimedValue | null, ProbeReply | null] {
  if (claim === null || reply === null) return [claim, reply];
  const isOverlap = claim.start < reply.end && reply.start < claim.end;
  if (!isOverlap) {
    // "2x = 14 so x = 7": both as they are expected, and nothing else
    if ([claim, reply].every(({ chance, right, clear }) => chance > likely || (right && clear))) return [claim, reply];
  } else if (claim.right !== reply.right) return claim.right ? [claim, null] : [null, reply];
  else if (claim.right && isSame(claim, reply)) {
    // "6/10" is 3/5, and what the probe expects as it stands.
    const text = message.slice(claim.start, claim.end);
    const [toQuestion, toProbe] = [asked.question, asked.probe].map((thing) => thing?.expected.some((one) => isSaid(text, one)));
    if (toQuestion !== toProbe) return toQuestion === true ? [claim, null] : [null, reply];
  } else if (holds(claim, reply)) return [claim, null];
  else if (holds(reply, claim)) return [null, reply];
  return claim.chance > reply.chance ? [claim, null] : [null, reply];
}
/** As it is written, in figures or in words: "4 thirds" is 4/3. */
const isSaid = (text: string, expected: string): boolean => {
  const tokens = tokensOf(text);
  return isSameText(text, expected) || (tokens.length > 0 && numberAt(tokens, 0, false)?.readings[0] === expected);
};
const isSame = (one: Span, other: Span): boolean => one.start === other.start && one.end === other.end;
type Span = { readonly start: number; readonly end: number };
/** The 10x of "10x - 15" is none of its own. */
const holds = (one: Span, other: Span): boolean =>
  one.start <= other.start && other.end <= one.end && other.end - other.start < one.end - one.start;
/** Two answers in one message are heard where each is as sure as this. */
const likely = 0.5;
