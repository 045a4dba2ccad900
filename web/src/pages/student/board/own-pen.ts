import type { DeviceStorage } from '../../../device-storage.ts';
import { freshKey } from '../../../idempotency-key.ts';
import { outboxName } from './outbox.ts';

/**
 * Takes a lock that one page of this browser holds at a time; returns false if another page has it. It is released with the
 * page.
 */
export type TakeLock = (name: string) => Promise<boolean>;

/**
 * Returns the pen of this page. If an earlier page of this browser was closed with strokes that the server never got, this page
 * takes over its pen, and they are sent now; a page that is still open keeps its own.
 */
export async function ownPen(
  storage: DeviceStorage & Pick<Storage, 'key' | 'length'>,
  sessionId: string,
  takeLock: TakeLock,
): Promise<string> {
  const prefix = outboxName(sessionId, '');
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
    name.startsWith(prefix),
  );
  for (const name of names) if (await takeLock(name)) return name.slice(prefix.length);
  const fresh = freshKey();
  await takeLock(outboxName(sessionId, fresh));
  return fresh;
}

/** Takes a lock of the browser; if it has no locks, the first page to ask gets it. */
export const takePageLock: TakeLock = (name) =>
  new Promise((resolve) => {
    const { locks } = navigator as { locks?: LockManager };
    if (locks === undefined) return resolve(true);
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined); // held as long as the page exists
    });
  });
