import type { DeviceStorage } from '../device-storage.ts';
import type { EntryKind } from '../components/math-entry.ts';

/** What a student has written and not yet submitted. `lines` is the work, if it is shown line by line. */
export type Draft = { entry: EntryKind; text: string; lines: string[] };

const nameOf = (sessionId: string, place: string) => `stoa:draft:${sessionId}:${place}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  value.lines.every((line) => typeof line === 'string') &&
  'entry' in value &&
  (value.entry === 'math_field' || value.entry === 'plain');

/**
 * Returns the draft that this browser stored for one place of a session (a problem, a question), or null. A draft that another
 * version of the page stored in another shape is ignored.
 */
export function keptDraft(shelf: DeviceStorage, sessionId: string, place: string): Draft | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(nameOf(sessionId, place)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Stores the draft with every keystroke, so that a reload, a lost connection, or a closed lid loses nothing. An empty draft is
 * removed.
 */
export function keepDraft(shelf: DeviceStorage, sessionId: string, place: string, draft: Draft): void {
  const name = nameOf(sessionId, place);
  if (draft.text === '' && draft.lines.every((line) => line === '')) shelf.removeItem(name);
  else shelf.setItem(name, JSON.stringify(draft));
}

export const dropDraft = (shelf: DeviceStorage, sessionId: string, place: string): void =>
  shelf.removeItem(nameOf(sessionId, place));
