import { describe, expect, it } from 'vitest';
import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import { emptyDocument, paragraphsOf } from '@stoa/schema/essay/essay-text';
import { plainTextOf, wordsIn } from './essay-words.ts';

const essay: EssayDocument = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Farmers lost.' }] },
    { type: 'paragraph' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Prices fell ' },
        { type: 'citation', attrs: { source: 3 } },
        { type: 'text', text: ' for years.' },
      ],
    },
  ],
};

describe('the words of an essay', () => {
  it('are counted without the citation chips', () => {
    expect(wordsIn(essay)).toBe(6);
    expect(wordsIn(emptyDocument)).toBe(0);
  });

  it('are read the same way as on the server', () => {
    const read = paragraphsOf(essay).map(({ text }) => text);
    expect(plainTextOf(essay)).toBe(read.join('\n\n'));
  });
});
