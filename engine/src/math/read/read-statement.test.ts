import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './tokens.ts';

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
