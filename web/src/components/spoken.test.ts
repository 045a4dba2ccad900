import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { spoken } from './spoken.ts';

describe('a text read aloud', () => {
  it.each([
    ['Write $\\frac{13}{50}$ as a percent.', 'Write 13 over 50 as a percent.'],
    ['What is $45\\%$ of $68$?', 'What is 45 percent of 68?'],
    ['Solve $-2x+5=3-x$.', 'Solve minus 2x plus 5 equals 3 minus x.'],
    ['Find $\\frac{x+1}{2}$.', 'Find (x plus 1) over 2.'],
    ['$x^2 \\le 9$, $2^{10}$', 'x squared is less than or equal to 9, 2 to the power of 10'],
    ['$3 \\cdot 4 \\div 2$', '3 times 4 divided by 2'],
    ['$1\\frac{1}{2}$ and $\\sqrt{2}$', '1 and 1 over 2 and the square root of 2'],
    ['$2\\;\\tfrac34 - 12 \\frac{1}{10}$', '2 and 3 over 4 minus 12 and 1 over 10'],
    ['$3\\frac{x}{2}$, $2 \\cdot \\frac{1}{2}$', '3 x over 2, 2 times 1 over 2'], // no mixed numbers
    ['$12 \\div 6 = \\square$', '12 divided by 6 equals blank'],
    ['$\\square\\frac{1}{2}$', 'blank 1 over 2'],
    ['$x \\rightarrow 6x$', 'x then 6x'],
    ['$2x = 4 \\;\\Rightarrow\\; x = 2$', '2x equals 4 so x equals 2'],
    ['$3.47 \\to 3.5$, $t \\approx 1.5$', '3.47 becomes 3.5, t is about 1.5'],
    ['$3.4\\underline{7}$', '3.47'],
    ['$\\left|-5\\right| = 5, \\quad 90^\\circ$', 'the absolute value of minus 5 equals 5, 90 degrees'],
    ['$x = \\pm\\sqrt{b^2 - 4}$', 'x equals plus or minus the square root of b squared minus 4'],
    ['$\\begin{cases} y = 2x \\\\ y = 3 \\end{cases}$', 'y equals 2x, y equals 3'],
    ['$\\begin{array}{r} 1.5 \\\\ + \\; 2.5 \\\\ \\hline \\end{array}$', '1.5, plus 2.5,'],
    ['$2 \\times (\\text{length} + \\text{width})$', '2 times (length plus width)'],
    ['$6(\\;\\ldots\\;)$', '6(...)'],
    ['The ratio $12 : 21$', 'The ratio 12 to 21'],
    ['She pays \\$5 for a well-known book.', 'She pays $5 for a well-known book.'],
    ['A table.\n\n| $x$ | $0$ |\n|---|---|\n| $y$ | $7$ |\n\nAnd **now**?', 'A table. x, 0. y, 7. And now?'],
    ['- one\n- $2$', 'one, 2.'],
    ['$\\int_{0} x$', 'int _ 0 x'], // an unknown command is read by its name
  ])('%j becomes "%s"', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

/** Returns every text of a lesson as Markdown. Values of `math` are TeX without dollar signs. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [key === 'math' ? `$${value}$` : value];
  if (typeof value !== 'object' || value === null) return [];
  // What students say is never read aloud.
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'asks' || name === 'statements' ? [] : textsOf(one, Array.isArray(value) ? key : name),
  );
}

describe('the built-in lessons', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/lessons');

  it.each(readdirSync(folder))('%s can be read aloud, including every formula', (name) => {
    const texts = textsOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.includes('$')).length).toBeGreaterThan(10);
    expect(texts.map(spoken).filter((said) => /[\\{}]|\$[^\d]/.test(said))).toEqual([]);
  });
});
