import { BusyError, UnreachableError } from './client.ts';
import type { Connection } from './connection.ts';

/**
 * Performs until somebody answers, yes or no. An answer that was lost on its way is heard at the next try, by the same key; a busy
 * server is asked again when it said.
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
