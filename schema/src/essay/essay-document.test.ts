import { describe, expect, it } from 'vitest';
import { EssayDocument } from './essay-document.ts';
import { longestEssay } from './essay-limits.ts';
import { emptyDocument, paragraphsOf } from './essay-text.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const chip = (source: number) => ({ type: 'citation' as const, attrs: { source } });
const paragraph = (...content: (ReturnType<typeof text> | ReturnType<typeof chip>)[]) => ({
  type: 'paragraph' as const,
  content,
});
const essay: EssayDocument = {
  type: 'doc',
  content: [
    paragraph(text('Farmers lost. ')),
    { type: 'paragraph' },
    paragraph(text('Prices fell '), chip(3), text(' for years.')),
  ],
};

describe('an essay as plain paragraphs', () => {
  it('leaves out empty paragraphs, and has a chip as its words with their place', () => {
    expect(paragraphsOf(essay)).toEqual([
      { text: 'Farmers lost. ', citations: [] },
      { text: 'Prices fell (Doc 3) for years.', citations: [{ start: 12, end: 19, source: 3 }] },
    ]);
  });

  it('has no paragraphs if nothing is written', () => {
    expect(paragraphsOf(emptyDocument)).toEqual([]);
  });
});

describe('an essay sent to the server', () => {
  const read = (content: unknown) => EssayDocument.safeParse({ type: 'doc', content }).success;

  it.each([
    { what: 'text and chips', content: essay.content, sound: true },
    { what: 'the longest that is kept', content: [paragraph(text('a'.repeat(longestEssay - 1)))], sound: true },
    { what: 'more than is kept', content: [paragraph(text('a'.repeat(longestEssay)))], sound: false },
    { what: 'an eighth document', content: [paragraph(chip(8))], sound: false },
    { what: 'a heading', content: [{ type: 'heading', content: [text('a')] }], sound: false },
    { what: 'a mark', content: [{ type: 'paragraph', content: [{ ...text('a'), marks: [{ type: 'link' }] }] }], sound: false },
    { what: 'no paragraph', content: [], sound: false },
    { what: 'nonsense', content: 'aaaa', sound: false },
  ])('is valid ($sound) with $what', ({ content, sound }) => {
    expect(read(content)).toBe(sound);
  });
});
