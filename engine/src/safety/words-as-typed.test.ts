import { describe, expect, it } from 'vitest';
import { wordsAsTyped } from './words-as-typed.ts';

describe('wordsAsTyped', () => {
  it.each([
    ['i\\:dont\\:know', 'i dont know'],
    ['i\\:don^{\\prime}t\\:know', "i don't know"],
    ['18\\:marbles', '18 marbles'],
    ['nobody\\ would\\,miss\\;me', 'nobody would miss me'],
    ['\\text{no idea}', 'no idea'],
    ['5\\mathrm{cm}', '5 cm'],
    ['3\\text{ or }4', '3 or 4'],
  ])('turns %s into plain words', (typed, words) => {
    expect(wordsAsTyped(typed)).toBe(words);
  });

  it.each(['\\frac{3}{4}', '3\\,000', 'x\\:+\\:4', '\\frac{1}{2}\\text{ of it}', 'x^2', 'i dont know', '2 \\times 3'])(
    'leaves %s unchanged',
    (typed) => {
      expect(wordsAsTyped(typed)).toBe(typed);
    },
  );
});
