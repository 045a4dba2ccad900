import type { Expression } from '../syntax-tree.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import { notFinished } from './reading-error.ts';
import type { Token } from './token.ts';

/** Reads a letter with its index: x_1, x_{12}, a_{n+1}. */
export function readLetter(cursor: Cursor, token: Token & { kind: 'letter' }): Expression {
  if (!isSign(peek(cursor), '_')) {
    if (token.name === 'e' && cursor.letters?.has('e') !== true) return { kind: 'constant', name: 'e' };
    if (token.name === 'i' && cursor.imaginary) return { kind: 'constant', name: 'i' };
    return { kind: 'letter', name: token.name };
  }
  next(cursor);
  const name = `${token.name}_${readIndex(cursor)}`;
  if (cursor.letters !== null && !cursor.letters.has(name)) refuse(`The letter ${name} isn’t part of this problem.`, token);
  return { kind: 'letter', name };
}

/** Reads an index: one number or letter as it is, anything longer in its braces. */
function readIndex(cursor: Cursor): string {
  const braced = isSign(peek(cursor), '{', '(');
  const close = isSign(peek(cursor), '(') ? ')' : '}';
  if (braced) next(cursor);
  let text = '';
  do {
    const token = next(cursor);
    if (token.kind === 'number' && token.decimals === null) text += token.text;
    else if (token.kind === 'letter') text += token.name;
    else if (braced && isSign(token, '+', '-') && token.kind === 'sign') text += token.name;
    else refuse(braced && token.kind === 'end' ? notFinished : 'I cannot read this index.', token);
  } while (braced && !isSign(peek(cursor), close) && text.length < 12);
  if (braced && !isSign(next(cursor), close)) refuse(notFinished, peek(cursor));
  return /^(?:\d+|[A-Za-z])$/.test(text) ? text : `{${text}}`;
}
