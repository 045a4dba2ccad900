import { compare } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { isSign, next, peek, refuse, type Cursor } from './cursor.ts';
import type { Token } from './token.ts';

type Division = Extract<Expression, { kind: 'divide' }>;

/** Builds a quotient. `below` is the divisor's first token. Errors: ReadingError if the divisor is a plain 0. */
export function divided(left: Expression, right: Expression, written: Division['written'], below: Token): Division {
  if (right.kind === 'number' && right.value.n === 0n && written === 'ratio')
    refuse('I read this as a ratio, and it cannot have 0 there. Write a time in hours or in minutes.', below);
  if (right.kind === 'number' && right.value.n === 0n) refuse('You cannot divide by 0. Check the number below the line.', below);
  return { kind: 'divide', left, right, written };
}

/** Builds a/b, which was just read. The percent sign belongs to the half in 1/2%, but to the 5 in 100/5%. */
export function dividedBySlash(cursor: Cursor, left: Expression, right: Expression, below: Token): Expression {
  const bare = isSign(cursor.tokens[cursor.at - 1]!, '%') && right.kind === 'percent' ? right.of : null;
  return bare !== null && isWhole(left) && isWhole(bare) && compare(left.value, bare.value) < 0
    ? { kind: 'percent', of: divided(left, bare, 'sign', below) }
    : divided(left, right, 'sign', below);
}

type Whole = Extract<Expression, { kind: 'number' }>;
const isWhole = (x: Expression): x is Whole => x.kind === 'number' && x.decimals === null;

/** True for 3 : 4. With a third part it is a separate kind of ratio, which is not a number. */
export const isRatio = (x: Expression): boolean => x.kind === 'divide' && x.written === 'ratio';

/**
 * Reads what comes after ÷ or : — one signed power, or a fraction of two numbers or letters: 6 ÷ 1/2 is 12, since nobody who
 * writes both signs means the same by them.
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

/** True for the x of 2x after ÷, because readers disagree about 6 ÷ 2x. */
const startsProduct = (cursor: Cursor): boolean => isAtom(peek(cursor)) && isAtom(cursor.tokens[cursor.at - 1]!);

/** Returns the dividend before ÷ or :, with its slash read as a fraction bar if there is one: 2/3 ÷ 4. */
export const asDividend = (x: Expression): Expression =>
  x.kind === 'divide' && x.written === 'sign' && isPlain(unsigned(x.left)) && isPlain(x.right) ? { ...x, written: 'bar' } : x;

const unsigned = (x: Expression): Expression => (x.kind === 'negate' ? unsigned(x.of) : x);
const isPlain = (x: Expression): boolean => x.kind === 'number' || x.kind === 'letter';
const isAtom = (token: Token): boolean => token.kind === 'number' || token.kind === 'letter';
