/** A section of a lesson: its heading and its text. */
export type Section = { readonly section: string; readonly text: string };

/** Characters that a section has at most: a longer one is cut between paragraphs. */
const longestSection = 1_500;

/**
 * Splits a lesson in Markdown by its headings of the second level, and long sections between their paragraphs.
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

function inPieces({ section, text }: Section): readonly Section[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + paragraph.length + 2 <= longestSection)
      pieces[pieces.length - 1] = `${last}\n\n${paragraph}`;
    else pieces.push(paragraph);
  }
  return pieces.map((piece) => ({ section, text: piece }));
}
