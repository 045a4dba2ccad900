import type { Generator } from '../generator.ts';

/** Families that ask about the tasks of another family as a story, backward, or with a number missing: there are fewer of them in a bank. */
export const otherQuestions = (families: readonly Generator[]): readonly Generator[] =>
  families.map((one) => ({ ...one, asksOtherwise: true }));
