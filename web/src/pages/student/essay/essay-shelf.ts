import type { EssayWork } from '@stoa/schema/essay/submission';
import type { DeviceStorage } from '../../../device-storage.ts';

/** Work that the server does not have yet, and the version it was written over. */
export type UnsentEssay = { version: number; work: EssayWork };

type Shelf = DeviceStorage & Pick<Storage, 'length' | 'key'>;
/** Identifies the work of an account on one essay in one tab. Two tabs don't overwrite each other on the device either. */
export type EssayPlace = { account: string; essayId: string; tab: string };

const prefixOf = ({ account, essayId }: Omit<EssayPlace, 'tab'>) => `stoa:essay:${account}:${essayId}:`;
const nameOf = (place: EssayPlace) => `${prefixOf(place)}${place.tab}`;

/**
 * Returns what a tab couldn't send yet, or null. Anything that another version of the page stored in another shape is ignored.
 */
export function keptEssay(shelf: DeviceStorage, place: EssayPlace): UnsentEssay | null {
  try {
    const { version, work } = Object(JSON.parse(shelf.getItem(nameOf(place)) ?? 'null')) as Record<string, unknown>;
    return typeof version === 'number' && isWork(work) ? { version, work } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Stores what couldn't be sent yet; null: everything has been sent. Errors what the browser throws if its storage is full or
 * blocked.
 */
export function keepEssay(shelf: DeviceStorage, place: EssayPlace, unsent: UnsentEssay | null): void {
  if (unsent === null) shelf.removeItem(nameOf(place));
  else shelf.setItem(nameOf(place), JSON.stringify(unsent));
}

/** Returns the tabs that left unsent work on this essay on this device, including this one. */
export function tabsWithWork(shelf: Pick<Shelf, 'length' | 'key'>, of: Omit<EssayPlace, 'tab'>): string[] {
  const prefix = prefixOf(of);
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** True if it has the parts that the page needs; the server checks it strictly. */
function isWork(value: unknown): value is EssayWork {
  const { document, marks } = Object(value) as { document?: unknown; marks?: unknown };
  const { type, content } = Object(document) as { type?: unknown; content?: unknown };
  return type === 'doc' && Array.isArray(content) && content.every((one) => one?.type === 'paragraph') && Array.isArray(marks);
}
