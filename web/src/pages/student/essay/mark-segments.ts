import type { SourceMark } from '@stoa/schema/essay/submission';

/** A piece of a document's text, and the marks that cover it. */
export type Segment = { start: number; text: string; marks: readonly string[] };

/** Cuts a document's text where marks start and end. Marks may overlap; a mark that exceeds the text is cut off. */
export function segmentsOf(body: string, marks: readonly Pick<SourceMark, 'id' | 'start' | 'end'>[]): Segment[] {
  const inside = (at: number) => Math.min(at, body.length);
  const cuts = [...new Set([0, body.length, ...marks.flatMap(({ start, end }) => [inside(start), inside(end)])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, at) => ({
    start,
    text: body.slice(start, cuts[at + 1]),
    marks: marks.filter((mark) => mark.start <= start && mark.end > start).map(({ id }) => id),
  }));
}

/** Returns the sentences of a document's text, each with the spaces that follow it. */
export function sentencesIn(body: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (const { index, 0: stop } of body.matchAll(/[.!?]["”’)]*\s+(?=["“‘(A-Z…])|\s*…\s+|$/g)) {
    const end = index + stop.length;
    const text = body.slice(start, end);
    if (text.trim() !== '') found.push({ start, end: start + text.trimEnd().length, text });
    start = end;
  }
  return found;
}
