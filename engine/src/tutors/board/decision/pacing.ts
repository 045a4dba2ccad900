import type { BoardProfile } from '@stoa/schema/board/board-profile';

/** Times of a session, in milliseconds (board spec, Trigger thresholds, Response timing, After asking a question). */
export const pacing = {
  gap: 10_000, // between two words that she did not ask for, from the end of one to the beginning of the next
  deciding: 500, // at most, where a model is asked for the words
  stillWriting: 1000, // after the last stroke
  noticeMistake: 1500, // the second or two that she is given to see it herself
  noticeMajor: 1000,
  noticeMinor: 15_000, // a slip is hers to catch
  answerQuestion: 500,
  afterStep: 500,
  afterExercise: 1000,
  leadOver: 3000, // of quiet after a celebration that was cut short
  erasing: { count: 3, within: 20_000 },
  scribbling: { count: 6, within: 20_000 }, // so many erasures that it is anger
  takeYourTime: 7000, // of silence after a question
  rephrase: 10_000,
  smallerHint: 15_000,
  warning: 300_000, // before the time is over
  pause: 10_000, // from here on she was stuck, or thinking
  longestPause: 120_000, // beyond it she was away
  leftAlone: 180_000,
  leftToThink: 60_000,
  longestStroke: 90_000, // a pen that is down for longer without a sign has lost its end
  longestSpeech: 90_000, // a voice that goes on longer has lost its end
  quickAnswer: 20_000, // an answer this soon, without work, was guessed
} as const;

/**
 * The silences of a student: the first prompt after 30 seconds and the stronger one after 60, adjusted to how long she is usually stuck before she
 * goes on by herself (1.2 times that, between 20 and 60 seconds; 25 seconds give 30). Each next rung of the ladder comes after the same time
 * again, a tenth sooner for each level of skill below 3 and a tenth later above, a fifth sooner once she is frustrated.
 */
export function silencesOf(
  profile: Pick<BoardProfile, 'averageStuckDuration' | 'skillLevel'>,
  frustrated: boolean,
): { readonly first: number; readonly rung: number } {
  const first = Math.min(60, Math.max(20, profile.averageStuckDuration * 1.2)) * 1000;
  const pace = (1 + (profile.skillLevel - 3) * 0.1) * (frustrated ? 0.8 : 1);
  return { first: Math.round(first), rung: Math.round(first * pace) };
}

/** How many things may be said in a session that she did not ask for: one for each minute, and no fewer than eight. */
export const budgetOf = (limitMinutes: number): number => Math.max(8, Math.round(limitMinutes));
