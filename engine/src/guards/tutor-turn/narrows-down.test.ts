import { describe, expect, it } from 'vitest';
import { countsLetters } from './counts-letters.ts';
import { narrowsDown } from './narrows-down.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const asked = (stem: string, expected: string, input_type: SpokenTurn['question']['input_type'] = 'integer'): SpokenTurn => ({
  act: 'hint',
  question: { stem, expected, input_type, choices: [] },
  verdict: 'incorrect',
  must_convey: null,
  student: '20',
  said: [`Tutor: ${stem}`],
  next_question: null,
  text: '',
});
const area = asked('A rug is 11 feet long and 8 feet wide. What is its area?', '88');
const product = asked('Find: $7 \\times 9$', '63');

describe('narrowsDown', () => {
  it.each([
    [area, 'It is bigger than 77 and smaller than 99, and its two digits look the same in both.'],
    [product, 'It lies between 60 and 70, and it ends in a 3.'],
    [product, 'More than 60, less than 66, and its digits add up to 9.'],
  ])('finds that only one number is left, in %#', (turn, text) => {
    expect(narrowsDown({ ...turn, text })).toBe(true);
  });

  it.each([
    [area, 'It is bigger than 77 and smaller than 99.'],
    [product, 'It lies between 60 and 70. Which of them do you land on when you count by nines?'],
    [product, 'It ends in a 3.'],
    [product, 'It lies between 60 and 70, and it is odd.'],
  ])('passes a text that leaves several numbers, in %#', (turn, text) => {
    expect(narrowsDown({ ...turn, text })).toBe(false);
  });
});

describe('countsLetters', () => {
  const terms = asked('Simplify: $7a + 4b - 2a$', '5a+4b', 'expression');

  it('finds an expression given away term by term', () => {
    expect(countsLetters({ ...terms, text: "The b's stay as four b's, and the a's shrink to five of them." })).toBe(true);
  });

  it('passes the terms of the question and what the plan says', () => {
    expect(countsLetters({ ...terms, text: "There are seven a's and four b's to begin with." })).toBe(false);
    expect(countsLetters({ ...terms, must_convey: "There are 5 a's and 4 b's.", text: "That's five a's and four b's." })).toBe(
      false,
    );
  });
});
