import type { DeviceStorage } from '../../../device-storage.ts';

const keyOf = (sessionId: string) => `stoa:preview:${sessionId}`;

/** The topic whose draft this lesson of an author's tries out, or null: then it is a lesson like any other. */
export const previewedTopic = (shelf: DeviceStorage, sessionId: string): string | null => shelf.getItem(keyOf(sessionId));

export const keepPreviewed = (shelf: DeviceStorage, sessionId: string, topicId: string): void =>
  shelf.setItem(keyOf(sessionId), topicId);
