import { BusyError, UnreachableError } from './client.ts';
import type { Connection } from './connection.ts';

/**
 * Sends a request again until the server answers, with a result or a refusal. If an answer got lost, the next try gets it,
 * because it has the same key. A busy server is asked again after the pause that it named.
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
