import { z } from 'zod';
import type { DeviceStorage } from '../../../device-storage.ts';

/** What a lesson of an author's own tries out: the topic of the draft, and its steps that aren't finished and so aren't in it, by name. */
const Previewed = z.object({ topicId: z.string(), leftOut: z.array(z.string()) });
export type Previewed = z.infer<typeof Previewed>;

const keyOf = (sessionId: string) => `stoa:preview:${sessionId}`;

/** What this lesson tries out, or null: then it is a lesson like any other. */
export function previewedTopic(shelf: DeviceStorage, sessionId: string): Previewed | null {
  const kept = shelf.getItem(keyOf(sessionId));
  if (kept === null) return null;
  try {
    return Previewed.parse(JSON.parse(kept));
  } catch {
    return { topicId: kept, leftOut: [] }; // a tab that has been open since before steps were kept
  }
}

export const keepPreviewed = (shelf: DeviceStorage, sessionId: string, previewed: Previewed): void =>
  shelf.setItem(keyOf(sessionId), JSON.stringify(previewed));
