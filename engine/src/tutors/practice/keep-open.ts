import type { Hint } from '@stoa/schema/hint';
import { limits } from '../../math/bounds/limits.ts';
import type { KeptAttempt, OpenProblem } from './practice-session.ts';

/**
 * How much of what happened on one problem its session keeps. The session is stored and sent with every turn, so without a
 * limit, one persistent script could fill the database. Nobody who really works on a problem reaches these limits, and the
 * events keep everything.
 */
const mostAttempts = 30;
const mostHints = 12;

/** Adds an attempt to the problem. An answer that was too long to read is cut. */
export function withAttempt(open: OpenProblem, attempt: KeptAttempt): OpenProblem {
  const { answer, lines } = attempt.view;
  const view = { ...attempt.view, answer: answer === null ? null : cut(answer), lines: lines?.map(cut) ?? null };
  const attempts = [...open.attempts, { ...attempt, view }];
  const over = Math.max(0, attempts.length - mostAttempts);
  return { ...open, attempts: attempts.slice(over), attempts_dropped: open.attempts_dropped + over };
}

/** Adds a hint to the problem. The last hint is always kept, because its level decides the next one's. */
export const withHint = (open: OpenProblem, hint: Hint): OpenProblem => ({
  ...open,
  hints: [...open.hints, hint].slice(-mostHints),
});

const cut = (text: string): string =>
  text.length <= limits.textLength ? text : `${text.slice(0, limits.textLength).toWellFormed()}…`;
