import { lateParagraph } from '../reading/read-essay.ts';
import type { Detector } from './detector.ts';

/** A thesis that holds stands late, and the first paragraph takes no position. */
export const buriedThesis: Detector = {
  id: 'buried_thesis',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: ({ reading: { theses, paragraphs } }) => {
    if (paragraphs[0]?.role !== 'introduction' || paragraphs.length <= lateParagraph) return [];
    if (theses.some(({ paragraph }) => paragraph < lateParagraph)) return [];
    const found = theses.find(({ holds }) => holds);
    return found === undefined ? [] : [{ paragraph: found.paragraph, span: found.span, slots: { quote: found.span.text } }];
  },
};
