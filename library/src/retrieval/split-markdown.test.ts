import { describe, expect, it } from 'vitest';
import { splitMarkdown } from './split-markdown.ts';

describe('a lesson split by its headings', () => {
  it('has a section for each heading that has text, and one for the text above them', () => {
    expect(
      splitMarkdown('# Lines\n\nFirst of all.\r\n\r\n## Slope\n\nRise over run.\n\n## Empty\n\n## Intercept\nWhere x is 0.'),
    ).toEqual({
      title: 'Lines',
      sections: [
        { section: 'Lines', text: 'First of all.' },
        { section: 'Slope', text: 'Rise over run.' },
        { section: 'Intercept', text: 'Where x is 0.' },
      ],
    });
  });

  it('splits a long section between its paragraphs and loses nothing', () => {
    const paragraphs = ['a', 'b', 'c'].map((letter) => letter.repeat(900));
    const { sections } = splitMarkdown(`# T\n\n## S\n\n${paragraphs.join('\n\n')}`);
    expect(sections.map(({ section }) => section)).toEqual(['S', 'S', 'S']);
    expect(sections.map(({ text }) => text)).toEqual(paragraphs);
  });

  it('keeps a third-level heading in its section', () => {
    expect(splitMarkdown('## A\n\n### B\n\ntext').sections).toEqual([{ section: 'A', text: '### B\n\ntext' }]);
  });
});
