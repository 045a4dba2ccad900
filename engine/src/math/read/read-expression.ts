import { limits } from '../limits.ts';
import { isInteger, one, rational } from '../rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { notFinished, ReadingError } from './reading-error.ts';
import type { Grammar, Token } from './tokens.ts';

/** A place in the tokens of one text, which reading moves on. `bars` counts the |…| that are open. */
export type Cursor = {
  readonly tokens: Token[];
  readonly letters: ReadonlySet<string> | null;
  at: number;
  depth: number;
  bars: number;
};

export const startCursor = (tokens: Token[], { letters }: Pick<Grammar, 'letters'>): Cursor => ({
  tokens,
  letters,
  at: 0,
  depth: 0,
  bars: 0,
});
export const peek = (cursor: Cursor, ahead = 0): Token => cursor.tokens[Math.min(cursor.at + ahead, cursor.tokens.length - 1)]!;
export const next = (cursor: Cursor): Token => {
  const token = peek(cursor);
  cursor.at += 1;
  return token;
};
export const isSign = (token: Token, ...names: readonly string[]): boolean => token.kind === 'sign' && names.includes(token.name);

export function refuse(message: string, token: Token): never {
  throw new ReadingError(message, token.at, token.end - token.at);
}

/**
 * Reads one expression: sums of products of signed powers. Multiplication beside (`2x`) and by sign bind alike, from the left, so
 * 1/2x is ½·x, and the echo shows it.
 * Errors: ReadingError.
 */
export function readExpression(cursor: Cursor): Expression {
  return deeper(cursor, () => {
    let left: Expression;
    if (isSign(peek(cursor), '±')) {
      next(cursor);
      left = { kind: 'plus_minus', left: null, right: readProduct(cursor) };
    } else {
      left = readProduct(cursor);
    }
    for (;;) {
      if (isSign(peek(cursor), '+')) {
        next(cursor);
        left = { kind: 'add', left, right: readProduct(cursor) };
      } else if (isSign(peek(cursor), '-')) {
        next(cursor);
        left = { kind: 'subtract', left, right: readProduct(cursor) };
      } else if (isSign(peek(cursor), '±')) {
        next(cursor);
        left = { kind: 'plus_minus', left, right: readProduct(cursor) };
      } else return left;
    }
  });
}

function deeper<T>(cursor: Cursor, read: () => T): T {
  if (cursor.depth >= limits.depth) refuse('Too much stands inside each other here for me to read.', peek(cursor));
  cursor.depth += 1;
  const result = read();
  cursor.depth -= 1;
  return result;
}

function readProduct(cursor: Cursor): Expression {
  let left = readSigned(cursor);
  for (;;) {
    const token = peek(cursor);
    if (isSign(token, '*')) {
      next(cursor);
      left = { kind: 'multiply', left, right: readSigned(cursor), written: 'sign' };
    } else if (isSign(token, '/', '÷') || (isSign(token, ':') && startsFactor(peek(cursor, 1), cursor))) {
      next(cursor);
      const below = peek(cursor);
      const right = readSigned(cursor);
      left = divided(left, right, 'sign', below);
    } else if (startsFactor(token, cursor)) {
      refuseOddNeighbours(cursor);
      left = { kind: 'multiply', left, right: readPower(cursor), written: 'beside' };
    } else return left;
  }
}

function divided(left: Expression, right: Expression, written: 'bar' | 'sign', below: Token): Expression {
  if (right.kind === 'number' && right.value.n === 0n) refuse('You cannot divide by 0. Check the number below the line.', below);
  return { kind: 'divide', left, right, written };
}

function readSigned(cursor: Cursor): Expression {
  const token = peek(cursor);
  if (isSign(token, '-', '+')) {
    const before = cursor.tokens[cursor.at - 1];
    if (isSign(token, '+') && before !== undefined && isSign(before, '+', '-'))
      refuse('There are two signs in a row here.', token);
    next(cursor);
    const of = deeper(cursor, () => readSigned(cursor));
    return isSign(token, '-') ? { kind: 'negate', of } : of;
  }
  return readPower(cursor);
}

function readPower(cursor: Cursor): Expression {
  const first = peek(cursor);
  const bracketed = isSign(peek(cursor, 1), '(', '[', '{');
  const base = readPostfix(cursor, readPrimary(cursor));
  if (!isSign(peek(cursor), '^')) return base;
  if (isSign(first, '√', '∛', '∜') && base.kind === 'root' && base.of.kind !== 'number' && !bracketed) {
    refuse('Put brackets after √ to show what stands under it.', first);
  }
  next(cursor);
  const exponent = readExponent(cursor);
  return readPostfix(cursor, { kind: 'power', base, exponent });
}

