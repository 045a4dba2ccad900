/** A mistake of school mathematics as teachers describe it and as students say it, whichever list it stands in and under whichever name. */
export type KnownMistake = {
  /** A teacher's descriptions, each in one sentence. */
  readonly described: readonly string[];
  /** What students who make it say. */
  readonly says: readonly string[];
  /** What students say who know better, in much the same words. */
  readonly right: readonly string[];
};

/** A row of a list below: descriptions, sayings, and what is said by those who know better, each between semicolons. */
export const known = (described: string, says: string, right = ''): KnownMistake => ({
  described: parted(described),
  says: parted(says),
  right: parted(right),
});

const parted = (row: string): string[] =>
  row
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '');
