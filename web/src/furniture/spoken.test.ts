import { describe, expect, it } from 'vitest';
import { spoken } from './spoken.ts';

describe('a text that is read out', () => {
  it.each([
    ['Write $\\frac{13}{50}$ as a percent.', 'Write 13 over 50 as a percent.'],
    ['What is $45\\%$ of $68$?', 'What is 45 percent of 68?'],
    ['Solve $-2x+5=3-x$.', 'Solve minus 2x plus 5 equals 3 minus x.'],
    ['Find $\\frac{x+1}{2}$.', 'Find (x plus 1) over 2.'],
    ['$x^2 \\le 9$, $2^{10}$', 'x squared is less than or equal to 9, 2 to the power of 10'],
    ['$3 \\cdot 4 \\div 2$', '3 times 4 divided by 2'],
    ['$1\\frac{1}{2}$ and $\\sqrt{2}$', '1 1 over 2 and sqrt(2)'],
    ['The ratio $12 : 21$', 'The ratio 12 to 21'],
    ['She pays \\$5 for a well-known book.', 'She pays $5 for a well-known book.'],
    ['A table.\n\n| $x$ | $0$ |\n|---|---|\n| $y$ | $7$ |\n\nAnd **now**?', 'A table. x, 0. y, 7. And now?'],
    ['- one\n- $2$', 'one, 2.'],
    ['$\\int x$', '\\int x'], // what nobody types is left as it is written
  ])('%j is "%s"', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});
