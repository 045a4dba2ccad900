import { polynomialText, readPolynomial } from '@stoa/engine/math/exact/polynomial-text';
import type { Polynomial } from '@stoa/engine/math/exact/polynomial';
import type { Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import type { AnswerForm } from '@stoa/schema/problem';
import type { WrongWay } from '../../wrong-way.ts';

/**
 * What a mal-rule gives when an expression is rewritten, with the ladder for it. `to` is null if the rule gives nothing here.
 */
export type RewrittenWay = WrongWay<string>;

/** More ladders than these would only repeat each other. */
const mostWays = 4;

/**
 * Returns at most four ways that lead away from `right`, no two to the same text. The rules that come first fit the problem
 * best.
 */
export function mostFitting(ways: readonly RewrittenWay[], right: string): RewrittenWay[] {
  const elsewhere = ways.filter(({ to }) => to !== null && to !== right);
  return elsewhere.filter(({ to }, at) => elsewhere.findIndex((other) => other.to === to) === at).slice(0, mostWays);
}

/** The page of "write this in another way", answered by an expression in the letters of `variables`. */
export const rewritePage = (page: { stem: string; right: string; form: AnswerForm; variables: Record<string, string> }) => ({
  ...page,
  inputType: 'expression' as const,
  wrong: `${Object.keys(page.variables)
    .map((letter, i) => `${101 + 6 * i}${letter}`)
    .join(' + ')} + 103`,
});

/** Says what each letter in these terms means: any number. */
export const anyNumbers = (terms: Terms): Record<string, string> =>
  Object.fromEntries(terms.flatMap(([, letters]) => letters.match(/[a-z]/g) ?? []).map((letter) => [letter, 'any number']));

/** Returns the ways for a choice among expressions, with each expression as it is shown on the page. */
export const inDollars = (ways: readonly RewrittenWay[]): RewrittenWay[] =>
  ways.map(({ to, ...way }) => ({ ...way, to: to === null ? null : `$${to}$` }));

/** Returns the polynomial of a text. Errors: throws if the text isn't one. */
export function polynomial(text: string): Polynomial {
  const read = readPolynomial(text);
  if (read === null) throw new Error(`"${text}" is no polynomial`);
  return read;
}

/** Returns the same text with brackets multiplied out and like terms combined, by falling degree. */
export const workedOut = (text: string): string => polynomialText(polynomial(text));
