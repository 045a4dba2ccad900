import type { Expression } from '../syntax-tree.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import { notFinished } from './reading-error.ts';
import type { Token } from './token.ts';

type Call = Extract<Expression, { kind: 'call' }>;

/** How the parts of an operation are read: its argument in braces, and the product that follows it. */
type Readers = { readonly argument: (cursor: Cursor) => Expression; readonly product: (cursor: Cursor) => Expression };

/** Reads \binom{5}{2}. */
export function readBinomial(cursor: Cursor, { argument }: Readers): Call {
  return { kind: 'call', name: 'binom', inputs: [argument(cursor), argument(cursor)] };
}

/** Reads what is in brackets; {5 \choose 2} is a binomial coefficient. */
export function readChosen(cursor: Cursor, open: Token, read: (cursor: Cursor) => Expression): Expression {
  const from = read(cursor);
  if (!isSign(open, '{') || !isSign(peek(cursor), 'choose')) return from;
  next(cursor);
  return { kind: 'call', name: 'binom', inputs: [from, read(cursor)] };
}

/**
 * Reads \sum_{k=1}^{4} k², \prod^4_{k=1} k. As in school, the product that follows is what is added: Σ k + 1 adds 1 once. The
 * inputs are what is added, its letter, and the first and the last whole number for that letter.
 */
export function readSum(cursor: Cursor, name: 'sum' | 'prod', { argument, product }: Readers): Call {
  let from: { letter: Expression; first: Expression } | null = null;
  let to: Expression | null = null;
  for (;;) {
    const token = peek(cursor);
    if (isSign(token, '_') && from === null) {
      next(cursor);
      from = readStart(cursor, product);
    } else if (isSign(token, '^') && to === null) {
      next(cursor);
      to = argument(cursor);
    } else break;
  }
  if (from === null || to === null) refuse('Write where it starts and where it ends, as in \\sum_{k=1}^{4} k.', peek(cursor));
  return { kind: 'call', name, inputs: [product(cursor), from.letter, from.first, to] };
}

/** Reads the {k = 1} below the sign. */
function readStart(cursor: Cursor, read: (cursor: Cursor) => Expression): { letter: Expression; first: Expression } {
  const [open, letter, equals] = [next(cursor), next(cursor), next(cursor)];
  if (!isSign(open, '{') || letter.kind !== 'letter' || !isSign(equals, '='))
    refuse('I expected a start such as k = 1 here.', open);
  const first = read(cursor);
  if (!isSign(next(cursor), '}')) refuse(notFinished, peek(cursor, -1));
  return { letter: { kind: 'letter', name: letter.name }, first };
}
