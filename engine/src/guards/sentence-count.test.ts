import { describe, expect, it } from 'vitest';
import { partsOf, spokenSentences } from './sentence-count.ts';

describe('the number of spoken sentences', () => {
  it.each<[string, number]>([
    ['That’s right. The bottom stays.', 1],
    ['Right. Here’s the next one.', 1],
    ['Not quite.', 0],
    ['You wrote $\\frac{7}{16}$. That’s not it yet. How many slices are there in all?', 2],
    ['The pizza has 8 slices. $\\frac{\\square}{8}$', 1],
    [
      'Let’s go through it.\n\n1. The pizza has 8 slices. $\\frac{\\square}{8}$\n2. Count the rest. $8 - 5$\n\nThe last step is yours.',
      2,
    ],
    ['It costs $\\$1.50$. A pencil is 0.75 of that.', 1],
    ['Here’s what we’re looking for: “How many are left in the box?”', 1],
    ['', 0],
  ])('in %j is %i', (text, count) => {
    expect(spokenSentences(text)).toHaveLength(count);
  });
});

describe('splitting a text', () => {
  it.each<[string, number, string[]]>([
    ['One is here. Two is there.', 3, ['One is here. Two is there.']],
    ['One. Two. Three. Four.', 3, ['One. Two.', 'Three. Four.']],
    ['Take $0.5. x$ of it. It costs $\\$1.50$. See? Yes.', 2, ['Take $0.5. x$ of it. It costs $\\$1.50$.', 'See? Yes.']],
  ])('turns %j into parts of at most %i sentences', (text, most, parts) => {
    expect(partsOf(text, most)).toEqual(parts);
  });
});
