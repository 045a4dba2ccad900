import { foldText } from '../../../guards/words-of.ts';

/** A piece in quotation marks, with what stands before it in the line. */
export type QuotedPiece = { readonly text: string; readonly before: string; readonly after: string };

const quoted = /“([^”]*)”|"([^"]*)"|(?<=^|[\s:(—-])['‘]((?:[^'’]|['’](?=\p{L}))+)['’](?=$|[\s.,;:?!)—-])/gu;

/** Every piece of a line that stands in quotation marks of any kind; an apostrophe is none. */
export const quotedPieces = (line: string): readonly QuotedPiece[] =>
  [...line.matchAll(quoted)].map((match) => ({
    text: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    before: line.slice(0, match.index),
    after: line.slice(match.index + match[0].length),
  }));

/** A line without what it quotes. */
export const withoutQuotes = (line: string): string => line.replaceAll(quoted, ' … ');

/** Whether a piece leaves something to fill in: a shape and no sentence. */
export const hasBlanks = (piece: string): boolean => /_{2,}|\.{3}|…|\[[^\]]+\]/u.test(piece);

export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).length;

/** Letters and digits in one case with single spaces: what two texts share, however they are punctuated. */
export const bareText = (text: string): string =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const abbreviated = /\b(?:docs?|nos?|pp?|sen|gov|gen|pres|mr|mrs|ms|dr|vs?|c|u\.s|\p{L})\.$/iu;

/** The sentences of a line with their marks; what stands in quotation marks ends none. */
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
