import type { DraftMisconception } from '../generator.ts';

type Hints = DraftMisconception['hints'];

/**
 * The misconception whose rule gives `answer` on this problem, as a list to spread: empty where the rule has nothing to say here
 * (`null`) or where it happens to give the right answer, for then it explains nothing.
 */
export function held(
  malRule: string,
  errorTag: string,
  answer: string | null,
  right: string,
  hints: Hints,
): DraftMisconception[] {
  return answer === null || answer === right ? [] : [{ malRule, errorTag, answer, hints }];
}
