import type { DeviceStorage } from '../../../device-storage.ts';

/** What a lesson of an author's own tries out: the topic of the draft, and its steps that aren't finished and so aren't in it, by name. */
export type Previewed = { topicId: string; leftOut: string[] };

const keyOf = (sessionId: string) => `stoa:preview:${sessionId}`;

/** What this lesson tries out, or null: then it is a lesson like any other. */
export function previewedTopic(shelf: DeviceStorage, sessionId: string): Previewed | null {
  const kept = shelf.getItem(keyOf(sessionId));
  if (kept === null) return null;
  try {
    const read: unknown = JSON.parse(kept);
    if (isPreviewed(read)) return read;
  } catch {
    // no JSON: kept by a tab that has been open since before steps were
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
