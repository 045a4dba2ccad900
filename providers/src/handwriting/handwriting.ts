/** A stroke as it was written: three numbers per point, x and y in tenths of a paper unit, and pressure from 0 to 100. */
export type WrittenStroke = { readonly points: readonly number[] };

/** A possible reading of strokes, as typed mathematics, with its confidence from 0 to 1. */
export type ReadingCandidate = { readonly text: string; readonly confidence: number };

/**
 * Reads the strokes of one line of work. Returns the readings, the likeliest first; none if they can't be read. It never
 * throws.
 */
export type Handwriting = (strokes: readonly WrittenStroke[]) => Promise<readonly ReadingCandidate[]>;
