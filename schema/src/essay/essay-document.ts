import { z } from 'zod';
import type { DraftParagraph } from './essay-draft.ts';

/** Characters of an essay that are kept. A DBQ has some 6,000; what is far beyond is a paste of something else. */
export const longestEssay = 300_000;
const mostParagraphs = 20_000;
/** Beyond the text: what the JSON of paragraphs, chips, and notes takes. */
export const essayBytes = 2_097_152;

const Text = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(longestEssay) });

/** A chip that cites a document of the DBQ: "Doc 3". */
const CitationChip = z.strictObject({
  type: z.literal('citation'),
  attrs: z.strictObject({ source: z.int().min(1).max(7) }),
});

const Paragraph = z.strictObject({
  type: z.literal('paragraph'),
  content: z.array(z.discriminatedUnion('type', [Text, CitationChip])).optional(),
});

/** An essay as the editor has it: paragraphs of plain text and citation chips. An exam booklet has no bold and no headings either. */
export const EssayDocument = z
  .strictObject({ type: z.literal('doc'), content: z.array(Paragraph).min(1).max(mostParagraphs) })
  .refine(
    (document) => lengthOf(document.content) <= longestEssay,
    `Use at most ${longestEssay.toLocaleString('en-US')} characters.`,
  );
export type EssayDocument = z.infer<typeof EssayDocument>;

export const emptyDocument: EssayDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** How a chip reads in plain text. */
export const chipText = (source: number): string => `(Doc ${source})`;

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

const lengthOf = (paragraphs: readonly z.infer<typeof Paragraph>[]): number =>
  paragraphs.reduce(
    (sum, { content: pieces = [] }) =>
      sum + pieces.reduce((length, piece) => length + (piece.type === 'text' ? piece.text.length : 7), 1),
    0,
  );

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
