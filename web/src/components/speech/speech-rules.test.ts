import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { spokenBy } from '../spoken.ts';
import { piecesOf } from './read-aloud.ts';

const rules = (name: string) => ({
  default: readFileSync(createRequire(import.meta.url).resolve(`speech-rule-engine/lib/mathmaps/${name}.json`), 'utf8'),
});
vi.mock('speech-rule-engine/lib/mathmaps/base.json?raw', () => rules('base'));
vi.mock('speech-rule-engine/lib/mathmaps/en.json?raw', () => rules('en'));
const say = await (await import('./speech-rules.ts')).loadSpeechRules();

it.each([
  ['What is $\\frac{1}{2} + \\frac{3}{4}$?', 'What is one half plus three fourths?'],
  ['Solve $-2x+5=3-x$.', 'Solve negative 2 x plus 5 equals 3 minus x.'],
  ['Find $\\frac{x+1}{2}$.', 'Find the fraction with numerator x plus 1 and denominator 2.'],
  ['Write $1\\frac{1}{2}$ as a fraction.', 'Write 1 and one half as a fraction.'],
  ['What is $45\\%$ of $68$?', 'What is 45 percent of 68?'],
  ['$12 \\div 6 = \\square$', '12 divided by 6 equals blank'],
  ['$x^2 \\le 9$', 'x squared is less than or equal to 9'],
  ['An angle of $90^\\circ$', 'An angle of 90 degrees'],
  ['The ratio $12 : 21$', 'The ratio 12 to 21'],
  ['She pays \\$5.', 'She pays $5.'],
  ['It costs $\\$12.50$.', 'It costs 12.50 dollars.'],
  ['$3.4\\underline{7}$', '3.47'],
  ['$|-5|$ and $\\sqrt{2}$', 'the absolute value of negative 5 and the square root of 2'],
])('%s is read out as "%s"', (written, said) => {
  expect(spokenBy(say, written)).toBe(said);
});

it('splits a text into pieces that end with a sentence, and a long sentence between words', () => {
  expect(piecesOf('It costs $5.40. How much are 3? Find it')).toEqual(['It costs $5.40.', 'How much are 3?', 'Find it']);
  const pieces = piecesOf(`${'word '.repeat(100)}end.`);
  expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
  expect(pieces.join(' ')).toBe(`${'word '.repeat(100)}end.`);
  expect(piecesOf('')).toEqual([]);
});
