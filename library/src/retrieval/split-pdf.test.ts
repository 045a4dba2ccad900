import { describe, expect, it } from 'vitest';
import { samplePdf } from './sample-pdf.ts';
import { splitPdf } from './split-pdf.ts';

const heading = (text: string) => ({ text, size: 18, below: 40 });
const line = (text: string) => ({ text, size: 11, below: 14 });
const paragraph = (text: string) => ({ text, size: 11, below: 30 });

describe('a PDF', () => {
  it('is split by its headings, across pages, with its paragraphs kept and hyphenated words joined', async () => {
    const pdf = samplePdf([
      [
        line('What comes first.'),
        heading('Slope'),
        paragraph('Rise over run is what we'),
        line('call the gra-'),
        line('dient.'),
        paragraph('It may be 0.'),
      ],
      [line('A line that goes on.'), heading('Intercept'), paragraph('Where x is 0.'), line('12')],
    ]);
    expect(await splitPdf(pdf)).toEqual([
      { section: 'Page 1', text: 'What comes first.' },
      { section: 'Slope', text: 'Rise over run is what we call the gradient.\n\nIt may be 0. A line that goes on.' },
      { section: 'Intercept', text: 'Where x is 0.' },
    ]);
  });

  it('is split by its pages if it has no headings', async () => {
    expect(await splitPdf(samplePdf([[line('One.')], [line('Two.')]]))).toEqual([
      { section: 'Page 1', text: 'One.' },
      { section: 'Page 2', text: 'Two.' },
    ]);
  });

  it.each([
    ['that has no text', samplePdf([[]]), 'it has no text: is it scanned?'],
    ['that is something else', new TextEncoder().encode('hello'), 'it is no PDF that can be read'],
    ['of too many pages', samplePdf(Array.from({ length: 401 }, () => [])), 'it has more than 400 pages'],
  ])('%s is refused', async (_what, bytes, why) => {
    expect(await splitPdf(bytes)).toBe(why);
  });
});
