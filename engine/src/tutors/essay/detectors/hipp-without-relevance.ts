import { isNoteOnSituation, saysWhyItMatters, sourcingIn } from '../reading/sourcing.ts';
import type { Detector, Finding } from './detector.ts';

/** Fires if she says who made a document, when, for whom, or why, but not why that matters for the argument. */
export const hippWithoutRelevance: Detector = {
  id: 'hipp_without_relevance',
  severity: 'soft',
  phases: ['source-analysis', 'drafting', 'revision'],
  find: ({ reading: { paragraphs, thresholds }, annotations, phase }) => {
    if (phase === 'source-analysis')
      return annotations.flatMap(({ source, note }): Finding[] =>
        isNoteOnSituation(note, thresholds.sourcing) && !saysWhyItMatters(note)
          ? [{ paragraph: null, span: { text: note, start: 0, end: note.length }, slots: { doc: String(source), quote: note } }]
          : [],
      );
    return paragraphs.flatMap((paragraph) => {
      const bare =
        paragraph.role === 'body' ? sourcingIn(paragraph, thresholds.sourcing).find(({ isRelevant }) => !isRelevant) : undefined;
      return bare === undefined
        ? []
        : [{ paragraph: paragraph.index, span: bare.sentence, slots: { doc: String(bare.source), quote: bare.sentence.text } }];
    });
  },
};