/** What stands after ^: a group, or one signed atom with its own power, so that 2^3^2 is 2^(3^2). */
function readExponent(cursor: Cursor): Expression {
  return deeper(cursor, () => {
    if (isSign(peek(cursor), '{')) return readGroup(cursor);
    if (isSign(peek(cursor), '-')) {
      next(cursor);
      return { kind: 'negate', of: readPower(cursor) };
    }
    if (isSign(peek(cursor), '+')) next(cursor);
    return readPower(cursor);
  });
}

function readPostfix(cursor: Cursor, of: Expression): Expression {
  let result = of;
  for (;;) {
    if (isSign(peek(cursor), '!')) {
      next(cursor);
      result = { kind: 'factorial', of: result };
    } else if (isSign(peek(cursor), '%')) {
      next(cursor);
      result = { kind: 'percent', of: result };
    } else return result;
  }
}

/** Whether a token can begin a factor that stands beside the one before it. */
function startsFactor(token: Token, cursor: Cursor): boolean {
  switch (token.kind) {
    case 'number':
    case 'vulgar':
    case 'letter':
    case 'function':
    case 'command':
      return true;
    case 'sign':
      return (
        ['(', '{', '√', '∛', '∜', 'π', '∞', 'abs'].includes(token.name) ||
        (token.name === '[' && closes(cursor, ']')) ||
        (token.name === '|' && cursor.bars === 0)
      );
    case 'unit':
    case 'end':
      return false;
  }
}

/** Whether the bracket at the cursor finds this partner with no comma between: then it is a bracket and not an interval. */
function closes(cursor: Cursor, partner: string): boolean {
  let depth = 0;
  for (let i = cursor.at; i < cursor.tokens.length; i += 1) {
    const token = cursor.tokens[i]!;
    if (isSign(token, '(', '[', '{', '\\{')) depth += 1;
    else if (isSign(token, ')', ']', '}', '\\}')) {
      depth -= 1;
      if (depth === 0) return isSign(token, partner);
    } else if (depth === 1 && isSign(token, ',', ';')) return false;
  }
  return false;
}

/** `1 2` and `x2` could mean two things, and a guess would mark a child wrong for something she did not say. */
function refuseOddNeighbours(cursor: Cursor): void {
  const [before, token] = [cursor.tokens[cursor.at - 1]!, peek(cursor)];
  if (token.kind !== 'number' && token.kind !== 'vulgar') return;
  if (before.kind === 'number' || before.kind === 'vulgar')
    refuse('Two numbers stand side by side. Is a sign missing between them?', token);
  if (before.kind === 'letter') {
    refuse(`I cannot tell what ${before.name} beside the number means. Write the number in front, or use ^ for a power.`, token);
  }
}

function readPrimary(cursor: Cursor): Expression {
  const token = next(cursor);
  switch (token.kind) {
    case 'number':
      return readMixed(cursor, token);
    case 'vulgar':
      return { kind: 'divide', left: whole(token.top), right: whole(token.bottom), written: 'bar' };
    case 'letter':
      return readLetter(cursor, token);
    case 'function':
      return readFunction(cursor, token.name);
    case 'command':
      return token.name === 'frac' ? readFraction(cursor) : readRootCommand(cursor);
    case 'unit':
      return refuse(`I do not expect the unit “${token.name}” here.`, token);
    case 'end':
      return cursor.at <= 1 ? refuse('There is nothing here yet.', token) : refuse('Something is missing at the end.', token);
    case 'sign':
      return readSignedPrimary(cursor, token);
  }
}

const whole = (value: bigint): Expression => ({ kind: 'number', value: rational(value), decimals: null });

