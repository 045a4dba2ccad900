import { asksForMore } from '../hearing/asks-for-more.ts';
import { comesBack } from '../hearing/comes-back.ts';
import type { Cue } from '../hearing/heard.ts';
import { lastExtensionTurn } from '../support/progress/step-progress.ts';
import { mayGoOn, type LessonSession } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * True if the message reopens the lesson. Anything that returns to its topic reopens a lesson that the student left. A completed
 * one that offered harder problems goes on if she wants one after all; any other that ended stays ended.
 */
export function mayReopen(session: LessonSession, { heard, grading, reply, text }: LessonSight): boolean {
  if (session.ended?.how === 'completed')
    return session.extension !== 'none' && session.turn_count < lastExtensionTurn(session) && asksForMore(text);
  return session.ended?.how === 'left' && mayGoOn(session) && (grading !== null || reply !== null || comesBack(heard, text));
}

/** True if she only says that she's back, or asks where she was. */
const isBack = ({ session: { ended }, heard: { cues, taken } }: LessonSight): boolean =>
  ended !== null &&
  (cues.includes('comes_back') || cues.includes('greets')) &&
  !['check', 'confusion', 'wish'].includes(taken.kind);

/** Cues of things that she says to the tutor and that need one line and no help, whatever else the message sounds like. */
const takenUpInALine: readonly Cue[] = [
  'asks_how_i_do',
  'asks_if_slow',
  'asks_why_asked',
  'sorry_for_spelling',
  'hesitates',
  'suspects_trick',
  'asks_if_harder',
  'mocks_hard',
];

/** True if a message without an answer gets a line of its own while the question stays. */
export const isTakenUpInALine = (sight: LessonSight): boolean =>
  isBack(sight) || sight.heard.cues.some((cue) => takenUpInALine.includes(cue));
