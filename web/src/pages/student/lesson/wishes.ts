import type { LessonWish, PacePreference } from '@stoa/schema/lesson';

/** The wishes as buttons, in their order; the first ones are in sight on a phone too. */
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

/** A wish as a button. `held` is told of a pace alone: whether it is the one that holds, with nothing left to ask for. */
export type ShownWish = { wish: LessonWish; held: boolean | null };

/**
 * The wishes shown under the field, in their order. The two paces are shown together or not at all: a pace that went away when
 * it was chosen would leave its place to the other one, under a finger that taps twice.
 */
export function shownWishes(may: readonly LessonWish[], pace: PacePreference): ShownWish[] {
  const pacing = may.some((wish) => paceOf[wish] !== undefined);
  return (Object.keys(wishLabels) as LessonWish[]).flatMap((wish) => {
    const held = paceOf[wish] === undefined ? null : paceOf[wish] === pace;
    const shown = held === null ? wish !== 'continue' && may.includes(wish) : pacing;
    return shown ? [{ wish, held }] : [];
  });
}
