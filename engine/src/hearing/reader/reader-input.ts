import { choicePosition } from '../../math/judge/choices.ts';
import { cardinals } from '../../math/read/number-words.ts';
import { rememberReadings } from '../../guards/remember-readings.ts';
import type { HearingContext } from '../hearing-context.ts';
import { plainWord } from '../message-words.ts';

/**
 * What the reader knows of a message's word besides the word: a bit each. A number is compared with the question's by its
 * value, so "eight" and "8" are the same; "8/10" and "0.8" are not.
 */
export const marks = [
  'number',
  'digits',
  'answers the question',
  'answers the probe',
  'number of the stem',
  'number of the last line',
  'word of the stem',
  'word of the last line',
  'word of a misconception',
  'word of a choice',
  'word of an expected answer',
] as const;

/** A word of a message with its marks: bit k is set if `marks[k]` is true of it. */
export type MarkedWord = { readonly word: string; readonly marked: number };

/** What the reader reads, as words. */
export type ReaderInput = {
  readonly message: readonly MarkedWord[];
  /** What was said to the student last: the open probe, or else the tutor's line. */
  readonly line: readonly string[];
  readonly stem: readonly string[];
  readonly hasProbe: boolean;
  readonly misconceptions: readonly { readonly id: string; readonly words: readonly string[] }[];
};

const longest = { message: 60, line: 40, stem: 50, description: 30 };

/** Prepares a message and its context for the reader. */
export function readerInput(message: string, { question, probe, misconceptions, said }: HearingContext): ReaderInput {
  const line = probe?.text ?? said.findLast(({ by }) => by === 'tutor')?.text ?? '';
  const stem = question?.stem ?? '';
  const answer = question?.answer;
  const choices = answer === undefined ? [] : answer.choices;
  const expected = answer === undefined ? '' : (choiceOf(answer.expected, choices) ?? answer.expected);
  const [inStem, inLine, inChoices] = [known(stem), known(line), known(choices.join(' '))];
  const [right, replies] = [known(expected), known((probe?.expected ?? []).join(' '))];
  const described = misconceptions.map(({ description }) => known(description));
  const marked = readerWords(message)
    .slice(0, longest.message)
    .map((word) => {
      const value = valueOf(word);
      const facts = [
        value !== null,
        /^\d/.test(word),
        value !== null && right.values.has(value),
        value !== null && replies.values.has(value),
        value !== null && inStem.values.has(value),
        value !== null && inLine.values.has(value),
        inStem.words.has(word),
        inLine.words.has(word),
        described.some(({ words }) => words.has(word)),
        inChoices.words.has(word),
        right.words.has(word) || replies.words.has(word),
      ];
      return { word: withoutDigits(word), marked: facts.reduce((bits, fact, at) => bits | (Number(fact) << at), 0) };
    });
  return {
    message: marked,
    line: readerWords(line).slice(0, longest.line).map(withoutDigits),
    stem: readerWords(stem).slice(0, longest.stem).map(withoutDigits),
    hasProbe: probe !== null,
    misconceptions: misconceptions.map(({ id, description }) => ({
      id,
      words: readerWords(description).slice(0, longest.description).map(withoutDigits),
    })),
  };
}

/** All figures look alike to the reader: how they relate to the question is in their marks. */
const withoutDigits = (word: string): string => (/^\d/.test(word) ? '0' : word);

/** Returns the text of the choice that a key names: A is the first. */
const choiceOf = (expected: string, choices: readonly string[]): string | undefined =>
  /^[A-Z]$/.test(expected) ? choices[choicePosition(expected)] : undefined;

/**
 * Returns the words, numbers and signs of a text, in lower case and in their plain spelling. A fraction or a ratio written in
 * figures is one word.
 */
export const readerWords = rememberReadings(
  (text): readonly string[] =>
    Array.from(text.toLowerCase().matchAll(/[a-z]+(?:['’][a-z]+)?|\d+(?:[.,/:]\d+)*|[^\s\w]/gu), ([found]) => found).flatMap(
      (found) => (/^[a-z]/.test(found) ? plainWord(found).split(' ') : [found]),
    ),
  1000,
  2000,
);

/** Returns what a word is worth, to be compared: a number's value, a fraction as it's written; null for other words. */
function valueOf(word: string): string | null {
  if (Object.hasOwn(cardinals, word)) return String(cardinals[word]);
  if (/^\d+(?:[/:]\d+)+$/.test(word)) return word;
  const plain = word.replace(/,(?=\d{3}\b)/g, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : null;
}

const known = rememberReadings(
  (text) => {
    const words = readerWords(text);
    return { words: new Set(words), values: new Set(words.map(valueOf).filter((value) => value !== null)) };
  },
  1000,
  2000,
);
