/** A run of text within a block. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; children: Inline[] };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'display'; tex: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/**
 * Reads the Markdown of problems, hints and answers: paragraphs, lists, tables, **strong**, *emphasis*, `code`, and mathematics
 * between dollar signs, or between two on each side if it has a paragraph to itself. Nothing else is markup, so any text can be
 * shown.
 *
 * A dollar sign opens mathematics only if another one closes it by Pandoc's rule: no space inside, no digit after. So "$5 and
 * $6" stays money, and `\$` is always a dollar.
 */
export function readMarkdown(source: string): Block[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(readBlock);
}

const listItem = /^(?:([-*])|\d+[.)])\s+(.*)$/;
const tableRule = /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/;

function readBlock(block: string): Block {
  const display = /^\$\$([\s\S]+)\$\$$/.exec(block);
  if (display !== null) return { kind: 'display', tex: display[1]!.trim() };

  const lines = block.split('\n');
  const items = lines.map((line) => listItem.exec(line.trim()));
  if (items.every((item) => item !== null)) {
    return { kind: 'list', ordered: items[0]![1] === undefined, items: items.map((item) => readInline(item[2]!)) };
  }
  if (lines.length >= 2 && lines[0]!.includes('|') && tableRule.test(lines[1]!.trim())) {
    const [head, , ...rows] = lines;
    return { kind: 'table', head: cellsOf(head!), rows: rows.map(cellsOf) };
  }
  return { kind: 'paragraph', children: readInline(block) };
}

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

const marks: { pattern: RegExp; read: (match: RegExpExecArray) => Inline }[] = [
  { pattern: /\\([$*`\\_])/y, read: ([, text]) => ({ kind: 'text', text: text! }) },
  { pattern: /\$(?=\S)((?:\\.|[^$\\])*?(?:\\.|[^\s$\\]))\$(?!\d)/y, read: ([, tex]) => ({ kind: 'math', tex: tex! }) },
  { pattern: /`([^`]+)`/y, read: ([, text]) => ({ kind: 'code', text: text! }) },
  { pattern: /\*\*(?=\S)(.+?\S|\S)\*\*/sy, read: ([, inner]) => ({ kind: 'strong', children: readInline(inner!) }) },
  { pattern: /\*(?=[^\s*])(.*?[^\s*])\*(?!\*)/sy, read: ([, inner]) => ({ kind: 'em', children: readInline(inner!) }) },
  { pattern: /\n/y, read: () => ({ kind: 'break' }) },
];

/** Reads running text, left to right. A sign that opens no markup is plain text. */
export function readInline(source: string): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') found.push({ kind: 'text', text: plain });
    plain = '';
  };
  let at = 0;
  scan: while (at < source.length) {
    for (const { pattern, read } of marks) {
      pattern.lastIndex = at;
      const match = pattern.exec(source);
      if (match === null) continue;
      at += match[0].length; // not `lastIndex`: reading the inner text changes it
      const inline = read(match);
      if (inline.kind === 'text') plain += inline.text;
      else {
        flush();
        found.push(inline);
      }
      continue scan;
    }
    plain += source[at];
    at += 1;
  }
  flush();
  return found;
}
