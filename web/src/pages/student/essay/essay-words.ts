import type { EssayDocument } from '@stoa/schema/essay/essay-document';

/** Returns a chip as plain text; the server does the same. */
export const chipWords = (source: number): string => `(Doc ${source})`;

/** Returns an essay as text to read: its paragraphs separated by empty lines. */
export const plainTextOf = ({ content }: EssayDocument): string =>
  content
    .map(({ content: pieces = [] }) =>
      pieces.map((piece) => (piece.type === 'text' ? piece.text : chipWords(piece.attrs.source))).join(''),
    )
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** Counts the words of an essay. A chip isn't one. */
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
