import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';
import { isTelling, wordsIn } from '../reading/essay-words.ts';
import { isSourcing } from '../reading/sourcing.ts';
import { arguesFrom, goesOnTelling } from './argument.ts';
import type { Detector, Finding } from './detector.ts';

/** A document's content is told and nothing is made of it: no claim before it that it could serve, and none after. */
export const descriptionNotArgument: Detector = {
  id: 'description_not_argument',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: ({ reading: { paragraphs } }) =>
    paragraphs.flatMap((paragraph) => (paragraph.role === 'body' ? describedIn(paragraph) : [])),
};

/** A document that a sentence opens with, within so many letters: "In Document 6 …", "Susan Orcutt from Kansas wrote …". */
const opening = 25;

const opensWithDocument = ({ start, citations, text }: SentenceReading): boolean =>
  citations[0] !== undefined && citations[0].start - start < opening && !/^[^([]*[([](?:docs?|documents?|d)\b/iu.test(text.slice(0, opening + 8)); // prettier-ignore

/** Tells what a document holds, and no more: the document or its maker is what the sentence is about, and no second one is set beside it. */
const isTold = (sentence: SentenceReading): boolean => {
  const documents = new Set(sentence.citations.map(({ source }) => source)).size;
  if (documents > 1) return false;
  if (opensWithDocument(sentence)) return !arguesFrom(sentence.text) || isEmptyPoint(sentence.text);
  if (documents === 1) return false;
  return sentence.retells !== null || goesOnTelling(sentence.text) || isEmptyPoint(sentence.text);
};

/** "This shows what happened": a word of showing, and nothing shown; "lots of people were fighting in lots of ways". */
const isEmptyPoint = (text: string): boolean =>
  /^(?:so |this |it |which |that |these )/iu.test(text) && wordsIn(text).filter(isTelling).length < 3;

function describedIn({ index, sentences }: ParagraphReading): readonly Finding[] {
  const told = sentences.find(opensWithDocument);
  if (told === undefined || !sentences.every(isTold)) return [];
  if (sentences.every(({ text, retells }) => isSourcing(text) && retells === null)) return []; // who made it is told, and nothing of what it says
  const argued = sentences.some((sentence) => sentence.retells === null && !opensWithDocument(sentence) && arguesFrom(sentence.text) && !isEmptyPoint(sentence.text)); // prettier-ignore
  if (argued) return [];
  return [{ paragraph: index, span: told, slots: { doc: String(told.citations[0]!.source), quote: told.text } }];
}
