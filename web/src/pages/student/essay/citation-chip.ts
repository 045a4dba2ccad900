import { Node } from '@tiptap/core';
import { chipWords } from './essay-words.ts';

/** A chip in the text that cites a document. It is one unit: it can only be deleted, copied, or skipped as a whole. */
export const CitationChip = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    source: {
      default: 1,
      parseHTML: (element) => Math.min(7, Math.max(1, Number(element.dataset['source']) || 1)),
      renderHTML: ({ source }: { source?: number }) => ({ 'data-source': source }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-source]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: 'citation-chip' },
    `Doc ${node.attrs['source']}`,
  ],
  renderText: ({ node }) => chipWords(Number(node.attrs['source'])),
});
