import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { DraftMisconception, Ladder } from './generator.ts';

/** Where a mal-rule leads on this problem, with the ladder for it. `to` is null where the rule has nothing to say here. */
export type WrongWay<To> = {
  rule: MalRule;
  to: To | null;
  /** As the student would write it, where that differs from how `to` is written by itself. */
  written?: string;
  hints: Ladder;
  /** The rule's sentence with this problem's numbers in it. */
  says?: string;
};

/**
 * The misconceptions behind the wrong ways, no two with the same answer: the rule that comes first keeps it.
 *
 * Shape   `text` writes an answer as a student types it, and gives null for what nobody would answer here.
 */
export function misconceptionsOf<To>(ways: readonly WrongWay<To>[], text: (to: To) => string | null): DraftMisconception[] {
  const found = new Map<string, DraftMisconception>();
  for (const { rule, to, written, hints, says } of ways) {
    const own = to === null ? null : text(to);
    if (own === null) continue;
    const answer = written ?? own;
    if (!found.has(answer)) found.set(answer, { rule, answer, hints, ...(says === undefined ? {} : { says }) });
  }
  return [...found.values()];
}
