import { featureHash } from '../model/linear-model.ts';

/** The number of rows of the table of word pieces. */
export const pieceRows = 8192;

const most = 24;

/**
 * Returns the rows of a word's pieces: its runs of two to four letters, with its beginning and end marked. They make a
 * misspelled word look like the word itself (Bojanowski et al. 2017, "Enriching Word Vectors with Subword Information").
 */
export function piecesOfWord(word: string): readonly number[] {
  const whole = `<${word}>`;
  const rows: number[] = [];
  for (const size of [2, 3, 4])
    for (let at = 0; at + size <= whole.length && rows.length < most; at += 1)
      rows.push(featureHash(whole.slice(at, at + size)) % pieceRows);
  return rows;
}
