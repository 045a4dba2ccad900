import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import type { Grammar } from './token.ts';

const anyLetter: Grammar = { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false };

describe('brackets around whole statements', () => {
  it.each([
    ['(x<0 or x>=1) and x<=3', 'x<0 and x<=3 or x>=1 and x<=3'],
    ['x<=3 and (x<0 or x>=1)', 'x<=3 and x<0 or x<=3 and x>=1'],
    ['(x>4 and x<5) or (x<-4 and x>-5)', 'x>4 and x<5 or x<-4 and x>-5'],
    ['(x=1 or x=2) or x=3', 'x=1 or x=2 or x=3'],
    ['((x<5 and x>-3) or (x>5 and x<-3)) and x>2', 'x<5 and x>-3 and x>2 or x>5 and x<-3 and x>2'],
    ['(x=1 or x=2) and (y=3 or y=4)', 'x=1 and y=3 or x=1 and y=4 or x=2 and y=3 or x=2 and y=4'],
    ['(x=2)', 'x=2'],
    ['[x=1, y=2]', 'x=1, y=2'],
    ['[x^2=1]', 'x^2=1'],
  ])('%s is read like %s', (bracketed, plain) => {
    const reading = readStatement(bracketed, anyLetter);
    expect(reading.kind).toBe('read');
    expect(reading).toEqual(readStatement(plain, anyLetter));
  });

  it.each([
    ['(2, 5]', 'bracketed'],
    ['(x, y) = (1, 2)', 'list'],
    ['(x+1) = 2', 'relation'],
    ['(x+1)(x-1)', 'expression'],
  ])('leave %s unchanged', (text, kind) => {
    expect(readStatement(text, anyLetter)).toMatchObject({ kind: 'read', read: { kind } });
  });

  it('are refused if they make more cases than anyone can follow', () => {
    const many = Array.from({ length: 8 }, (_, i) => `(x=${i} or y=${i})`).join(' and ');
    expect(readStatement(many, anyLetter)).toMatchObject({
      kind: 'unreadable',
      problem: { message: 'These are more cases than I can follow. Write fewer of them.' },
    });
  });
});

describe('names that other systems give to roots, logarithms and "not equal"', () => {
  it.each([
    ['log(8,2)', 'log_2(8)'],
    ['lg(x+1,3)', 'log_3(x+1)'],
    ['log(x^2,a+1)-1', 'log_{a+1}(x^2)-1'],
    ['root(x)', 'sqrt(x)'],
    ['root(x,3)', 'cbrt(x)'],
    ['root(x,n)', 'x^{\\frac{1}{n}}'],
    ['root(2,-3)', '2^{\\frac{1}{-3}}'],
    ['x#2', 'x≠2'],
  ])('%s is read like %s', (theirs, ours) => {
    const reading = readStatement(theirs, anyLetter);
    expect(reading.kind).toBe('read');
    expect(reading).toEqual(readStatement(ours, anyLetter));
  });
});
