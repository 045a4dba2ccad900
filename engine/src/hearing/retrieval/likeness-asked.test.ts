import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessAsked } from './likeness-asked.ts';

describe('likenessAsked', () => {
  it.each([
    { asked: 'is it like 3 apples and 4 apples?', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'confirmed' },
    { asked: 'so its like 2 cookies plus 4 cookies', stem: 'What is $\\frac{2}{7} + \\frac{4}{7}$?', is: 'confirmed' },
    { asked: 'is it like 3 apples and 4 apples?', stem: 'Simplify: $3x + 4x$', is: 'confirmed' },
    { asked: 'is it like 3 apples and 4 apples?', stem: 'What is $\\frac{1}{3} + \\frac{2}{5}$?', is: 'corrected' },
    { asked: 'is it like 3 apples and 4 apples?', stem: 'Simplify: $3x + 4$', is: 'corrected' },
    { asked: 'is it like 3 apples and 2 oranges?', stem: 'Simplify: $3x + 2$', is: 'confirmed' },
    { asked: 'is it like 3 apples and 2 oranges?', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'corrected' },
    { asked: 'is it like 3 apples and 4 apples?', stem: 'Solve for x: $4x = 28$', is: 'unknown' },
    { asked: 'is it like 3 apples and 4 apples?', stem: 'Multiply: $\\frac{2}{3} \\times \\frac{4}{5}$', is: 'unknown' },
    { asked: 'is it like 3 apples minus 4 apples?', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'unknown' },
    { asked: 'is it like 3 apples and 5 apples?', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'unknown' },
    { asked: 'the same as 3 + 4 but with eighths', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'confirmed' },
    { asked: 'the same as 1 + 2 but with eighths', stem: 'What is $\\frac{1}{3} + \\frac{2}{5}$?', is: 'unknown' },
    { asked: 'like 3 eighths and 4 eighths', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'confirmed' },
    { asked: 'is it like a vending machine?', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'unknown' },
    { asked: 'its not like 3 apples and 4 apples is it', stem: 'What is $\\frac{3}{8} + \\frac{4}{8}$?', is: 'unknown' },
  ])('calls "$asked" $is for $stem', ({ asked, stem, is }) => {
    expect(likenessAsked(asked, stem)).toBe(is);
  });

  const pizza = 'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction did you two eat?';
  it.each([
    { asked: 'is it like 3 apples and 4 apples?', expected: '7/8', is: 'confirmed' },
    { asked: 'is it like 3 apples and 4 apples?', expected: '\\frac{7}{8}', is: 'confirmed' },
    { asked: 'is it like 3 apples and 4 apples?', expected: '7', is: 'confirmed' },
    { asked: 'is it like 3 apples and 4 apples?', expected: '7/16', is: 'unknown' },
    { asked: 'is it like 3 apples and 4 apples?', expected: '12', is: 'unknown' },
    { asked: 'is it like 3 apples and 5 apples?', expected: '7/8', is: 'unknown' },
    { asked: 'is it like 3 apples and 4 pears?', expected: '7/8', is: 'corrected' },
    { asked: 'is it like 3 apples and 5 pears?', expected: '7/8', is: 'unknown' },
    { asked: 'is it like 3 apples and 4 pears?', expected: '7', is: 'unknown' },
    { asked: 'isn’t it like having 3 toys and getting 4 more?', expected: '7/8', is: 'confirmed' },
    { asked: 'its like i have 3 toys and get 4 more toys', expected: '7/8', is: 'confirmed' },
    { asked: 'is it like 3 toys and 4 more books?', expected: '7/8', is: 'corrected' },
    { asked: 'is it like 4 toys and then i lose 3?', expected: '7/8', is: 'unknown' },
    { asked: 'it isnt like 3 toys and 4 toys', expected: '7/8', is: 'unknown' },
    { asked: 'basically the same as 3 + 4 but with eighths', expected: '7/8', is: 'confirmed' },
    { asked: 'the same as three plus four just in eighths', expected: '7/8', is: 'confirmed' },
    { asked: 'the same as 3 + 4 but with sixteenths', expected: '7/8', is: 'corrected' },
    { asked: 'the same as 3 + 5 but with eighths', expected: '7/8', is: 'unknown' },
    { asked: 'the same as 3 + 4 but with eighths', expected: '7', is: 'unknown' },
  ])('calls "$asked" $is for a story whose answer is $expected', ({ asked, expected, is }) => {
    expect(likenessAsked(asked, pizza, expected)).toBe(is);
  });

  it('is unknown for anything asked about a question without a sum', () => {
    fc.assert(
      fc.property(fc.string(), (asked) => {
        expect(likenessAsked(asked, 'Round 4,362 to the nearest hundred.')).toBe('unknown');
      }),
    );
  });
});
