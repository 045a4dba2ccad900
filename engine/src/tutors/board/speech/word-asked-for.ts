import type { BoardLines } from '@stoa/schema/board/board-lines';

/**
 * Returns the board word that the student asks about: of those whose names occur in what she said, the one with the longest
 * name. Null if there is none.
 */
export function wordAskedFor({ words }: BoardLines, text: string): string | null {
  const said = ` ${text.toLowerCase().replaceAll(/[^a-z=]+/g, ' ')} `;
  const named = Object.entries(words).flatMap(([word, { names }]) =>
    names.flatMap((name) => (said.includes(` ${name} `) || said.includes(` ${name}s `) ? [{ word, length: name.length }] : [])),
  );
  return named.toSorted((one, other) => other.length - one.length)[0]?.word ?? null;
}
