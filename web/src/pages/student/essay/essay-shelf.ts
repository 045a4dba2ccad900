import type { EssayWork } from '@stoa/schema/essay/submission';
import type { DeviceStorage } from '../../../device-storage.ts';

/** Work that the server does not have yet, and the version it was written over. */
export type UnsentEssay = { version: number; work: EssayWork };

type Shelf = DeviceStorage & Pick<Storage, 'length' | 'key'>;
/** Whose work: an account's, on one essay, in one tab. Two tabs do not overwrite each other on the device either. */
export type EssayPlace = { account: string; essayId: string; tab: string };

const prefixOf = ({ account, essayId }: Omit<EssayPlace, 'tab'>) => `stoa:essay:${account}:${essayId}:`;
const nameOf = (place: EssayPlace) => `${prefixOf(place)}${place.tab}`;

/** What a tab could not send yet, or null. Anything that another version of the page stored there in another shape is ignored. */
export function keptEssay(shelf: DeviceStorage, place: EssayPlace): UnsentEssay | null {
  try {
    const { version, work } = Object(JSON.parse(shelf.getItem(nameOf(place)) ?? 'null')) as Record<string, unknown>;
    return typeof version === 'number' && isWork(work) ? { version, work } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps what could not be sent yet; null: everything is sent. Errors  what the browser throws when its storage is full or closed. */
export function keepEssay(shelf: DeviceStorage, place: EssayPlace, unsent: UnsentEssay | null): void {
  if (unsent === null) shelf.removeItem(nameOf(place));
  else shelf.setItem(nameOf(place), JSON.stringify(unsent));
}

/** The tabs that left unsent work on this essay on this device, this one's or others'. */
export function tabsWithWork(shelf: Pick<Shelf, 'length' | 'key'>, of: Omit<EssayPlace, 'tab'>): string[] {
  const prefix = prefixOf(of);
  return Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}

/** Whether it has the parts that the page walks through; the server reads it strictly. */
function isWork(value: unknown): value is EssayWork {
  const { document, marks } = Object(value) as { document?: unknown; marks?: unknown };
  const { type, content } = Object(document) as { type?: unknown; content?: unknown };
  return type === 'doc' && Array.isArray(content) && content.every((one) => one?.type === 'paragraph') && Array.isArray(marks);
}
