import { insultsOnlyTheProgram, knownWords } from './phrase-book.ts';
import { readMessage } from './read-message.ts';
import type { Unsafe } from './unsafe.ts';

/**
 * True if the adults who look after a student are told about a text that was stopped. They always are, with one exception: "i
 * hate you" and "dumb bot" are said to a program, which replies itself. If the same words contain anything graver, that was
 * found instead, and the adults are told.
 */
export const concernsPeople = ({ violation, source }: Pick<Unsafe, 'violation' | 'source'>, words: string): boolean =>
  !(violation === 'harassment' && source === 'first_layer' && insultsOnlyTheProgram(readMessage(words, knownWords)));
