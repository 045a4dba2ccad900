import type { SentenceTable } from './master-tutor-sentences.ts';

/**
 * A piece of a reply. `core` teaches and is never dropped; `verdict` says how the answer is; `lead` introduces the next thing,
 * and may be dropped in short replies; `named` repeats what the student wrote; `frill` is for talkative students.
 */
export type Part = { kind: 'core' | 'lead' | 'named' | 'verdict' | 'frill'; text: string };
/** One paragraph. */
export type Paragraph = readonly (Part | null)[];
/**
 * Finds a sentence, in a table or in the given wordings, that the student hasn't had lately; null if there's none, and then
 * nothing is said.
 */
export type Say = (table: SentenceTable | readonly string[], fill?: string) => string | null;

/** A sentence in one of this many last messages was said a moment ago. */
export const justSaid = 6;

export const core = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'core', text });
export const lead = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'lead', text });
export const named = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'named', text });
export const verdict = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'verdict', text });
export const frill = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'frill', text });
