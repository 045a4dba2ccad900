import type { SentenceTable } from './master-tutor-sentences.ts';

/**
 * A piece of what is said. `core` teaches and is never cut; `verdict` says how it is; `lead` leads over to the next thing, and may be missing where
 * few words are wanted; `named` says back what the student wrote; `frill` is what a talker likes and a quiet one does not.
 */
export type Part = { kind: 'core' | 'lead' | 'named' | 'verdict' | 'frill'; text: string };
/** One paragraph. */
export type Paragraph = readonly (Part | null)[];
/** Finds a sentence of a table, or of wordings that are none, that the student has not had lately; null where there is none, for then nothing is said. */
export type Say = (table: SentenceTable | readonly string[], fill?: string) => string | null;

/** Messages back in which a sentence was heard a moment ago. */
export const justSaid = 6;

export const core = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'core', text });
export const lead = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'lead', text });
export const named = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'named', text });
export const verdict = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'verdict', text });
export const frill = (text: string | null): Part | null => (text === null || text === '' ? null : { kind: 'frill', text });
