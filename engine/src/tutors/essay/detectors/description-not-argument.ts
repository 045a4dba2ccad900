import type { ParagraphReading } from '../reading/read-essay.ts';
import { isTelling, wordsIn } from '../reading/essay-words.ts';
import { arguesFrom, isOwnThought } from './argument.ts';
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
  const told = paragraph.sentences.find(
    ({ citations, text, retells }) => retells !== null || (citations.length > 0 && tells.test(text)),
  );
  if (told === undefined || paragraph.sentences.some(isOwnThought)) return [];
  if (paragraph.sentences.some(({ text }) => arguesFrom(text) && !isEmptyPoint(text))) return [];
  const source = told.retells ?? told.citations[0]!.source;
  return [{ paragraph: paragraph.index, span: told, slots: { doc: String(source), quote: told.text } }];
}

/** "This shows what happened": a word of showing, and nothing shown. */
const isEmptyPoint = (text: string): boolean =>
  /^(?:this|it|which)\s+(?:really\s+|clearly\s+)?(?:shows?|tells?|explains?|proves?)\s+(?:us\s+)?(?:what|how it was|that it was|the)\b/iu.test(
    text,
  ) && wordsIn(text).filter(isTelling).length < 3;
