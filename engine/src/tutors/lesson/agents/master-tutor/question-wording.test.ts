import { describe, expect, it } from 'vitest';
import { wordingOf } from './question-wording.ts';

const pizza = 'A pizza is cut into 8 equal parts, and 3 are eaten. What fraction is left?';
const equal = 'Which number makes $\\frac{3}{4} = \\frac{?}{8}$ true?';
const take = 'What is 5 taken from 8?';

describe('wordingOf', () => {
  it.each([
    [pizza, 'Now you: a pizza is cut into 8 equal parts, and 3 are eaten. Can you tell me what fraction is left?'],
    [equal, 'Next, please: which number makes $\\frac{3}{4} = \\frac{?}{8}$ true?'],
    [equal, 'Which number makes $\\frac{3}{4}=\\frac{?}{8}$ true?'],
    [take, 'What is 5 taken from 8?'],
  ])("accepts, for %j, the model's wording %j", (question, asked) => {
    expect(wordingOf(question, asked)).toBe(asked);
  });

  it.each([
    ['another number', pizza, 'A pizza is cut into 6 equal parts, and 3 are eaten. What fraction is left?'],
    ['a number more', pizza, 'A pizza is cut into 8 equal parts, and 3 are eaten, so 5 stay. What fraction is left?'],
    ['another thing asked', pizza, 'A pizza is cut into 8 equal parts, and 3 are eaten. What fraction is eaten?'],
    ['a denial', pizza, 'A pizza is cut into 8 equal parts, and 3 are not eaten. What fraction is left?'],
    ['another order', take, 'What is 8 taken from 5?'],
    ['another word between', take, 'What is 5 times 8?'],
    ['another formula', equal, 'Which number makes $\\frac{3}{4} = \\frac{?}{12}$ true?'],
    ['a formula undone', equal, 'Which number makes 3/4 = ?/8 true?'],
    ['a letter more', take, 'What is 5x taken from 8?'],
    ['a second question', take, 'What is 5 taken from 8? And what is 8?'],
    ['a long talk around it', take, `${'So now please tell me, '.repeat(8)}what is 5 taken from 8?`],
    ['markup', take, '**What** is 5 taken from 8?'],
    ['nothing', take, ' '],
  ])("falls back on the planned question if the model's wording has %s", (_what, question, asked) => {
    expect(wordingOf(question, asked)).toBe(question);
  });

  it('is the planned question if the model gives no wording', () => {
    expect(wordingOf(pizza, null)).toBe(pizza);
  });
});
