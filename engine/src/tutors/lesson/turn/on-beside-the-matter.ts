import { comesBack } from '../hearing/comes-back.ts';
import type { Cue } from '../hearing/heard.ts';
import { mayGoOn, type LessonSession } from '../state/lesson-session.ts';
import type { LessonSight } from './lesson-sight.ts';

/** A lesson that the student left is taken up again by whatever comes back to its matter; one that came to its end is not. */
export const mayReopen = (session: LessonSession, { heard, grading, reply, text }: LessonSight): boolean =>
  session.ended?.how === 'left' && mayGoOn(session) && (grading !== null || reply !== null || comesBack(heard, text));

/** She says that she is back, or asks where she was, and no more. */
const isBack = ({ session: { ended }, heard: { cues, taken } }: LessonSight): boolean =>
  ended !== null &&
  (cues.includes('comes_back') || cues.includes('greets')) &&
  !['check', 'confusion', 'wish'].includes(taken.kind);

/** What she says to the tutor that wants one line and no help, whatever else it sounds like. */
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

/** Whether a message that holds no answer is met with a line of its own, and the question stays. */
export const isTakenUpInALine = (sight: LessonSight): boolean =>
  isBack(sight) || sight.heard.cues.some((cue) => takenUpInALine.includes(cue));
