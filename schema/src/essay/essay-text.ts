import type { EssayDocument } from './essay-document.ts';
import type { DraftParagraph } from './essay-draft.ts';

export const emptyDocument: EssayDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** How a chip reads in plain text. */
const chipText = (source: number): string => `(Doc ${source})`;

/**
 * The paragraphs of an essay as plain text, the empty ones left out. A chip is its words in the text, and a citation at their place.
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
