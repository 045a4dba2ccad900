import type { ParagraphReading } from '../reading/read-essay.ts';
import { findKnown } from '../reading/known-history.ts';
import { leadsWithClaim } from './argument.ts';
import type { Detector, DetectorContext, Finding } from './detector.ts';

/** So many documents one by one in a single paragraph are a walk through them. */
const walkInParagraph = 3;

/** The documents are taken one after another in their order: a paragraph each, or a sentence each within one, with no argument over them. */
export const documentWalkthrough: Detector = {
  id: 'document_walkthrough',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: (context) => {
    const body = context.reading.paragraphs.filter(({ role }) => role === 'body');
    const within = body
      .filter((paragraph) => walksWithin(paragraph))
      .map((paragraph): Finding =>
        findingAt(
          paragraph,
          paragraph.citations.map(({ source }) => source),
        ),
      );
    if (within.length > 0) return within;
    const single = body.map((paragraph) => ({ paragraph, source: onlyDocument(paragraph, context) }));
    for (const [at, { source, paragraph }] of single.entries()) {
      const next = single[at + 1];
      if (source === null || next === undefined || next.source === null || next.source <= source) continue;
      const others = body.length - 2;
      const alsoSingle = single.filter((one) => one.source !== null).length - 2;
      if (others > 0 && alsoSingle < others / 2) continue;
      return [
        findingAt(
          paragraph,
          single.flatMap((one) => (one.source === null ? [] : [one.source])),
        ),
      ];
    }
    return [];
  },
};

const findingAt = ({ index, sentences }: ParagraphReading, sources: readonly number[]): Finding => {
  const numbers = [...new Set(sources)];
  const cited = sentences.find(({ citations }) => citations.length > 0) ?? sentences[0] ?? null;
  return { paragraph: index, span: cited, slots: { docs: numbers.join(', '), doc: String(numbers[0]) } };
};

/** The one document that a paragraph leans on, where it does not lead with a claim that other evidence serves too. */
function onlyDocument(paragraph: ParagraphReading, { known }: DetectorContext): number | null {
  const documents = [...new Set(paragraph.citations.map(({ source }) => source))];
  if (documents.length !== 1) return null;
  const elsewhere = paragraph.sentences.some(
    ({ text, citations }) => citations.length === 0 && findKnown(text, known).length > 0,
  );
  return elsewhere && leadsWithClaim(paragraph) ? null : documents[0]!;
}

/** "Document 1 says … Document 2 says … Document 3 also …": most sentences open with a document, each with the next. */
function walksWithin(paragraph: ParagraphReading): boolean {
  const openers = paragraph.sentences.flatMap(({ start, citations }) => {
    const [first] = citations;
    return first !== undefined && first.start - start < 30 ? [first.source] : [];
  });
  const distinct = openers.filter((source, at) => openers.indexOf(source) === at);
  const ascending = distinct.every((source, at) => at === 0 || source > distinct[at - 1]!);
  return (
    distinct.length >= walkInParagraph &&
    ascending &&
    openers.length >= paragraph.sentences.length * 0.5 &&
    !leadsWithClaim(paragraph)
  );
}
