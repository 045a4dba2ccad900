import type { AskedProbe } from '../hearing-context.ts';
import { amountOf } from './value-origin.ts';

/**
 * Whether a value that is right for neither answers the question rather than the probe that was asked after it: it is of the form of the question's
 * answer alone, "in all" stands beside it, or it is much nearer to the question's answer than to any reply that the probe expects.
 *
 * Shape   `value` as the student wrote it, `expected` as an author wrote the question's answer.
 */
export function isOfQuestion(
  value: string,
  expected: string,
  { message, probe }: { readonly message: string; readonly probe: AskedProbe },
): boolean {
  const replies = probe.expected;
  if (!replies.some((reply) => formOf(reply) === formOf(value)) && formOf(value) === formOf(expected)) return true;
  if (wholly.test(message)) return true;
  const [own, ...others] = [expected, ...replies].map((text) => distance(value, text));
  return own! + margin < Math.min(...others);
}

const wholly = /\b(?:in all|all in all|altogether|in total|(?:real|main|big|first) (?:one|question)|whole thing|the answer)\b/i;
/** Nearer by so much that the ratio to it is smaller by e. */
const margin = 1;

const formOf = (text: string): string =>
  /[a-z]/i.test(text) ? 'letters' : /[/:]/.test(text) ? 'fraction' : /\d/.test(text) ? 'number' : 'other';

/** How far two amounts are from each other, as the logarithm of their ratio; as far as can be where one is no amount, or 0. */
function distance(one: string, other: string): number {
  const [a, b] = [amountOf(one), amountOf(other)];
  return a === null || b === null || a === 0 || b === 0 ? far : Math.min(far, Math.abs(Math.log(Math.abs(a / b))));
}
const far = 10;
