import type { Detector } from './detector.ts';

/** Fires if the thesis that holds comes late, and the first paragraph takes no position. */
export const buriedThesis: Detector = {
  id: 'buried_thesis',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: ({ reading: { theses, paragraphs, thresholds } }) => {
    const late = thresholds.thesis.late_paragraph - 1;
    if (paragraphs[0]?.role !== 'introduction' || paragraphs.length <= late) return [];
    if (theses.some(({ paragraph }) => paragraph < late)) return [];
    const found = theses.find(({ holds }) => holds);
    return found === undefined ? [] : [{ paragraph: found.paragraph, span: found.span, slots: { quote: found.span.text } }];
  },
};
