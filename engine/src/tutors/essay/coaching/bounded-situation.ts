import type { EssayDraft } from '@stoa/schema/essay/essay-draft';
import type { EssaySituation } from './situation.ts';

/**
 * How many characters of a draft, a message and a note are read, and how many notes and lines. A one-hour essay has a third of
 * the draft's limit. Anything beyond is kept, but not coached.
 */
const most = { draft: 20_000, message: 4_000, note: 500, notes: 100, lines: 60 };

/** Cuts the situation to what is read. */
export const boundedSituation = (situation: EssaySituation): EssaySituation => ({
  ...situation,
  draft: boundedDraft(situation.draft),
  studentMessage: situation.studentMessage?.slice(0, most.message) ?? null,
  annotations: situation.annotations
    .slice(-most.notes)
    .map((one) => ({ ...one, note: one.note.slice(0, most.note), quote: one.quote.slice(0, most.note) })),
  history: situation.history.slice(-most.lines).map((line) => ({ ...line, text: line.text.slice(0, most.message) })),
});

function boundedDraft({ paragraphs }: EssayDraft): EssayDraft {
  let left = most.draft;
  return {
    paragraphs: paragraphs.flatMap(({ text, citations }) => {
      if (left <= 0) return [];
      const read = text.slice(0, left);
      left -= read.length;
      return [{ text: read, citations: citations.filter(({ end }) => end <= read.length) }];
    }),
  };
}
