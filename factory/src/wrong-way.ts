import type { MalRule, NamedMistake } from '@stoa/engine/math/mal-rules/mal-rule';
import type { DraftMisconception, Ladder } from './generator.ts';

/** What a mal-rule leads to on this problem, with its ladder. `to` is null if the rule gives no answer here. */
export type WrongWay<To> = {
  rule: MalRule;
  to: To | null;
  /** The answer as the student would write it, if that differs from how `to` is usually written. */
  written?: string;
  hints: Ladder;
  /** The rule's sentence with this problem's numbers. */
  says?: string;
};

/** A rule whose formula takes these numbers, with its sentence about them if it has one. */
type RuleOn<Given extends readonly unknown[], To> = NamedMistake & {
  readonly answer: (...given: Given) => To;
  readonly told?: (...given: Given) => string;
};

/**
 * Applies a rule to a problem's numbers: returns what its formula gives, its sentence about the numbers, and the ladder.
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
 * Returns the misconceptions behind the wrong ways, no two with the same answer: the rule that comes first keeps it.
 *
 * Shape   `text` writes an answer as a student types it, and returns null for answers that nobody would give here.
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
