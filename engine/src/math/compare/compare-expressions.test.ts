import { describe, expect, it } from 'vitest';
import { compareExpressions } from './compare-expressions.ts';
import { readStatement } from '../read/read-statement.ts';
import type { Expression } from '../syntax-tree.ts';

const expression = (text: string): Expression => {
  const reading = readStatement(text, { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false });
  if (reading.kind !== 'read' || reading.read.kind !== 'expression') throw new Error(`"${text}" cannot be read as an expression`);
  return reading.read.expression;
};

describe('compareExpressions', () => {
  it.each([
    // Inverse sines are slow to evaluate, so only a few points are tested.
    ['arcsin(x)+arccos(x)', 'π/2', 'equal'],
    ['arcsin(x)', 'arctan(x/√(1-x^2))', 'equal'],
    ['arcsin(x^3)-(x^2-2x)', 'arcsin(x^3)-(x^2+2x)', 'different'],
    ['arctan(arcsin(x)-log(y))', 'arctan(log(y)-arcsin(x))', 'different'],
    ['arccos(x)', 'arcsin(√(1-x^2))', 'different'], // the same only for positive x
    ['2arctan(x)', 'arctan(2x/(1-x^2))', 'different'], // the same only between −1 and 1
    ['arctan(1/x)', 'π/2-arctan(x)', 'different'],
  ])('%s and %s: %s', (a, b, same) => {
    expect(compareExpressions(expression(a), expression(b))).toBe(same);
    expect(compareExpressions(expression(b), expression(a))).toBe(same);
  });
});
