import type { Generator } from '../generator.ts';

/**
 * Families that ask about the tasks of another family as a story, backward, or with a number missing. A bank has fewer of
 * these problems.
 */
export const otherQuestions = (families: readonly Generator[]): readonly Generator[] =>
  families.map((one) => ({ ...one, asksOtherwise: true }));
