import type { AppContext } from '../app-context.ts';
import { guessesCountForMs } from './guess-policy.ts';

const hourMs = 3_600_000;

/**
 * Removes sessions, tokens, and links that have expired, and counts that no longer matter. No timer runs it: it runs with a
 * sign-in, at most once an hour.
 *
 * Errors  none: a failure is logged, and doesn't keep anyone from signing in.
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
