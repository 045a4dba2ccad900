import type { softSigns, WorthAWord } from '@stoa/schema/contracts/student-lessons';
import type { Feeling } from '../../../hearing/act.ts';
import type { Trouble } from '../hearing/trouble.ts';
import type { LessonSession, LoggedMessage } from '../state/lesson-session.ts';
import { stuckOn } from './stuck-on.ts';

type Sign = (typeof softSigns)[number];

/** What is heard as how she is, and how sure the hearing has to be of it. Boredom or an annoyed word alone is a lesson's everyday. */
const heardAs: Partial<Record<Feeling, { sign: Sign; from: number }>> = {
  loss: { sign: 'loss', from: 0.4 },
  loneliness: { sign: 'loneliness', from: 0.4 },
  shame: { sign: 'shame', from: 0.4 },
  worry: { sign: 'worry', from: 0.4 },
};

const sureOfDislike = 0.5;

/** The same of what weighs on her. Who finds herself bad at it is hard on herself; who is made to do it is not glad to be here. */
const toldAs: Readonly<Record<Trouble, Sign>> = {
  family: 'home',
  put_down: 'hurt',
  laughed_at: 'hurt',
  yelled_at: 'hurt',
  friends: 'loneliness',
  left_out: 'loneliness',
  sick: 'sick',
  hungry: 'hunger',
  failed_before: 'worry',
  test_ahead: 'worry',
  made_to: 'dislike',
  slower_than_others: 'shame',
  sad: 'sadness',
  bad_at_it: 'shame',
};

/** A doubt about an answer of hers, which says nothing of how she is: "i'm worried i got it wrong". */
const ofAnAnswer = ({ taken, cues }: NonNullable<LoggedMessage['heard']>): boolean =>
  taken.kind === 'answer' || taken.kind === 'check' || cues.includes('names_mistake');

/** What one message of hers says of how she is, by what was heard in it when it came; null for most. */
export function softSignIn({ heard }: Pick<LoggedMessage, 'heard'>): Sign | null {
  if (heard === undefined) return null;
  if (heard.trouble !== undefined) return toldAs[heard.trouble];
  if (ofAnAnswer(heard)) return null;
  if (heard.cues.includes('gives_up')) return 'giving_up';
  if (heard.cues.includes('treated_badly')) return 'worry';
  for (const act of heard.acts) {
    const known = act.act === 'feeling' ? heardAs[act.feeling] : undefined;
    if (known !== undefined && act.act === 'feeling' && act.confidence >= known.from) return known.sign;
  }
  if (heard.cues.includes('is_low')) return 'sadness';
  const [angry, bored] = (['anger', 'boredom'] as const).map((one) =>
    heard.acts.some((act) => act.act === 'feeling' && act.feeling === one && act.confidence >= sureOfDislike),
  );
  return angry && bored ? 'dislike' : null;
}

/**
 * What in a lesson somebody who looks after the student may want a word about: what she said of how she is, below what is flagged, and
 * that the lesson ended in need of help. Newest first.
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
