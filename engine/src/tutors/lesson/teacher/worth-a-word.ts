import type { WorthAWord } from '@stoa/schema/contracts/student-lessons';
import { signOfFeelings, signOfTrouble, type SoftSign } from '../../../hearing/soft-sign.ts';
import type { LessonSession, LoggedMessage } from '../state/lesson-session.ts';
import { stuckOn } from './stuck-on.ts';

const sureOfDislike = 0.5;

/** True if her feeling is only a doubt about an answer, which says nothing about how she is: "i'm worried i got it wrong". */
const ofAnAnswer = ({ taken, cues }: NonNullable<LoggedMessage['heard']>): boolean =>
  taken.kind === 'answer' || taken.kind === 'check' || cues.includes('names_mistake');

/** Returns what one of her messages says about how she is, from what was heard in it when it came; null for most. */
export function softSignIn({ heard }: Pick<LoggedMessage, 'heard'>): SoftSign | null {
  if (heard === undefined) return null;
  if (heard.trouble !== undefined) return signOfTrouble[heard.trouble];
  if (ofAnAnswer(heard)) return null;
  if (heard.cues.includes('gives_up')) return 'giving_up';
  if (heard.cues.includes('treated_badly')) return 'worry';
  const felt = signOfFeelings(heard.acts);
  if (felt !== null) return felt;
  if (heard.cues.includes('is_low')) return 'sadness';
  const [angry, bored] = (['anger', 'boredom'] as const).map((one) =>
    heard.acts.some((act) => act.act === 'feeling' && act.feeling === one && act.confidence >= sureOfDislike),
  );
  return angry && bored ? 'dislike' : null;
}

/**
 * Returns what a person who looks after the student may want to talk about with her: what she said about how she is, below the
 * level that is flagged, and whether the lesson ended because she needs help. Newest first.
 */
export function worthAWord(session: LessonSession): WorthAWord[] {
  const { full_conversation_log, ended, turn_count } = session;
  const said = full_conversation_log.flatMap((message): WorthAWord[] => {
    const feeling = message.role === 'student' ? softSignIn(message) : null;
    return feeling === null ? [] : [{ kind: 'feeling', feeling, turn: message.turn, at: message.at, words: message.text }];
  });
  const end: WorthAWord[] =
    ended?.how === 'needs_help' ? [{ kind: 'needs_help', turn: turn_count, at: ended.at, stuck_on: stuckOn(session) }] : [];
  return [...said, ...end].toReversed();
}
