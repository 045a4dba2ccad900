import type { EssayDocument } from '@stoa/schema/essay/essay-document';

/** How a chip reads in plain text; the server reads it in the same way. */
export const chipWords = (source: number): string => `(Doc ${source})`;

/** An essay to be read: its paragraphs with an empty line between them. */
export const plainTextOf = ({ content }: EssayDocument): string =>
  content
    .map(({ content: pieces = [] }) =>
      pieces.map((piece) => (piece.type === 'text' ? piece.text : chipWords(piece.attrs.source))).join(''),
    )
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** Words of an essay. A chip is none. */
export const wordsIn = ({ content }: EssayDocument): number =>
  content.reduce(
    (sum, { content: pieces = [] }) =>
      sum +
      (pieces
        .map((piece) => (piece.type === 'text' ? piece.text : ' '))
        .join('')
        .match(/\S+/g)?.length ?? 0),
    0,
  );
