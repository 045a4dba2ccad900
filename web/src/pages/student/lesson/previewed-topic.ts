import type { DeviceStorage } from '../../../device-storage.ts';

/** What an author's preview tries out: the topic of the draft, and the names of its unfinished steps, which aren't in it. */
export type Previewed = { topicId: string; leftOut: string[] };

const keyOf = (sessionId: string) => `stoa:preview:${sessionId}`;

/** Returns what this lesson tries out, or null if it is a normal lesson. */
export function previewedTopic(shelf: DeviceStorage, sessionId: string): Previewed | null {
  const kept = shelf.getItem(keyOf(sessionId));
  if (kept === null) return null;
  try {
    const read: unknown = JSON.parse(kept);
    if (isPreviewed(read)) return read;
  } catch {
    // not JSON: stored by a tab that was opened before steps were stored
  }
  return { topicId: kept, leftOut: [] };
}

const isPreviewed = (read: unknown): read is Previewed =>
  typeof read === 'object' &&
  read !== null &&
  'topicId' in read &&
  typeof read.topicId === 'string' &&
  'leftOut' in read &&
  Array.isArray(read.leftOut) &&
  read.leftOut.every((title) => typeof title === 'string');

export const keepPreviewed = (shelf: DeviceStorage, sessionId: string, previewed: Previewed): void =>
  shelf.setItem(keyOf(sessionId), JSON.stringify(previewed));
