import type { EntryKind } from '../../../components/math-entry.ts';

/** What a learner has written and not yet handed in. `lines` is her work, where she shows it. */
export type Draft = { entry: EntryKind; text: string; lines: string[] };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const placeOf = (sessionId: string, problemId: string) => `stoa:draft:${sessionId}:${problemId}`;

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

/** The draft of a problem as this browser kept it, or null. What another version of the page left there is nobody's draft. */
export function keptDraft(shelf: Shelf, sessionId: string, problemId: string): Draft | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(placeOf(sessionId, problemId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps every keystroke, so that neither a reload nor a cut nor a closed lid loses one. An empty draft leaves nothing behind. */
export function keepDraft(shelf: Shelf, sessionId: string, problemId: string, draft: Draft): void {
  const place = placeOf(sessionId, problemId);
  if (draft.text === '' && draft.lines.every((line) => line === '')) shelf.removeItem(place);
  else shelf.setItem(place, JSON.stringify(draft));
}

export const dropDraft = (shelf: Shelf, sessionId: string, problemId: string): void =>
  shelf.removeItem(placeOf(sessionId, problemId));
