import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { readInline, readMarkdown } from './markdown.ts';
import type { Block, Inline } from './markdown.ts';
import { spokenLine } from './spoken.ts';
import { Tex } from './Tex.tsx';

/** Shows Markdown text with mathematics, the format of problems, hints and answers. */
export function MathText({ text, className = '' }: { text: string; className?: string }) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className={`grid gap-[0.75em] ${className}`}>
      {blocks.map((block, at) => (
        <ShownBlock key={at} block={block} />
      ))}
    </div>
  );
}

/** Shows Markdown text with mathematics inline, without paragraphs. */
export function MathLine({ text }: { text: string }) {
  const inlines = useMemo(() => readInline(text), [text]);
  return <>{shown(inlines)}</>;
}

function ShownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{shown(block.children)}</p>;
    case 'display':
      return <Tex tex={block.tex} display />;
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{shown(item)}</li>);
      return block.ordered ? <ol className="list-decimal pl-6">{items}</ol> : <ul className="list-disc pl-6">{items}</ul>;
    }
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="border-collapse">
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col" className="border border-edge/60 bg-sunk px-2.5 py-1.5 sm:px-4">
                    <span className="sr-only">{spokenLine(cell)}</span>
                    <span aria-hidden="true">{shown(cell)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column} className="border border-edge/60 px-2.5 py-1.5 text-center sm:px-4">
                      {shown(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

const shown = (inlines: Inline[]): ReactNode => inlines.map((inline, at) => <ShownInline key={at} inline={inline} />);

function ShownInline({ inline }: { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'math':
      return <Tex tex={inline.tex} />;
    case 'code':
      return <code className="rounded bg-sunk px-1 font-mono text-[0.9em]">{inline.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{shown(inline.children)}</strong>;
    case 'em':
      return <em>{shown(inline.children)}</em>;
  }
}
