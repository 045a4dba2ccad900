import { lettersOf, partsOf, type Expression } from '../syntax-tree.ts';

type IsEqual = (a: Expression, b: Expression) => boolean;
type Named = { readonly part: Expression; readonly inner: readonly Expression[]; readonly letter: Expression };

const mostParts = 16;

/**
 * True if two expressions are equal whatever |u|, √u, ln u, sin u … in them are worth. Each such part becomes a letter, the
 * same one if the insides are equal, and the rest is compared exactly by `isEqual`. So eˣ − (−|y|) is |y| + eˣ, and |ln(2y)|
 * is |−ln(y + y)|.
 *
 * True only if the same parts are on both sides, so these parts can't leave just one side without a value. False proves
 * nothing: this comparison cannot see that sin 2x is 2 sin x cos x.
 */
export function equalPartByPart(a: Expression, b: Expression, isEqual: IsEqual): boolean {
  const named: Named[] = [];
  const [of, other] = [new Set<Expression>(), new Set<Expression>()];
  const [left, right] = [closed(a, named, of, isEqual), closed(b, named, other, isEqual)];
  const sameParts = of.size === other.size && [...of].every((letter) => other.has(letter));
  return of.size > 0 && sameParts && named.length <= mostParts && isEqual(left, right);
}

/** Replaces each part that is no sum, product or whole power with a letter, and adds the expression's own letters to `used`. */
function closed(x: Expression, named: Named[], used: Set<Expression>, isEqual: IsEqual): Expression {
  const inside = (part: Expression) => closed(part, named, used, isEqual);
  switch (x.kind) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return { ...x, left: inside(x.left), right: inside(x.right) };
    case 'negate':
    case 'percent':
      return { ...x, of: inside(x.of) };
    case 'power':
      return isWhole(x.exponent) ? { ...x, base: inside(x.base) } : letterFor(x, inside, { named, used, isEqual });
    case 'root':
    case 'absolute':
    case 'apply':
      return lettersOf(x).size === 0 ? x : letterFor(sizeFor(x), inside, { named, used, isEqual });
    default:
      return x;
  }
}

/** Returns |u| for √(u²). */
function sizeFor(x: Expression): Expression {
  const isSquare = x.kind === 'root' && x.index === 2 && x.of.kind === 'power' && isNumber(x.of.exponent, 2n);
  return isSquare && x.of.kind === 'power' ? { kind: 'absolute', of: x.of.base } : x;
}

const isNumber = (x: Expression, n: bigint): boolean => x.kind === 'number' && x.value.d === 1n && x.value.n === n;
const isWhole = (x: Expression): boolean =>
  x.kind === 'negate' ? isWhole(x.of) : x.kind === 'number' && x.value.d === 1n && x.value.n < 100n;

const evenFunctions: ReadonlySet<string> = new Set(['cos', 'sec', 'cosh', 'sech']);
const oddFunctions: ReadonlySet<string> = new Set(['sin', 'tan', 'csc', 'cot', 'sinh', 'tanh', 'arcsin', 'arctan']);

function letterFor(
  part: Expression,
  inside: (part: Expression) => Expression,
  { named, used, isEqual }: { named: Named[]; used: Set<Expression>; isEqual: IsEqual },
): Expression {
  const inner = partsOf(part).map(inside);
  const isEven = part.kind === 'absolute' || (part.kind === 'apply' && evenFunctions.has(part.name));
  const isOdd = part.kind === 'apply' && oddFunctions.has(part.name);
  for (const known of named) {
    if (!isSameKind(known.part, part) || known.inner.length !== inner.length) continue;
    const all = (others: readonly Expression[]) => known.inner.every((one, at) => isEqual(one, others[at]!));
    if (all(inner)) return noted(known.letter, used);
    if ((isEven || isOdd) && all(inner.map((of) => ({ kind: 'negate', of })))) {
      const letter = noted(known.letter, used);
      return isOdd ? { kind: 'negate', of: letter } : letter;
    }
  }
  const letter: Expression = { kind: 'letter', name: `⟦${named.length + 1}⟧` }; // no text can be read as this name
  if (named.length <= mostParts) named.push({ part, inner, letter });
  return noted(letter, used);
}

function noted(letter: Expression, used: Set<Expression>): Expression {
  used.add(letter);
  return letter;
}

function isSameKind(a: Expression, b: Expression): boolean {
  if (a.kind === 'root') return b.kind === 'root' && a.index === b.index;
  return a.kind === 'apply' ? b.kind === 'apply' && a.name === b.name : a.kind === b.kind;
}