function readSignedPrimary(cursor: Cursor, token: Token & { kind: 'sign' }): Expression {
  switch (token.name) {
    case '(':
    case '[':
    case '{':
      cursor.at -= 1;
      return readGroup(cursor);
    case '|': {
      cursor.bars += 1;
      const of = readExpression(cursor);
      if (!isSign(peek(cursor), '|')) refuse('The second bar of |…| is missing.', peek(cursor));
      next(cursor);
      cursor.bars -= 1;
      return { kind: 'absolute', of };
    }
    case 'abs':
      return { kind: 'absolute', of: readGroup(cursor) };
    case '√':
    case '∛':
    case '∜':
      return { kind: 'root', index: { '√': 2, '∛': 3, '∜': 4 }[token.name], of: deeper(cursor, () => readPrimary(cursor)) };
    case 'π':
      return { kind: 'constant', name: 'π' };
    case '∞':
      return { kind: 'constant', name: '∞' };
    case '}':
      return refuse(cursor.at > 1 && isSign(peek(cursor, -2), '{') ? notFinished : 'Something is missing here.', token);
    case ')':
    case ']':
    case '\\}':
      return refuse('This bracket closes nothing, or there is nothing inside it.', token);
    case '-':
    case '+':
      return refuse('There are two signs in a row here. Put brackets around the negative number.', token);
    default:
      return refuse(
        cursor.at <= 1
          ? `I did not expect “${seen(token.name)}” at the start.`
          : `Something is missing before “${seen(token.name)}”.`,
        token,
      );
  }
}

/** The sign as she sees it, without LaTeX's mark. */
const seen = (name: string): string => name.replace('\\', '');

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' };

function readGroup(cursor: Cursor): Expression {
  const open = next(cursor);
  const partner = open.kind === 'sign' ? partners[open.name] : undefined;
  if (partner === undefined) refuse('I expected a bracket here.', open);
  const bars = cursor.bars;
  cursor.bars = 0; // inside brackets a bar opens again
  const inside = readExpression(cursor);
  cursor.bars = bars;
  const close = peek(cursor);
  if (!isSign(close, partner)) {
    const inBraces = isSign(open, '{');
    if (close.kind === 'end') refuse(inBraces ? notFinished : 'This bracket is never closed.', open);
    if (inBraces && isSign(close, ')', ']')) refuse('This bracket was never opened.', close);
    const bracketIsDue = !inBraces && isSign(close, ')', ']', '}', ',', ';');
    refuse(bracketIsDue ? `I expected “${seen(partner)}” here.` : 'I cannot read on from here.', close);
  }
  next(cursor);
  return inside;
}

/** `1 3/4`, `1\:3/4`, `1\frac34` and `1¾` are one and three quarters; `1·3/4` is not. */
function readMixed(cursor: Cursor, token: Token & { kind: 'number' }): Expression {
  const number: Expression = { kind: 'number', value: token.value, decimals: token.decimals };
  if (token.decimals !== null || !isInteger(token.value)) return number;
  const before = cursor.tokens[cursor.at - 2];
  const afterDivision = before !== undefined && isSign(before, '/', '÷', '^');
  const [a, b, c] = [peek(cursor), peek(cursor, 1), peek(cursor, 2)];
  if (a.kind === 'vulgar') {
    next(cursor);
    return { kind: 'mixed', whole: token.value.n, top: a.top, bottom: a.bottom };
  }
  if (a.kind === 'number' && a.spaced && isSign(b, '/') && c.kind === 'number' && !afterDivision) {
    if (a.decimals !== null || c.decimals !== null || c.value.n === 0n) return number;
    cursor.at += 3;
    return { kind: 'mixed', whole: token.value.n, top: a.value.n, bottom: c.value.n };
  }
  if (a.kind === 'command' && a.name === 'frac') {
    const back = cursor.at;
    next(cursor);
    const fraction = readFraction(cursor);
    if (isWholeFraction(fraction))
      return { kind: 'mixed', whole: token.value.n, top: fraction.left.value.n, bottom: fraction.right.value.n };
    cursor.at = back;
  }
  return number;
}

type WholeFraction = { left: Expression & { kind: 'number' }; right: Expression & { kind: 'number' } };
const isWholeFraction = (e: Expression): e is Expression & { kind: 'divide' } & WholeFraction =>
  e.kind === 'divide' && [e.left, e.right].every((side) => side.kind === 'number' && side.decimals === null);

/** A letter, with its index: x_1, x_{12}. */
function readLetter(cursor: Cursor, token: Token & { kind: 'letter' }): Expression {
  if (!isSign(peek(cursor), '_'))
    return token.name === 'e' ? { kind: 'constant', name: 'e' } : { kind: 'letter', name: token.name };
  next(cursor);
  const braced = isSign(peek(cursor), '{');
  if (braced) next(cursor);
  const index = next(cursor);
  if (index.kind !== 'number' && index.kind !== 'letter') refuse('I cannot read this index.', index);
  if (braced && !isSign(next(cursor), '}')) refuse(notFinished, peek(cursor));
  const name = `${token.name}_${index.kind === 'number' ? index.text : index.name}`;
  if (cursor.letters !== null && !cursor.letters.has(name)) refuse(`The letter ${name} does not belong to this problem.`, token);
  return { kind: 'letter', name };
}

