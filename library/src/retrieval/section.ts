/** A section of a text: its heading and the text below it. */
export type Section = { readonly section: string; readonly text: string };

/** The most characters in a section. */
export const longestSection = 1_500;

/**
 * Divides a section into pieces that are short enough: between paragraphs, within a longer paragraph between sentences, and
 * otherwise between words. Nothing is lost.
 */
export function inPieces({ section, text }: Section): readonly Section[] {
  const paragraphs = text
    .split(/\n{2,}/)
    .flatMap((paragraph) => (paragraph.length <= longestSection ? [paragraph] : joined(sentencesOf(paragraph), ' ')));
  return joined(paragraphs, '\n\n').map((piece) => ({ section, text: piece }));
}

const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) =>
      sentence.length <= longestSection ? [sentence] : (sentence.match(/.{1,1400}(?:\s|$)|.{1,1400}/gs) ?? []),
    );

/** Joins as many consecutive parts as fit into a section. */
function joined(parts: readonly string[], between: string): readonly string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length + between.length <= longestSection)
      pieces[pieces.length - 1] = `${last}${between}${part}`;
    else pieces.push(part);
  }
  return pieces;
}
