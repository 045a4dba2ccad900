import { describe, expect, it } from 'vitest';
import { isOfQuestion } from './which-is-answered.ts';

const probe = { text: 'How many minutes are in half an hour?', expected: ['30', 'thirty'] };

describe('a value that is right for neither', () => {
  it.each([
    { message: '350', value: '350', expected: '210', isOf: true }, // nearer to 210 than to 30
    { message: '50', value: '50', expected: '210', isOf: false },
    { message: '60 in all', value: '60', expected: '210', isOf: true },
    { message: '2/3', value: '2/3', expected: '7/2', isOf: true }, // of its form, and no reply is
    { message: '100', value: '100', expected: '105', isOf: true },
    { message: '40', value: '40', expected: '42', isOf: false }, // about as near to both: the probe was asked last
  ])('answers the question in "$message" where $expected is right: $isOf', ({ message, value, expected, isOf }) => {
    expect(isOfQuestion(value, expected, { message, probe })).toBe(isOf);
  });
});
