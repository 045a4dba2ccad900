import type { softSigns } from '@stoa/schema/soft-signs';
import type { Feeling, HeardAct } from './act.ts';
import type { Trouble } from './trouble.ts';

/**
 * A sign of how the student is feeling that is worth telling somebody who looks after her, though it isn't serious enough for a
 * flag.
 */
export type SoftSign = (typeof softSigns)[number];

/**
 * The feelings that give such a sign, and the lowest confidence that counts. Boredom or an annoyed word is too ordinary to be
 * one.
 */
const heardAs: Partial<Record<Feeling, { sign: SoftSign; from: number }>> = {
  loss: { sign: 'loss', from: 0.4 },
  loneliness: { sign: 'loneliness', from: 0.4 },
  shame: { sign: 'shame', from: 0.4 },
  worry: { sign: 'worry', from: 0.4 },
};

/**
 * The sign that each trouble gives. A student who says she's bad at math is hard on herself; one who is made to do it isn't
 * glad to be here.
 */
export const signOfTrouble: Readonly<Record<Trouble, SoftSign>> = {
  family: 'home',
  put_down: 'hurt',
  laughed_at: 'hurt',
  yelled_at: 'hurt',
  friends: 'loneliness',
  left_out: 'loneliness',
  sick: 'sick',
  someone_sick: 'worry',
  hungry: 'hunger',
  failed_before: 'worry',
  test_ahead: 'worry',
  made_to: 'dislike',
  slower_than_others: 'shame',
  sad: 'sadness',
  bad_at_it: 'shame',
};

/** Returns the sign of the first act whose feeling gives one; null if there is none. */
export function signOfFeelings(acts: readonly HeardAct[]): SoftSign | null {
  for (const act of acts) {
    const known = act.act === 'feeling' ? heardAs[act.feeling] : undefined;
    if (known !== undefined && act.act === 'feeling' && act.confidence >= known.from) return known.sign;
  }
  return null;
}
