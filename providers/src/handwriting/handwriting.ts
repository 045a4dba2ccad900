/** A stroke as it was written: points of three numbers each, x and y in tenths of a paper unit, and pressure from 0 to 100. */
export type WrittenStroke = { readonly points: readonly number[] };

/** What strokes may say, as typed mathematics, and how sure that is, from 0 to 1. */
export type ReadingCandidate = { readonly text: string; readonly confidence: number };

/** Reads strokes that are one line of work: the likeliest reading first, none where it makes nothing of them. It never throws. */
export type Handwriting = (strokes: readonly WrittenStroke[]) => Promise<readonly ReadingCandidate[]>;