/** The argument of a LaTeX command: a group, or the very next digit or letter (`\frac12`). */
function readArgument(cursor: Cursor): Expression {
  const token = peek(cursor);
  if (isSign(token, '{')) return deeper(cursor, () => readGroup(cursor));
  if (token.kind === 'number' && token.text.length > 1) {
    const [head, tail] = [token.text[0]!, token.text.slice(1)];
    if (!/^\d+$/.test(token.text)) refuse('Put brackets around this number.', token);
    const first: Token = { ...token, text: head, value: rational(BigInt(head)), end: token.at + 1 };
    const rest: Token = { ...token, text: tail, value: rational(BigInt(tail)), at: token.at + 1, spaced: false };
    cursor.tokens.splice(cursor.at, 1, first, rest);
  }
  const here = next(cursor);
  if (here.kind === 'number') return { kind: 'number', value: here.value, decimals: here.decimals };
  if (here.kind === 'letter') return readLetter(cursor, here);
  if (isSign(here, 'π')) return { kind: 'constant', name: 'π' };
  return refuse(here.kind === 'end' ? 'Something is missing at the end.' : 'I expected a number here.', here);
}

function readFraction(cursor: Cursor): Expression {
  const left = readArgument(cursor);
  const below = peek(cursor);
  return divided(left, readArgument(cursor), 'bar', isSign(below, '{') ? peek(cursor, -2) : below);
}

function readRootCommand(cursor: Cursor): Expression {
  let index = 2;
  if (isSign(peek(cursor), '[')) {
    next(cursor);
    const token = next(cursor);
    if (token.kind !== 'number' || !isInteger(token.value) || token.value.n < 2n || token.value.n > 64n)
      refuse('I cannot read this root.', token);
    index = Number(token.value.n);
    if (!isSign(peek(cursor), ']')) refuse(notFinished, peek(cursor));
    next(cursor);
  }
  return { kind: 'root', index, of: readArgument(cursor) };
}

/**
 * sin x, sin(x), sin²x, sin 2x cos x, log_2 8. Without brackets the argument is the product that follows, up to the next
 * function: sin 2x is sin(2x), and sin x² is sin(x²).
 */
function readFunction(cursor: Cursor, name: Extract<Expression, { kind: 'apply' }>['name']): Expression {
  return deeper(cursor, () => {
    let base: Expression | null = null;
    let exponent: Expression | null = null;
    for (;;) {
      if (isSign(peek(cursor), '_') && base === null) {
        next(cursor);
        base = readArgument(cursor);
      } else if (isSign(peek(cursor), '^') && exponent === null) {
        next(cursor);
        exponent = readExponent(cursor);
      } else break;
    }
    if (base !== null && name !== 'log') refuse(`An index does not belong to ${name}.`, peek(cursor));
    const called = exponent !== null && isMinusOne(exponent) ? inverse[name] : undefined;
    const of = isSign(peek(cursor), '(', '[', '{') ? readGroup(cursor) : readBareArgument(cursor);
    const applied: Expression = { kind: 'apply', name: called ?? name, of, base };
    return exponent === null || called !== undefined ? applied : { kind: 'power', base: applied, exponent };
  });
}

const inverse: Readonly<Partial<Record<string, 'arcsin' | 'arccos' | 'arctan'>>> = {
  sin: 'arcsin',
  cos: 'arccos',
  tan: 'arctan',
};
const isMinusOne = (e: Expression): boolean =>
  e.kind === 'negate' && e.of.kind === 'number' && e.of.value.n === one.n && e.of.value.d === 1n;

function readBareArgument(cursor: Cursor): Expression {
  if (isSign(peek(cursor), '-')) {
    next(cursor);
    return { kind: 'negate', of: readBareArgument(cursor) };
  }
  let left = readPower(cursor);
  while (startsFactor(peek(cursor), cursor) && peek(cursor).kind !== 'function') {
    refuseOddNeighbours(cursor);
    left = { kind: 'multiply', left, right: readPower(cursor), written: 'beside' };
  }
  return left;
}
