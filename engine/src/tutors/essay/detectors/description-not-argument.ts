import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { isTelling, sharedMatter, tellingStems, wordsIn } from '../reading/essay-words.ts';
import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';
import { isSourcing } from '../reading/sourcing.ts';
import { arguesFrom, goesOnTelling } from './argument.ts';
import type { Detector, DetectorContext, Finding } from './detector.ts';
import { offersAsOutside } from './outside-evidence.ts';

/** A document's content is told and nothing is made of it: no claim before it that it could serve, and none after. */
export const descriptionNotArgument: Detector = {
  id: 'description_not_argument',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: (context) =>
    context.reading.paragraphs.flatMap((paragraph) => (paragraph.role === 'body' ? describedIn(paragraph, context) : [])),
};

/** What a paragraph is read in. */
type Read = Pick<DetectorContext, 'prompt' | 'reading'>;

/** Where a paragraph only tells what documents hold: every sentence does, and one at least tells more than who made them. */
export function describedIn({ index, text, sentences }: ParagraphReading, read: Read): readonly Finding[] {
  const { prompt } = read;
  if (isCopied(text, prompt) || offersAsOutside(text)) return [];
  // What begins with a claim of her own has something to serve, whatever follows.
  const [told] = sentences;
  if (told === undefined || !(opensWithDocument(told, read) || told.retells !== null)) return [];
  if (!sentences.every((sentence, at) => isTold(sentence, sentences.slice(0, at), read))) return [];
  if (sentences.every(({ text, retells }) => isSourcing(text) && retells === null)) return [];
  const doc = told.citations[0]?.source ?? told.retells!;
  return [{ paragraph: index, span: told, slots: { doc: String(doc), quote: told.text } }];
}

/** Whether a paragraph is nothing but a document's own words: she has pasted it to read it, and told nothing yet. */
const isCopied = (text: string, { sources }: EssayPrompt): boolean => {
  const bare = text.replaceAll(/^[\s"“]+|[\s"”.]+$/gu, '');
  return bare.length > 0 && sources.some(({ body }) => body.includes(bare));
};

/** Whether a sentence tells what a document holds and makes nothing of it. */
function isTold(sentence: SentenceReading, before: readonly SentenceReading[], read: Read): boolean {
  const { prompt } = read;
  const { text, citations, retells } = sentence;
  const documents = new Set(citations.map(({ source }) => source));
  if (isEmptyPoint(text)) return true;
  if (arguesFrom(text) || documents.size > 1) return false;
  if (drawsOn(sentence)) return false;
  if (citations.length > 0) return opensWithDocument(sentence, read) || retells !== null;
  if (retells !== null || goesOnTelling(text)) return true;
  // Nothing points to a document here: it goes on telling of the one before it where its words are that document's or nobody's argument.
  const last = before.flatMap((one) => one.citations).at(-1)?.source ?? before.findLast((one) => one.retells !== null)?.retells;
  if (last === undefined || last === null) return false;
  const said = [...tellingStems(text)];
  const held = tellingStems(prompt.sources.find(({ number }) => number === last)?.body ?? '');
  const shared = said.filter((stem) => held.has(stem)).length;
  return (
    said.length === 0 ||
    shared / said.length >= read.reading.thresholds.description.share_of_document ||
    (shared > 0 && sharedMatter(text, prompt.text) === 0)
  );
}

/** A document that a sentence opens with: "In Document 6 …", "Susan Orcutt from Kansas wrote …". */
function opensWithDocument({ start, citations, text }: SentenceReading, { reading: { thresholds } }: Read): boolean {
  const { opening } = thresholds.description;
  return (
    citations[0] !== undefined &&
    citations[0].start - start < opening &&
    !/^[^([]*[([](?:docs?|documents?|d)\b/iu.test(text.slice(0, opening + 8))
  );
}

/** Whether what follows a citation, or a comma, draws a consequence: "(Doc 6), so by 1910 …". */
const drawsOn = ({ text }: SentenceReading): boolean => /[,)]\s+(?:and )?so\b(?! (?:much|many|far)\b)/iu.test(text);

/** "This shows what happened": a word of showing, and nothing shown; "lots of people were fighting in lots of ways". */
const isEmptyPoint = (text: string): boolean =>
  /^(?:so |this |it |which |that |these |all of (?:this|these) )/iu.test(text) && wordsIn(text).filter(isTelling).length < 3;
