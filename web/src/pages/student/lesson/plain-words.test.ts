import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('what is typed in the math field', () => {
  it.each([
    ['i\\:dont\\:know', 'i dont know'],
    ['i\\:don^{\\prime}t\\:know', 'i don’t know'],
    ['18\\:marbles', '18 marbles'],
    ['18\\:\\text{km}', '18 km'],
    ['\\text{no idea}', 'no idea'],
    ['help\\ me', 'help me'],
    ['why?', 'why?'],
    ['why\\:is\\:it\\:\\frac{12}{\\placeholder{}}', 'why is it 12/'],
    ['i\\:think\\:its\\:\\frac34', 'i think its 3/4'],
    ['\\frac34\\:because\\:you\\:eat\\:them', '3/4 because you eat them'],
    ['\\frac{x+1}{12}\\:is\\:what', '(x+1)/12 is what'],
    ['1\\frac12\\:cups', '1 1/2 cups'],
    ['12\\:because\\:3\\cdot4=12', '12 because 3*4=12'],
    ['is\\:\\pi\\:a\\:fraction', 'is pi a fraction'],
    ['what\\:does\\:\\sqrt{5}\\:mean', 'what does sqrt(5) mean'],
    ['is\\:it\\:5^2', 'is it 5^2'],
    ['is\\:it\\:5^{12}', 'is it 5^12'],
    ['x_1\\:is\\:what', 'x_1 is what'],
    ['i_{d}ont_{k}now', 'i_dont_know'],
    ['skip\\:this\\:\\&\\:go\\:on', 'skip this & go on'],
    ['5\\:|\\:6', '5 | 6'],
    ['50\\:\\%', '50 %'],
    ['\\$5', '$5'],
    ['1\\:1/2', '1 1/2'],
    ['-3.5', '-3.5'],
    ['', ''],
  ])('is sent as it was typed when it has no typesetting or has words: %s', (tex, words) => {
    expect(plainWords(tex)).toBe(words);
  });

  it.each(['1\\:\\frac12', '\\frac{3}{4}', 'x^2', '2\\cdot x', 'a_{b}', '\\sqrt{2}', '2\\pi r', '\\sin x^2', 'xy^2', '5\\:m^2'])(
    'stays a formula when it is one: %s',
    (tex) => {
      expect(plainWords(tex)).toBe(tex);
    },
  );

  it('stays as it is when it isn’t something a person could type', () => {
    expect(plainWords('what\\:is\\:\\int x')).toBe('what\\:is\\:\\int x');
    expect(plainWords('what\\:is\\:\\frac{1')).toBe('what\\:is\\:\\frac{1');
  });
});
