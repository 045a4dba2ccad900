import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falseArithmeticIn } from './false-arithmetic.ts';

describe('falseArithmeticIn', () => {
  it.each([
    '2 + 2 = 5',
    '$2 + 2 = 5$',
    '**2 + 2 = 5**',
    '２ + ２ = ５',
    '2 + 2 = 5, right?',
    'Two plus two make five.',
    '3 and 4 are 8.',
    'Remember that $6 \\times 7 = 43$.',
    'It comes to 4 * 5 = 25 marbles.',
    'First 1 + 1 = 2, then 2 + 2 = 5.',
    '$3 \\cdot 15 = 45 = 45 \\div 9 = 5$',
    '$\\frac{12}{4} = 4$',
    '$\\frac{2}{3} \\div \\frac{1}{6} = \\frac{1}{9}$',
    '$3\\frac{1}{2} = 3.2$',
    '$\\sqrt{2} = 1.5$',
    '5! = 100',
    '9 squared is 18',
    'Half of thirty is sixteen.',
    '20% of 45 is 8',
    '$25\\% = 0.2$',
    '3 is greater than 7.',
    '$\\frac{4.5\\times10^{12}}{3\\times10^8} = 1.5\\times10^5$',
    '$\\frac{\\frac{1}{2}}{3} = \\frac{2}{3}$',
    '$4 \\ge 5$',
    '$-3 < -5$',
    'You wrote $7 \\cdot 8 = 54$, and that is right.',
    'You wrote $7 \\cdot 8 = 54$. Well done!',
  ])('objects to %s', (text) => {
    expect(falseArithmeticIn(text)).not.toBeNull();
  });

  it.each([
    ['true', '$2 + 2 = 4$ and 20% of 45 is 9.'],
    ['true inside a fraction', '$\\frac{2^{50}}{2} = 2^{49}$ and $\\frac{4.5\\times10^{12}}{3\\times10^8} = 1.5\\times10^4$'],
    ['true of a root in a fraction', '$\\frac{\\sqrt{16}}{4} = 1$'],
    ['a division by a fraction', '6 divided by 1/2 is 12.'],
    ['a condition', '$2x + 3 = 11$, so $2x = 8$.'],
    ['asked', 'Is 2 + 2 = 5?'],
    ['reported of her', 'You wrote $7 \\cdot 8 = 54$. Count up from $7 \\cdot 7$.'],
    ['reported of somebody', 'Joe says that 1/4 = 0.4.'],
    ['denied', '$2^3$ is not 6, and 2 + 2 = 5 is not true.'],
    ['denied by the next sentence', 'That gives 6 = 7. That is impossible.'],
    ['supposed', 'If 12 ÷ 4 = 4, then four groups of 4 make 12.'],
    ['a blank to fill in', '$\\square - 34 = 46$ and 5 __ 3 = 15'],
    ['a trial', 'Put 27 in for $x$. $27 \\le 25$'],
    ['a question of its own', 'True or false? $17 - 2 \\times 5 = 75$'],
    ['an equation without a solution', 'The letters are gone: $0 = 5$. There is no solution.'],
    ['rounded', '$\\pi \\approx 3.14$, and 1/3 is about 0.3, and $\\frac{2}{3} = 0.67$.'],
    ['a remainder', '$17 \\div 5 = 3$ with a remainder of 2'],
    ['of something else', 'Ten percent is 7, and 30% is three times as much. One third is 9.'],
    ['more than the number', '2 × 6 is ten or more, and 12 is 3 more than 9.'],
    ['no subject', 'The least common multiple of 4, 5 and 2 is 20. Halfway between 3,100 and 3,200 is 3,150.'],
    ['a ratio', '$3 : 4 = 6 : 8$'],
    ['a unit', '2 m = 200 cm, and 60 minutes = 1 hour'],
    ['a time', 'The bus leaves at 3:10 and gets there at 3:45.'],
  ])('passes what is %s', (_why, text) => {
    expect(falseArithmeticIn(text)).toBeNull();
  });

  const small = fc.integer({ min: -99, max: 99 });
  const signs = fc.constantFrom<[string, (a: number, b: number) => number]>(
    ['+', (a, b) => a + b],
    ['-', (a, b) => a - b],
    ['\\cdot', (a, b) => a * b],
    ['\\times', (a, b) => a * b],
  );
  const frames = fc.constantFrom<(claim: string) => string>(
    (claim) => `$${claim}$`,
    (claim) => `Remember that $${claim}$, and go on.`,
    (claim) => `So we get $${claim}$.`,
    (claim) => `Good. First, $${claim}$. What is next?`,
  );
  const inBrackets = (n: number) => (n < 0 ? `(${n})` : `${n}`);

  it('tells every false sum, difference and product from the true ones', () => {
    fc.assert(
      fc.property(small, small, signs, fc.integer({ min: 1, max: 20 }), frames, (a, b, [sign, apply], off, frame) => {
        const claim = (result: number) => frame(`${a} ${sign} ${inBrackets(b)} = ${result}`);
        expect(falseArithmeticIn(claim(apply(a, b)))).toBeNull();
        expect(falseArithmeticIn(claim(apply(a, b) + off))).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
