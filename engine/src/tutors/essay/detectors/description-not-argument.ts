import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { isTelling, sharedMatter, stemsWithKin, tellingStems, wordsIn } from '../reading/essay-words.ts';
import type { ParagraphReading, SentenceReading } from '../reading/read-essay.ts';
import { isSourcing } from '../reading/sourcing.ts';
import { arguesFrom, goesOnTelling, makesPoint, tellsNext } from './argument.ts';
import type { Detector, DetectorContext, Finding } from './detector.ts';
import { offersAsOutside } from '../reading/offers-as-outside.ts';

/** Fires if a document's content is reported but not used: no claim before it that it could support, and none after. */
export const descriptionNotArgument: Detector = {
  id: 'description_not_argument',
  severity: 'blocking',
  phases: ['drafting', 'revision'],
  find: (context) =>
    context.reading.paragraphs.flatMap((paragraph) => (paragraph.role === 'body' ? describedIn(paragraph, context) : [])),
};

/** Matches "This document was written by …", in a paragraph that names the document later. */
const isOnOne =
  /^(?:this|the) (?:document|doc|source|letter|speech|cartoon|table|chart|photo\w*|picture|article) (?:is|was|shows?|says?|talks?|tells?)\b/iu;

/** What a paragraph is read with. */
type Read = Pick<DetectorContext, 'prompt' | 'reading'>;

/** Finds a paragraph that only reports documents: every sentence does, and at least one says more than who made them. */
export function describedIn({ index, text, sentences }: ParagraphReading, read: Read): readonly Finding[] {
  const { prompt } = read;
  if (isCopied(text, prompt) || offersAsOutside(text)) return [];
  // If the paragraph begins with a claim of her own, the documents support that, whatever follows.
  const [told] = sentences;
  if (told === undefined || !(opensWithDocument(told, read) || told.retells !== null || isOnOne.test(told.text))) return [];
  if (!sentences.every((sentence, at) => isTold(sentence, sentences.slice(0, at), read))) return [];
  if (sentences.every(({ text, retells }) => isSourcing(text) && retells === null)) return [];
  const doc = told.citations[0]?.source ?? told.retells!;
  return [{ paragraph: index, span: told, slots: { doc: String(doc), quote: told.text } }];
}

