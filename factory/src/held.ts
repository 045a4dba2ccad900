import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { DraftMisconception, Ladder } from './generator.ts';

/**
 * The misconception whose rule gives `answer` on this problem, as a list to spread: empty where the rule has nothing to say here
 * (`null`) or where it happens to give the right answer, for then it explains nothing.
 */
export const held = (rule: MalRule, answer: string | null, right: string, hints: Ladder, says?: string): DraftMisconception[] =>
  answer === null || answer === right ? [] : [{ rule, answer, hints, ...(says === undefined ? {} : { says }) }];
