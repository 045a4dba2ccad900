import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenText, longestFlattened, readingsOf } from './flatten-text.ts';

const tex = String.raw;
const readings = (text: string): string[] => readingsOf(text).map((one) => one.text);

describe('a text flattened to what a reader sees', () => {
  it.each([
    ['room in TeX', tex`$9\!7$`, '$97$'],
    ['room of a stated width', tex`9\hspace{-1pt}7 and 9\kern1pt 7`, '97 and 97'],
    ['separators of thousands', tex`1\,200`, '1200'],
    ['groups', tex`${'${9}{7}$'}`, '$97$'],
    ['empty groups', '9{}7', '97'],
    ['signs by their number', tex`$\char57\char55$`, '$97$'],
    ['signs by their hexadecimal number', tex`\char"39\symbol{55}`, '97'],
    ['boxes within boxes', tex`\boxed{\text{9}\mathbf{7}}`, '97'],
    ['colors', tex`\textcolor{red}{97} and \color{blue} 97`, '97 and 97'],
    ['crossed-out and hidden signs', tex`\cancel{9}\phantom{7}`, '97'],
    ['mathematics closed and opened anew', '$9$$7$', '$97$'],
    ['fractions, however they are drawn', tex`\dfrac{\text{3}}{4}`, tex`\frac{3}{4}`],
    ['fractions in the old way', '{3 \\over 4}', ' 3/4 '],
    ['a bar over digits that repeat', tex`0.\overline{3}`, '0.(3)'],
    ['a bar over them in Unicode', '0.1\u03056\u0305', '0.(16)'],
    ['tags', '9<b>7</b> and 9<span class="x">7</span>', '97 and 97'],
    ['entities', '&#57;&#x37; and &frac12;', '97 and ½'],
    ['a link', '[97](https://example.org)', '97'],
    ['strokes before digits', tex`\9\7`, '97'],
    ['hidden characters', '9\u200b7\u2060\u00ad \ufeff9\u034f7', '97 97'],
    ['keycaps', '9\ufe0f\u20e37\ufe0f\u20e3', '97'],
    ['variation selectors', '9\ufe007\u{e0101}', '97'],
    ['strokes through and lines under', '9\u03367\u0332', '97'],
    ['bold, full-width and segmented digits', '𝟗𝟕 ９７ 🯹🯷', '97 97 97'],
    ['digits in circles, white and black', '⑨⑦ ❾❼ ➈➆ ㉑ ⑼', '97 97 97 21 9'],
    ['raised and lowered digits on their own', '⁹⁷ ₉₇', '97 97'],
    ['digits of other scripts', '٩٧ ९७ ๙๗ ৯৭ 𞥙𞥗', '97 97 97 97 97'],
    ['ideographs', '九七 九十七 〇', '97 97 0'],
    ['dice and tens', '⚄ 🔟', '5 10'],
    ['Roman numerals in one sign', 'Ⅻ', 'XII'],
    ['Cyrillic letters that look Latin', 'ѕеvеn', 'seven'],
    ['Greek letters in a Latin word', 'sεven', 'seven'],
    ['small capitals and mathematical letters', 'ꜱᴇᴠᴇɴ 𝓼𝓮𝓿𝓮𝓷', 'seven seven'],
    ['letters in squares', '🅱️ Ⓑ 🇧', 'B B B'],
    ['accents', 'sévën', 'seven'],
    ['dashes', '−7 –7 ➖7', '-7 -7 -7'],
  ])('has no %s: %s becomes %s', (_, written, plain) => {
    expect(flattenText(written)).toBe(plain);
  });

  it.each([
    'Undo the + 3 first. What is left of 2x + 3 = 11?',
    'a<b and c>d',
    'x² + x⁹⁷ and 1½ and ≠ and π and ∅',
    tex`$\frac{3}{4} + \sqrt{12} - x^{12}$ and $\{1, 2\}$ and 1{,}200`,
    tex`$2\,\frac{1}{2}$ is no 212`,
    '{1, 2} and [2, 3) and [2](3)',
    '2*3*5 and 3 * 4 and x_1',
    'f(x) = 2l + 2w',
  ])('keeps its mathematics: %s', (written) => {
    expect(readings(written)).toEqual([written]);
  });
});

describe('a text that can be read in more than one way', () => {
  it.each([
    ['*9**7*', '97'],
    ['**9**7', '97'],
    ['_9__7_', '97'],
    ['`9``7`', '97'],
    ['s e v e n', 'seven'],
    ['s-e-v-e-n', 'seven'],
    ['1O and l2', '10 and 12'],
    ['s3ven and n1ne', 'seven and nine'],
    ['79 backwards', '97 sdrawkcab'],
  ])('is read in every way: %s is also %s', (written, also) => {
    expect(readings(written)).toEqual([written, also]);
  });

  it('gives the place of each piece in the original text', () => {
    const written = tex`Well — it is $\mathbf{9}\!7$, so **four**.`;
    const [first, bare] = readingsOf(written);
    const placeOf = (reading: typeof first, words: string) => {
      const from = reading!.text.indexOf(words);
      const { at, length } = reading!.place(from, from + words.length);
      return written.slice(at, at + length);
    };
    expect(placeOf(first, '97')).toBe(tex`9}\!7`);
    expect(placeOf(bare, 'four')).toBe('four');
  });

  it('has one to six readings, each with its place within the text', () => {
    const signs = fc.constantFrom('9', '7', '*', '_', '`', '\\', '{', '}', '$', ' ', '\\text', '\\frac', '<b>', '</b>', '&#5', 'O', 'l', 'e', '\u200b', '²', '٩', '\u0305', '.', '[', ']', '(', ')', '|'); // prettier-ignore
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.array(signs, { maxLength: 120 }).map((all) => all.join(''))); // prettier-ignore
    fc.assert(
      fc.property(texts, (text) => {
        const all = readingsOf(text);
        expect(all.length).toBeGreaterThan(0);
        expect(all.length).toBeLessThanOrEqual(6);
        for (const { text: reading, place } of all) {
          const { at, length } = place(0, reading.length);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '{',
    '}',
    '\\text{',
    '\\frac{',
    '*',
    '9*',
    '<b>',
    '<b ',
    '&#',
    's ',
    '1O',
    '[9](',
    '`',
    '0.3\u0305',
    '\\char',
    '\\',
    '$9',
    'n1',
    '<!--',
    '九',
    '\\color{',
    '{\\over',
  ])('is read in less than 10 seconds of CPU time when it is 24,000 characters long: %s', (part) => {
    const text = part.repeat(Math.ceil((2 * longestFlattened) / part.length));
    const began = process.cpuUsage();
    readingsOf(text);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(10_000);
  });
});