/** True if a paragraph is nothing but a document's own words: she has pasted them to read, and hasn't reported anything yet. */
const isCopied = (text: string, { sources }: EssayPrompt): boolean => {
  const bare = text.replaceAll(/^[\s"“]+|[\s"”.]+$/gu, '');
  if (/^\s*["“][^"“”]*["”]\.?\s*$/u.test(text)) return true;
  return bare.length > 0 && sources.some(({ body }) => body.includes(bare));
};

/** True if a sentence reports what a document contains and doesn't draw a point from it. */
function isTold(sentence: SentenceReading, before: readonly SentenceReading[], read: Read): boolean {
  const { prompt } = read;
  const { text, citations, retells } = sentence;
  if (isEmptyPoint(text)) return true;
  const last =
    before.flatMap((one) => one.citations).at(-1)?.source ?? before.findLast((one) => one.retells !== null)?.retells ?? null;
  if (setsTogether(sentence) || (isTheirs(sentence, last, read) ? makesPoint(text) : arguesFrom(text))) return false;
  if (drawsOn(sentence)) return false;
  if (citations.length > 0) return opensWithDocument(sentence, read) || retells !== null || isOnOne.test(text);
  if (retells !== null || goesOnTelling(text)) return true;
  // Without a citation, a sentence continues to report the last document if its words are that document's, or don't argue for
  // anything.
  if (last === null) return false;
  const { said, shared } = sharedWith(last, text, prompt);
  return (
    said === 0 ||
    shared / said >= read.reading.thresholds.description.share_of_document ||
    (shared > 0 && sharedMatter(text, prompt.text) === 0)
  );
}

/** True if the subject of a sentence appears in a document: "The planters had no food". */
function isSubjectOf(number: number, text: string, { sources }: EssayPrompt): boolean {
  const [, subject] = /^(?:(?:and|but|so|then|also),? )?(?:the|his|her|their|these|those) (\p{L}+)/iu.exec(text) ?? [];
  const source = sources.find((one) => one.number === number);
  return subject !== undefined && source !== undefined && [...tellingStems(subject)].some((stem) => tellingStems(`${source.title}. ${source.body}`).has(stem)); // prettier-ignore
}

/** Counts the telling words of a text, and how many of them are in a document. */
function sharedWith(number: number, text: string, { sources }: EssayPrompt): { readonly said: number; readonly shared: number } {
  const said = [...tellingStems(text)];
  const source = sources.find((one) => one.number === number);
  const held = tellingStems(source === undefined ? '' : `${source.title}. ${source.body}`);
  return { said: said.length, shared: said.filter((stem) => held.has(stem)).length };
}

/** Matches "After that comes President ": how a sequence leads to the next name. */
const inTurn = /^(?:after (?:that|this)|then|next|finally|lastly|(?:first|second|third|fourth|fifth)ly)\b[^,]{0,40}$/iu;

/** True if a sentence opens with a document: "In Document 6 …", "Susan Orcutt from Kansas wrote …". */
function opensWithDocument({ start, citations, text }: SentenceReading, { reading: { thresholds } }: Read): boolean {
  const { opening } = thresholds.description;
  return (
    citations[0] !== undefined &&
    (citations[0].start - start < opening || inTurn.test(text.slice(0, citations[0].start - start))) &&
    !/^[^([]*[([](?:docs?|documents?|d)\b/iu.test(text.slice(0, opening + 8))
  );
}

/** Words that compare or join documents; in a sequence of documents, only the plainest count. */
const held =
  /\b(?:both|together|agree\w*|all (?:of )?(?:these|three|four)|while|whereas|unlike|but|like|same|similar\w*|differ\w*|opposite|contrast|compared?|too)\b/iu;
const heldInRow = /\b(?:both|agree\w*|whereas|unlike|differ\w*|opposite|contrast|compared?)\b/iu;

/**
 * True if a sentence connects several documents, as naming two side by side does. Documents that are reported in turn ("d1: …,
 * d2: …") are only a sequence.
 */
function setsTogether({ text, citations, start }: SentenceReading): boolean {
  const places = citations.filter(({ source }, at) => citations.findIndex((other) => other.source === source) === at);
  if (places.length < 2) return false;
  const areTold = places.every(({ end }) => tellsNext(text.slice(end - start)));
  if (areTold && places.length >= fewestInRow) return heldInRow.test(text);
  if (areTold && places.every(({ by }) => by === 'number' || by === 'order')) return held.test(text);
  const areApart = places.every((place, at) => at === 0 || place.start - places[at - 1]!.end >= fewestToldBetween);
  return places.length < fewestInRow || held.test(text) || !areApart;
}

const fewestInRow = 3;
/** With fewer characters between two documents, nothing is reported of the first: "Docs 2 and 4" is a list. */
const fewestToldBetween = 12;

/**
 * True if a sentence continues to report somebody in a document, in that document's words. A reason in it ("because the train
 * costs too much") is then reported too. `last`: the document that was last reported before it, or null.
 */
function isTheirs(
  { text, retells, citations }: SentenceReading,
  last: number | null,
  { reading: { thresholds }, prompt }: Read,
): boolean {
  if (!goesOnTelling(text) && !(last !== null && isSubjectOf(last, text, prompt))) return false;
  if (
    retells !== null &&
    [...tellingStems(text)].filter((stem) => !stemsWithKin(prompt.text).has(stem)).length >= thresholds.retelling.words
  )
    return true;
  if (last === null || citations.length > 0) return false;
  const { said, shared } = sharedWith(last, text, prompt);
  return shared > 0 && shared / said >= thresholds.description.share_of_reason;
}

/** True if a consequence follows a citation or a comma: "(Doc 6), so by 1910 …". */
const drawsOn = ({ text }: SentenceReading): boolean => /[,)]\s+(?:and )?so\b(?! (?:much|many|far)\b)/iu.test(text);

/**
 * True for a sentence that claims to show something but doesn't: "This shows what happened", "lots of people were fighting in
 * lots of ways".
 */
const isEmptyPoint = (text: string): boolean =>
  /^(?:so |this |it |which |that |these |all of (?:this|these) )/iu.test(text) && wordsIn(text).filter(isTelling).length < 3;
