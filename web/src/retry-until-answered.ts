import { BusyError, UnreachableError } from './client.ts';
import type { Connection } from './connection.ts';

/**
 * Sends again until the server answers, with a result or a refusal. An answer that was lost comes with the next try, by the same key;
 * a busy server is asked again after the pause it named.
 */
export async function retryUntilAnswered<T>(
  perform: () => Promise<T>,
  { back, pause }: Pick<Connection, 'back' | 'pause'>,
): Promise<T> {
  for (;;) {
    try {
      return await perform();
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      await (error instanceof BusyError ? pause(error.afterMs) : back());
    }
  }
}
