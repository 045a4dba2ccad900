import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OverBudget } from '../bounds/budget.ts';
import {
  add,
  compare,
  divide,
  equals,
  exactRoot,
  finiteDecimal,
  fixedDecimal,
  integerRoot,
  multiply,
  parseRational,
  power,
  rational,
  rationalText,
  subtract,
} from './rational.ts';

const some = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([n, d]) => rational(n, d));

describe('a rational', () => {
  it.each([
    [rational(6, 8), '3/4'],
    [rational(3, -4), '-3/4'],
    [rational(-8, -2), '4'],
    [rational(0, -5), '0'],
  ])('is kept in lowest terms with its sign in front: %o is %s', (value, text) => expect(rationalText(value)).toBe(text));

  it.each([
    ['12.50', '25/2'],
    ['.5', '1/2'],
    ['-3/6', '-1/2'],
    ['1e-3', '1/1000'],
    ['2.5e2', '250'],
  ])('is read from %s as %s', (text, expected) => expect(rationalText(parseRational(text)!)).toBe(expected));

  it.each(['', '.', '1/0', 'x', '1.2.3', '--1', '1e9999'])('is not read from "%s"', (text) =>
    expect(parseRational(text)).toBeNull(),
  );

  it('obeys the laws of a field and of order', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(equals(add(a, b), add(b, a))).toBe(true);
        expect(equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
        expect(equals(subtract(add(a, b), b), a)).toBe(true);
        if (b.n !== 0n) expect(equals(multiply(divide(a, b), b), a)).toBe(true);
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
      }),
    );
  });

  it('has an exact root if it is a power, and none otherwise', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 5 }), (a, index) => {
        const raised = power(a, BigInt(index));
        const root = exactRoot(raised, index)!;
        expect(equals(power(root, BigInt(index)), raised)).toBe(true);
      }),
    );
    expect(exactRoot(rational(2), 2)).toBeNull();
    expect(exactRoot(rational(-4), 2)).toBeNull();
    expect(rationalText(exactRoot(rational(-8, 27), 3)!)).toBe('-2/3');
  });

  it('has an integer root, rounded down', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 2, max: 7 }), (n, index) => {
        const root = integerRoot(n, index);
        expect(root ** BigInt(index) <= n && n < (root + 1n) ** BigInt(index)).toBe(true);
      }),
    );
  });

  it('is not raised to a power that is too large to write out', () => {
    expect(() => power(rational(9), 99_999_999n)).toThrow(OverBudget);
    expect(rationalText(power(rational(-1), 99_999_999n))).toBe('-1');
    expect(rationalText(power(rational(2, 3), -2n))).toBe('9/4');
  });

  it.each([
    [rational(3, 8), '0.375'],
    [rational(-1, 20), '-0.05'],
    [rational(1, 3), null],
    [rational(7), '7'],
  ])('%o ends as a decimal in %s', (value, text) => expect(finiteDecimal(value)).toBe(text));

  it.each([
    [rational(2, 3), 2, '0.67'],
    [rational(-1, 8), 2, '-0.13'],
    [rational(1, 2), 0, '1'],
    [rational(-1, 1000), 2, '0.00'],
  ])('%o is rounded half away from zero to %d places: %s', (value, places, text) =>
    expect(fixedDecimal(value, places)).toBe(text),
  );
});
