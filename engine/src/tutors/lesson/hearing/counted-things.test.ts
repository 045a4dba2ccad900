import { describe, expect, it } from 'vitest';
import { waitingQuestions } from '../../../../corpus/messages/waiting-questions.ts';
import { hearMessage } from './hear-message.ts';

const { pencils, equation } = waitingQuestions;
const shared = { ...pencils, text: 'Ana and Ben share some pears. How many does each get?' };

describe('a number beside words, where a whole number is asked for', () => {
  it.each([
    ['8 pears each', '8'],
    ['8 pears', '8'],
    ['18 marbles each', '18'],
    ['they both have 8', '8'],
    ['they each get 8 pears.', '8'],
    ['9?', '9'],
    ['so my answer is 9. I did it step by step.', '9'],
  ])('is her answer: %s', (message, text) => {
    expect(hearMessage(message, shared, 'teach', false)).toEqual({ kind: 'answer', text });
  });

  it.each(['5 stars', '8 times', '8 pears and 3 plums', 'they both have 8 or 9 pears?', 'i did 8 pears wrong', '3 hints each'])(
    'is none where anything else may be meant: %s',
    (message) => {
      expect(hearMessage(message, shared, 'teach', false).kind).not.toBe('answer');
    },
  );

  it('is the solution and not the equation that the student wrote down before it', () => {
    for (const message of ['x+3=7, x=4', 'x+3=7 so x=4'])
      expect(hearMessage(message, equation, 'teach', false)).toEqual({ kind: 'answer', text: 'x=4' });
  });

  it('leaves a wish for small steps a wish', () => {
    for (const message of ['step by step please', 'explain it step by step'])
      expect(hearMessage(message, shared, 'teach', false).kind).toBe('wish');
  });
});
