import { describe, expect, it } from 'vitest';
import { placeTold } from './place-told.ts';

const mode = { question_text: 'Find the mode of 8, 10, 12, 8, 11, 8, and 15.', answer: { expected: '8' } };
const sum = { question_text: 'Ali has 5 pears, and Bea has 11. How many do they have?', answer: { expected: '16' } };

describe('the position of the answer that a reason names', () => {
  it.each([
    ['it comes first', mode, true],
    ['its at the front', mode, true],
    ['its the smallest', mode, true],
    ['it comes last', mode, false],
    ['its the biggest number', mode, false],
    ['it comes first', sum, false],
    ['its the biggest number', sum, false],
  ])('in “%s” holds for %o: %s', (reason, question, holds) => expect(placeTold(reason, question)).toEqual({ holds }));

  it.each([
    ['it is there three times', mode],
    ['the biggest minus the smallest', mode],
    ['it comes first', { ...mode, answer: { expected: 'B' } }],
  ])('is not named in “%s”', (reason, question) => expect(placeTold(reason, question)).toBeNull());
});
