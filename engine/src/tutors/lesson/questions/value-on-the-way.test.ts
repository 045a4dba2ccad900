import { describe, expect, it } from 'vitest';
import { valueOnTheWay } from './value-on-the-way.ts';

const question = {
  question_text: 'What is $\\frac{1}{2} + \\frac{3}{8}$?',
  answer: { input_type: 'fraction', expected: '7/8' },
  solution: [
    { explanation: 'Half of eight pieces is four pieces.', math: '\\frac{1}{2} = \\frac{4}{8}' },
    { explanation: 'Count the eighths.', math: '\\frac{4}{8} + \\frac{3}{8} = \\frac{7}{8}' },
  ],
} as unknown as Parameters<typeof valueOnTheWay>[0];

describe('valueOnTheWay', () => {
  it.each([
    { said: '4/8', is: '\\frac{4}{8}' },
    { said: '\\frac{4}{8}', is: '\\frac{4}{8}' },
    { said: '1/2', is: null }, // it's in the question
    { said: '7/8', is: null }, // the answer
    { said: '3/8', is: null },
    { said: '5/8', is: null },
    { said: '8', is: null },
    { said: 'eighths', is: null },
  ])('finds $is for “$said”', ({ said, is }) => {
    expect(valueOnTheWay(question, said)).toBe(is);
  });
});
