import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { ParagraphReading } from '../reading/read-essay.ts';
import { findKnown } from '../reading/known-history.ts';
import { leadsWithClaim } from './argument.ts';
import { describedIn } from './description-not-argument.ts';
import type { Detector, DetectorContext, Finding } from './detector.ts';

/**
 * Fires if the documents are taken one after another in order, in a paragraph each or in a sentence each within a paragraph,
 * without an argument that connects them.
 */
export const documentWalkthrough: Detector = {
  id: 'document_walkthrough',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: (context) => {
    const lines = context.reading.thresholds.walkthrough;
    const body = context.reading.paragraphs.filter(({ role }) => role === 'body');
    const within = body
      .filter((paragraph) => walksWithin(paragraph, lines) || saysInTurn(paragraph, lines) || tellsInTurn(paragraph, context))
      .map((paragraph): Finding =>
        findingAt(
          paragraph,
          paragraph.citations.map(({ source }) => source),
        ),
      );
    if (within.length > 0) return within;
    const leaning = body.map((paragraph) => ({ paragraph, source: onlyDocument(paragraph, context) }));
    const [first] = leaning;
    const chain = longestChain(leaning);
    if (first === undefined || chain.length < 2) return [];
    const others = body.length - chain.length;
    // Two such paragraphs that each begin with a claim are an argument; three in a row are a walkthrough, however they begin.
    const isArgued = chain.length <= lines.argued && chain.every(({ paragraph }) => leadsWithClaim(paragraph));
    if (isArgued || others > chain.length) return [];
    return [
      findingAt(
        chain[0]!.paragraph,
        chain.flatMap(({ source }) => (source === null ? [] : [source])),
      ),
    ];
  },
};

type Lines = DetectorThresholds['walkthrough'];
type Leaning = { readonly paragraph: ParagraphReading; readonly source: number | null };

/** Returns the longest run of consecutive paragraphs that each rely on one document, in the documents' order. */
function longestChain(leaning: readonly Leaning[]): readonly Leaning[] {
  let longest: readonly Leaning[] = [];
  let chain: Leaning[] = [];
  for (const one of leaning) {
    const last = chain.at(-1)?.source ?? null;
    if (one.source === null) chain = [];
    else if (last === null || one.source > last) chain = [...chain, one];
    else chain = [one];
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}

const findingAt = ({ index, sentences }: ParagraphReading, sources: readonly number[]): Finding => {
  const numbers = [...new Set(sources)];
  const cited = sentences.find(({ citations }) => citations.length > 0) ?? sentences[0] ?? null;
  return { paragraph: index, span: cited, slots: { docs: numbers.join(', '), doc: String(numbers[0]) } };
};

/**
 * Returns the one document that a paragraph relies on, unless it begins with a claim that other evidence supports too. Null if
 * there is none or more than one.
 */
function onlyDocument(paragraph: ParagraphReading, { known }: DetectorContext): number | null {
  const numbered = paragraph.citations.filter(({ by }) => by !== 'name' && by !== 'kind');
  const pointed = (numbered.length > 0 ? numbered : paragraph.citations).map(({ source }) => source);
  const told = pointed.length > 0 ? pointed : paragraph.sentences.flatMap(({ retells }) => retells ?? []);
  const documents = [...new Set(told)];
  if (documents.length !== 1) return null;
  const elsewhere = paragraph.sentences.some(
    ({ text, citations }) => citations.length === 0 && findKnown(text, known).length > 0,
  );
  return elsewhere && leadsWithClaim(paragraph) ? null : documents[0]!;
}

/**
 * True if a paragraph reports three or more documents in their order without drawing a point, however few the sentences are.
 */
function tellsInTurn(paragraph: ParagraphReading, context: DetectorContext): boolean {
  const least = context.reading.thresholds.walkthrough.documents_in_paragraph;
  const sources = [...new Set(paragraph.citations.map(({ source }) => source))];
  const ascending = sources.every((source, at) => at === 0 || source > sources[at - 1]!);
  return sources.length >= least && ascending && describedIn(paragraph, context).length > 0;
}

/**
 * True for "Smith says that …, then Frethorne says that …, then Winthrop …": what each says, however few the sentences, without
 * a point about any.
 */
function saysInTurn({ text, sentences, citations }: ParagraphReading, lines: Lines): boolean {
  const telling = citations.filter(({ end }) => says.test(text.slice(end, end + 40)));
  const sources = [...new Set(telling.map(({ source }) => source))];
  const ascending = sources.every((source, at) => at === 0 || source > sources[at - 1]!);
  const cited = new Set(citations.map(({ source }) => source)).size;
  return (
    sources.length >= lines.documents_in_paragraph &&
    sources.length >= cited * lines.share_of_cited &&
    ascending &&
    !leadsWithClaim({ sentences }) &&
    sentences.length <= sources.length * 2 &&
    !makesPoint.test(text)
  );
}

const says =
  /^[\s,:)]*(?:\w+ly )?(?:also )?(?:says?|said|writes?|wrote|tells?|told|talks?|speaks?|spoke|describes?|explains?|asks?|asked|mentions?|complains?|shows? (?:that|how)|is (?:about|by|from)|was (?:about|by|from))\b/iu;
const makesPoint = /\b(?:which|this|that) (?:shows?|proves?|means?|matters?)\b|\b(?:because|therefore|thus|proving|so that)\b/iu;

/**
 * True for "Document 1 says … Document 2 says … Document 3 also …": most sentences open with a document, each with the next.
 */
function walksWithin(paragraph: ParagraphReading, lines: Lines): boolean {
  const openers = paragraph.sentences.flatMap(({ start, citations }) => {
    const [first] = citations;
    return first !== undefined && first.start - start < 30 ? [first.source] : [];
  });
  const distinct = openers.filter((source, at) => openers.indexOf(source) === at);
  const ascending = distinct.every((source, at) => at === 0 || source > distinct[at - 1]!);
  return (
    distinct.length >= lines.documents_in_paragraph &&
    ascending &&
    openers.length >= paragraph.sentences.length * lines.share_of_openers &&
    !leadsWithClaim(paragraph)
  );
}
