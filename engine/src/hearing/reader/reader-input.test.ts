import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import type { HearingContext } from '../hearing-context.ts';
import { marks, readerInput, readerWords } from './reader-input.ts';

const context: HearingContext = {
  question: {
    stem: 'A pizza is cut into 8 slices, and Maya eats 3. What fraction is left?',
    answer: QuestionAnswer.parse({ input_type: 'fraction', expected: '5/8' }),
  },
  probe: { text: 'How many slices are left?', expected: ['5'] },
  misconceptions: [{ id: 'eaten', description: 'Gives the part that was eaten.' }],
  glossary: [],
  said: [{ by: 'tutor', text: 'Look at the slices.' }],
};

/** The marks of each word of a message, by name. */
const markedIn = (message: string) =>
  readerInput(message, context).message.map(({ word, marked }) => [word, marks.filter((_, at) => ((marked >> at) & 1) === 1)]);

describe('what the reader knows of a word', () => {
  it.each([
    ['five', ['five', ['number', 'answers the probe']]],
    ['5', ['0', ['number', 'digits', 'answers the probe', 'word of an expected answer']]],
    ['5/8', ['0', ['number', 'digits', 'answers the question', 'word of an expected answer']]],
    ['8', ['0', ['number', 'digits', 'number of the stem', 'word of the stem']]],
    ['slices', ['slices', ['word of the stem', 'word of the last line']]],
    ['eaten', ['eaten', ['word of a misconception']]],
    ['dog', ['dog', []]],
  ])('"%s"', (message, expected) => {
    expect(markedIn(message)).toEqual([expected]);
  });

  it('compares numbers by their value, but a fraction as it is written', () => {
    expect(markedIn('5.0')[0]![1]).toContain('answers the probe');
    expect(markedIn('10/16')[0]![1]).not.toContain('answers the question');
  });

  it('knows the choice that a letter stands for', () => {
    const choices = {
      stem: 'Which is more?',
      answer: QuestionAnswer.parse({ input_type: 'multiple_choice', expected: 'B', choices: ['a third', 'a half'] }),
    };
    const [word] = readerInput('half', { ...context, question: choices }).message;
    expect(marks.filter((_, at) => ((word!.marked >> at) & 1) === 1)).toEqual(['word of a choice', 'word of an expected answer']);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Its 3/4 cuz', ['it', 'is', '3/4', 'because']],
    ['no!!', ['no', '!', '!']],
    ['', []],
    ['ñ 😀', ['ñ', '😀']],
  ])('"%s"', (text, words) => {
    expect(readerWords(text)).toEqual(words);
  });
});
