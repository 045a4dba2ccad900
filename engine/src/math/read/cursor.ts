import { ReadingError } from './reading-error.ts';
import type { Grammar, Token } from './token.ts';

/** A position in the tokens of one text, which moves on as they are read. */
export type Cursor = {
  readonly tokens: Token[];
  readonly letters: ReadonlySet<string> | null;
  readonly imaginary: boolean;
  at: number;
  depth: number;
  bars: number; // how many |…| are open here
  angles: number; // how many functions are open here; ° is allowed only in their arguments
};

export const startCursor = (tokens: Token[], { letters, imaginary }: Pick<Grammar, 'letters' | 'imaginary'>): Cursor => ({
  tokens,
  letters,
  imaginary: imaginary === true,
  at: 0,
  depth: 0,
  bars: 0,
  angles: 0,
});
export const peek = (cursor: Cursor, ahead = 0): Token => cursor.tokens[Math.min(cursor.at + ahead, cursor.tokens.length - 1)]!;
export const next = (cursor: Cursor): Token => {
  const token = peek(cursor);
  cursor.at += 1;
  return token;
};
export const isSign = (token: Token, ...names: readonly string[]): boolean => token.kind === 'sign' && names.includes(token.name);
const opening = ['(', '[', '{', '\\{', '⟨', 'oo(', 'oc(', 'co(', 'cc('];
const closing = [')', ']', '}', '\\}', '⟩'];
export const opens = (token: Token): boolean => isSign(token, ...opening);
export const closes = (token: Token): boolean => isSign(token, ...closing);

export function refuse(message: string, token: Token): never {
  throw new ReadingError(message, token.at, token.end - token.at);
}

/**
 * Returns the index of the bracket that closes the one at the cursor, or −1. Brackets of intervals may close with the other
 * kind.
 */
export function closingBracket(cursor: Cursor): number {
  let depth = 0;
  for (let i = cursor.at; i < cursor.tokens.length; i += 1) {
    if (opens(cursor.tokens[i]!)) depth += 1;
    else if (closes(cursor.tokens[i]!)) {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}

/** True if there is a comma or semicolon between the bracket at the cursor and its partner. */
export function holdsComma(cursor: Cursor): boolean {
  const end = closingBracket(cursor);
  let depth = 0;
  for (let i = cursor.at; i < end; i += 1) {
    if (opens(cursor.tokens[i]!)) depth += 1;
    else if (closes(cursor.tokens[i]!)) depth -= 1;
    else if (depth === 1 && isSign(cursor.tokens[i]!, ',', ';')) return true;
  }
  return false;
}

/** Returns the sign as the student sees it, without LaTeX's backslash or our own marks. */
export const seen = (name: string): string =>
  ({ 'matrix(': 'the matrix', 'matrix)': 'the end of the matrix', ⅈ: 'i', row: '\\\\', '|(': '|', '|)': '|', '-∞': '−∞' })[
    name
  ] ?? name.replace('\\', '');
