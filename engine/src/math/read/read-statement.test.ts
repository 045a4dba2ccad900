import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './token.ts';

const inX: Grammar = { letters: new Set(['x']), thousands: true, oneNumber: false, ownUnit: null, units: false };

describe('a root sign that was pasted into the math field', () => {
  it.each([
    ['\\surd 2', '√2'],
    ['\\surd2', '√2'],
    ['\\surd{2}', '√{2}'],
    ['\\surd(2)', '√(2)'],
    ['\\surd 16', '√16'],
    ['3\\surd x', '3√x'],
    ['1+\\surd\\frac{1}{4}', '1+√\\frac{1}{4}'],
  ])('%s is read like %s', (pasted, typed) => {
    const reading = readStatement(pasted, inX);
    expect(reading.kind).toBe('read');
    expect(reading).toEqual(readStatement(typed, inX));
  });
});

describe('an unfinished part is reported without the braces around it', () => {
  it.each([
    ['\\frac{1}{}', 9, 'This part is not finished yet.'],
    ['\\frac{}{2}', 6, 'This part is not finished yet.'],
    ['\\sqrt{}', 6, 'This part is not finished yet.'],
    ['\\sqrt{x', 5, 'This part is not finished yet.'],
    ['\\sqrt[3', 7, 'This part is not finished yet.'],
    ['x^{}', 3, 'This part is not finished yet.'],
    ['x^{2', 2, 'This part is not finished yet.'],
    ['x_{1', 4, 'This part is not finished yet.'],
    ['\\text{or', 0, 'This part is not finished yet.'],
    ['\\frac{2+}{3}', 8, 'Something is missing here.'],
    ['2^{-}', 4, 'Something is missing here.'],
    ['}', 0, 'Something is missing here.'],
    ['\\frac{1,2}{3}', 7, 'I cannot read on from here.'],
    ['\\frac{x)}{2}', 7, 'This bracket was never opened.'],
    ['\\frac{(x}{2}', 8, 'I expected “)” here.'],
  ])('%s', (text, at, message) => {
    expect(readStatement(text, inX)).toMatchObject({ kind: 'unreadable', problem: { at, message } });
  });

  it.each([
    ['{1, 2', 'This bracket is never closed.'],
    ['\\{1, 2', 'This bracket is never closed.'],
    ['1, 2}', 'This bracket was never opened.'],
    ['2+\\{1\\}', 'Something is missing before “{”.'],
  ])('but the braces of a set are reported: %s', (text, message) => {
    expect(readStatement(text, inX)).toMatchObject({ kind: 'unreadable', problem: { message } });
  });
});

describe('an unknown word is always reported in the same wording', () => {
  const inAnyLetter: Grammar = { ...inX, letters: null };
  it.each([
    ['banana', inX, 'I do not know “banana” here.'],
    ['banana', inAnyLetter, 'I do not know “banana” here.'],
    ['\\text{banana}', inAnyLetter, 'I do not know “banana” here.'],
    ['\\banana', inX, 'I do not know “\\banana” here.'],
    ['b'.repeat(30), inAnyLetter, `I do not know “${'b'.repeat(20)}…” here.`],
  ])('%s', (text, grammar, message) => {
    expect(readStatement(text, grammar)).toMatchObject({ kind: 'unreadable', problem: { message } });
  });
});
