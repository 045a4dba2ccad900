import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { isTelling, sharedMatter, stemsWithKin, tellingStems, wordsIn } from '../reading/essay-words.ts';
import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';
import { isSourcing } from '../reading/sourcing.ts';
import { arguesFrom, goesOnTelling, makesPoint } from './argument.ts';
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

/** "This document was written by …", in a paragraph that names it later. */
const isOnOne =
  /^(?:this|the) (?:document|doc|source|letter|speech|cartoon|table|chart|photo\w*|picture|article) (?:is|was|shows?|says?|talks?|tells?)\b/iu;

/** What a paragraph is read in. */
type Read = Pick<DetectorContext, 'prompt' | 'reading'>;

/** Where a paragraph only tells what documents hold: every sentence does, and one at least tells more than who made them. */
export function describedIn({ index, text, sentences }: ParagraphReading, read: Read): readonly Finding[] {
  const { prompt } = read;
  if (isCopied(text, prompt) || offersAsOutside(text)) return [];
  // What begins with a claim of her own has something to serve, whatever follows.
  const [told] = sentences;
  if (told === undefined || !(opensWithDocument(told, read) || told.retells !== null || isOnOne.test(told.text))) return [];
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
  if (isEmptyPoint(text)) return true;
  if (setsTogether(sentence) || (isTheirs(sentence, read) ? makesPoint(text) : arguesFrom(text))) return false;
  if (drawsOn(sentence)) return false;
  if (citations.length > 0) return opensWithDocument(sentence, read) || retells !== null || isOnOne.test(text);
  if (retells !== null || goesOnTelling(text)) return true;
  // Nothing points to a document here: it goes on telling of the one before it where its words are that document's or nobody's argument.
  const last = before.flatMap((one) => one.citations).at(-1)?.source ?? before.findLast((one) => one.retells !== null)?.retells;
  if (last === undefined || last === null) return false;
  const said = [...tellingStems(text)];
  const source = prompt.sources.find(({ number }) => number === last);
  const held = tellingStems(source === undefined ? '' : `${source.title}. ${source.body}`);
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

/** Words that hold documents against each other, or side by side. */
const held =
  /\b(?:both|together|agree\w*|all (?:of )?(?:these|three|four)|while|whereas|unlike|but|like|same|similar\w*|differ\w*|opposite|contrast|compared?|too)\b/iu;

/** Whether a sentence makes something of more documents than one, as two side by side do; many, each with what is told of it, are only a row. */
function setsTogether({ text, citations }: SentenceReading): boolean {
  const places = citations.filter(({ source }, at) => citations.findIndex((other) => other.source === source) === at);
  const areApart = places.every(({ start }, at) => at === 0 || start - places[at - 1]!.end >= fewestToldBetween);
  return places.length > 1 && (places.length < fewestInRow || held.test(text) || !areApart);
}

const fewestInRow = 3;
/** What is told of a document before the next takes so many letters: "Docs 2 and 4" is a list. */
const fewestToldBetween = 12;

/** Whether a sentence goes on telling of somebody in a document, in that document's words: a reason in it ("because the train costs too much") is told too. */
const isTheirs = ({ text, retells }: SentenceReading, { reading: { thresholds }, prompt }: Read): boolean =>
  retells !== null &&
  goesOnTelling(text) &&
  [...tellingStems(text)].filter((stem) => !stemsWithKin(prompt.text).has(stem)).length >= thresholds.retelling.words;

/** Whether what follows a citation, or a comma, draws a consequence: "(Doc 6), so by 1910 …". */
const drawsOn = ({ text }: SentenceReading): boolean => /[,)]\s+(?:and )?so\b(?! (?:much|many|far)\b)/iu.test(text);

/** "This shows what happened": a word of showing, and nothing shown; "lots of people were fighting in lots of ways". */
const isEmptyPoint = (text: string): boolean =>
  /^(?:so |this |it |which |that |these |all of (?:this|these) )/iu.test(text) && wordsIn(text).filter(isTelling).length < 3;
