import type { EssayDocument } from './essay-document.ts';
import type { DraftParagraph } from './essay-draft.ts';

export const emptyDocument: EssayDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Returns a chip as plain text. */
const chipText = (source: number): string => `(Doc ${source})`;

/**
 * Returns the paragraphs of an essay as plain text, without the empty ones. A chip becomes words in the text and a citation at
 * that position.
 *
 * Errors  none.
 */
export function paragraphsOf({ content }: EssayDocument): DraftParagraph[] {
  return content.flatMap(({ content: pieces = [] }) => {
    let text = '';
    const citations: DraftParagraph['citations'] = [];
    for (const piece of pieces) {
      if (piece.type === 'text') text += piece.text;
      else {
        const { source } = piece.attrs;
        citations.push({ start: text.length, end: text.length + chipText(source).length, source });
        text += chipText(source);
      }
    }
    return text.trim() === '' ? [] : [{ text, citations }];
  });
}
