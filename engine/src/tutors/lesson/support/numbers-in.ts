/**
 * Returns the numbers of a text, smallest first, without those in TeX names. Two questions with the same numbers feel like the
 *         same one.
 */
export const numbersIn = (text: string): number[] =>
  (
    text
      .replace(/(?<=\d)\{?,\}?(?=\d{3})/g, '')
      .replace(/\\[a-z]+/gi, ' ')
      .match(/\d+(?:\.\d+)?/g) ?? []
  )
    .map(Number)
    .toSorted((one, other) => one - other);

/** Returns the numbers of a text as they are written, in order. */
export const numeralsIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
