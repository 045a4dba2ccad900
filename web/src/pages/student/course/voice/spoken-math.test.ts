import { expect, it } from 'vitest';
import { spokenMath } from './spoken-math.ts';

it.each([
  { said: 'two x plus three equals eleven', tex: '2x+3=11' },
  { said: '2x + 3 = 11', tex: '2x+3=11' },
  { said: '2x+3=11.', tex: '2x+3=11' },
  { said: 'x equals negative twenty-five', tex: 'x=-25' },
  { said: 'x squared over four', tex: '\\frac{x^2}{4}' },
  { said: 'three x over four plus one', tex: '\\frac{3x}{4}+1' },
  { said: 'one over the square root of x', tex: '\\frac{1}{\\sqrt{x}}' },
  { said: 'The square root of nine', tex: '\\sqrt{9}' },
  { said: 'two to the power of minus three', tex: '2^{-3}' },
  { said: 'three point one four times r squared', tex: '3.14\\times r^2' },
  { said: 'x is greater than or equal to five', tex: 'x\\ge 5' },
  { said: 'open parenthesis x plus 2 close parenthesis squared', tex: '(x+2)^2' },
  { said: '(x + 2)(x - 3)', tex: '(x+2)(x-3)' },
  { said: 'fifteen percent times 80', tex: '15\\%\\times 80' },
  { said: 'x equals plus or minus 3', tex: 'x=\\pm 3' },
])('hears "$said" as $tex', ({ said, tex }) => {
  expect(spokenMath(said)).toBe(tex);
});

it.each([
  '',
  'five',
  'x',
  'I need help with graphs',
  'why is two x plus three equal to eleven',
  'two plus',
  'plus over three',
  'two three',
  'open parenthesis x plus 2',
  'three point',
])('hears no formula in "%s"', (said) => {
  expect(spokenMath(said)).toBeNull();
});
