import type { BoardProfile } from '@stoa/schema/board/board-profile';

/** Times of a session, in milliseconds (board spec, Trigger thresholds, Response timing, After asking a question). */
export const pacing = {
  gap: 10_000, // at least, from the end of one unasked remark to the beginning of the next
  deciding: 500, // at most, if a model is asked for the words
  stillWriting: 1000, // after the last stroke, she still counts as writing
  noticeMistake: 1500, // a second or two in which she may notice the mistake herself
  noticeMajor: 1000,
  noticeMinor: 15_000, // a slip is left for her to catch
  answerQuestion: 500,
  afterStep: 500,
  afterExercise: 1000,
  leadOver: 3000, // quiet time before the next problem, if a celebration was cut short
  erasing: { count: 3, within: 20_000 },
  scribbling: { count: 6, within: 20_000 }, // this many erasures are a sign of anger
  takeYourTime: 7000, // silence after a question, before a word of patience
  rephrase: 10_000,
  smallerHint: 15_000,
  warning: 300_000, // before the time runs out
  pause: 10_000, // a pause of this length or more means that she was stuck, or thinking
  longestPause: 120_000, // in a longer pause she was away
  leftAlone: 180_000,
  leftToThink: 60_000,
  longestStroke: 90_000, // if no pen_up comes within this time, it was lost
  longestSpeech: 90_000, // if speech lasts longer, its end was lost
  quickAnswer: 20_000, // an answer this soon, without work, is a guess
} as const;

/**
 * Returns how long a student may be silent before the tutor speaks. The first prompt comes after 30 seconds and the stronger
 * one after 60, adjusted to how long she is usually stuck before she goes on by herself (1.2 times that, between 20 and 60
 * seconds; 25 seconds give 30). Each further rung of the ladder comes after the same time again, a tenth sooner for each level
 * of skill below 3 and a tenth later for each above, and a fifth sooner once she is frustrated.
 */
export function silencesOf(
  profile: Pick<BoardProfile, 'averageStuckDuration' | 'skillLevel'>,
  frustrated: boolean,
): { readonly first: number; readonly rung: number } {
  const first = Math.min(60, Math.max(20, profile.averageStuckDuration * 1.2)) * 1000;
  const pace = (1 + (profile.skillLevel - 3) * 0.1) * (frustrated ? 0.8 : 1);
  return { first: Math.round(first), rung: Math.round(first * pace) };
}

/** Returns how many unasked remarks a session may have: one per minute, but at least eight. */
export const budgetOf = (limitMinutes: number): number => Math.max(8, Math.round(limitMinutes));
