import type { LessonMessage } from '@stoa/schema/lesson';
import type { Heard } from '../../hearing/heard.ts';
import type { LessonSession, LoggedMessage, Question } from '../../state/lesson-session.ts';
import type { LessonSight } from '../../turn/lesson-sight.ts';
import { asksAboutNothing } from '../words-in-common.ts';

/** What a student's message brought: what was heard in it, and how an answer in it was judged. */
type Brought = { text: string; heard: Pick<Heard, 'taken' | 'acts' | 'cues'>; verdict: string | null };

const lost: readonly Heard['taken']['kind'][] = ['confusion', 'asks_for_answer'];
const unclear: readonly Heard['taken']['kind'][] = ['two_answers', 'continuation'];
const unjudged: readonly string[] = ['unreadable', 'undecided'];
/** In a message that code could not place, one of these is no empty turn: she thinks aloud, or says how she feels or what she wants. */
const saysMore: readonly string[] = ['reason', 'feeling', 'wish', 'question'];
const sure = 0.4;
/** Replies to messages that were not taken up as part of the lesson. */
const outside: readonly LessonMessage['act'][] = ['crisis', 'guidance', 'after_end'];

/**
 * How far a turn shows that she is stuck: 1 where she says that she does not know or asks for the answer, a half where nothing came that
 * could be judged ("ok", two answers, an answer that cannot be read), for that may be a slip. Questions, wishes and talk are no such turns.
 */
function stuckBy({ heard: { taken, acts, cues }, verdict }: Brought): number {
  if (verdict !== null) return unjudged.includes(verdict) ? 0.5 : 0;
  if (lost.includes(taken.kind)) return 1;
  if (unclear.includes(taken.kind)) return 0.5;
  const isEmpty =
    taken.kind === 'remark' &&
    cues.length === 0 &&
    !acts.some(({ act, confidence }) => saysMore.includes(act) && confidence > sure);
  return isEmpty ? 0.5 : 0;
}

type Seen = Pick<LessonSight, 'text' | 'heard' | 'grading'>;
const broughtBy = ({ text, heard, grading }: Seen): Brought => ({ text, heard, verdict: grading?.check.verdict ?? null });

/** The same of a message in the log; null of one that was stored without what was heard in it, before lessons kept it. */
const broughtOnce = ({ text, heard, judged }: LoggedMessage): Brought | null =>
  heard === undefined ? null : { text, heard, verdict: judged?.verdict ?? null };

/** Her messages with what they brought, the latest first, those that were taken up as part of the lesson. */
function* messagesBack({ full_conversation_log: log }: LessonSession): Generator<{ turn: number; brought: Brought | null }> {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const one = log[at]!;
    if (one.role === 'student' && !outside.includes(log[at + 1]?.act ?? null))
      yield { turn: one.turn, brought: broughtOnce(one) };
  }
}

/** How stuck she is on this question since it was asked or an answer to it was last judged: before this turn, and with it. */
export function stuckOn(session: LessonSession, question: Question, sight: Seen): { before: number; now: number } {
  let before = 0;
  for (const { turn, brought } of messagesBack(session)) {
    if (turn <= question.asked_at_turn) break;
    if (brought === null) continue;
    if (brought.verdict !== null && !unjudged.includes(brought.verdict)) break;
    before += stuckBy(brought);
  }
  return { before, now: before + stuckBy(broughtBy(sight)) };
}

/**
 * Whether a turn brought the lesson no further: a wrong answer, one that could not be judged, "I don't know", "what does that mean?", a plea for the
 * answer or for more help, a mistake told in words, a reply to a sub-question, "ok". A question that names what it is about, a claim, a feeling and
 * talk are none.
 */
function isFruitless(brought: Brought): boolean {
  const { text, heard, verdict } = brought;
  if (verdict !== null) return verdict !== 'correct';
  const { taken } = heard;
  switch (taken.kind) {
    case 'misconception':
    case 'probe_answer':
      return true;
    case 'question':
      return asksAboutNothing(text);
    case 'wish':
      return taken.wish === 'hint' || taken.wish === 'explain_differently';
    default:
      return stuckBy(brought) > 0;
  }
}

/** Whether the turn that is taken now is one of these. */
export const bringsNothing = (sight: Seen): boolean => isFruitless(broughtBy(sight));

/** Such turns since her last right answer, or since the lesson began; those before the turn that is taken now. */
export function turnsSinceRight(session: LessonSession): number {
  let count = 0;
  for (const { brought } of messagesBack(session)) {
    if (brought?.verdict === 'correct') break;
    if (brought !== null && isFruitless(brought)) count += 1;
  }
  return count;
}
