import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('what is written in the math field', () => {
  it.each([
    ['i\\:dont\\:know', 'i dont know'],
    ['i\\:don^{\\prime}t\\:know', 'i don’t know'],
    ['18\\:marbles', '18 marbles'],
    ['18\\:\\text{km}', '18 km'],
    ['\\text{no idea}', 'no idea'],
    ['help\\ me', 'help me'],
    ['why?', 'why?'],
  ])('is words where it is no formula: %s', (tex, words) => {
    expect(plainWords(tex)).toBe(words);
  });

  it.each(['1\\:1/2', '1\\:\\frac12', '\\frac{3}{4}', 'x^2', '5\\:m', '2\\cdot x', '\\frac{1}{2}\\:cups', '-3.5', ''])(
    'is left as it is where it is mathematics: %s',
    (tex) => {
      expect(plainWords(tex)).toBe(tex);
    },
  );
});
