import { linearText } from './linear-text.ts';

/** How to undo that b is added: 'Subtract 5 from' or 'Add 5 to', with both sides to follow. */
export const undoing = (b: number): string => (b > 0 ? `Subtract ${b} from` : `Add ${-b} to`);

/** The same for a term: 'Subtract 3x from'. */
export const undoingTerm = (c: number, letter: string): string =>
  `${c > 0 ? 'Subtract' : 'Add'} ${linearText(Math.abs(c), 0, letter)} ${c > 0 ? 'from' : 'to'}`;

/** With a small letter, inside a sentence. */
export const inSentence = (words: string): string => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** A number as a further term of a sum: '+ 5' or '- 5'. */
export const addedTerm = (b: number): string => `${b > 0 ? '+' : '-'} ${Math.abs(b)}`;
