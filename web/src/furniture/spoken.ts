import { readInline, readMarkdown } from './markdown.ts';
import type { Block, Inline } from './markdown.ts';
import { texAsTyped } from './tex-as-typed.ts';

/** Signs by their names: a screen reader passes over most of them, and 3 − 5 would be "3 5". */
const names: [RegExp, string][] = [
  [/<=/g, ' is less than or equal to '],
  [/>=/g, ' is greater than or equal to '],
  [/!=/g, ' is not equal to '],
  [/\+-/g, ' plus or minus '],
  [/\^2(?!\d)/g, ' squared'],
  [/\^/g, ' to the power of '],
  [/[*×]/g, ' times '],
  [/÷/g, ' divided by '],
  [/[-−]/g, ' minus '],
  [/\+/g, ' plus '],
  [/=/g, ' equals '],
  [/</g, ' is less than '],
  [/>/g, ' is greater than '],
  [/\//g, ' over '],
  [/:/g, ' to '],
  [/%/g, ' percent'],
];

const spokenTex = (tex: string): string => names.reduce((text, [sign, name]) => text.replace(sign, name), texAsTyped(tex) ?? tex);

function spokenInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'math':
      return ` ${spokenTex(inline.tex)} `;
    case 'break':
      return ' ';
    case 'strong':
    case 'em':
      return inline.children.map(spokenInline).join('');
  }
}

const spokenCells = (cells: readonly Inline[][]): string =>
  cells.map((cell) => cell.map(spokenInline).join('').trim()).join(', ');

function spokenBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.children.map(spokenInline).join('');
    case 'display':
      return `${spokenTex(block.tex)}.`;
    case 'list':
      return `${spokenCells(block.items)}.`;
    case 'table':
      return [block.head, ...block.rows].map((row) => `${spokenCells(row)}.`).join(' ');
  }
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!])/g, '')
    .trim();

/** A text with mathematics, as somebody would read it out. */
export const spoken = (markdown: string): string => tidy(readMarkdown(markdown).map(spokenBlock).join(' '));

/** The same for what stands within a line. */
export const spokenLine = (text: string | readonly Inline[]): string =>
  tidy((typeof text === 'string' ? readInline(text) : text).map(spokenInline).join(''));

/** What stands within a line, with its formulas as they would be typed: as long as it looks. */
export const plainLine = (text: string): string =>
  readInline(text)
    .map((inline) => (inline.kind === 'math' ? (texAsTyped(inline.tex) ?? inline.tex) : spokenInline(inline)))
    .join('');
