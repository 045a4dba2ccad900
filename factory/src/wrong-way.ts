import type { MalRule, NamedMistake } from '@stoa/engine/math/mal-rules/mal-rule';
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

/** A rule whose formula takes these numbers, and what it says of them where it has words for that. */
type RuleOn<Given extends readonly unknown[], To> = NamedMistake & {
  readonly answer: (...given: Given) => To;
  readonly told?: (...given: Given) => string;
};

/**
 * A rule followed on the numbers of a problem: where its formula leads, what it says of them, and the ladder for it.
 *
 *     following(signKeptCrossing, [a, b, c], hints)
 */
export function following<const Given extends readonly unknown[], To>(
  rule: RuleOn<Given, To> & MalRule,
  given: Given,
  hints: Ladder,
): WrongWay<NonNullable<To>> {
  const to = rule.answer(...given) ?? null;
  return { rule, to, hints, ...(to === null || rule.told === undefined ? {} : { says: rule.told(...given) }) };
}

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
