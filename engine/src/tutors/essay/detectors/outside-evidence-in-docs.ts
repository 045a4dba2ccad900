import { findKnown } from '../reading/known-history.ts';
import type { Detector } from './detector.ts';
import { offersAsOutside } from './outside-evidence.ts';

/** What is offered from beyond the documents stands in one of them: the same event, law, or person, by whatever name. */
export const outsideEvidenceInDocs: Detector = {
  id: 'outside_evidence_in_docs',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: (context) => {
    const { prompt, known } = context;
    const held = prompt.sources.map(({ number, title, attribution, body, mentions }) => ({
      number,
      names: new Set(findKnown([title, attribution, body, ...mentions].join('. '), known).map(({ thing }) => thing.name)),
    }));
    const perParagraph = new Set<number>();
    return context.body.flatMap(({ paragraph, sentence, things, before }) => {
      if (perParagraph.has(paragraph) || (sentence.citations.length > 0 && !offersAsOutside(sentence.text))) return [];
      const offered = offersAsOutside(sentence.text);
      for (const { thing, start, end, text } of things) {
        if (thing.kind === 'person' && !offered) continue;
        const holder = held.find(({ names }) => names.has(thing.name));
        if (holder === undefined || sentence.citations.some(({ source }) => source === holder.number)) continue;
        if (!offered && before?.citations.some(({ source }) => source === holder.number)) continue;
        perParagraph.add(paragraph);
        return [{ paragraph, span: { text, start, end }, slots: { doc: String(holder.number), name: thing.name } }];
      }
      return [];
    });
  },
};
