import { compare } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import type { Token } from './token.ts';

type Division = Extract<Expression, { kind: 'divide' }>;

/** A quotient by its parts. `below` is where the divisor begins. Errors: ReadingError where it is a plain 0. */
export function divided(left: Expression, right: Expression, written: Division['written'], below: Token): Division {
  if (right.kind === 'number' && right.value.n === 0n && written === 'ratio')
    refuse('I read this as a ratio, and it cannot have 0 there. Write a time in hours or in minutes.', below);
  if (right.kind === 'number' && right.value.n === 0n) refuse('You cannot divide by 0. Check the number below the line.', below);
  return { kind: 'divide', left, right, written };
}

/** a/b, just read; in 1/2% the half is what the percent sign belongs to, in 100/5% it is the 5. */
export function dividedBySlash(cursor: Cursor, left: Expression, right: Expression, below: Token): Expression {
  const bare = isSign(cursor.tokens[cursor.at - 1]!, '%') && right.kind === 'percent' ? right.of : null;
  return bare !== null && isWhole(left) && isWhole(bare) && compare(left.value, bare.value) < 0
    ? { kind: 'percent', of: divided(left, bare, 'sign', below) }
    : divided(left, right, 'sign', below);
}

type Whole = Extract<Expression, { kind: 'number' }>;
const isWhole = (x: Expression): x is Whole => x.kind === 'number' && x.decimals === null;

/** 3 : 4; a third part makes it a ratio of its own kind, which is no number. */
export const isRatio = (x: Expression): boolean => x.kind === 'divide' && x.written === 'ratio';

/**
 * What stands after ÷ or : is one signed power, or a fraction of two numbers or letters: 6 ÷ 1/2 is 12, since nobody who has both
 * signs at hand writes them for the same thing.
 */
export function readDivisor(cursor: Cursor, readSigned: (cursor: Cursor) => Expression): Expression {
  const top = readSigned(cursor);
  const [before, below] = [cursor.tokens[cursor.at - 1]!, peek(cursor, 1)];
  if (startsProduct(cursor)) refuse('Put brackets round what you divide by.', peek(cursor));
  if (!isPlain(unsigned(top)) || !isAtom(before) || !isSign(peek(cursor), '/') || !isAtom(below)) return top;
  next(cursor);
  const bottom = readSigned(cursor);
  const overBottom = (x: Expression): Expression =>
    x.kind === 'negate' ? { kind: 'negate', of: overBottom(x.of) } : divided(x, bottom, 'bar', below);
  return overBottom(top);
}

/** The x of 2x after ÷: of 6 ÷ 2x there is no reading that all would share. */
const startsProduct = (cursor: Cursor): boolean => isAtom(peek(cursor)) && isAtom(cursor.tokens[cursor.at - 1]!);

/** What stood before ÷ or :, its slash taken for a bar where it is one: 2/3 ÷ 4. */
export const asDividend = (x: Expression): Expression =>
  x.kind === 'divide' && x.written === 'sign' && isPlain(unsigned(x.left)) && isPlain(x.right) ? { ...x, written: 'bar' } : x;

const unsigned = (x: Expression): Expression => (x.kind === 'negate' ? unsigned(x.of) : x);
const isPlain = (x: Expression): boolean => x.kind === 'number' || x.kind === 'letter';
const isAtom = (token: Token): boolean => token.kind === 'number' || token.kind === 'letter';
