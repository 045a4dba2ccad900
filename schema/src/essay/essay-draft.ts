import { z } from 'zod';

/** A chip in the text that refers to a document: its position in the paragraph's text, and the document's number. */
export const Citation = z.strictObject({ start: z.int().min(0), end: z.int().min(0), source: z.int().min(1).max(7) });
export type Citation = z.infer<typeof Citation>;

/** A paragraph of a draft as plain text. Citations only in words ("Doc 3", "as Goldwater argues") have no chip. */
export const DraftParagraph = z.strictObject({ text: z.string(), citations: z.array(Citation) });
export type DraftParagraph = z.infer<typeof DraftParagraph>;

/** The current body of an essay, without its empty paragraphs. */
export const EssayDraft = z.strictObject({ paragraphs: z.array(DraftParagraph) });
export type EssayDraft = z.infer<typeof EssayDraft>;

/** What a student marked in a document, and the note that she wrote beside it. */
export const SourceAnnotation = z.strictObject({
  source: z.int().min(1).max(7),
  quote: z.string(), // the words she marked; empty: the note is about the whole document
  note: z.string(), // empty: marked without a note
});
export type SourceAnnotation = z.infer<typeof SourceAnnotation>;
