import type { Expression } from '../syntax-tree.ts';
import { approximate } from './approximate.ts';

/** 1 if an expression grows with the letter, −1 if it falls, 0 if the letter is not in it, null if that is not obvious. */
type Direction = 1 | -1 | 0 | null;

const rising: ReadonlySet<string> = new Set(['ln', 'exp', 'arctan', 'arcsin', 'sinh', 'tanh']);

/**
 * Returns the direction of an expression wherever it has a value, judging by its structure: a sum of rising parts rises, and
 * so do its logarithm and its root. Such an expression is zero at most once, so if a zero is found, there are no others.
 */
export function directionOf(x: Expression, letter: string): Direction {
  const of = (part: Expression) => directionOf(part, letter);
  switch (x.kind) {
    case 'number':
    case 'mixed':
      return 0;
    case 'constant':
      return x.name === 'π' || x.name === 'e' ? 0 : null;
    case 'letter':
      return x.name === letter ? 1 : null;
    case 'negate':
      return turned(of(x.of));
    case 'add':
      return together(of(x.left), of(x.right));
    case 'subtract':
      return together(of(x.left), turned(of(x.right)));
    case 'multiply':
      return of(x.left) === 0 ? times(x.left, of(x.right)) : of(x.right) === 0 ? times(x.right, of(x.left)) : null;
    case 'divide':
      return of(x.right) === 0 ? times(x.right, of(x.left)) : null;
    case 'root':
      return of(x.of);
    case 'power':
      return ofPower(x, of);
    case 'apply':
      return rising.has(x.name) || (x.name === 'log' && x.base === null) ? of(x.of) : null;
    default:
      return null;
  }
}

const turned = (one: Direction): Direction => (one === 1 ? -1 : one === -1 ? 1 : one);
const together = (a: Direction, b: Direction): Direction => (a === 0 || a === b ? b : b === 0 ? a : null);

function times(factor: Expression, one: Direction): Direction {
  const value = approximate(factor, new Map());
  return value > 0 ? one : value < 0 ? turned(one) : null;
}

function ofPower({ base, exponent }: Extract<Expression, { kind: 'power' }>, of: (x: Expression) => Direction): Direction {
  if (of(base) === 0) {
    const value = approximate(base, new Map());
    return value > 1 ? of(exponent) : value > 0 && value < 1 ? turned(of(exponent)) : null;
  }
  const odd = exponent.kind === 'number' && exponent.value.d === 1n && exponent.value.n > 0n && exponent.value.n % 2n === 1n;
  return odd ? of(base) : null;
}
