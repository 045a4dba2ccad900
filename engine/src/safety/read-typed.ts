import { isBareMathematics } from './bare-mathematics.ts';
import { firstLayer } from './first-layer.ts';
import type { Unsafe } from './unsafe.ts';
import { wordsAsTyped } from './words-as-typed.ts';

/** Characters of one text that are read, at its beginning and at its end; a route may let in a hundred times as many. */
const mostAtBeginning = 6000;
const mostAtEnd = 2000;

/**
 * Reads what a student typed into a field, of one line or of several: what of it is unsafe, or null. Of a text of many pages its ends are read. `afterLoss`:
 * she has just told of somebody's death.
 */
export const readTyped = (text: string, afterLoss = false): Unsafe | null =>
  firstLayer(endsOf(wordsAsTyped(text).replace(setsWords, ' ')), afterLoss);

/** A command of TeX for words is none of them: \text{112} asks nobody to text 112. */
const setsWords = /\\(?:[a-z]{0,2}text|mathrm|operatorname)(?![a-z])/gi;

/** What of a text is read: all of it, or of many pages the beginning and the end. */
export const endsOf = (text: string): string =>
  text.length <= mostAtBeginning + mostAtEnd ? text : `${text.slice(0, mostAtBeginning)}\n${text.slice(-mostAtEnd)}`;

/**
 * Reads what she typed where mathematics is asked for. Lines that are mathematics and nothing else are passed over, for nobody can cry for
 * help in 3/4; the others are read one by one, and then as one sentence that goes over all of them.
 */
export function readTypedMathematics(lines: readonly string[]): Unsafe | null {
  const words = lines
    .map(wordsAsTyped)
    .filter((line) => !isBareMathematics(line))
    .map(asAnswer);
  if (words.length === 0) return null;
  return readTyped(words.join('\n')) ?? (words.length === 1 ? null : readTyped(words.join(' ')));
}

/** What is something else in a message than in an answer: "13. kms" is a distance, and the plus that begins a number or an equation dials nobody. */
const asAnswer = (line: string): string => line.replace(/(?<=\d)[^\p{L}\d]{1,6}(?=k+ms\b)/iu, ' ').replace(signOfAnswer, '');

const signOfAnswer = /^\s*\+(?=\d+\.\d+(?:\s|$)|\d+\s*(?:\p{L}|[;,%]|$)|[\d\s.,+*/−-]+=\s*(?:[\d−-]|\p{L}(?!\p{L})))/u;
