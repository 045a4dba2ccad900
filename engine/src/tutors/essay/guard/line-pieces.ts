import { foldText } from '../../../guards/words-of.ts';

/** A quoted piece of a line, with the text before and after it. */
export type QuotedPiece = { readonly text: string; readonly before: string; readonly after: string };

const quoted = /“([^”]*)”|"([^"]*)"|(?<=^|[\s:(—-])['‘]((?:[^'’]|['’](?=\p{L}))+)['’](?=$|[\s.,;:?!)—-])/gu;

/** Returns every piece of a line in quotation marks of any kind. An apostrophe isn't a quotation mark. */
export const quotedPieces = (line: string): readonly QuotedPiece[] =>
  [...line.matchAll(quoted)].map((match) => ({
    text: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    before: line.slice(0, match.index),
    after: line.slice(match.index + match[0].length),
  }));

/** Returns a line without what it quotes. */
export const withoutQuotes = (line: string): string => line.replaceAll(quoted, ' … ');

/** True if a piece has blanks to fill in, so that it is a sentence frame and not a sentence. */
export const hasBlanks = (piece: string): boolean => /_{2,}|\.{3}|…|\[[^\]]+\]/u.test(piece);

export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length;

/**
 * Reduces a text to letters and digits in one case with single spaces, so that texts can be compared regardless of punctuation.
 */
export const bareText = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const abbreviated = /\b(?:docs?|nos?|pp?|sen|gov|gen|pres|mr|mrs|ms|dr|vs?|c|u\.s|\p{L})\.$/iu;

/** Splits a line into sentences with their punctuation. Punctuation inside quotation marks doesn't end a sentence. */
export function lineSentences(line: string): readonly string[] {
  const hidden = line.replaceAll(quoted, (piece) => piece.replaceAll(/[.?!]/gu, (mark) => marks[mark]!));
  const parts: string[] = [];
  for (const part of hidden.split(/(?<=[.?!]["”’)]*)\s+|\n+/u)) {
    const last = parts.at(-1);
    if (last !== undefined && abbreviated.test(last)) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts
    .map((part) => part.replaceAll(/[\u2024\uFE56\uFE57]/gu, (mark) => unmarked[mark]!).trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
const marks: Readonly<Record<string, string>> = { '.': '\u2024', '?': '\uFE56', '!': '\uFE57' };
const unmarked: Readonly<Record<string, string>> = { '\u2024': '.', '\uFE56': '?', '\uFE57': '!' };
