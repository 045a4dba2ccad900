/**
 * A mistake of school mathematics as teachers describe it and as students say it, whatever list it comes from and whatever its
 * name.
 */
export type KnownMistake = {
  /** A teacher's descriptions, each in one sentence. */
  readonly described: readonly string[];
  /** What students who make the mistake say. */
  readonly says: readonly string[];
  /** What students who know better say, in similar words. */
  readonly right: readonly string[];
};

/**
 * Makes a row of a list of mistakes: descriptions, sayings of students who make it, and sayings of students who know better,
 * each separated by semicolons.
 */
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
