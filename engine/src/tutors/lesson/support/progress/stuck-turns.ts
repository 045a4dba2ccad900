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
/**
 * With one of these acts, a message that code couldn't place isn't empty: the student thinks aloud, or says how she feels or
 * what she wants.
 */
const saysMore: readonly string[] = ['reason', 'feeling', 'wish', 'question'];
const sure = 0.4;
/** Replies to messages that weren't treated as part of the lesson. */
const outside: readonly LessonMessage['act'][] = ['crisis', 'guidance', 'after_end'];

/**
 * Returns how far a message shows that the student is stuck: 1 if she says that she doesn't know or asks for the answer; a
 *         half, because it may be a slip, if nothing can be judged ("ok", two answers, an unreadable answer); 0 for questions,
 *         wishes, and talk.
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

/**
 * Like `broughtBy`, for a message in the log. Null for messages of old lessons, which were stored without what was heard in
 * them.
 */
const broughtOnce = ({ text, heard, judged }: LoggedMessage): Brought | null =>
  heard === undefined ? null : { text, heard, verdict: judged?.verdict ?? null };

/** Yields the student's messages that were treated as part of the lesson, with what they brought, the latest first. */
function* messagesBack({ full_conversation_log: log }: LessonSession): Generator<{ turn: number; brought: Brought | null }> {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const one = log[at]!;
    if (one.role === 'student' && !outside.includes(log[at + 1]?.act ?? null))
      yield { turn: one.turn, brought: broughtOnce(one) };
  }
}

/**
 * Returns how stuck the student is on this question since it was asked, or since an answer to it was last judged: before this
 *         turn, and with it.
 */
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
 * True if a turn didn't help the lesson along: a wrong answer, one that couldn't be judged, "I don't know", "what does that
 * mean?", a plea for the answer or for more help, a misconception in words, a reply to a sub-question, "ok". False for a
 * question that names its topic, a claim, a feeling, and talk.
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

/** True if the current turn is fruitless. */
export const bringsNothing = (sight: Seen): boolean => isFruitless(broughtBy(sight));

/** Counts the fruitless turns since the student's last right answer, or since the lesson began, without the current turn. */
export function turnsSinceRight(session: LessonSession): number {
  let count = 0;
  for (const { brought } of messagesBack(session)) {
    if (brought?.verdict === 'correct') break;
    if (brought !== null && isFruitless(brought)) count += 1;
  }
  return count;
}
