import { connection, queryClient } from '../api.ts';
import { meQuery } from '../signed-in.ts';
import type { SaverSurroundings } from './work-saver.ts';

/** What this page has around its savers. */
export const pageSurroundings: SaverSurroundings = {
  later(ms, then) {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  },
  connection,
};

/** Somebody else may have signed in here since: what waits to be saved is not hers. Errors  throws with these words where it is so. */
export function mustBeSignedIn(account: string, otherwise: string): void {
  if (queryClient.getQueryData(meQuery.queryKey)?.account.id !== account) throw new Error(otherwise);
}
