import { inPieces, type Section } from './section.ts';

/**
 * Splits a Markdown lesson at its second-level headings, and long sections into pieces (`inPieces`).
 *
 * Shape   the text before the first such heading is a section named after the title; headings without text are dropped. The
 *         same text is always split in the same way.
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
