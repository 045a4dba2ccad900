/** The numbers of a text, smallest first: what two questions have in common that feel like one. Those of TeX names are none. */
export const numbersIn = (text: string): number[] =>
  (
    text
      .replace(/(?<=\d)\{?,\}?(?=\d{3})/g, '')
      .replace(/\\[a-z]+/gi, ' ')
      .match(/\d+(?:\.\d+)?/g) ?? []
  )
    .map(Number)
    .toSorted((one, other) => one - other);

/** The numbers of a text as they are written, in its order. */
export const numeralsIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
