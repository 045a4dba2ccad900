import type { softSigns } from '@stoa/schema/soft-signs';
import type { Feeling, HeardAct } from './act.ts';
import type { Trouble } from './trouble.ts';

/** How she is, as somebody who looks after her may want to know it, below what is flagged. */
export type SoftSign = (typeof softSigns)[number];

/** What is heard as how she is, and how sure the hearing has to be of it. Boredom or an annoyed word alone is an everyday matter. */
const heardAs: Partial<Record<Feeling, { sign: SoftSign; from: number }>> = {
  loss: { sign: 'loss', from: 0.4 },
  loneliness: { sign: 'loneliness', from: 0.4 },
  shame: { sign: 'shame', from: 0.4 },
  worry: { sign: 'worry', from: 0.4 },
};

/** The same of what weighs on her. Who finds herself bad at it is hard on herself; who is made to do it is not glad to be here. */
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

/** The first feeling among acts that says how she is; null where none does. */
export function signOfFeelings(acts: readonly HeardAct[]): SoftSign | null {
  for (const act of acts) {
    const known = act.act === 'feeling' ? heardAs[act.feeling] : undefined;
    if (known !== undefined && act.act === 'feeling' && act.confidence >= known.from) return known.sign;
  }
  return null;
}
