import { insultsOnlyTheProgram, knownWords } from './phrase-book.ts';
import { readMessage } from './read-message.ts';
import type { Unsafe } from './unsafe.ts';

/**
 * Whether those who look after a student are told of a text that was stopped. Of all but one thing they are: "i hate you" and "dumb bot" are said to
 * a program, which answers them itself. Where anything graver is in the same words, that is what was found, and they are told.
 */
export const concernsPeople = ({ violation, source }: Pick<Unsafe, 'violation' | 'source'>, words: string): boolean =>
  !(violation === 'harassment' && source === 'first_layer' && insultsOnlyTheProgram(readMessage(words, knownWords)));
