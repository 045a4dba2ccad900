/** What single characters mean, as data. To teach the reader a new one, add a row. */

/** Characters that mean the same as another. A folded text keeps its length, so that positions stay true. */
export const sameCharacter: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '﹣': '-',
  '·': '*',
  '⋅': '*',
  '×': '*',
  '∗': '*',
  '•': '*',
  '∙': '*',
  '✕': '*',
  '✖': '*',
  '∕': '/',
  '⁄': '/',
  '➗': '÷',
  '➕': '+',
  '➖': '-',
  '⩽': '≤',
  '⩾': '≥',
  '≦': '≤',
  '≧': '≥',
  '∶': ':',
  '∣': '|',
  '⋃': '∪',
  '⋂': '∩',
  '⧵': '∖',
  Ø: '∅',
  ø: '∅',
  '⌀': '∅',
  ϵ: '∈',
  '⟮': '(',
  '⟯': ')',
  '〈': '⟨',
  '〉': '⟩',
  '∏': 'π',
  º: '°',
  '˚': '°',
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u200b': ' ',
  '\u200e': ' ',
  '\u2061': ' ',
  '\u2062': ' ',
  '\ufeff': ' ',
  '~': ' ',
  '﹪': '%',
  '٪': '%',
};

export const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁻': '-',
  '⁺': '+',
  ⁿ: 'n',
  ˣ: 'x',
};

export const subscripts: Readonly<Record<string, string>> = {
  '₀': '0',
  '₁': '1',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '₅': '5',
  '₆': '6',
  '₇': '7',
  '₈': '8',
  '₉': '9',
  ₙ: 'n',
  ₓ: 'x',
  ᵢ: 'i',
};

export const vulgarFractions: Readonly<Record<string, readonly [bigint, bigint]>> = {
  '½': [1n, 2n],
  '⅓': [1n, 3n],
  '⅔': [2n, 3n],
  '¼': [1n, 4n],
  '¾': [3n, 4n],
  '⅕': [1n, 5n],
  '⅖': [2n, 5n],
  '⅗': [3n, 5n],
  '⅘': [4n, 5n],
  '⅙': [1n, 6n],
  '⅚': [5n, 6n],
  '⅐': [1n, 7n],
  '⅛': [1n, 8n],
  '⅜': [3n, 8n],
  '⅝': [5n, 8n],
  '⅞': [7n, 8n],
  '⅑': [1n, 9n],
  '⅒': [1n, 10n],
};

/** One to three typed characters that mean another sign; # is ≠ in Maxima. */
export const typedSigns: Readonly<Record<string, string>> = {
  '+/-': '±',
  '<=': '≤',
  '=<': '≤',
  '>=': '≥',
  '=>': '≥',
  '!=': '≠',
  '=/=': '≠',
  '<>': '≠',
  '#': '≠',
  '**': '^',
  '==': '=',
  '&&': 'and',
};

/** Characters that are signs by themselves. */
export const signCharacters: ReadonlySet<string> = new Set('+-*/÷^_!%°±=<≤>≥≠()[]{}|,;:∪∩∈∅ℝ∞√∛∜π∖⟨⟩⌊⌋⌈⌉'.split(''));

/** The code points of full-width forms (１２, ｘ, ＝), which lie a fixed distance above the plain ones. */
const fullWidth = { from: 0xff01, to: 0xff5e, above: 0xfee0 };
/** Mathematical italic, bold and other letters: alphabets of 52 letters, each letter two UTF-16 units long. */
const mathematicalAlphabets = { from: 0x1d400, to: 0x1d6a3, length: 52 };

/** Replaces characters with those that the reader knows. The text keeps its length. */
export function foldCharacters(text: string): string {
  let folded = '';
  for (const c of text) folded += folding(c);
  return folded;
}

function folding(c: string): string {
  const same = sameCharacter[c];
  if (same !== undefined) return same;
  const code = c.codePointAt(0)!;
  if (code >= fullWidth.from && code <= fullWidth.to) return String.fromCharCode(code - fullWidth.above);
  if (c.length === 1) return c;
  const { from, to, length } = mathematicalAlphabets;
  if (code < from || code > to) return c;
  const place = (code - from) % length;
  return `${String.fromCharCode(place < 26 ? 65 + place : 71 + place)} `;
}
