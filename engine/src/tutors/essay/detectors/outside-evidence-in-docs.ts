import { findKnown } from '../reading/known-history.ts';
import type { Detector } from './detector.ts';
import { uncitedInBody } from './outside-evidence.ts';

/** What is offered from beyond the documents stands in one of them: the same event, law, or person, by whatever name. */
export const outsideEvidenceInDocs: Detector = {
  id: 'outside_evidence_in_docs',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: (context) => {
    const { prompt, known } = context;
    const inPrompt = new Set(findKnown(prompt.text, known).map(({ thing }) => thing.name));
    const held = prompt.sources.map(({ number, title, body, mentions }) => ({
      number,
      names: new Set(findKnown([title, body, ...mentions].join('. '), known).map(({ thing }) => thing.name)),
    }));
    return uncitedInBody(context).flatMap(({ paragraph, sentence, things, before }) => {
      for (const { thing, ...span } of things) {
        if (inPrompt.has(thing.name) || thing.kind === 'person') continue;
        const holder = held.find(({ names }) => names.has(thing.name));
        if (holder === undefined || before?.citations.some(({ source }) => source === holder.number)) continue;
        return [
          {
            paragraph,
            span: { ...span, start: sentence.start + span.start, end: sentence.start + span.end },
            slots: { doc: String(holder.number), name: thing.name },
          },
        ];
      }
      return [];
    });
  },
};
