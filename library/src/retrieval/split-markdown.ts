import { inPieces, type Section } from './section.ts';

/**
 * Splits a lesson in Markdown by its headings of the second level, and long sections in pieces (`inPieces`).
 *
 * Shape   what stands above the first such heading is a section named by the title; headings without a text are none. The same text is split
 *         the same each time.
 */
export function splitMarkdown(markdown: string): { readonly title: string; readonly sections: readonly Section[] } {
  const [head = '', ...parts] = markdown.replace(/\r\n/g, '\n').split(/^## +/m);
  const [, title = ''] = /^# +(.+)$/m.exec(head) ?? [];
  const preface = head.replace(/^# +.+$/m, '').trim();
  const named = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { section: heading.trim(), text: lines.join('\n').trim() };
  });
  const sections = [{ section: title.trim(), text: preface }, ...named].filter(({ text }) => text !== '');
  return { title: title.trim(), sections: sections.flatMap(inPieces) };
}
