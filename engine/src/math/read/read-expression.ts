import { limits } from '../bounds/limits.ts';
import { isInteger, rational } from '../exact/rational.ts';
import type { Expression } from '../syntax-tree.ts';
import { closingBracket, holdsComma, isSign, next, peek, refuse, seen, type Cursor } from './cursor.ts';
import { notFinished } from './reading-error.ts';
import { asDividend, divided, dividedBySlash, isRatio, readDivisor } from './read-division.ts';
import { areaFunction, isAreaFunction, turnedHyperbolic } from './read-area-function.ts';
import { readLetter } from './read-letter.ts';
import { isMinusOne, isWholeFraction, numberOf, whole } from './read-number.ts';
import { readBinomial, readChosen, readSum } from './read-operation.ts';
import { couldOpenInstead, refuseOddNeighbours, startsFactor } from './starts-factor.ts';
import type { Token } from './token.ts';
import { inverseFunctions } from './vocabulary.ts';

/**
 * Reads one expression: sums of products of signed powers. Multiplication without a sign (`2x`) binds as strongly as with
 * one, and both go from left to right, so 1/2x is ½·x, and the echo shows it. Errors: ReadingError.
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
    if (isSign(token, '*') && peek(cursor, 1).kind !== 'unit') {
      next(cursor);
      left = { kind: 'multiply', left, right: readSigned(cursor), written: 'sign' };
    } else if (isSign(token, 'mod')) {
      next(cursor);
      left = { kind: 'call', name: 'mod', inputs: [left, readSigned(cursor)] };
    } else if (isSign(token, '/')) {
      next(cursor);
      const below = peek(cursor);
      left = dividedBySlash(cursor, left, readSigned(cursor), below);
    } else if (isSign(token, '÷') || (isSign(token, ':', 'to') && startsFactor(peek(cursor, 1), cursor) && !isRatio(left))) {
      next(cursor);
      const below = peek(cursor);
      left = divided(asDividend(left), readDivisor(cursor, readSigned), isSign(token, '÷') ? 'obelus' : 'ratio', below);
    } else if (startsFactor(token, cursor)) {
      refuseOddNeighbours(cursor);
      left = { kind: 'multiply', left, right: readPower(cursor), written: 'beside' };
    } else return left;
  }
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
  const bracketed = isSign(peek(cursor, 1), '(', '[', '{', 'root');
  const base = readPostfix(cursor, readPrimary(cursor));
  if (!isSign(peek(cursor), '^')) return base;
  if (isSign(first, '√', '∛', '∜') && base.kind === 'root' && base.of.kind !== 'number' && !bracketed) {
    refuse('Put brackets after √ to show what stands under it.', first);
  }
  next(cursor);
  const exponent = readExponent(cursor);
  return readPostfix(cursor, { kind: 'power', base, exponent });
}

/** Reads what follows ^: a group, or one signed atom with its own power, so that 2^3^2 is 2^(3^2). */
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
    } else if (cursor.angles > 0 && isSign(peek(cursor), '°')) {
      next(cursor);
      result = { kind: 'degrees', of: result };
    } else return result;
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
    case 'callee':
      return isAreaFunction(token.name)
        ? areaFunction(token.name, readCall(cursor, token.name).inputs, token)
        : readCall(cursor, token.name);
    case 'function':
      return readFunction(cursor, token.name);
    case 'command':
      return readCommand(cursor, token.name);
    case 'unit':
      return refuse(`I do not expect the unit “${token.name}” here.`, token);
    case 'end':
      return cursor.at <= 1 ? refuse('There’s nothing here yet.', token) : refuse('Something is missing at the end.', token);
    case 'sign':
      return readSignedPrimary(cursor, token);
  }
}

function readCommand(cursor: Cursor, name: Extract<Token, { kind: 'command' }>['name']): Expression {
  const readers = { argument: readArgument, product: readProduct };
  if (name === 'sqrt') return readRootCommand(cursor);
  if (name === 'binom') return deeper(cursor, () => readBinomial(cursor, readers));
  return name === 'sum' || name === 'prod' ? deeper(cursor, () => readSum(cursor, name, readers)) : readFraction(cursor);
}

