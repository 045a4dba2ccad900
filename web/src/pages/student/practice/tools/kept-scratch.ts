import type { StrokeLook } from '@stoa/schema/board/board-act';
import { keptJson } from '../../../../device-storage.ts';
import type { DeviceStorage } from '../../../../device-storage.ts';

/** What a student has written beside a problem: ink and typed notes. It stays on her device, and nobody grades it. */
type Scratch = { text: string; strokes: ScratchStroke[] };
type ScratchStroke = { id: string; look: StrokeLook; points: number[] };

/** How many problems' scratch paper is stored, latest first; the oldest is removed. */
const mostKept = 12;
const listName = 'stoa:scratch';
const nameOf = (sessionId: string, problemId: string) => `${listName}:${sessionId}:${problemId}`;

export const emptyScratch: Scratch = { text: '', strokes: [] };
const isBlank = ({ text, strokes }: Scratch) => text === '' && strokes.length === 0;

/**
 * Returns the scratch paper of a problem, or an empty one. Anything that another version of the page stored in another shape is
 * ignored.
 */
export function keptScratch(shelf: DeviceStorage, sessionId: string, problemId: string): Scratch {
  const value = keptJson(shelf.getItem(nameOf(sessionId, problemId)));
  return isScratch(value) ? value : emptyScratch;
}

/** Stores it. If the device has no room, older paper is removed first, and this one last: the page itself still has it. */
export function keepScratch(shelf: DeviceStorage, sessionId: string, problemId: string, scratch: Scratch): void {
  const name = nameOf(sessionId, problemId);
  const others = namesIn(shelf).filter((one) => one !== name);
  const names = isBlank(scratch) ? others : [name, ...others];
  for (const dropped of names.splice(mostKept)) shelf.removeItem(dropped);
  if (isBlank(scratch)) shelf.removeItem(name);
  for (let left = names; ;) {
    try {
      if (!isBlank(scratch)) shelf.setItem(name, JSON.stringify(scratch));
      shelf.setItem(listName, JSON.stringify(left));
      return;
    } catch {
      const oldest = left.at(-1);
      if (oldest === undefined) return;
      shelf.removeItem(oldest);
      left = left.slice(0, -1);
      if (oldest === name) return;
    }
  }
}

function namesIn(shelf: DeviceStorage): string[] {
  const value = keptJson(shelf.getItem(listName));
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

const isScratch = (value: unknown): value is Scratch =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'strokes' in value &&
  Array.isArray(value.strokes) &&
  value.strokes.every(isStroke);

const isStroke = (value: unknown): value is ScratchStroke =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'look' in value &&
  typeof value.look === 'object' &&
  'points' in value &&
  Array.isArray(value.points) &&
  value.points.every((one) => typeof one === 'number');
