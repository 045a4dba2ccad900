import type { AttemptCount } from '@stoa/store/store';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** Wrong guesses without a wait, for typing slips. */
const freeGuesses = 5;
const firstWait = 15 * second;
const longestWait = hour;
/** Older guesses no longer count. */
export const guessesCountForMs = day;

/** How a try with a password is answered. */
export type GuessVerdict = { kind: 'go_on' } | { kind: 'wait'; seconds: number } | { kind: 'prove_it' };

/**
 * Decides on a try, and counts it as wrong until it is known to be right.
 *
 * A guesser who has been wrong five times waits 15 seconds before the next try, and twice as long after each further one, up to
 * an hour. Guessers are counted separately: the owner, on a device that she has signed in on before, is another guesser than
 * somebody who guesses from elsewhere. In addition, guesses of all strangers at one account are counted together, so that using
 * many addresses gains nothing: past the ceiling, strangers have to prove by a link that the account is theirs.
 *
 * Shape   `own` counts this guesser at this account; `strangers` counts all strangers at it, null for a device that the account
 *         knows. Both are returned as they are to be stored, unchanged if the try is refused.
 * Units   waits in whole seconds.
 */
export function judgeGuess(
  { own, strangers }: { own: AttemptCount; strangers: AttemptCount | null },
  { now, ceiling }: { now: Date; ceiling: number },
): { verdict: GuessVerdict; own: AttemptCount; strangers: AttemptCount | null } {
  const fresh = {
    own: nothingIf(now.getTime() - own.last_at.getTime() >= guessesCountForMs, own, now),
    strangers: strangers && nothingIf(now.getTime() - strangers.since.getTime() >= guessesCountForMs, strangers, now),
  };
  if (fresh.strangers !== null && fresh.strangers.count >= ceiling) return { verdict: { kind: 'prove_it' }, ...fresh };
  const left = waitAfter(fresh.own.count) - (now.getTime() - fresh.own.last_at.getTime());
  if (left > 0) return { verdict: { kind: 'wait', seconds: Math.ceil(left / second) }, ...fresh };
  return {
    verdict: { kind: 'go_on' },
    own: oneMore(fresh.own, now),
    strangers: fresh.strangers === null ? null : oneMore(fresh.strangers, now),
  };
}

/** How long a guesser waits after this many wrong guesses, in milliseconds. */
export const waitAfter = (wrong: number): number =>
  wrong < freeGuesses ? 0 : Math.min(longestWait, firstWait * 2 ** (wrong - freeGuesses));

/**
 * Returns the count, or an empty one if it has expired: a guesser's after a day without a try, the strangers' a day after their
 * first try.
 */
const nothingIf = (over: boolean, count: AttemptCount, now: Date): AttemptCount =>
  over ? { count: 0, since: now, last_at: now } : count;

const oneMore = ({ count, since }: AttemptCount, now: Date): AttemptCount => ({
  count: count + 1,
  since: count === 0 ? now : since,
  last_at: now,
});