function readSignedPrimary(cursor: Cursor, token: Token & { kind: 'sign' }): Expression {
  switch (token.name) {
    case '(':
    case '[':
    case '{':
      cursor.at -= 1;
      return readGroup(cursor);
    case '|':
    case '|(':
      return {
        kind: 'absolute',
        of: readBetween(cursor, token.name === '|' ? ['|', '|)'] : ['|)', '|'], 'The second bar of |…| is missing.'),
      };
    case '⌊':
    case '⌈': {
      const [partner, name] = token.name === '⌊' ? (['⌋', 'floor'] as const) : (['⌉', 'ceil'] as const);
      return { kind: 'apply', name, of: readBetween(cursor, [partner], `I expected “${partner}” here.`), base: null };
    }
    case 'abs':
      return { kind: 'absolute', of: readGroup(cursor) };
    case '√':
      return isSign(peek(cursor), '[') ? readRootCommand(cursor) : readRootOf(cursor, 2);
    case '∛':
    case '∜':
      return readRootOf(cursor, token.name === '∛' ? 3 : 4);
    case 'root':
      return readNamedRoot(cursor);
    case 'π':
      return { kind: 'constant', name: 'π' };
    case '∞':
      return { kind: 'constant', name: '∞' };
    case 'ⅈ':
      return { kind: 'constant', name: 'i' };
    case '}':
      return refuse(cursor.at > 1 && isSign(peek(cursor, -2), '{') ? notFinished : 'Something is missing here.', token);
    case ')':
    case ']':
    case '⟩':
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

const readRootOf = (cursor: Cursor, index: number): Expression => ({
  kind: 'root',
  index,
  of: deeper(cursor, () => readPrimary(cursor)),
});

/** Reads what is between a bar, or a bracket of its own kind, and its partner. `partners` are searched in order, such as '|' before '|)'. */
function readBetween(cursor: Cursor, partners: readonly string[], missing: string): Expression {
  const { bars } = cursor;
  cursor.bars = partners[0] === '|' ? bars + 1 : 0; // only a bare bar may close a bare bar
  const of = readExpression(cursor);
  cursor.bars = bars;
  const close = peek(cursor);
  if (!isSign(close, ...partners)) refuse(missing, close);
  next(cursor);
  // In |2|x|−1|, the second bar may close the first or open another. |x||y| and |x|y can be read only one way.
  const more = isSign(close, '|') && startsFactor(peek(cursor), cursor) && !isSign(peek(cursor), '|', '|(');
  if (more && couldOpenInstead(cursor)) refuse('I cannot tell which bars belong together. Write abs(…) for one of them.', close);
  return of;
}

const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' };

function readGroup(cursor: Cursor): Expression {
  const open = next(cursor);
  const partner = open.kind === 'sign' ? partners[open.name] : undefined;
  if (partner === undefined) refuse('I expected a bracket here.', open);
  const neverCloses = closingBracket({ ...cursor, at: cursor.at - 1 }) < 0;
  const bars = cursor.bars;
  cursor.bars = 0; // inside brackets a bar opens again
  const inside = readChosen(cursor, open, readExpression);
  cursor.bars = bars;
  const close = peek(cursor);
  if (!isSign(close, partner)) {
    const inBraces = isSign(open, '{');
    if (close.kind === 'end' || (neverCloses && isSign(close, ',', ';')))
      refuse(inBraces ? notFinished : 'This bracket is never closed.', open);
    if (inBraces && isSign(close, ')', ']')) refuse('This bracket was never opened.', close);
    const bracketIsDue = !inBraces && isSign(close, ')', ']', '}', ',', ';');
    refuse(bracketIsDue ? `I expected “${seen(partner)}” here.` : 'I cannot read on from here.', close);
  }
  next(cursor);
  return inside;
}

/** Reads a mixed number: `1 3/4`, `1\:3/4`, `1\frac34` and `1¾` are one and three quarters; `1·3/4` is not. */
function readMixed(cursor: Cursor, token: Token & { kind: 'number' }): Expression {
  const number = numberOf(token);
  if (token.decimals !== null || !isInteger(token.value)) return number;
  const before = cursor.tokens[cursor.at - 2];
  const afterDivision = before !== undefined && isSign(before, '/', '^');
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

/** Reads f(2) or f(x, y), where f is declared. */
function readCall(cursor: Cursor, name: string): Extract<Expression, { kind: 'call' }> {
  return deeper(cursor, () => {
    next(cursor);
    const { bars, angles } = cursor;
    [cursor.bars, cursor.angles] = [0, 0];
    const inputs = [readExpression(cursor)];
    while (isSign(peek(cursor), ',')) {
      next(cursor);
      inputs.push(readExpression(cursor));
    }
    [cursor.bars, cursor.angles] = [bars, angles];
    if (!isSign(peek(cursor), ')')) refuse('I expected “)” here.', peek(cursor));
    next(cursor);
    return { kind: 'call', name, inputs };
  });
}

/** Reads the argument of a LaTeX command: a group, or the very next digit or letter (`\frac12`). */
function readArgument(cursor: Cursor): Expression {
  const token = peek(cursor);
  if (isSign(token, '{', '(')) return deeper(cursor, () => readGroup(cursor));
  if (token.kind === 'number' && token.text.length > 1) {
    const [head, tail] = [token.text[0]!, token.text.slice(1)];
    if (!/^\d+$/.test(token.text)) refuse('Put brackets around this number.', token);
    const first: Token = { ...token, text: head, value: rational(BigInt(head)), end: token.at + 1 };
    const rest: Token = { ...token, text: tail, value: rational(BigInt(tail)), at: token.at + 1, spaced: false };
    cursor.tokens.splice(cursor.at, 1, first, rest);
  }
  const here = next(cursor);
  if (here.kind === 'number') return numberOf(here);
  if (here.kind === 'letter') return readLetter(cursor, here);
  if (isSign(here, 'π')) return { kind: 'constant', name: 'π' };
  return refuse(here.kind === 'end' ? 'Something is missing at the end.' : 'I expected a number here.', here);
}

function readFraction(cursor: Cursor): Expression {
  const left = readArgument(cursor);
  const below = peek(cursor);
  return divided(left, readArgument(cursor), 'bar', isSign(below, '{') ? peek(cursor, -2) : below);
}

/** Reads \\sqrt{x}, \\sqrt[3]{x}, sqrt[3](x); \\sqrt[n]{x} is x^(1/n). */
function readRootCommand(cursor: Cursor): Expression {
  if (!isSign(peek(cursor), '[')) return { kind: 'root', index: 2, of: readArgument(cursor) };
  const open = next(cursor);
  const plain = peek(cursor).kind === 'number' && isSign(peek(cursor, 1), ']');
  const index = plain || isSign(peek(cursor), ']') ? readRootIndex(cursor) : deeper(cursor, () => readExpression(cursor));
  if (!isSign(peek(cursor), ']')) refuse(notFinished, peek(cursor));
  next(cursor);
  const of = isSign(peek(cursor), '(') ? readGroup(cursor) : readArgument(cursor);
  if (typeof index === 'number') return { kind: 'root', index, of };
  return { kind: 'power', base: of, exponent: divided(whole(1n), index, 'bar', open) };
}

function readRootIndex(cursor: Cursor): number {
  const token = next(cursor);
  if (token.kind !== 'number' || !isInteger(token.value) || token.value.n < 2n || token.value.n > 64n)
    refuse('I cannot read this root. Its number must be 2, 3, 4 or so.', token);
  return Number(token.value.n);
}

/** Reads root(3)(8), and nthroot(8, 3) with its inputs in the other order. If the index is not a whole number, returns a power: root(x, n) is x^(1/n). */
function readNamedRoot(cursor: Cursor): Expression {
  const open = peek(cursor);
  if (!isSign(open, '(')) refuse('Write √ for a square root, or root(3)(8) for the third root of 8.', open);
  const end = cursor.tokens[closingBracket(cursor) + 1];
  if (!holdsComma(cursor)) {
    if (end === undefined || !isSign(end, '(')) return { kind: 'root', index: 2, of: readGroup(cursor) }; // as Maxima's root(x)
    next(cursor);
    const index = readRootIndex(cursor);
    if (!isSign(next(cursor), ')') || end === undefined || !isSign(end, '('))
      refuse('Write √ for a square root, or root(3)(8) for the third root of 8.', open);
    return { kind: 'root', index, of: readGroup(cursor) };
  }
  next(cursor);
  const of = deeper(cursor, () => readExpression(cursor));
  if (!isSign(next(cursor), ',')) refuse('I expected a comma here.', peek(cursor, -1));
  if (peek(cursor).kind !== 'number' || !isSign(peek(cursor, 1), ')')) {
    const index = deeper(cursor, () => readExpression(cursor));
    if (!isSign(next(cursor), ')')) refuse('I expected “)” here.', peek(cursor, -1));
    return { kind: 'power', base: of, exponent: divided(whole(1n), index, 'bar', peek(cursor, -1)) };
  }
  const index = readRootIndex(cursor);
  if (!isSign(next(cursor), ')')) refuse('I expected “)” here.', peek(cursor, -1));
  return { kind: 'root', index, of };
}

/**
 * Reads sin x, sin(x), sin²x, sin 2x cos x, log_2 8. Without brackets the argument is the product that follows, up to the
 * next function: sin 2x is sin(2x), and sin x² is sin(x²).
 */
function readFunction(cursor: Cursor, name: Extract<Expression, { kind: 'apply' }>['name']): Expression {
  return deeper(cursor, () => {
    let base: Expression | null = name === 'log' ? readBaseBeside(cursor) : null;
    let exponent: Expression | null = null;
    for (;;) {
      if (isSign(peek(cursor), '_') && base === null) {
        next(cursor);
        if (isSign(peek(cursor), '{') && isSign(peek(cursor, 1), '}')) cursor.at += 2; // \log_{}x: the base was left empty
        else base = readBase(cursor);
      } else if (isSign(peek(cursor), '^') && exponent === null) {
        next(cursor);
        exponent = readExponent(cursor);
      } else break;
    }
    if (base !== null && name !== 'log') refuse(`An index does not belong to ${name}.`, peek(cursor));
    const called = exponent !== null && isMinusOne(exponent) ? inverseFunctions[name] : undefined;
    cursor.angles += 1;
    const withBase =
      name === 'log' && base === null && isSign(peek(cursor), '(') && holdsComma(cursor) ? readLogPair(cursor) : null;
    base = withBase?.base ?? base;
    const of = withBase?.of ?? (isSign(peek(cursor), '(', '[', '{') ? readGroup(cursor) : readBareArgument(cursor));
    cursor.angles -= 1;
    const turned = exponent !== null && isMinusOne(exponent) ? turnedHyperbolic[name] : undefined;
    if (turned !== undefined) return areaFunction(turned, [of], peek(cursor));
    const applied: Expression = { kind: 'apply', name: called ?? name, of, base };
    return exponent === null || called !== undefined ? applied : { kind: 'power', base: applied, exponent };
  });
}

/** Reads log(8, 2): first the number, then the base, as in spreadsheets and computer algebra. */
function readLogPair(cursor: Cursor): { of: Expression; base: Expression } {
  const open = peek(cursor);
  const [of, base, third] = readCall(cursor, 'log').inputs;
  return of === undefined || base === undefined || third !== undefined
    ? refuse('I expected a number and a base here.', open)
    : { of, base };
}

/** Reads log2(8), log10(x): the number right after the name is the base. */
function readBaseBeside(cursor: Cursor): Expression | null {
  const [token, after] = [peek(cursor), peek(cursor, 1)];
  if (token.kind !== 'number' || token.spaced || !['2', '10'].includes(token.text) || !isSign(after, '(')) return null;
  next(cursor);
  return { kind: 'number', value: token.value, decimals: null };
}

/** Reads the base of log_{2}, log_2, log_10(x). In \\log_28, which is log₂ 8, it's one digit: the rest is the argument. */
function readBase(cursor: Cursor): Expression {
  const [token, after] = [peek(cursor), peek(cursor, 1)];
  if (isSign(token, '(')) return readGroup(cursor);
  if (token.kind !== 'number' || !(startsFactor(after, cursor) || isSign(after, '^', '-'))) return readArgument(cursor);
  next(cursor);
  return numberOf(token);
}

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
