/** A section of a text: its heading and what stands below it. */
export type Section = { readonly section: string; readonly text: string };

/** Characters that a section has at most. */
export const longestSection = 1_500;

/** A section in pieces that are short enough, cut between paragraphs, and within a longer paragraph between sentences; what has neither is cut between words. Nothing is lost. */
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

/** As many of the parts together as are short enough. */
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
