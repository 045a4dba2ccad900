import type { ParagraphReading } from '../reading/read-essay.ts';
import { arguesFrom, leadsWithClaim } from './argument.ts';
import type { Detector, Finding } from './detector.ts';

/** A document's content is told and nothing is made of it: no claim before it that it could serve, and none after. */
export const descriptionNotArgument: Detector = {
  id: 'description_not_argument',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: ({ reading: { paragraphs } }) =>
    paragraphs.flatMap((paragraph) => (paragraph.role === 'body' ? describedIn(paragraph) : [])),
};

const tells =
  /\b(?:says?|said|states?|stated|talks? about|talked about|describes?|described|shows?|showed|is about|was about|depicts?|discusses?|mentions?|tells?|explains?|writes?|wrote|claims?|argues?|argued|believes?|gives?|has|lists?|reports?|presents?|displays?|contains?|points? out|complains?|asks?|wants?)\b/iu;

function describedIn(paragraph: ParagraphReading): readonly Finding[] {
  const told = paragraph.sentences.filter(({ citations, text }) => citations.length > 0 && tells.test(text));
  const [first] = told;
  if (first === undefined || leadsWithClaim(paragraph)) return [];
  const made = paragraph.sentences.some(({ text }) => arguesFrom(text));
  if (made) return [];
  const source = first.citations[0]!.source;
  return [{ paragraph: paragraph.index, span: first, slots: { doc: String(source), quote: first.text } }];
}
