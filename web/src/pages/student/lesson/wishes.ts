import type { LessonWish, PacePreference } from '@stoa/schema/lesson';

/** The wishes as buttons, in order; the first ones are visible on a phone too. */
export const wishLabels: Record<LessonWish, string> = {
  hint: 'Hint',
  explain_differently: 'Explain differently',
  picture: 'Show a picture',
  already_know: 'I already know this',
  slower: 'Slower',
  faster: 'Faster',
  another_question: 'Another question',
  continue: 'Continue',
  finish: 'Stop for today',
};

const paceOf: Partial<Record<LessonWish, PacePreference>> = { slower: 'slow', faster: 'fast' };

/** A wish as a button. `held` is only set for a pace: whether it is the present one, so that there is nothing to ask for. */
export type ShownWish = { wish: LessonWish; held: boolean | null };

/**
 * Returns the wishes to show under the field, in order. The two paces are always shown together: if the chosen one disappeared,
 * the other would move under a finger that taps twice.
 */
export function shownWishes(may: readonly LessonWish[], pace: PacePreference): ShownWish[] {
  const pacing = may.some((wish) => paceOf[wish] !== undefined);
  return (Object.keys(wishLabels) as LessonWish[]).flatMap((wish) => {
    const held = paceOf[wish] === undefined ? null : paceOf[wish] === pace;
    const shown = held === null ? wish !== 'continue' && may.includes(wish) : pacing;
    return shown ? [{ wish, held }] : [];
  });
}
