import type { AttemptCount } from '@stoa/store/store';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** Typing slips that cost nothing. */
const freeGuesses = 5;
const firstWait = 15 * second;
const longestWait = hour;
/** What is older than this no longer counts. */
export const guessesCountForMs = day;

/** What a try with a password meets. */
export type GuessVerdict = { kind: 'go_on' } | { kind: 'wait'; seconds: number } | { kind: 'prove_it' };

/**
 * Decides on a try, and counts it as wrong until it is known to be right.
 *
 * A guesser who has been wrong five times waits 15 seconds before the next try, and twice as long after each further one, up to an hour.
 * She is counted by herself: the owner, on a device she has signed in on before, is another guesser than whoever guesses from elsewhere.
 * Guesses of all strangers at one account are counted together besides, so that many addresses win nothing: past the ceiling,
 * strangers have to prove by a link that the account is theirs.
 *
 * Shape   `own` counts this guesser at this account; `strangers` all strangers at it, null for a device that it knows.
 *         Returned are both as they are to be stored, unchanged where the try is refused.
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

/** How long a guesser waits after so many wrong guesses, in milliseconds. */
export const waitAfter = (wrong: number): number =>
  wrong < freeGuesses ? 0 : Math.min(longestWait, firstWait * 2 ** (wrong - freeGuesses));

/** The count, or nothing once it is over: a guesser's after a day without a try, the strangers' a day after the first of them. */
const nothingIf = (over: boolean, count: AttemptCount, now: Date): AttemptCount =>
  over ? { count: 0, since: now, last_at: now } : count;

const oneMore = ({ count, since }: AttemptCount, now: Date): AttemptCount => ({
  count: count + 1,
  since: count === 0 ? now : since,
  last_at: now,
});
