import type { LessonWish } from '@stoa/schema/lesson';

/** The wishes as buttons, in the order in which they stand; the first ones are in sight on a phone too. */
export const wishLabels: Record<LessonWish, string> = {
  hint: 'Hint',
  explain_differently: 'Explain differently',
  already_know: 'I already know this',
  slower: 'Slower',
  faster: 'Faster',
  another_question: 'Another question',
  continue: 'Go on',
  finish: 'Finish for today',
};
