import type { AppContext } from '../app-context.ts';
import { guessesCountForMs } from './guess-policy.ts';

const hourMs = 3_600_000;

/**
 * Removes sessions, tokens and links that have expired, and counts that no longer count. There is no clock for it: whoever signs in pays
 * for it, at most once an hour.
 *
 * Errors  none: that it could not be done stands in the log, and is no reason against signing in.
 */
export function expiredAccess({ store, clock, log }: Pick<AppContext, 'store' | 'clock' | 'log'>): () => Promise<void> {
  let last = 0;
  return async () => {
    const now = clock().getTime();
    if (now - last < hourMs) return;
    last = now;
    try {
      await store.accounts.removeExpired(new Date(now));
      await store.attempts.removeUntouched(new Date(now - guessesCountForMs));
    } catch (error) {
      log.error({ err: error }, 'expired sessions could not be removed');
    }
  };
}
