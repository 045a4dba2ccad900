import { getDocumentProxy } from 'unpdf';
import { inPieces, type Section } from './section.ts';

/** The most pages that are read: a longer document should be divided. */
const mostPages = 400;
/** A line whose font is larger than most of the text by this factor is a heading, if it isn't too long. */
const headingSize = 1.15;
const longestHeading = 120;

/** Why a PDF couldn't be used. */
export type PdfFault =
  | 'it is no PDF that can be read'
  | 'it is locked with a password'
  | 'it has no text: is it scanned?'
  | 'it has more than 400 pages';
type Line = { readonly text: string; readonly size: number; readonly page: number; readonly isNewParagraph: boolean };

/**
 * Splits a PDF at its headings, which are recognized by their larger font; text before the first heading, and text of a PDF
 * without headings, is named after its page.
 *
 * Errors  a `PdfFault` if there is nothing to split.
 */
export async function splitPdf(bytes: Uint8Array): Promise<readonly Section[] | PdfFault> {
  let pages: readonly (readonly Line[])[];
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (pdf.numPages > mostPages) return 'it has more than 400 pages';
    pages = [];
    for (let page = 1; page <= pdf.numPages; page += 1)
      pages = [...pages, linesOf(page, await (await pdf.getPage(page)).getTextContent())];
    await pdf.cleanup();
  } catch (fault) {
    return fault instanceof Error && fault.name === 'PasswordException'
      ? 'it is locked with a password'
      : 'it is no PDF that can be read';
  }
  const lines = pages.flat().filter(({ text }) => !/^\d+$/.test(text)); // drops page numbers
  if (lines.length === 0) return 'it has no text: is it scanned?';
  return sectionsOf(lines).flatMap(inPieces);
}

type TextContent = {
  readonly items: readonly ({ str: string; transform: number[]; height: number; hasEOL: boolean } | object)[];
};

/** Builds the lines of a page from its pieces of text, by their positions. */
function linesOf(page: number, { items }: TextContent): readonly Line[] {
  const lines: { text: string; size: number; page: number; isNewParagraph: boolean; y: number }[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const [, , skew = 0, scale = 0, , y = 0] = item.transform;
    const size = Math.hypot(skew, scale);
    const last = lines.at(-1);
    if (last !== undefined && Math.abs(last.y - y) < size / 2) last.text += item.str;
    else lines.push({ text: item.str, size, page, isNewParagraph: last !== undefined && last.y - y > 1.7 * size, y });
  }
  return lines
    .map(({ y: _, text, ...line }) => ({ ...line, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

function sectionsOf(lines: readonly Line[]): readonly Section[] {
  const usual = usualSize(lines);
  const isHeading = ({ size, text }: Line) => size >= headingSize * usual && text.length <= longestHeading;
  const sections: { section: string; text: string; page: number; isNamed: boolean }[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (isHeading(line)) {
      // A heading may have two lines.
      if (last?.isNamed === true && last.text === '') last.section += ` ${line.text}`;
      else sections.push({ section: line.text, text: '', page: line.page, isNamed: true });
    } else if (last === undefined || (!last.isNamed && last.page !== line.page))
      sections.push({ section: `Page ${line.page}`, text: line.text, page: line.page, isNamed: false });
    else last.text = withLine(last.text, line);
  }
  return sections.filter(({ text }) => text !== '').map(({ section, text }) => ({ section, text }));
}

function withLine(text: string, { text: line, isNewParagraph }: Line): string {
  if (text === '') return line;
  if (isNewParagraph) return `${text}\n\n${line}`;
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? `${text.slice(0, -1)}${line}` : `${text} ${line}`;
}

/** Returns the font size of most of the text. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(2 * size) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
