import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

describe('splitSentences', () => {
  it.each<[string, string[]]>([
    ['The New Deal grew. It helped many.', ['The New Deal grew.', 'It helped many.']],
    ['Doc. 3 is for it. doc. 4 is against it.', ['Doc. 3 is for it.', 'doc. 4 is against it.']],
    [
      'As Sen. Goldwater argued, the govt. had grown too big (Doc. 5).',
      ['As Sen. Goldwater argued, the govt. had grown too big (Doc. 5).'],
    ],
    ['In McCulloch v. Maryland the Court ruled. It was 1819.', ['In McCulloch v. Maryland the Court ruled.', 'It was 1819.']],
    ['It changed the govt. Then came war.', ['It changed the govt.', 'Then came war.']],
    ['The U.S. economy fell.Then came F.D.R. with a plan', ['The U.S. economy fell.', 'Then came F.D.R. with a plan']],
    [
      'Many movements grew during this period... Although some failed.',
      ['Many movements grew during this period...', 'Although some failed.'],
    ],
    ['"We must act," he said. People agreed!', ['"We must act," he said.', 'People agreed!']],
    ['no period at all it just goes on', ['no period at all it just goes on']],
    ['  \n ', []],
    ['', []],
  ])('%j', (paragraph, sentences) => {
    expect(splitSentences(paragraph).map(({ text }) => text)).toEqual(sentences);
  });

  it('gives each sentence its position, in order, and loses no words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (paragraph) => {
        const spans = splitSentences(paragraph);
        for (const { text, start, end } of spans) expect(paragraph.slice(start, end)).toBe(text);
        for (const [at, { start }] of spans.entries()) if (at > 0) expect(start).toBeGreaterThanOrEqual(spans[at - 1]!.end);
        expect(
          spans
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\s/gu, ''),
        ).toBe(paragraph.replaceAll(/\s/gu, ''));
      }),
    );
  });
});
