import { comesBack } from '../hearing/comes-back.ts';
import type { Cue } from '../hearing/heard.ts';
import { mayGoOn, type LessonSession } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * True if the message reopens the lesson. Anything that returns to its topic reopens a lesson that the student left; a lesson
 * that ended stays ended.
 */
export const mayReopen = (session: LessonSession, { heard, grading, reply, text }: LessonSight): boolean =>
  session.ended?.how === 'left' && mayGoOn(session) && (grading !== null || reply !== null || comesBack(heard, text));

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
