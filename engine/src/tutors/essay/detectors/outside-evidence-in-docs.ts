import type { NamedThing } from '../reading/known-history.ts';
import { documentHolding, documentOfEvent, historyOfSources } from '../reading/source-history.ts';
import type { Detector, Finding } from './detector.ts';
import { offersAsOutside } from '../reading/offers-as-outside.ts';

/**
 * Fires if something offered as outside evidence is in one of the documents: the same event, law, or person, under any name.
 */
export const outsideEvidenceInDocs: Detector = {
  id: 'outside_evidence_in_docs',
  severity: 'soft',
  phases: ['drafting', 'revision'],
  find: ({ prompt, known, body, reading }) => {
    const held = historyOfSources(prompt.sources, known);
    const done = new Set<number>();
    return body.flatMap(({ paragraph, sentence, things, after }): Finding[] => {
      const offered = offersAsOutside(sentence.text);
      if (done.has(paragraph) || (sentence.citations.length > 0 && !offered)) return [];
      const cited = new Set((offered ? sentence : reading.paragraphs[paragraph]!).citations.filter(({ by }) => by !== 'name' && by !== 'kind').map(({ source }) => source)); // prettier-ignore
      const goesOn = offered && after !== null && after.citations.length === 0 ? after.text : '';
      const passage = `${sentence.text} ${goesOn}`;
      const found = (thing: NamedThing | null): Finding[] => {
        const brought = { passage, thing: thing?.thing ?? null, namesSomebody: things.length > 0 };
        const doc = (offered ? documentHolding : documentOfEvent)(brought, held, {
          prompt: prompt.text,
          lines: reading.thresholds.outside_evidence,
        });
        if (doc === null || cited.has(doc)) return [];
        done.add(paragraph);
        const span = thing === null ? sentence : { text: thing.text, start: thing.start, end: thing.end };
        return [{ paragraph, span, slots: { doc: String(doc), name: thing?.thing.name ?? sentence.text } }];
      };
      // The things that she names decide. If none is known, the passage as a whole does.
      for (const thing of things) {
        const finding = found(thing);
        if (finding.length > 0) return finding;
      }
      return offered && things.every(({ thing: { kind } }) => kind === 'person' || kind === 'group') ? found(null) : [];
    });
  },
};
