import { readInline, readMarkdown } from './markdown.ts';
import type { Block, Inline } from './markdown.ts';
import { texAsTyped } from './tex-as-typed.ts';

/** How to say each sign. A screen reader skips most of them, and would read 3 − 5 as "3 5". */
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
  [/°/g, ' degrees'],
  [/\bsqrt\(([^()]*)\)/g, ' the square root of $1 '],
  [/\|([^|]*)\|/g, ' the absolute value of $1 '],
  [/\bcbrt\(([^()]*)\)/g, ' the cube root of $1 '],
];

/** The words for TeX commands that nobody types. Commands for spacing and lines have none. */
const words: Record<string, string> = {
  square: 'blank',
  rightarrow: 'then',
  Rightarrow: 'so',
  to: 'becomes',
  approx: 'is about',
  in: 'in',
  gcd: 'gcd',
  quad: '',
  hline: '',
};
const worded = new RegExp(String.raw`\\(${Object.keys(words).join('|')})(?![A-Za-z])`, 'g');
const wholeAndPart = /(?<![\^_]\d*)(\d)(\\[;, ]|\s)*(?=\\[dt]?frac\s*(\{\d+\}|\d)\s*(\{\d+\}|\d))/g;

/** Replaces TeX with words if it's said differently from how it's typed. */
const withWords = (tex: string): string =>
  tex
    .replaceAll(/\\(begin|end)\{(array|cases)\}(\{[lcr|]*\})?/g, ' ')
    .replaceAll('\\\\', ', ')
    .replaceAll(/\\underline(?=\{)/g, '')
    .replaceAll(/\^(\{\\circ\}|\\circ)/g, '\\degree ')
    .replaceAll(wholeAndPart, '$1\\text{ and }')
    .replaceAll(worded, (_, name: string) => `\\text{ ${words[name]!} }`);

/** Replaces commands that have no words by their names. A backslash should never be read aloud. */
const bareNames = (tex: string): string => tex.replaceAll(/\\([a-z]+)/gi, ' $1 ').replaceAll(/[\\{}]/g, ' ');

const typedTex = (tex: string): string =>
  names.reduce((text, [sign, name]) => text.replace(sign, name), texAsTyped(withWords(tex)) ?? bareNames(tex));

/** Returns how a formula is said. */
export type SayTex = (tex: string) => string;

function spokenInline(inline: Inline, say: SayTex): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'math':
      return ` ${say(inline.tex)} `;
    case 'break':
      return ' ';
    case 'strong':
    case 'em':
      return inline.children.map((child) => spokenInline(child, say)).join('');
  }
}

const spokenCells = (cells: readonly Inline[][], say: SayTex): string =>
  cells
    .map((cell) =>
      cell
        .map((one) => spokenInline(one, say))
        .join('')
        .trim(),
    )
    .join(', ');

function spokenBlock(block: Block, say: SayTex): string {
  switch (block.kind) {
    case 'paragraph':
      return block.children.map((child) => spokenInline(child, say)).join('');
    case 'display':
      return `${say(block.tex)}.`;
    case 'list':
      return `${spokenCells(block.items, say)}.`;
    case 'table':
      return [block.head, ...block.rows].map((row) => `${spokenCells(row, say)}.`).join(' ');
  }
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!])/g, '')
    .trim();

/** Returns a text with mathematics as it's read aloud, formulas sign by sign. */
export const spoken = (markdown: string): string => spokenBy(typedTex, markdown);

/** Returns a text as it's read aloud, with its formulas said by `say`. */
export const spokenBy = (say: SayTex, markdown: string): string =>
  tidy(
    readMarkdown(markdown)
      .map((block) => spokenBlock(block, say))
      .join(' '),
  );

/** Returns inline text as it's read aloud, formulas sign by sign. */
export const spokenLine = (text: string | readonly Inline[]): string =>
  tidy((typeof text === 'string' ? readInline(text) : text).map((one) => spokenInline(one, typedTex)).join(''));

/** Returns inline text with its formulas as they'd be typed, so that it's about as long as it looks. */
export const plainLine = (text: string): string =>
  readInline(text)
    .map((inline) => (inline.kind === 'math' ? (texAsTyped(inline.tex) ?? inline.tex) : spokenInline(inline, typedTex)))
    .join('');
