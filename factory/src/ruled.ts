import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import type { Rational } from '@stoa/engine/math/exact/rational';
import type { NumberWay } from './number-draft.ts';
import { decimalWay } from './wording/data-text.ts';
import { following, type WrongWay } from './wrong-way.ts';

/** A rule with its own first two hints. */
type RuleWithRungs<Given extends readonly unknown[], To> = MalRule & {
  readonly answer: (...given: Given) => To;
  readonly told?: (...given: Given) => string;
  readonly hints: { readonly look: string; readonly principle: string };
};

/** Applies a rule to a problem's numbers, with the rule's own two hints and this problem's step as the third. */
export const ruled = <const Given extends readonly unknown[], To>(
  rule: RuleWithRungs<Given, To>,
  given: Given,
  step: string,
): WrongWay<NonNullable<To>> => following(rule, given, [rule.hints.look, rule.hints.principle, step]);

/** The same if the rule leads to a decimal, which is typed as one. */
export function ruledDecimal<const Given extends readonly unknown[]>(
  rule: RuleWithRungs<Given, Rational | number | null>,
  given: Given,
  step: string,
): NumberWay {
  return decimalWay(rule, rule.answer(...given), [rule.hints.look, rule.hints.principle, step]);
}

/** The same if the family itself knows what the rule leads to, such as one of its choices. */
export const ledTo = <To>(
  rule: MalRule & { readonly hints: { readonly look: string; readonly principle: string } },
  to: To | null,
  step: string,
): WrongWay<To> => ({ rule, to, hints: [rule.hints.look, rule.hints.principle, step] });
