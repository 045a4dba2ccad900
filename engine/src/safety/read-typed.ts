import { isBareMathematics } from './bare-mathematics.ts';
import { firstLayer } from './first-layer.ts';
import type { Unsafe } from './unsafe.ts';
import { wordsAsTyped } from './words-as-typed.ts';

/** How many characters of a text are read, at its beginning and at its end; a route may accept a hundred times as many. */
const mostAtBeginning = 6000;
const mostAtEnd = 2000;

/**
 * Reads what a student typed into a field with one or several lines, and returns what is unsafe in it, or null. Only the two
 * ends of a very long text are read. `afterLoss`: she has just told of somebody's death.
 */
export const readTyped = (text: string, afterLoss = false): Unsafe | null =>
  firstLayer(endsOf(wordsAsTyped(text).replace(setsWords, ' ')), afterLoss);

/** TeX commands for words are removed: \text{112} asks nobody to text 112. */
const setsWords = /\\(?:[a-z]{0,2}text|mathrm|operatorname)(?![a-z])/gi;

/** Returns the part of a text that is read: all of it, or the beginning and the end of a very long one. */
export const endsOf = (text: string): string =>
  text.length <= mostAtBeginning + mostAtEnd ? text : `${text.slice(0, mostAtBeginning)}\n${text.slice(-mostAtEnd)}`;

/**
 * Reads what she typed into a field for mathematics. Lines that are only mathematics are skipped, because 3/4 can't be a cry
 * for help; the others are read line by line, and then joined as one sentence that runs over all of them.
 */
export function readTypedMathematics(lines: readonly string[]): Unsafe | null {
  const words = lines
    .map(wordsAsTyped)
    .filter((line) => !isBareMathematics(line))
    .map(asAnswer);
  if (words.length === 0) return null;
  return readTyped(words.join('\n')) ?? (words.length === 1 ? null : readTyped(words.join(' ')));
}

/**
 * Removes what would mean something else in a message than in an answer: "13. kms" is a distance, and a plus that begins a
 * number or an equation isn't part of a phone number.
 */
const asAnswer = (line: string): string => line.replace(/(?<=\d)[^\p{L}\d]{1,6}(?=k+ms\b)/iu, ' ').replace(signOfAnswer, '');

const signOfAnswer = /^\s*\+(?=\d+\.\d+(?:\s|$)|\d+\s*(?:\p{L}|[;,%]|$)|[\d\s.,+*/−-]+=\s*(?:[\d−-]|\p{L}(?!\p{L})))/u;
