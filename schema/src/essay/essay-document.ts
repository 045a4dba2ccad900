import { z } from 'zod';
import { longestEssay } from './essay-limits.ts';

const mostParagraphs = 20_000;
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

/**
 * An essay in the editor's format: paragraphs of plain text and citation chips. It has no bold or headings, like an exam
 * booklet.
 */
export const EssayDocument = z
  .strictObject({ type: z.literal('doc'), content: z.array(Paragraph).min(1).max(mostParagraphs) })
  .refine(
    (document) => lengthOf(document.content) <= longestEssay,
    `Use at most ${longestEssay.toLocaleString('en-US')} characters.`,
  );
export type EssayDocument = z.infer<typeof EssayDocument>;

const lengthOf = (paragraphs: readonly z.infer<typeof Paragraph>[]): number =>
  paragraphs.reduce(
    (sum, { content: pieces = [] }) =>
      sum + pieces.reduce((length, piece) => length + (piece.type === 'text' ? piece.text.length : 7), 1),
    0,
  );
