import type { Detector } from './detector.ts';

/** From this paragraph on a thesis is late: the third. */
const late = 2;

/** A thesis that holds stands late, and the first paragraph takes no position. */
export const buriedThesis: Detector = {
  id: 'buried_thesis',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: ({ reading: { theses, paragraphs } }) => {
    if (paragraphs.length <= late || theses.some(({ paragraph }) => paragraph < late)) return [];
    const found = theses.find(({ holds }) => holds);
    return found === undefined ? [] : [{ paragraph: found.paragraph, span: found.span, slots: { quote: found.span.text } }];
  },
};
