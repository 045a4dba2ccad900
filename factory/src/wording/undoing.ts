import { linearText } from './linear-text.ts';

/** Says how to undo adding b: 'Subtract 5 from' or 'Add 5 to', to be followed by "both sides". */
export const undoing = (b: number): string => (b > 0 ? `Subtract ${b} from` : `Add ${-b} to`);

/** The same for a term: 'Subtract 3x from'. */
export const undoingTerm = (c: number, letter: string): string =>
  `${c > 0 ? 'Subtract' : 'Add'} ${linearText(Math.abs(c), 0, letter)} ${c > 0 ? 'from' : 'to'}`;

/** Returns the words starting with a lowercase letter, for use inside a sentence. */
export const inSentence = (words: string): string => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** Writes a number as another term of a sum: '+ 5' or '- 5'. */
export const addedTerm = (b: number): string => `${b > 0 ? '+' : '-'} ${Math.abs(b)}`;
