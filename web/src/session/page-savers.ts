import { connection, queryClient } from '../api.ts';
import { meQuery } from '../signed-in.ts';
import type { SaverSurroundings } from './work-saver.ts';

/** The timer and connection of this page, for its savers. */
export const pageSurroundings: SaverSurroundings = {
  later(ms, then) {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  },
  connection,
};

/**
 * Checks that this account is still signed in: another person may have signed in here, and what waits to be saved isn't hers.
 * Errors throws with these words if so.
 */
export function mustBeSignedIn(account: string, otherwise: string): void {
  if (queryClient.getQueryData(meQuery.queryKey)?.account.id !== account) throw new Error(otherwise);
}
