import { banksOf, type EssayKnowledge } from './essay-knowledge.ts';
import { anchorsToOffer, arcsToOffer, listed } from './anchors-to-offer.ts';
import type { SlotFills } from './choose-wording.ts';
import { quoteOf } from './own-words.ts';
import type { EssaySight } from './see-situation.ts';
import { freshWordings } from '../../../turn/fresh-wordings.ts';
import { fillWording } from './choose-wording.ts';

export const documentName = (number: number): string => `Document ${number}`;

/** Names documents: "Document 3", or "Documents 2, 4, and 5". */
export const documentNames = (numbers: readonly number[]): string =>
  numbers.length === 1 ? documentName(numbers[0]!) : `Documents ${listed(numbers.map(String))}`;

/** Returns the fills that any turn can use: the window, her latest words, the document that she is working on. */
export function commonFills(sight: EssaySight, knowledge: EssayKnowledge): SlotFills {
  const { situation, history, skill, phase } = sight;
  const { prompt } = situation;
  const quote = workingQuote(sight);
  const document = workingDocument(sight);
  const source = prompt.sources.find(({ number }) => number === document);
  const marked = [...new Set(situation.annotations.map((annotation) => annotation.source))].toSorted(
    (left, right) => left - right,
  );
  const docs = phase === 'source-analysis' || phase === 'thesis' ? marked : [...sight.progress.documentsCited].toSorted((left, right) => left - right); // prettier-ignore
  const window = { start: String(prompt.start), end: String(prompt.end) };
  const coached = history.flatMap((talk) => (talk.role === 'coach' ? [talk.text] : []));
  const [push] = freshWordings(knowledge.templates.skills[skill], coached.length, coached);
  return {
    ...window,
    ...(prompt.topic !== null && { topic: prompt.topic }),
    ...(quote !== null && { quote }),
    ...(document !== null && { doc: documentName(document) }),
    ...(source !== undefined && { docTitle: source.title }),
    ...(docs.length > 1 && { docs: documentNames(docs) }),
    ...(push !== undefined && skill !== 'ambiguous' && { skillPush: fillWording(push, window) }),
  };
}

/** Returns names and developments to choose from, which are only offered to a student who is stuck. */
export function offerFills({ situation }: EssaySight, { banks, known }: EssayKnowledge): SlotFills {
  const { prompt, draft, studentMessage } = situation;
  const ofWindow = banksOf(prompt, banks);
  const hers = [...draft.paragraphs.map(({ text }) => text), studentMessage ?? ''].join('\n');
  const anchors = anchorsToOffer(prompt, ofWindow, known, hers);
  const arcs = arcsToOffer(prompt, ofWindow);
  return {
    ...(anchors.length > 1 && { anchors: listed(anchors) }),
    ...(arcs.length > 1 && { arcs: listed(arcs) }),
  };
}

/** Returns her words that a turn is about by default: in the revision her claim, otherwise what she wrote last. */
export function workingQuote({ reading, situation, phase, isEmpty }: EssaySight): string | null {
  const paragraphs = reading.paragraphs.filter(({ text }) => text.trim() !== '');
  const last = paragraphs.at(-1);
  const thesis = reading.theses[0]?.span.text ?? null;
  const own = last?.sentences.find(({ citations }) => citations.length === 0)?.text ?? last?.sentences[0]?.text ?? null;
  const ofDraft = phase === 'revision' || last?.role === 'introduction' ? (thesis ?? own) : (own ?? thesis);
  // A note is about a document and never counts as the claim of what is on the page.
  const noted = phase === 'source-analysis' || isEmpty ? situation.annotations : [];
  const notes = noted.map(({ note }) => note).filter((note) => note.trim().split(/\s+/u).length >= 2);
  return (ofDraft === null ? null : quoteOf(ofDraft)) ?? notes.map(quoteOf).findLast((quote) => quote !== null) ?? null;
}

/** Returns the document that she is working on: the one named in her message, or else cited last, or else marked last. */
export function workingDocument({ act, reading, situation }: EssaySight): number | null {
  const named = act !== null && 'document' in act ? act.document : act?.kind === 'says' ? act.documents[0] : null;
  return named ?? reading.paragraphs.findLast(({ citations }) => citations.length > 0)?.citations.at(-1)?.source ?? situation.annotations.at(-1)?.source ?? null; // prettier-ignore
}
